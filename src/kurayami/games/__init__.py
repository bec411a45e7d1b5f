"""One complete game per room, independent of the others."""
