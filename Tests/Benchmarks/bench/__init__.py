"""Measures the program against its bars, side by side with other software that does the same work."""
