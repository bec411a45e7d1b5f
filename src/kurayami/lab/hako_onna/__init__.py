"""Training to judge Hako Onna positions."""
