"""Corrections of India: Karnataka, whose government publishes a list each year."""

from ..correction import Correction
from ..moreedits import listed, retyped
from ..names import Name
from ..source import Source

#: Gazetted days of the Union that Karnataka's lists do not have.
_UNION = ("Holi", "Ram Navami", "Buddha Purnima", "Janmashtami (Vaishnava)", "Guru Nanak's Jayanti")

_LIST_OF_2024 = {
    "01-15": "Makar Sankranti",
    "01-26": "Republic Day",
    "03-08": "Maha Shivaratri",
    "03-29": "Good Friday",
    "04-09": "Ugadi",
    "04-11": "Id-ul-Fitr",
    "05-01": "May Day",
    "05-10": "Basava Jayanti",
    "06-17": "Id-ul-Zuha (Bakrid)",
    "07-17": "Muharram",
    "08-15": "Independence Day",
    "09-07": "Ganesh Chaturthi",
    "09-16": "Milad-un-Nabi",
    "10-02": "Mahatma Gandhi's Jayanti",
    "10-11": "Mahanavami, Ayudha Puja",
    "10-17": "Maharshi Valmiki's Jayanti",
    "10-31": "Naraka Chaturdashi",
    "11-01": "Karnataka Rajyotsava",
    "11-02": "Balipadyami, Deepavali",
    "11-18": "Kanakadasa Jayanti",
    "12-25": "Christmas",
}

_LIST_OF_2026 = {
    "01-15": "Makar Sankranti",
    "01-26": "Republic Day",
    "03-19": "Ugadi",
    "03-21": "Id-ul-Fitr",
    "03-31": "Mahavir Jayanti",
    "04-03": "Good Friday",
    "04-14": "Dr. B. R. Ambedkar's Jayanti",
    "04-20": "Basava Jayanti",
    "05-01": "May Day",
    "05-28": "Id-ul-Zuha (Bakrid)",
    "06-26": "Muharram",
    "08-15": "Independence Day",
    "08-26": "Milad-un-Nabi",
    "09-14": "Ganesh Chaturthi",
    "10-02": "Mahatma Gandhi's Jayanti",
    "10-20": "Mahanavami, Ayudha Puja",
    "10-21": "Dussehra",
    "11-10": "Balipadyami, Deepavali",
    "11-27": "Kanakadasa Jayanti",
    "12-25": "Christmas",
}

CORRECTIONS = (
    Correction(
        "in-karnataka",
        "IN",
        "In 2024 and 2026 Karnataka has the days of its own lists; in no year has it Holi, Ram Navami, Buddha Purnima, "
        "Janmashtami and Guru Nanak's birthday, which its employees may choose",
        "Our source gives Karnataka all gazetted holidays of the Union",
        (
            Source(
                "Karnataka Gazette of 13 December 2023: general holidays of 2024",
                "https://scribd.com/document/738515067/Holidays-List-2024",
            ),
            Source(
                "HR Informative on the list of 2026, with its notes",
                "https://hrinformative.com/karnataka-holidays-list-2026",
            ),
            Source(
                "Government of Karnataka, DPAR 23 HHL 2016: general holidays of 2017",
                "https://it.scribd.com/document/333590845/Karnataka-Holidays-List-2017",
            ),
        ),
        (
            retyped(("KA",), _UNION, "public", "optional"),
            listed("KA", 2024, _LIST_OF_2024),
            listed("KA", 2026, _LIST_OF_2026),
        ),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {
    ("IN", "Basava Jayanti"): [("en", "Basava Jayanti")],
    ("IN", "Mahanavami, Ayudha Puja"): [("en", "Mahanavami, Ayudha Puja")],
    ("IN", "Balipadyami, Deepavali"): [("en", "Balipadyami, Deepavali")],
    ("IN", "Kanakadasa Jayanti"): [("en", "Kanakadasa Jayanti")],
}
