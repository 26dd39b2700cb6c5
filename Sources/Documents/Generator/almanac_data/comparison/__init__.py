"""Compares the documents with sets of holidays that other people maintain. Each difference needs a reviewed reason."""
