"""Measures the program against its bars, and compares it with other software that does the same work."""
