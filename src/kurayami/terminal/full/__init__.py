"""The games on a full screen, in Textual."""
