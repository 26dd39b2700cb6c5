import HTTPMessages
import HTTPTypes
import SnapshotSupport
import Testing

@testable import Site

/// What visitors read on each kind of page, in the languages that break sentences in different ways: cases and plurals in Polish,
/// compounds in German, the other direction in Arabic, and no spaces in Japanese. One file for each kind has all four, so that
/// a sentence is compared with its neighbours.
@Suite("Pages in languages: snapshots", .noOrphanedSnapshots(prefix: "text-"))
struct LanguageSnapshotTests {
    private static let languages = ["de", "pl", "ar", "ja"].compactMap { Language(code: $0) }

    @Test(
        "L2 L3 L5 What visitors read on each kind of page",
        arguments: [
            ("start", "/"), ("first", "/holidays"), ("list", "/holidays/MT/2026"),
            ("list-region", "/holidays/DE/2026?type=all&region=BY"), ("detail", "/holidays/EG/2026/05-27-eid-al-adha"),
            ("detail-observed", "/holidays/GB/2026/12-26-boxing-day"), ("calendar", "/holidays/MT/2026/calendar"),
            ("month", "/holidays/PL/2026/05"), ("long-weekends", "/holidays/DE/2026/long-weekends?region=BY"),
            ("leave", "/holidays/DE/2027/leave?days=8&break=9&with=FR&with-days=7"),
            ("leave-problems", "/holidays/DE/2027/leave?days=366&work=2027-02-30&school=ATLANTIS"),
            ("working-days", "/working-days?from=2026-12-20&days=10&place=DE"),
            ("compare", "/compare/2026?place=DE&place=FR&place=JP"),
            ("meeting", "/compare/meeting?from=2027-01-04&days=5&opens=09%3A00&closes=17%3A00&place=DE&place=JP"),
            ("world", "/on/2026-09-21"), ("occasion", "/occasions/anzac-day"), ("search", "/search?q=bavaria+2027"),
            ("countries", "/countries?q=guinea"), ("options", "/options"), ("missing", "/nowhere"),
            ("error", "/holidays/DE/2100"),
        ])
    func page(name: String, target: String) async throws {
        var text = ""
        for language in Self.languages {
            let address = "/\(language.facts.code)\(target)"
            let response = await Site.spoken.respond(to: Request(target: address))
            let lines = try VisibleText(of: response.bytes).lines
            #expect(!lines.isEmpty)
            text += "# \(address) (\(response.status.code))\n\(lines.joined(separator: "\n"))\n\n"
        }
        let rendering = Rendering(status: .ok, mediaType: "text/plain", bytes: Array(text.utf8))
        try expectSnapshot(PageState(rendering), named: "text-\(name)")
    }
}
