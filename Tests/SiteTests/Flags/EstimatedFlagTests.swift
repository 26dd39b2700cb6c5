import Testing

@Suite("An estimated date, from its document to every page and record")
struct EstimatedFlagTests {
    /// The feast is estimated on the second of its two days only.
    private static let days: [FlagRow] = [
        "/holidays/DE/2026", "/holidays/DE/2026?region=all", "/holidays/DE/2026?region=BY",
        "/holidays/DE/2026/calendar",
        "/holidays/DE/2026/03", "/holidays/DE/2026.json", "/holidays/DE/2026.csv", "/holidays/DE/2026.xml",
        "/holidays/DE.json", "/on/2026-03-19/week", "/on/2026-03-19/week.json",
        "/working-days?from=2026-03-01&to=2026-03-31&place=DE",
        "/working-days.json?from=2026-03-01&to=2026-03-31&place=DE", "/compare/2026?place=DE",
        "/compare/2026.json?place=DE", "/compare/2026.json?place=DE&place=FR",
    ].flatMap { target in
        [FlagRow(target, "/holidays/DE/2026/03-19-moon-feast", false)]
            + [FlagRow(target, "/holidays/DE/2026/03-20-moon-feast", true)]
    }

    /// A plan of leave names holidays without their addresses.
    private static let plans: [FlagRow] = ["", "&with=FR"].flatMap { partner in
        [FlagRow("/holidays/DE/2026/leave.json?days=5\(partner)", "\"date\":\"2026-03-19\"", !partner.isEmpty)]
            + [FlagRow("/holidays/DE/2026/leave.json?days=5\(partner)", "\"date\":\"2026-03-20\"", true)]
    }

    /// In another country it is estimated on the first day only.
    private static let countries: [FlagRow] = [
        FlagRow("/on/2026-03-19", "/holidays/FR/2026/03-19", true),
        FlagRow("/on/2026-03-19", "/holidays/DE/2026/03-19", false),
        FlagRow("/on/2026-03-19.json", "/holidays/FR/2026/03-19", true),
        FlagRow("/on/2026-03-19.json", "/holidays/DE/2026/03-19", false),
        FlagRow("/on/2026-03-20", "/holidays/FR/2026/03-20", false),
        FlagRow("/on/2026-03-20", "/holidays/DE/2026/03-20", true),
        FlagRow("/on/2026-03-20.json", "/holidays/FR/2026/03-20", false),
        FlagRow("/on/2026-03-20.json", "/holidays/DE/2026/03-20", true),
        FlagRow("/on/2026-03-19/week", "/holidays/FR/2026/03-19", true),
        FlagRow("/on/2026-03-19/week.json", "/holidays/FR/2026/03-20", false),
    ]

    private static let events: [FlagRow] = ["/holidays/DE.ics", "/holidays/DE/2026.ics"].flatMap { target in
        [FlagRow(target, "DTSTART;VALUE=DATE:20260319", false), FlagRow(target, "DTSTART;VALUE=DATE:20260320", true)]
    }

    private static let others: [FlagRow] = [
        FlagRow("/holidays/DE.atom", "Thursday 19 March 2026", false),
        FlagRow("/holidays/DE.atom", "Friday 20 March 2026", true),
        FlagRow("/holidays/DE/2026/03-19-moon-feast.ics", "DTSTART;VALUE=DATE:20260319", false),
        FlagRow("/holidays/DE/2026/03-20-moon-feast.ics", "DTSTART;VALUE=DATE:20260320", true),
        FlagRow("/holidays/DE/2026/03-19-moon-feast.json", "\"id\":\"03-19-moon-feast\"", false),
        FlagRow("/holidays/DE/2026/03-20-moon-feast.json", "\"id\":\"03-20-moon-feast\"", true),
        FlagRow("/search.json?q=germany+2026-03-19", "\"kind\":\"status\"", false),
        FlagRow("/search.json?q=germany+2026-03-20", "\"kind\":\"status\"", true),
        // Either country's day makes the event of both estimated.
        FlagRow("/holidays/feed.ics?place=DE&place=FR", "DTSTART;VALUE=DATE:20260319", true),
        FlagRow("/holidays/feed.ics?place=DE&place=FR", "DTSTART;VALUE=DATE:20260320", true),
        FlagRow("/holidays/feed.ics?place=DE&place=FR", "DTSTART;VALUE=DATE:20260810", false),
        FlagRow("/holidays/feed.json?place=DE&place=FR", "\"id\":\"03-19-moon-feast\"", true),
        FlagRow("/holidays/feed.json?place=DE&place=FR", "\"id\":\"03-20-moon-feast\"", true),
        FlagRow("\(openHolidays)PublicHolidays\(period)", "\"startDate\":\"2026-03-19\"", false),
        FlagRow("\(openHolidays)PublicHolidays\(period)", "\"startDate\":\"2026-03-20\"", true),
        FlagRow("\(openHolidays)PublicHolidaysByDate?date=2026-03-20", "\"country\":{\"isoCode\":\"DE\"", true),
    ]

