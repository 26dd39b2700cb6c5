import Testing

@Suite("The year of a holiday, from its document to every link")
struct YearFlagTests {
    /// Saturday 1 January 2028 is observed on Friday 31 December 2027.
    private static let link = "/holidays/DE/2028/01-01-first-day"

    @Test(
        "A link to a day off that is observed in the year before has the holiday's own year",
        arguments: [
            "/holidays/DE/2027", "/holidays/DE/2027?region=BE", "/holidays/DE/2027/calendar", "/holidays/DE/2027/12",
            "/holidays/DE/2027.json", "/holidays/DE/2027.csv", "/holidays/DE/2027.xml", "/holidays/DE/2027.ics",
            "/holidays/DE.ics", "/holidays/DE.json", "/holidays/DE.atom", "/on/2027-12-31", "/on/2027-12-31.json",
            "/on/2027-12-31/week", "/on/2027-12-31/week.json", "/working-days?from=2027-12-27&to=2027-12-31&place=DE",
            "/working-days.json?from=2027-12-27&to=2027-12-31&place=DE", "/compare/2027?place=DE&place=FR",
            "/compare/2027.json?place=DE&place=FR", "/compare/2027?place=DE-BY",
            "/holidays/feed.json?place=DE&place=FR", "/holidays/feed.ics?place=DE-BY&place=FR",
        ])
    func links(target: String) async throws {
        let answer = try await FlagSite(today: "2027-01-02").get(target)
        #expect(answer.status == 200, "\(answer.text)")
        let text = answer.text.replacing("https://almanac.example", with: "")
        #expect(text.contains(Self.link), "\(text)")
    }

    @Test("So has a link to a day that is skipped on the way to a meeting", arguments: ["", ".json"])
    func meeting(format: String) async throws {
        // In France, Friday 1 January 2027 is observed on the day before, too.
        let answer = try await FlagSite().get("/compare/meeting\(format)?from=2026-12-30&days=5&place=GB&place=FR")
        #expect(answer.parts(with: "2026-12-31").contains { $0.contains("First Day") }, "\(answer.text)")
        #expect(answer.text.contains("/holidays/FR/2027/01-01-first-day"), "\(answer.text)")
        #expect(!answer.text.contains("/holidays/FR/2026/01-01-first-day"), "\(answer.text)")
    }

    @Test("So has a link to the next holiday on the start page")
    func start() async throws {
        let page = try await FlagSite(today: "2027-12-20").get("/", from: "DE-BE")
        #expect(page.text.contains(Self.link), "\(page.text)")
    }

    @Test("The link leads to the holiday, which says when it is observed")
    func page() async throws {
        let page = try await FlagSite().get(Self.link)
        #expect(page.status == 200 && page.words.contains("Observed Friday 31 December 2027"), "\(page.words)")
    }

    @Test("Every year of the same feast has its own link, where several years are shown")
    func years() async throws {
        let site = try FlagSite()
        for target in ["/holidays/DE.ics", "/holidays/DE.json", "/holidays/DE.atom"] {
            let text = await site.get(target).text
            for year in [2026, 2027] { #expect(text.contains("/holidays/DE/\(year)/01-01-first-day"), "\(target)") }
        }
        let meeting = await site.get("/compare/meeting.json?from=2026-01-01&days=1&place=DE")
        #expect(meeting.text.contains("/holidays/DE/2026/01-01-first-day"), "\(meeting.text)")
        for year in [2026, 2027] {
            let comparison = await site.get("/compare/\(year).json?place=FR&place=DE")
            #expect(comparison.text.contains("/holidays/FR/\(year)/01-01-first-day"), "\(comparison.text)")
            let page = await site.get("/compare/\(year)?place=FR&place=DE")
            #expect(page.text.contains("/holidays/FR/\(year)/01-01-first-day"), "\(page.text)")
        }
    }
}
