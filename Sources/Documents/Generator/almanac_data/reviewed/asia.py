"""Corrections of Asia."""

from datetime import date

from .. import library
from ..correction import Correction
from ..edits import also_public, partial
from ..moreedits import Rule, estimated, eve, fixed, new, observed, on, since, without
from ..names import Name
from ..source import Source


def _hindu(table: str, *gazetted: str) -> Rule:
    """Returns the rule of a date that gazettes list, and that the library's table estimates after them."""
    known, computed = on(*gazetted), library.hindu(table)
    return lambda year: known(year) or computed.get(year)


_COMPENSATED = {
    date(2022, 7, 9): date(2022, 7, 12),
    date(2025, 6, 6): date(2025, 6, 9),
    date(2025, 6, 7): date(2025, 6, 10),
}
_ARAFAH = {
    date(2022, 7, 8): date(2022, 7, 12),
    date(2024, 6, 15): date(2024, 6, 19),
    date(2027, 5, 15): date(2027, 5, 19),
    date(2030, 4, 12): date(2030, 4, 16),
    date(2035, 2, 17): date(2035, 2, 21),
}
_CAMBODIA = (
    "ពិធីបុណ្យវិសាខបូជា",
    "ព្រះរាជពិធីច្រត់ព្រះនង្គ័ល",
    "ពិធីបុណ្យភ្ផុំបិណ្ឌ",
    "ព្រះរាជពិធីបុណ្យអុំទូក បណ្តែតប្រទីប និងសំពះព្រះខែអកអំបុក",
)
_GAZETTE = Source(
    "Ministry of Public Administration of Bangladesh, yearly notifications of general holidays", "https://mopa.gov.bd"
)

