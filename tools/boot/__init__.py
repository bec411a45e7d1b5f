"""Set-up of the project: stages that are done once, and the commands that need them."""