    /// France's day is estimated, Germany's is not; next year both are.
    private static let occasions: [FlagRow] = [
        FlagRow("/occasions/eid-al-fitr", "/holidays/DE/2026", false),
        FlagRow("/occasions/eid-al-fitr", "/holidays/FR/2026", true),
        FlagRow("/occasions/eid-al-fitr", "datetime=\"2026-03-19\"", true),
        FlagRow("/occasions/eid-al-fitr", "datetime=\"2026-03-20\"", false),
        FlagRow("/occasions/eid-al-fitr", "datetime=\"2026-03-21\"", true),
        FlagRow("/occasions/eid-al-fitr", "datetime=\"2027-03-09\"", true),
        FlagRow("/occasions/eid-al-fitr", "datetime=\"2027-03-10\"", false),
        FlagRow("/occasions/eid-al-fitr.json", "\"date\":\"2026-03-19\"", true),
        FlagRow("/occasions/eid-al-fitr.json", "\"date\":\"2026-03-20\"", false),
        FlagRow("/occasions/eid-al-fitr.json", "\"date\":\"2026-03-21\"", true),
        FlagRow("/occasions/eid-al-fitr.json", "\"date\":\"2027-03-09\"", true),
        FlagRow("/occasions/eid-al-fitr.json", "\"date\":\"2027-03-10\"", false),
    ]

    static let openHolidays = "/openholidays/"
    static let period = "?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31"

    /// One region keeps the feast by itself, on a day that is estimated only there.
    private static let folds: [FlagRow] = [
        FlagRow("/holidays/DE/2026", "04-15-star-feast", true),
        FlagRow("/holidays/DE/2026?region=all", "04-15-star-feast", true),
        FlagRow("/holidays/DE/2026?region=BY", "04-15-star-feast", true),
        FlagRow("/holidays/DE/2026?region=BE", "04-15-star-feast", false),
        FlagRow("/holidays/DE/2026/04", "04-15-star-feast", true),
        FlagRow("/holidays/DE/2026/04?region=BE", "04-15-star-feast", false),
        FlagRow("/holidays/DE/2026/calendar", "04-15-star-feast", true),
        FlagRow("/holidays/DE/2026.json?region=all", "04-15-star-feast", true),
        FlagRow("/holidays/DE/2026.json?region=BE", "04-15-star-feast", false),
        FlagRow("/holidays/DE/2026.csv?region=all", "04-15-star-feast", true),
        FlagRow("/holidays/DE/2026.csv?region=BE", "04-15-star-feast", false),
        FlagRow("/holidays/DE/2026.xml?region=all", "04-15-star-feast", true),
        FlagRow("/holidays/DE/2026.xml?region=BE", "04-15-star-feast", false),
        FlagRow("/holidays/DE.ics", "DTSTART;VALUE=DATE:20260415", true),
        FlagRow("/holidays/DE.ics?region=BY", "DTSTART;VALUE=DATE:20260415", true),
        FlagRow("/holidays/DE.ics?region=BE", "DTSTART;VALUE=DATE:20260415", false),
        FlagRow("/holidays/feed.ics?place=DE-BE&place=DE-BY", "DTSTART;VALUE=DATE:20260415", true),
        FlagRow("/holidays/feed.ics?place=DE-BE&place=DE-SN", "DTSTART;VALUE=DATE:20260415", false),
        FlagRow("/on/2026-04-15", "/holidays/DE/", true),
        FlagRow("/on/2026-04-15.json", "/holidays/DE/", true),
        FlagRow("/on/2026-04-15/week", "/holidays/DE/", true),
        FlagRow("/on/2026-04-15/week.json", "/holidays/DE/", true),
        FlagRow("\(openHolidays)PublicHolidays\(period)", "\"startDate\":\"2026-04-15\"", true),
        FlagRow("/working-days?from=2026-04-01&to=2026-04-30&place=DE-BY", "04-15-star-feast", true),
        FlagRow("/working-days?from=2026-04-01&to=2026-04-30&place=DE-BE", "04-15-star-feast", false),
        FlagRow("/working-days.json?from=2026-04-01&to=2026-04-30&place=DE-BY", "04-15-star-feast", true),
        FlagRow("/working-days.json?from=2026-04-01&to=2026-04-30&place=DE-BE", "04-15-star-feast", false),
    ]

