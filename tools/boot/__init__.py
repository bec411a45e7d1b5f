"""How the house is set up: stages that are done once, and the commands that need them."""
