"""One whole game in each room. None knows another."""
