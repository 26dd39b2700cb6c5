import Testing

@Suite("An observed day, from its document to every page and record")
struct ObservedFlagTests {
    /// The holiday is on Saturday 4 July, and observed on the 6th. In France the 6th is the holiday's own day.
    private static let own: [FlagRow] =
        [
            "/holidays/DE/2026.json", "/holidays/DE/2026.json?region=BE", "/holidays/DE.json",
        ].flatMap { target in
            [FlagRow(target, "\"date\":\"2026-07-04\"", false), FlagRow(target, "\"date\":\"2026-07-06\"", true)]
        }
        + [
            "/holidays/DE/2026", "/holidays/DE/2026?region=BE", "/holidays/DE/2026/calendar", "/holidays/DE/2026/07",
            "/working-days?from=2026-07-01&to=2026-07-31&place=DE",
        ].flatMap { target in
            [FlagRow(target, "datetime=\"2026-07-04\"", false), FlagRow(target, "datetime=\"2026-07-06\"", true)]
        }
        + ["/holidays/DE.ics", "/holidays/DE/2026.ics", "/holidays/DE/2026/07-04-river-day.ics"].flatMap { target in
            [
                FlagRow(target, "DTSTART;VALUE=DATE:20260704", false),
                FlagRow(target, "DTSTART;VALUE=DATE:20260706", true),
            ]
        } + [
            FlagRow("/holidays/DE/2026.csv", ",2026-07-04,2026-07-04,", false),
            FlagRow("/holidays/DE/2026.csv", ",2026-07-06,2026-07-06,", true),
            FlagRow("/holidays/DE/2026.xml", "date=\"2026-07-04\"", false),
            FlagRow("/holidays/DE/2026.xml", "date=\"2026-07-06\"", true),
            FlagRow("/holidays/DE.atom", "Saturday 4 July 2026\nObserved", false),
            FlagRow("/holidays/DE.atom", "Monday 6 July 2026\nFor", true),
            FlagRow("/holidays/feed.ics?place=DE&place=FR", "SUMMARY:River Day (Germany\\, observed)", true),
            FlagRow("/holidays/feed.ics?place=DE&place=FR", "SUMMARY:River Day (France)", false),
            FlagRow("/openholidays/PublicHolidays\(EstimatedFlagTests.period)", "\"startDate\":\"2026-07-04\"", false),
            FlagRow("/openholidays/PublicHolidays\(EstimatedFlagTests.period)", "\"startDate\":\"2026-07-06\"", true),
            FlagRow("/openholidays/PublicHolidaysByDate?date=2026-07-06", "\"isoCode\":\"FR\"", false),
            FlagRow("/bank-holidays.json", "\"date\":\"2026-12-28\"", true),
            FlagRow("/bank-holidays.json", "\"date\":\"2026-11-30\"", false),
            FlagRow("/bank-holidays/scotland.json", "\"date\":\"2026-12-28\"", true),
        ]

    /// One country's observed day is another's own: on the world's day, and side by side.
    private static let together: [FlagRow] =
        [
            "/on/2026-07-06", "/on/2026-07-06.json", "/on/2026-07-06/week", "/on/2026-07-06/week.json",
        ].flatMap { target in
            [FlagRow(target, "/holidays/DE/2026/07-04", true), FlagRow(target, "/holidays/FR/2026/07-06", false)]
        } + [
            FlagRow("/on/2026-07-04", "/holidays/DE/2026/07-04", false),
            FlagRow("/on/2026-07-04.json", "/holidays/DE/2026/07-04", false),
            FlagRow("/compare/2026.json?place=DE&place=FR", "\"text\":\"River Day\",\"observed\":true", true),
            FlagRow("/compare/2026.json?place=DE&place=FR", "/holidays/FR/2026/07-06", false),
        ]

