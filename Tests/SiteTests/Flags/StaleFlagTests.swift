import TestSupport
import Testing

@Suite("A stale copy, from its service to every page and record")
struct StaleFlagTests {
    /// What a page or a record is made of. Each part alone makes it stale; the others do not.
    struct Row: Sendable, CustomTestStringConvertible {
        let target: String
        let parts: Set<String>
        var place: String?

        var testDescription: String { "\(target) from \(place ?? "anywhere")" }
    }

    private static let quote = "/quotes/marie-curie-but-we-must-not-forget-that-when-radium-was-879334"
    private static let all = ["countries", "DE", "FR", "quotes", "people"]

    private static let single: [Row] = [
        "/holidays/DE/2026", "/holidays/DE/2026/calendar", "/holidays/DE/2026/03", "/holidays/DE/2026/03-20-moon-feast",
        "/holidays/DE/2026/leave?days=5", "/holidays/DE/2026.json", "/holidays/DE/2026.xml", "/holidays/DE.json",
        "/holidays/DE/2026/03-20-moon-feast.json", "/holidays/DE/2026/leave.json?days=5", "/countries/DE.json",
        "/countries/DE.xml", "/working-days?from=2026-03-01&to=2026-03-31&place=DE",
        "/working-days.json?from=2026-03-01&to=2026-03-31&place=DE", "/compare/2026?place=DE",
        "/compare/2026.json?place=DE",
        "/compare/meeting?from=2026-03-01&days=2&place=DE", "/compare/meeting.json?from=2026-03-01&days=2&place=DE",
        "/compare/meeting.json?from=2026-03-18&days=9&place=DE-BE", "/status/DE.json",
    ].map { Row(target: $0, parts: ["DE"]) }

    private static let several: [Row] = [
        "/compare/2026?place=DE&place=FR", "/compare/2026.json?place=DE&place=FR",
        "/compare/meeting?from=2026-03-01&days=2&place=FR&place=DE",
        "/compare/meeting.json?from=2026-03-01&days=2&place=DE&place=FR", "/holidays/feed.json?place=DE&place=FR",
        "/holidays/DE/2026/leave?days=5&with=FR", "/holidays/FR/2026/leave?days=5&with=DE",
        "/holidays/DE/2026/leave.json?days=5&with=FR", "/holidays/FR/2026/leave.json?days=5&with=DE-BE",
    ].map { Row(target: $0, parts: ["DE", "FR"]) }

    private static let others: [Row] =
        ["/countries", "/countries?q=ger", "/countries.json", "/countries.json?q=ger", "/countries.xml"].map {
            Row(target: $0, parts: ["countries"])
        }
        + ["/quotes", "/quotes?q=the", "/quotes?draw=7", "/quotes.json"].map { Row(target: $0, parts: ["quotes"]) }
        + ["/people", "/people.json"].map { Row(target: $0, parts: ["people"]) }
        + [
            Row(target: "/people/marie-curie", parts: ["people", "quotes"]),
            Row(target: "/people/marie-curie.json", parts: ["people", "quotes"]),
            Row(target: quote, parts: ["people", "quotes"]), Row(target: "\(quote).json", parts: ["people", "quotes"]),
            Row(target: "/search?q=ma", parts: ["countries", "people"]),
            Row(target: "/search.json?q=ma", parts: ["countries", "people"]),
            Row(target: "/", parts: ["quotes"]), Row(target: "/", parts: ["DE", "quotes"], place: "DE"),
            Row(target: "/", parts: ["FR", "quotes"], place: "FR"),
        ]

    @Test("Each stale part is told, and no other one", arguments: single + several + others)
    func told(row: Row) async throws {
        for part in [nil] + Self.all.map(Optional.some) {
            // 7 November is the birthday of somebody.
            let answer = try await FlagSite(today: "2026-01-02", stale: part.map { [$0] } ?? [])
                .get(row.target, from: row.place)
            #expect(answer.status == 200, "\(answer.text)")
            let isStale = part.map(row.parts.contains) ?? false
            #expect(Self.saysStale(answer) == isStale, "\(part ?? "nothing") is stale: \(answer.text)")
            #expect(!Self.saysOwnData(answer), "\(part ?? "nothing") is stale: \(answer.text)")
        }
    }

    @Test(
        "The site’s own data in place of each part is told, and of no other one", arguments: single + several + others)
    func ownData(row: Row) async throws {
        let age = SupplyAge.ownData(revised: Sample.day("2026-11-23"))
        for part in Self.all {
            let answer = try await FlagSite(today: "2026-01-02", stale: [part], age: age).get(
                row.target, from: row.place)
            let isOwn = row.parts.contains(part)
            #expect(answer.status == 200, "\(answer.text)")
            #expect(Self.saysOwnData(answer) == isOwn, "\(part) is our own: \(answer.text)")
            #expect(!answer.text.contains("our last good copy"), "\(answer.text)")
        }
    }

    @Test("Of a stale copy and the site’s own data on one page, the own data is told")
    func both() {
        let copy = SupplyAge.copy(.seconds(9_000_000)), old = Sample.day("2026-01-01"), new = Sample.day("2026-11-23")
        let (ofOld, ofNew) = (SupplyAge.ownData(revised: old), SupplyAge.ownData(revised: new))
        let undated = SupplyAge.ownData(revised: nil)
        #expect([copy, ofNew, .copy(.zero)].max() == ofNew && [ofNew, copy].max() == ofNew)
        #expect([ofNew, ofOld, copy].max() == ofOld && [ofOld, ofNew].max() == ofOld)
        #expect([undated, ofOld].max() == undated && [ofOld, undated, undated].max() == undated)
        #expect([copy, .copy(.zero)].max() == copy)
    }

    @Test("Somebody’s birthday is told from a stale copy")
    func birthday() async throws {
        let page = try await FlagSite(today: "2026-11-07", stale: ["people"]).get("/")
        #expect(page.words.contains("Marie Curie") && Self.saysStale(page), "\(page.words)")
    }

    @Test(
        "A record in a format without a field for it has no date of its data",
        arguments: [
            ("/holidays/DE/2026.csv", "DE"), ("/holidays/DE/2026.xml", "DE"), ("/holidays/DE/2026.json", "DE"),
            ("/holidays/DE.ics", "DE"), ("/holidays/DE.atom", "DE"), ("/holidays/DE.json", "DE"),
            ("/holidays/feed.ics?place=DE&place=GB", "DE"), ("/holidays/feed.json?place=DE&place=LK", "DE"),
            ("/holidays/DE/2026/leave.ics?days=5", "DE"), ("/holidays/DE/2026/leave.json?days=5", "DE"),
            ("/holidays/DE/2026/long-weekends.ics", "DE"), ("/holidays/DE/2026/long-weekends.json", "DE"),
            ("/holidays/DE/long-weekends.ics", "DE"),
        ])
    func undated(target: String, part: String) async throws {
        #expect(try await FlagSite().get(target).lastModified != nil)
        #expect(try await FlagSite(stale: [part]).get(target).lastModified == nil)
        #expect(try await FlagSite(stale: [part], age: .ownData(revised: nil)).get(target).lastModified == nil)
    }

    private static func saysOwnData(_ answer: FlagAnswer) -> Bool {
        answer.text.contains(
            #/stale":true,"fallback":true|stale="true" fallback="true"|our own data \(revised 23 November 2026\) instead/#
        )
    }

    private static func saysStale(_ answer: FlagAnswer) -> Bool {
        answer.text.contains(#/stale":true|stale="true"|our last good copy, as of 3 hours|as of 180 minutes/#)
    }
}
