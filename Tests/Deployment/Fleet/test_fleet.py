from fleet import Fleet


def test_up(fleet: Fleet) -> None:
    print(fleet.get("/holidays/DE/2026")[:2])
    print(fleet.asked_upstream())
