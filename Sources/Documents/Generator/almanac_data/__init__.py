"""Makes Almanac's country and holiday documents from pinned public data."""
