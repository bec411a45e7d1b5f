"""The games line by line: for any terminal, a pipe, a screen reader or a Braille display."""
