"""What a seat believes: tiles, ghosts, powers, and whom to trust."""
