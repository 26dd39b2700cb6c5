"""Days off that a government gave once: for an election, a funeral, a visit, or in exchange for a day on a weekend."""

from ..correction import Correction
from ..edits import partial
from ..moreedits import exchanged, once
from ..names import Name
from ..source import Source

_ELECTION = "Election Day"

CORRECTIONS = (
    Correction(
        "bd-executive-orders",
        "BD",
        "Days off of the Eids by executive order were 30 March, 3 April, 5 and 10 to 12 June 2025, 18 and 19 March, 25 to 27 and "
        "31 May 2026; for three of them 17 and 24 May 2025 and 23 May 2026 were worked",
        "Our source has three days for each Eid",
        (
            Source("BSS: nine days from 28 March 2025", "https://bssnews.net/news-flash/258770"),
            Source(
                "Dhaka Tribune: ten days from 5 June 2025",
                "https://www.dhakatribune.com/bangladesh/government-affairs/380590/govt-issues-10-day-holiday-notice",
            ),
            Source("Prothom Alo: Eid-ul-Fitr 2026 from 18 March", "https://en.prothomalo.com/bangladesh/3bynwfh7z7"),
            Source("HRNW: Eid-ul-Adha 2026 from 25 May", "https://www.hrnww.com/?p=16578"),
        ),
        (
            # Not under the names of the feasts, which would then begin on these days.
            once(
                "সাধারণ ছুটি",
                *("2025-03-30", "2025-04-03", "2025-06-05", "2025-06-10"),
                *("2026-03-18", "2026-03-19", "2026-05-26", "2026-05-27", "2026-05-31"),
            ),
            exchanged("সাধারণ ছুটি", "2025-06-11", "2025-05-17"),
            exchanged("সাধারণ ছুটি", "2025-06-12", "2025-05-24"),
            exchanged("সাধারণ ছুটি", "2026-05-25", "2026-05-23"),
        ),
    ),
    Correction(
        "bd-state-mourning",
        "BD",
        "31 December 2025 was a day off for the funeral of Khaleda Zia",
        "Our source leaves it out",
        (
            Source(
                "Prothom Alo on the notification of 30 December 2025",
                "https://en.prothomalo.com/bangladesh/oa2nx69a9p",
            ),
        ),
        (once("রাষ্ট্রীয় শোক দিবস", "2025-12-31"),),
    ),
    Correction(
        "bd-election",
        "BD",
        "12 February 2026, the day of the election and of the referendum, and the day before were days off",
        "Our source leaves them out",
        (
            Source(
                "BD24Live on the gazette of 25 January 2026",
                "https://www.bd24live.com/total-5-day-holiday-granted-for-election/",
            ),
            Source(
                "Bangla Pulse on the same",
                "https://www.banglapulse.com/news/public-holiday-announced-before-13th-parliament-election",
            ),
        ),
        (once("সাধারণ ছুটি", "2026-02-11"), once("জাতীয় সংসদ নির্বাচন ও গণভোট", "2026-02-12")),
    ),
    Correction(
        "bw-single-days",
        "BW",
        "8 November 2024, the inauguration of the president, and 29 September 2025, for the gold medal of the relay team, were "
        "public holidays",
        "Our source leaves them out",
        (
            Source(
                "Pindula on the statement of 5 November 2024",
                "https://www.pindula.co.zw/2024/11/05/botswana-declares-one-and-a-half-day-public-holiday-for-presidents-"
                "inauguration/",
            ),
            Source(
                "Sowetan (Reuters) on 29 September 2025",
                "https://www.sowetanlive.co.za/sport/2025-09-22-botswana-declares-public-holiday-to-celebrate-athletes-world-"
                "relay-win/",
            ),
        ),
        (once("Inauguration Day", "2024-11-08"), once("Public Holiday", "2025-09-29")),
    ),
    Correction(
        "il-elections",
        "IL",
        "The day of an election of the Knesset is a day off for everybody: 2 March 2020, 23 March 2021 and 1 November 2022; "
        "that of local elections is one where they are held: 27 February 2024 in all but 12 local authorities",
        "Our source leaves them out",
        (
            Source("Basic Law: The Knesset, section 10"),
            Source(
                "Dates of elections as public holidays (Office Holidays)",
                "https://www.officeholidays.com/holidays/israel/israel-public-holiday",
            ),
            Source(
                "Ministry of Education on the amendment of 2014: a day off where local elections are held",
                "https://origin-pop.education.gov.il/tchumey_daat/moledet_hevra_ezrahut/yesodi/noseem_nilmadim/bhirot-"
                "rashuyot-mekomiyot",
            ),
            Source(
                "Israel Democracy Institute on 27 February 2024: put off in 12 authorities",
                "https://www.idi.org.il/articles/52439",
            ),
        ),
        (
            once("יום הבחירות לכנסת", "2020-03-02", "2021-03-23", "2022-11-01"),
            once("יום הבחירות לרשויות המקומיות", "2024-02-27"),
            partial(
                None,
                ("יום הבחירות לרשויות המקומיות",),
                "public",
                "all local authorities but 12 near the borders of Lebanon and Gaza",
            ),
        ),
    ),
    Correction(
        "jo-election",
        "JO",
        "10 September 2024, the day of the election of the House of Representatives, was a day off in private companies, too",
        "Our source leaves it out",
        (
            Source(
                "Petra on the communiqué of 28 August 2024",
                "https://menafn.com/1108611727/Sep-10-Holiday-Includes-All-Private-Sector-Institutions-Says-Minister",
            ),
            Source("Roya on the same", "https://royanews.tv/news/332817"),
        ),
        (once("يوم الانتخابات النيابية", "2024-09-10"),),
    ),
    Correction(
        "jo-offices",
        "JO",
        "Public offices were closed on 22 March 2022, the day of local elections, and on 9 June 2024, the Silver Jubilee of the "
        "King",
        "Our source leaves these days out",
        (
            Source(
                "Jfra News on the communiqué of March 2022 (ArabiaWeather has its text of 10 March)",
                "https://jfranews.com.jo/amp/article/359995",
            ),
            Source("Roya on the decree of 27 May 2024", "https://en.royanews.tv/news/51618/2024-05-27"),
        ),
        (
            once("يوم الانتخابات المحلية", "2022-03-22", category="government"),
            once("اليوبيل الفضي لجلوس الملك", "2024-06-09", category="government"),
        ),
    ),
    Correction(
        "lb-pope",
        "LB",
        "1 and 2 December 2025, the visit of Pope Leo XIV, were days off",
        "Our source leaves them out",
        (Source("Memorandum 38/2025 of the prime minister (Al-Manar)", "https://almanar.com.lb/article/297442/"),),
        (once("زيارة البابا لاون الرابع عشر", "2025-12-01", "2025-12-02"),),
    ),
    Correction(
        "mn-elections",
        "MN",
        "The day of a parliamentary or a local election is a day off by the acts on these elections: 24 June and 15 October "
        "2020, 28 June and 11 October 2024",
        "Our source leaves them out",
        (
            Source(
                "24 June 2020 (Office Holidays)",
                "https://www.officeholidays.com/holidays/mongolia/mongolia-election-day",
            ),
            Source(
                "Setguul on local elections: article 9.3 of the act, and 15 October 2020 (setguul.mn/index.php?newsid=3395)",
            ),
            Source("UBN on 28 June 2024", "https://ubn.mn/p/63454"),
            Source(
                "NNN on the local elections of 11 October 2024",
                "https://menafn.com/1108769551/Local-Elections-Begin-In-Mongolia",
            ),
        ),
        (once("Сонгуулийн санал авах өдөр", "2020-06-24", "2020-10-15", "2024-06-28", "2024-10-11"),),
    ),
    Correction(
        "mv-election",
        "MV",
        "Offices of the government were closed on 21 and 22 April 2024, the election of the parliament and the day after",
        "Our source leaves these days out",
        (
            Source("Avas on the declaration of the president", "https://avas.mv/en/139975"),
            Source("Raajje on the same", "https://raajje.mv/151194"),
        ),
        (once(_ELECTION, "2024-04-21", "2024-04-22", category="government"),),
    ),
    Correction(
        "np-elections",
        "NP",
        "13 May 2022 (local elections), 20 and 21 November 2022 (federal and provincial elections) and 4, 5 and 6 March 2026 "
        "(election of the House of Representatives) were days off",
        "Our source leaves them out",
        (
            Source(
                "Decisions of the Council of Ministers in 2022 (Office Holidays)",
                "https://www.officeholidays.com/holidays/nepal/nepal-elections",
            ),
            Source("Ratopati on November 2022", "https://english.ratopati.com/story/25707"),
            Source("Himalayan Times on March 2026", "https://thehimalayantimes.com/ampArticle/1036921"),
        ),
        (
            once("निर्वाचनको दिन", "2022-05-13", "2022-11-20", "2026-03-05"),
            once("सार्वजनिक बिदा", "2022-11-21", "2026-03-04", "2026-03-06"),
        ),
    ),
    Correction(
        "tz-election",
        "TZ",
        "29 October 2025, the day of the general election, was a public holiday",
        "Our source leaves it out",
        (
            Source(
                "The Citizen on the president's order of 24 October 2025",
                "https://www.thecitizen.co.tz/tanzania/news/national/samia-declares-october-29-a-public-holiday-for-national-"
                "voting-5242874",
            ),
        ),
        (once("Sikukuu ya Uchaguzi Mkuu wa Tanzania", "2025-10-29"),),
    ),
    Correction(
        "vn-new-year",
        "VN",
        "Friday, 2 January 2026, was off in the public sector in exchange for Saturday, 10 January; companies were encouraged "
        "to do the same",
        "Our source leaves it out",
        (
            Source(
                "24h on the decision of the Government of 25 December 2025",
                "https://www.24h.com.vn/tin-tuc-trong-ngay/ai-duoc-hoan-doi-de-nghi-tet-duong-lich-4-ngay-c46a1724830.html",
            ),
        ),
        (exchanged("Ngày nghỉ", "2026-01-02", "2026-01-10"),),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {
    ("BD", "জাতীয় সংসদ নির্বাচন ও গণভোট"): [("bn", "জাতীয় সংসদ নির্বাচন ও গণভোট"), ("en", "General Election Day")],
    ("BD", "রাষ্ট্রীয় শোক দিবস"): [("bn", "রাষ্ট্রীয় শোক দিবস"), ("en", "Day of National Mourning")],
    ("BW", "Inauguration Day"): [("en", "Inauguration Day")],
    ("IL", "יום הבחירות לכנסת"): [("he", "יום הבחירות לכנסת"), ("en", _ELECTION)],
    ("IL", "יום הבחירות לרשויות המקומיות"): [("he", "יום הבחירות לרשויות המקומיות"), ("en", "Local Election Day")],
    ("JO", "يوم الانتخابات النيابية"): [("ar", "يوم الانتخابات النيابية"), ("en", "Parliamentary Election Day")],
    ("JO", "يوم الانتخابات المحلية"): [("ar", "يوم الانتخابات المحلية"), ("en", "Local Election Day")],
    ("JO", "اليوبيل الفضي لجلوس الملك"): [
        ("ar", "اليوبيل الفضي لجلوس الملك"),
        ("en", "Silver Jubilee of the King"),
    ],
    ("LB", "زيارة البابا لاون الرابع عشر"): [("ar", "زيارة البابا لاون الرابع عشر"), ("en", "Visit of Pope Leo XIV")],
    ("MN", "Сонгуулийн санал авах өдөр"): [("mn", "Сонгуулийн санал авах өдөр"), ("en", _ELECTION)],
    ("MV", _ELECTION): [("en", _ELECTION)],
    ("NP", "निर्वाचनको दिन"): [("ne", "निर्वाचनको दिन"), ("en", _ELECTION)],
    ("NP", "सार्वजनिक बिदा"): [("ne", "सार्वजनिक बिदा"), ("en", "Public Holiday")],
}
