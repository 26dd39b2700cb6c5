"""Corrections of Malaysia."""

from ..correction import Correction
from ..moreedits import estimated, replaced, since
from ..names import Name
from ..source import Source


def _weekly_holiday(region: str | None, year: int) -> int:
    """Returns the weekly holiday of the Holidays Act in a state of Malaysia (ISO 8601), as our source has it."""
    if region == "02" or (region == "01" and year <= 2024):
        return 5
    return 6 if region in ("03", "11") else 7


CORRECTIONS = (
    Correction(
        "my-islamic-new-year",
        "MY",
        "The Islamic New Year on the weekly holiday gives the next day that is no holiday: Monday, 8 July 2024, and Tuesday, "
        "8 June 2027, after the birthday of the Yang di-Pertuan Agong",
        "Our source gives such a day for the other federal holidays alone",
        (
            Source(
                "Holidays Act 1951 (Act 369), section 3",
                "https://web.archive.org/web/20241202103403/https://www.kabinet.gov.my/bkpp/pdf/akta_warta/1951_12_31_act369.pdf",
            ),
            Source(
                "Awal Muharram 2024 and 2027 (Public Holidays Malaysia)", "https://public-holidays.com.my/awal-muharram"
            ),
        ),
        (replaced("MY", ("Awal Muharam",), _weekly_holiday),),
    ),
    Correction(
        "my-moon",
        "MY",
        "The holidays of Islam and Deepavali after 2026 are estimates: the federal list calls its dates of Hari Raya "
        "Puasa, Hari Raya Qurban and Deepavali subject to change, and those of Islam follow the moon",
        "Our source takes the federal list for 2027 as settled",
        (
            Source(
                "Jadual Hari Kelepasan Am Persekutuan of the Prime Minister's Department: “Tertakluk kepada perubahan”",
                "https://docslib.org/doc/290751/jadual-hari-kelepasan-am-persekutuan-2021",
            ),
            Source("Declarations of the Keeper of the Rulers' Seal, on the eves"),
        ),
        (
            estimated(
                (
                    *("Awal Muharam", "Awal Ramadan", "Hari Arafah", "Hari Deepavali", "Hari Nuzul Al-Quran"),
                    *("Hari Raya Puasa", "Hari Raya Puasa (Hari Kedua)", "Hari Raya Puasa (Hari Ketiga)"),
                    *("Hari Raya Qurban", "Hari Raya Qurban (Hari Kedua)", "Israk dan Mikraj"),
                    *("Hari Keputeraan Nabi Muhammad S.A.W.", "Hari Hol Almarhum Sultan Iskandar"),
                ),
                since(2027),
            ),
        ),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {}
