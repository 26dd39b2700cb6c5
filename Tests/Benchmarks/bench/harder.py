"""P13: harder peers than those of P1 and P2: h2o, fasthttp with quicktemplate, and Node when one visitor asks."""

from . import tools
from .cold import against, comparisons, fast, made_pages, node, one_visitor, same_pages
from .files import h2o
from .hot import TARGET, against_files
from .server import free_port, running
from .table import Row


def compare() -> list[str]:
    """Compares the pages of the competitors with ours, and measures nothing. Returns a remark for each competitor."""
    return comparisons(fast, node)


def measure() -> list[Row]:
    port = free_port()
    with running("almanac", [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY], port) as almanac:
        rows = [against_files("P13 hot page", almanac, TARGET, h2o)]
    with made_pages() as (almanac, length):
        with fast() as peer:
            rows += against("P13", peer, almanac, 1, length)
        with node() as peer:
            rows.append(one_visitor("P13", peer, almanac, 1, length, same_pages(peer, almanac)))
    return rows
