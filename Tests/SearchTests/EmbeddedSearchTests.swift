import Documents
import TestSupport
import Testing

@testable import Search

/// The search over the program's own documents.
@Suite("Search: embedded documents")
struct EmbeddedSearchTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())
    private static let interactor = SearchResultsInteractor(
        countries: library, holidays: library, occasions: library, people: library, world: library,
        indexes: SearchIndexes(),
        clock: ClockDouble(Sample.day("2026-11-21")))

    private func first(_ text: String) async throws -> (kind: SearchKind, subject: SearchAnswer.Subject) {
        let group = try #require(try await Self.interactor.search(text).groups.first, "\(text)")
        return (group.kind, group.hits[0].subject)
    }

    @Test(
        "W3 The holidays of all languages lead to their occasion",
        arguments: [
            ("christmas", "christmas-day"), ("Weihnachten", "christmas-day"), ("NOËL", "christmas-day"),
            ("noel", "christmas-day"), ("eid al-fitr", "eid-al-fitr"), ("عيد الفطر", "eid-al-fitr"),
            ("epiphany", "epiphany"), ("春节", "lunar-new-year"), ("labour day", "labour-day"),
        ])
    func occasions(text: String, id: String) async throws {
        let found = try await first(text)
        guard case .occasion(let occasion, _, _, _) = found.subject else {
            Issue.record("\(text): \(found.subject)")
            return
        }
        #expect(occasion.description == id)
    }

    @Test(
        "W3 Countries are found by aliases, codes and names in all languages",
        arguments: [
            ("UK", "GB"), ("Holland", "NL"), ("deutschland", "DE"), ("usa", "US"), ("cote d'ivoire", "CI"),
            ("ארה״ב", "US"), ("أمريكا", "US"), ("بريطانيا", "GB"), ("Weissrussland", "BY"),
        ])
    func countries(text: String, code: String) async throws {
        guard case .country(let country, _, _, _) = try await first(text).subject else {
            Issue.record("\(text)")
            return
        }
        #expect(country == Sample.code(code))
    }

    @Test("W3 Regions, people, and names that only one country has are found")
    func others() async throws {
        #expect(try await first("bayern").kind == .regions)
        #expect(try await first("DE-BY").kind == .regions)
        #expect(try await first("marie curie").kind == .people)
        let canberra = try #require(
            try await Self.interactor.search("canberra day").groups.first { $0.kind == .holidays })
        guard case .holiday(let name) = canberra.hits.first?.subject else { Issue.record("no name"); return }
        #expect(name.text.text == "Canberra Day" && name.countries.contains(Sample.found("AU", "Australia")))
    }

    @Test("J1 Figures alone are no region; after the code of their country they are")
    func figures() async throws {
        for text in ["12", "de 2026 12", "40"] {
            let facts = try await Self.interactor.search(text).facts
            #expect(!facts.contains { if case .place = $0 { true } else { false } }, "\(text)")
        }
        guard case .place(let place, _) = try await Self.interactor.search("bt 12").facts.first else {
            Issue.record("no place")
            return
        }
        #expect(place.territory.description == "BT-12")
    }

    @Test("W3 Any text is answered: odd scripts, marks, and every single letter")
    func anything() async throws {
        let odd = ["\u{301}", "a\u{301}\u{301}", "\u{202E}abc", "👩‍👩‍👧", "ﷺ", "ＵＫ", "&amp;", "%00", "\\", "🇩🇪"]
        for text in odd + (97...122).map({ String(UnicodeScalar(UInt8($0))) }) {
            let answer = try await Self.interactor.search(text)
            #expect(answer.isSearch && answer.groups.allSatisfy { $0.hits.count <= 10 && $0.hits.count <= $0.count })
        }
    }
}