    /// The day off of a holiday that is not known. In France the same day is the holiday's own.
    private static let inLieu: [FlagRow] =
        [
            "/holidays/DE/2026", "/holidays/DE/2026/calendar", "/holidays/DE/2026/08", "/on/2026-08-10",
            "/on/2026-08-10.json", "/on/2026-08-10/week", "/on/2026-08-10/week.json",
            "/working-days?from=2026-08-01&to=2026-08-31&place=DE",
            "/working-days.json?from=2026-08-01&to=2026-08-31&place=DE", "/compare/2026?place=DE",
            "/compare/2026.json?place=DE", "/holidays/DE/2026.json", "/holidays/DE/2026.csv", "/holidays/DE/2026.xml",
            "/holidays/DE.json",
        ].map { FlagRow($0, "/holidays/DE/2026/08-10-old-day", true) } + [
            FlagRow("/holidays/DE/2026/08-10-old-day.json", "\"id\":\"08-10-old-day\"", true),
            FlagRow("/holidays/FR/2026.json", "/holidays/FR/2026/08-10-old-day", false),
            FlagRow("/holidays/FR/2026.csv", "/holidays/FR/2026/08-10-old-day", false),
            FlagRow("/holidays/FR/2026.xml", "/holidays/FR/2026/08-10-old-day", false),
            FlagRow("/on/2026-08-10", "/holidays/FR/2026/08-10-old-day", false),
            FlagRow("/on/2026-08-10.json", "/holidays/FR/2026/08-10-old-day", false),
            FlagRow("/holidays/FR/2026", "/holidays/FR/2026/08-10-old-day", false),
            FlagRow("/holidays/DE.ics", "DTSTART;VALUE=DATE:20260810", true),
            FlagRow("/holidays/FR.ics", "DTSTART;VALUE=DATE:20260810", false),
            FlagRow("/holidays/DE/2026/08-10-old-day.ics", "DTSTART;VALUE=DATE:20260810", true),
            FlagRow("/holidays/DE.atom", "Monday 10 August 2026", true),
            FlagRow("/holidays/feed.ics?place=DE&place=FR", "SUMMARY:Old Day (Germany\\, observed)", true),
            FlagRow("/holidays/feed.ics?place=DE&place=FR", "SUMMARY:Old Day (France)", false),
            FlagRow("/openholidays/PublicHolidays\(EstimatedFlagTests.period)", "\"startDate\":\"2026-08-10\"", true),
            FlagRow("/openholidays/PublicHolidaysByDate?date=2026-08-10", "\"isoCode\":\"FR\"", false),
        ]

    @Test("It is marked there, and the holiday's own day is not", arguments: own)
    func marked(row: FlagRow) async throws { try await FlagMark.observed.expect(row) }

    @Test("It is marked where countries are shown together, and others' own days are not", arguments: together)
    func shown(row: FlagRow) async throws { try await FlagMark.observed.expect(row) }

    @Test("A day in lieu of an unknown holiday is marked, too", arguments: inLieu)
    func substituted(row: FlagRow) async throws { try await FlagMark.observed.expect(row) }

    @Test("The page of a day in lieu of an unknown holiday says so beside its date, and gives no rule of another date")
    func inLieuDetail() async throws {
        let site = try FlagSite()
        let page = await site.get("/holidays/DE/2026/08-10-old-day").words
        #expect(page.contains("Date 10 August 2026 (observed) Weekday"), "\(page)")
        let own = await site.get("/holidays/FR/2026/08-10-old-day").words
        #expect(own.contains("Date 10 August 2026 Weekday"), "\(own)")
    }

    @Test("A comparison names the day twice, and says of one that it is observed")
    func compared() async throws {
        let page = try await FlagSite().get("/compare/2026?place=DE&place=FR").words
        #expect(page.contains("Sat 4 River Day DE Mon 6 River Day (observed) DE River Day FR "), "\(page)")
        #expect(page.contains("Mon 10 Old Day (observed) DE Old Day FR "), "\(page)")
    }

    @Test("A count of working days says of each of the days whether it is observed")
    func counted() async throws {
        let record = try await FlagSite().get("/working-days.json?from=2026-07-01&to=2026-07-31&place=DE")
        let days = record.parts(with: "\"id\":\"07-04-river-day\"")
        #expect(days.map { $0.contains("\"observed\":true") } == [false, true], "\(days)")
    }

    @Test("A day that nobody has off, but only its observed one, is in no list")
    func notKept() async throws {
        let site = try FlagSite()
        for target in [
            "/holidays/DE/2026", "/holidays/DE/2026/09", "/working-days?from=2026-09-01&to=2026-09-30&place=DE",
        ] {
            let page = await site.get(target)
            #expect(page.parts(with: "datetime=\"2026-09-12\"").allSatisfy { !$0.contains("Flag Day") }, "\(target)")
            #expect(page.parts(with: "datetime=\"2026-09-14\"").contains { $0.contains("Flag Day") }, "\(target)")
        }
        for target in ["/on/2026-09-12.json", "/on/2026-09-12"] {
            #expect(await !site.get(target).text.contains("Flag Day"), "\(target)")
        }
        for target in ["/holidays/DE/2026.json", "/holidays/DE.ics", "/holidays/DE/2026.csv", "/holidays/DE/2026.xml"] {
            let text = await site.get(target).text
            #expect(text.contains("2026-09-14") || text.contains("20260914"), "\(target)")
            #expect(!text.contains("\"date\":\"2026-09-12\"") && !text.contains("DATE:20260912"), "\(target)")
        }
    }
}
