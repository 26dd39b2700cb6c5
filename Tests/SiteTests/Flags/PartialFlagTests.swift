import Testing

@Suite("A holiday of parts of a region, from its document to every page and record")
struct PartialFlagTests {
    private static let rows: [FlagRow] =
        [
            "/holidays/DE/2026?region=all", "/holidays/DE/2026?region=BY", "/holidays/DE/2026/calendar?region=all",
            "/holidays/DE/2026/10?region=BY", "/holidays/DE/2026.json?region=all", "/holidays/DE/2026.json?region=BY",
            "/holidays/DE/2026.csv?region=all", "/holidays/DE/2026.csv?region=BY", "/holidays/DE/2026.xml?region=all",
            "/holidays/DE/2026.xml?region=BY", "/holidays/DE.json?region=BY", "/on/2026-10-07", "/on/2026-10-07.json",
            "/on/2026-10-05/week", "/on/2026-10-05/week.json",
        ].map { FlagRow($0, "/holidays/DE/2026/10-07-valley-day", true) } + [
            FlagRow("/holidays/DE/2026?region=all", "11-25-crown-day", false),
            FlagRow("/holidays/DE/2026.json?region=all", "11-13-bear-day", false),
            FlagRow("/holidays/DE/2026.csv?region=all", "11-13-bear-day", false),
            FlagRow("/holidays/DE/2026.xml?region=all", "11-13-bear-day", false),
            FlagRow("/on/2026-11-13", "11-13-bear-day", false), FlagRow("/on/2026-11-13.json", "11-13-bear-day", false),
            FlagRow("/holidays/DE.ics?region=BY", "DTSTART;VALUE=DATE:20261007", true),
            FlagRow("/holidays/DE.ics?region=BY", "DTSTART;VALUE=DATE:20261125", false),
            FlagRow("/holidays/DE.atom?region=BY", "Wednesday 7 October 2026", true),
            FlagRow("/openholidays/PublicHolidays\(EstimatedFlagTests.period)", "\"startDate\":\"2026-10-07\"", true),
            FlagRow("/openholidays/PublicHolidays\(EstimatedFlagTests.period)", "\"startDate\":\"2026-11-13\"", false),
        ]

    @Test("It is marked there, and holidays of whole regions are not", arguments: rows)
    func marked(row: FlagRow) async throws { try await FlagMark.partial.expect(row) }

    /// All for programs that has more than one region. Pages say which parts, as the document does.
    private static let ofCountry = rows.filter { row in
        row.isMarked && !row.target.contains("region=BY")
            && [".json", ".csv", ".xml", ".ics", ".atom", "/openholidays"].contains(where: row.target.contains)
    }

    @Test("Where programs get several regions, the one of which parts keep it is named", arguments: ofCountry)
    func named(row: FlagRow) async throws {
        let answer = try await FlagSite(today: "2026-01-02").get(row.target)
        let parts = answer.parts(with: row.text)
        #expect(!parts.isEmpty, "\(row.target): \(answer.text)")
        for part in parts { #expect(part.contains(#/"(?:DE-)?BY"|,BY,|="BY"|Bavaria/#), "\(row.target): \(part)") }
    }

    @Test("It gives nobody else a day off", arguments: ["DE", "DE-BY", "DE-BE"])
    func dayOff(place: String) async throws {
        let site = try FlagSite(today: "2026-10-07")
        let count = await site.get("/working-days.json?from=2026-10-07&to=2026-10-07&place=\(place)")
        #expect(count.text.contains("\"workingDays\":1,"), "\(count.text)")
        #expect(count.text.contains("10-07-valley-day") == (place == "DE-BY"), "\(count.text)")
        let words = await site.get("/working-days?from=2026-10-05&to=2026-10-09&place=\(place)").words
        #expect(words.contains("Valley Day") == (place == "DE-BY"), "\(words)")
        for target in [
            "/compare/2026.json?place=\(place)", "/compare/2026?place=\(place)",
            "/compare/meeting.json?from=2026-10-05&days=5&place=\(place)", "/api/v3/PublicHolidays/2026/DE",
            "/api/v4/Holidays/DE/2026", "/api/v3/NextPublicHolidaysWorldwide",
        ] {
            let answer = await site.get(target)
            // 204 if there is no holiday at all.
            #expect(
                [200, 204].contains(answer.status) && !answer.text.contains("Valley Day"), "\(target): \(answer.text)")
        }
        let today = await site.get("/api/v3/IsTodayPublicHoliday/DE" + (place == "DE" ? "" : "?countyCode=\(place)"))
        #expect(today.status == 204)
    }

    @Test("Pages say it of today, and of the holiday")
    func today() async throws {
        let site = try FlagSite(today: "2026-10-07")
        let list = await site.get("/holidays/DE/2026?region=BY").words
        #expect(list.contains("is a day off in parts of Bavaria only: Valley Day."), "\(list)")
        let elsewhere = await site.get("/holidays/DE/2026?region=BE").words
        #expect(elsewhere.contains("is a working day in Berlin."), "\(elsewhere)")
        let home = await site.get("/on/today", from: "DE-BY").words
        #expect(home.contains("Valley Day") && home.contains("parts of Bavaria"), "\(home)")
        #expect(await site.get("/holidays/DE/2026/10-07-valley-day").words.contains("Regions Parts of Bavaria"))
        #expect(await site.get("/holidays/DE/2026/11-13-bear-day").words.contains("Regions Berlin"))
        #expect(await site.get("/holidays/DE/2026/11-25-crown-day").words.contains("except Saxony"))
    }
}