CORRECTIONS = (
    Correction(
        "bd-communities",
        "BD",
        "Buddha Purnima, Janmashtami and the last day of Durga Puja are general holidays; the dates after 2026 are "
        "estimates",
        "Our source leaves them out",
        (
            _GAZETTE,
            Source("Ekhon on the notification of 9 November 2025", "https://ekhon.tv/article/6911b6d3a293882965c3f96c"),
        ),
        (
            new(
                "BD",
                "বুদ্ধ পূর্ণিমা",
                _hindu(
                    "BUDDHA_PURNIMA_DATES",
                    *("2020-05-06", "2021-05-26", "2022-05-15", "2023-05-04", "2024-05-22", "2025-05-11", "2026-05-01"),
                ),
                estimated_since=2027,
            ),
            new(
                "BD",
                "জন্মাষ্টমী",
                _hindu(
                    "JANMASHTAMI_DATES",
                    *("2020-08-11", "2021-08-30", "2022-08-18", "2023-09-06", "2024-08-26", "2025-08-16", "2026-09-04"),
                ),
                estimated_since=2027,
            ),
            new(
                "BD",
                "দুর্গাপূজা (বিজয়া দশমী)",
                _hindu(
                    "DUSSEHRA_DATES",
                    *("2020-10-26", "2021-10-15", "2022-10-05", "2023-10-24", "2024-10-13", "2025-10-02", "2026-10-21"),
                ),
                estimated_since=2027,
            ),
        ),
    ),
    Correction(
        "bd-durga-puja",
        "BD",
        "The day before the last of Durga Puja is a day off by executive order since 2025",
        "Our source leaves it out",
        (
            Source(
                "The Financial Post on the list of 2025: two days for Durga Puja",
                "https://thefinancialpostbd.com/main/article/4088",
            ),
            _GAZETTE,
        ),
        (new("BD", "দুর্গাপূজা (মহানবমী)", on("2025-10-01", "2026-10-20")),),
    ),
    Correction(
        "bd-mourning",
        "BD",
        "National Mourning Day of 2024 was no day off: the government cancelled it on 13 August",
        "Our source has it",
        (Source("Ministry of Public Administration, notification of 13 August 2024", "https://mopa.gov.bd"),),
        (without(("জাতীয় শোক দিবস",), "public", since(2024)),),
    ),
    Correction(
        "bh-arafah",
        "BH",
        "The Day of Arafah, the day before Eid al-Adha, is a public holiday; in 2022 and 2025 other days were given for "
        "those on a weekend",
        "Our source leaves it out",
        (
            Source(
                "Circular of the Crown Prince and Prime Minister on Eid al-Adha 2025 (Gulf News)",
                "https://gulfnews.com/world/mena/eid-al-adha-six-day-holiday-in-bahrain-1.500145133",
            ),
            Source(
                "Circular on Eid al-Adha 2024 (East Coast Daily)",
                "https://www.eastcoastdaily.in/2024/06/11/eid-al-adha-2024-bahrain-announces-holidays.html",
            ),
            Source(
                "Circular on Eid al-Adha 2022 (East Coast Daily)",
                "https://www.eastcoastdaily.in/2022/07/02/gulf-country-announces-eid-al-adha-holidays.html",
            ),
        ),
        (
            eve(("عيد الأضحى",), "يوم عرفة"),
            observed(("عيد الأضحى",), _COMPENSATED.get, lambda row: row.day in _COMPENSATED),
        ),
    ),
    Correction(
        "hk-general-holidays",
        "HK",
        "All general holidays are public, as banks, schools and offices close: Good Friday, the day after, Easter "
        "Monday, before 2022 the Buddha's Birthday, before 2024 the first weekday after Christmas",
        "Our source counts only the statutory holidays of the Employment Ordinance",
        (
            Source(
                "General Holidays Ordinance (Cap. 149), schedule",
                "https://www.gov.hk/en/about/abouthk/holiday/2026.htm",
            ),
        ),
        (also_public("optional"),),
    ),
    Correction(
        "kh-moon",
        "KH",
        "Visak Bochea, the Royal Ploughing Ceremony, Pchum Ben and the Water Festival after 2026 are estimates: a "
        "sub-decree sets the days each year",
        "Our source gives the dates of a computed calendar without saying so",
        (
            Source(
                "Yearly sub-decree on public holidays, as published by the National Bank of Cambodia",
                "https://www.nbc.gov.kh/english/news_and_events/official_holiday.php",
            ),
        ),
        (estimated(_CAMBODIA, since(2027)),),
    ),
    Correction(
        "lb-liberation",
        "LB",
        "Resistance and Liberation Day was a day off on 25 May in 2023 and 2024, by memoranda of the prime minister",
        "Our source has the second Sunday of May alone, as in the decree of 2005",
        (
            Source(
                "Memorandum 13/2023 (Kataeb)",
                "https://kataeb.org/articles/%D9%85%D8%B0%D9%83%D8%B1%D8%A9-%D8%A8%D8%A5%D9%82%D9%81%D8%A7%D9%84-%D8%A7%D9%84%D8%A5%D8%AF%D8%A7%D8%B1%D8%A7%D8%AA-%D9%88%D8%A7%D9%84%D9%85%D8%A4%D8%B3%D8%B3%D8%A7%D8%AA-%D8%A7%D9%84%D8%B9%D8%A7%D9%85%D8%A9-%D9%88%D8%A7%D9%84%D9%85%D8%AF%D8%A7%D8%B1%D8%B3",
            ),
            Source("Memorandum of May 2024 (Press News Now)", "https://pressnewsnow.com/articles/45655"),
        ),
        (new("LB", "عيد المقاومة والتحرير", on("2023-05-25", "2024-05-25")),),
    ),
    Correction(
        "np-fagu-poornima",
        "NP",
        "The mountains and hills (56 districts) keep Fagu Poornima a day before the districts of the Terai",
        "Our source gives both days to the whole country",
        (
            Source(
                "Notice on the public holidays of 2079 (2022–2023), 2.1: the 56 districts and the Terai, a day apart (Gyan Park)",
                "https://gyanpark.com.np/2022/03/public-holiday-of-nepal-of-2079-bs.html",
            ),
        ),
        (
            partial(None, ("फागुपूर्णिमा",), "public", "the 56 districts of the mountains and hills"),
            partial(None, ("फागुपूर्णिमा (तराई)",), "public", "the districts of the Terai"),
        ),
    ),
    Correction(
        "ps-moon",
        "PS",
        "The Islamic holidays after 2026 are estimates: the moon is sighted, and the cabinet announces the days",
        "Our source gives the dates of a computed calendar without saying so",
        (
            Source(
                "Cabinet session 191 of 30 January 2023: holidays by the days of the Hijri calendar",
                "https://www.palestinecabinet.gov.ps/portal/Decree/DetailsEn/8c56b290-3a95-4808-8f26-60cdbd17df10",
            ),
        ),
        (
            estimated(
                (
                    *("رأس السنة الهجرية", "ذكرى المولد النبوي الشريف", "ذكرى الإسراء والمعراج"),
                    *("عيد الفطر السعيد", "عيد الأضحى المبارك"),
                ),
                since(2027),
            ),
        ),
    ),
    Correction(
        "sa-moon",
        "SA",
        "The feasts after 2026 are estimates: the Supreme Court announces their months when the moon is sighted",
        "Our source gives the dates of a computed calendar without saying so",
        (
            Source(
                "The Supreme Court on Shawwal 1445 (Gulf Insider)",
                "https://www.gulf-insider.com/"
                "eid-al-fitr-2024-crescent-moon-not-spotted-in-saudi-arabia-first-day-of-festival-announced/",
            ),
            Source("Executive Regulations of the Labor Law, article 24"),
        ),
        (estimated(("عطلة عيد الفطر", "يوم عرفة", "عطلة عيد الأضحى"), since(2027)),),
    ),
    Correction(
        "sa-arafah",
        "SA",
        "If the Day of Arafah is on a Friday or a Saturday, the day off after Eid al-Adha is for it",
        "Our source names that day after Eid al-Adha, and no day that it is for",
        (Source("Executive Regulations of the Labor Law, article 24"),),
        (
            without(("عطلة عيد الأضحى",), "public", lambda row: row.in_lieu),
            observed(("يوم عرفة",), _ARAFAH.get),
        ),
    ),
    Correction(
        "sy-list",
        "SY",
        "Since the decree of 5 October 2025, Revolution Day is 18 March, and 8 March, Martyrs' Day (6 May), 6 October and "
        "the day after Christmas are worked",
        "Our source follows the decree of 2004",
        (
            Source(
                "Decree 188 of 2025 (Al Jazeera Mubasher)",
                "https://www.aljazeeramubasher.net/news/politics/2025/10/5/"
                "%D9%85%D8%B1%D8%B3%D9%88%D9%85-%D8%B1%D8%A6%D8%A7%D8%B3%D9%8A-"
                "%D8%A8%D8%A7%D9%84%D8%A3%D8%B9%D9%8A%D8%A7%D8%AF-"
                "%D8%A7%D9%84%D8%B1%D8%B3%D9%85%D9%8A%D8%A9-%D9%84%D8%B3%D9%88%D8%B1%D9%8A%D8%A7",
            ),
            Source("SANA on Christmas 2025: one day", "https://sana.sy/locals/2360416/"),
        ),
        (
            without(("الثورة السورية", "عيد الشهداء"), "public", since(2026)),
            without(("ذكرى حرب تشرين التحريرية", "يوم الصناديق"), "public", since(2025)),
            new("SY", "عيد الثورة السورية", fixed(3, 18, first=2026)),
        ),
    ),
    Correction(
        "sy-liberation",
        "SY",
        "For the first Liberation Day, Sunday, 7 December 2025, was a day off, too",
        "Our source leaves it out",
        (
            Source(
                "The New Arab on the notice of 3 December 2025",
                "https://article.wn.com/view-lemonde/WNATa2c2bd3eee78cd5127dd4408f305d1b4",
            ),
        ),
        (new("SY", "عطلة إضافية", on("2025-12-07")),),
    ),
    Correction(
        "sy-nowruz",
        "SY",
        "Nowruz, 21 March, is a national holiday since 2026",
        "Our source leaves it out",
        (Source("Decree 13 of 16 January 2026 (Afghanistan International)", "https://www.afintl.com/ar/202601176018"),),
        (new("SY", "عيد النوروز", fixed(3, 21, first=2026)),),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {
    ("BD", "বুদ্ধ পূর্ণিমা"): [("bn", "বুদ্ধ পূর্ণিমা"), ("en", "Buddha Purnima")],
    ("BD", "জন্মাষ্টমী"): [("bn", "জন্মাষ্টমী"), ("en", "Janmashtami")],
    ("BD", "দুর্গাপূজা (বিজয়া দশমী)"): [("bn", "দুর্গাপূজা (বিজয়া দশমী)"), ("en", "Vijayadashami")],
    ("BD", "দুর্গাপূজা (মহানবমী)"): [("bn", "দুর্গাপূজা (মহানবমী)"), ("en", "Maha Navami")],
    ("BH", "يوم عرفة"): [("ar", "يوم عرفة"), ("en", "Day of Arafah")],
    ("SY", "عيد الثورة السورية"): [("ar", "عيد الثورة السورية"), ("en", "Revolution Day")],
    ("SY", "عطلة إضافية"): [("ar", "عطلة إضافية"), ("en", "Additional public holiday")],
    ("SY", "عيد النوروز"): [("ar", "عيد النوروز"), ("en", "Nowruz")],
}
