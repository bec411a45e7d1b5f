"""Learning to judge positions of Hako Onna."""