    /// The end of the break is estimated in the first region, all of it in the second; the winter's is not in any.
    private static let runs: [FlagRow] =
        [
            "/holidays/DE/2026?type=school", "/holidays/DE/2026.json?type=school", "/holidays/DE/2026.csv?type=school",
            "/holidays/DE/2026.xml?type=school", "/holidays/DE/2026/calendar?type=school",
            "/holidays/DE.json?type=school",
        ].flatMap { target in
            [
                FlagRow(target, "10-26-autumn-break", true), FlagRow(target, "10-26-autumn-break-2", true),
                FlagRow(target, "12-23-winter-break", false),
            ]
        } + [
            FlagRow("/holidays/DE/2026?type=school&region=BY", "10-26-autumn-break", true),
            FlagRow("/holidays/DE.ics?type=school", "DTEND;VALUE=DATE:20261031", true),
            FlagRow("/holidays/DE.ics?type=school", "DTEND;VALUE=DATE:20261029", true),
            FlagRow("/holidays/DE.ics?type=school", "DTSTART;VALUE=DATE:20261223", false),
            FlagRow("/holidays/DE/2026/10-26-autumn-break.ics", "DTEND;VALUE=DATE:20261031", true),
            FlagRow("\(openHolidays)SchoolHolidays\(period)", "\"endDate\":\"2026-10-30\"", true),
            FlagRow("\(openHolidays)SchoolHolidays\(period)", "\"endDate\":\"2026-10-28\"", true),
            FlagRow("\(openHolidays)SchoolHolidays\(period)", "\"startDate\":\"2026-12-23\"", false),
        ]

    @Test(
        "It is marked there, and its neighbours are not",
        arguments: days + plans + countries + events + others + occasions)
    func marked(row: FlagRow) async throws { try await expect(row) }

    @Test("It is not lost where the holidays of regions become one row", arguments: folds)
    func folded(row: FlagRow) async throws { try await expect(row) }

    @Test("It is not lost where days become one run", arguments: runs)
    func runTogether(row: FlagRow) async throws { try await expect(row) }

    private func expect(_ row: FlagRow) async throws {
        try await FlagMark.estimated.expect(row)
    }

    @Test("The page of the day says it", arguments: [("03-19-moon-feast", false), ("03-20-moon-feast", true)])
    func page(id: String, isEstimated: Bool) async throws {
        let page = try await FlagSite().get("/holidays/DE/2026/\(id)")
        #expect(page.status == 200)
        #expect(page.words.contains("Estimated Yes.") == isEstimated, "\(page.words)")
    }

    @Test(
        "The next holiday of a list says it, and that it is observed",
        arguments: [
            ("2026-03-18", "", "Moon Feast Thursday 19 March 2026", nil),
            ("2026-03-20", "", "Moon Feast Friday 20 March 2026", "estimated"),
            ("2026-04-14", "?region=BY", "Star Feast Wednesday 15 April 2026", "estimated"),
            ("2026-04-14", "?region=BE", "Star Feast Wednesday 15 April 2026", nil),
            ("2026-07-05", "", "River Day Monday 6 July 2026", "observed"),
            ("2026-08-09", "", "Old Day Monday 10 August 2026", "observed"),
            ("2026-10-20", "?type=school&region=BY", "Autumn Break, Monday 26 to Friday 30 October 2026", "estimated"),
        ] as [(String, String, String, String?)])
    func next(today: String, query: String, text: String, remark: String?) async throws {
        let page = try await FlagSite(today: today).get("/holidays/DE/2026\(query)").words
        // Without a remark, the page goes on with its controls.
        let expected = text + (remark.map { " (\($0))" } ?? " Add to calendar")
        #expect(page.contains(expected), "\(page)")
    }

    @Test("An event of a calendar says it in its status and in its words")
    func event() async throws {
        let calendar = try await FlagSite().get("/holidays/DE.ics")
        for event in calendar.parts(with: "SUMMARY:Moon Feast") {
            let isEstimated = event.contains("DTSTART;VALUE=DATE:20260320")
            #expect(event.contains("\nSTATUS:TENTATIVE\n") == isEstimated, "\(event)")
            #expect(event.contains("SUMMARY:Moon Feast (estimated)") == isEstimated, "\(event)")
            #expect(event.contains("may change by a day") == isEstimated, "\(event)")
        }
    }

    @Test(
        "A count of working days with an estimated holiday says that it may move", arguments: [(19, false), (20, true)])
    func count(last: Int, isEstimated: Bool) async throws {
        let page = try await FlagSite().get("/working-days?from=2026-03-16&to=2026-03-\(last)&place=DE")
        #expect(page.words.contains("Estimated dates may still move") == isEstimated, "\(page.words)")
    }
}
