import TestSupport
import Testing

@testable import Documents

/// What a document says about who keeps a holiday, and on which days.
@Suite("Levels and days of a calendar")
struct LevelTests {
    private let germany = CountryCode("DE")
    private let bavaria = RegionCode("BY")
    private let saxony = RegionCode("SN")

    private func holidays(_ attributes: String, _ days: String) throws -> [Holiday] {
        let text = """
            <calendar xmlns="urn:almanac:holidays" country="DE" from="2026" to="2026" weekend="6 7">\
            <region code="BY"><name xml:lang="en">Bavaria</name></region>\
            <region code="SN"><name xml:lang="en">Saxony</name></region>\
            <holiday types="public" \(attributes)><name xml:lang="en">Day</name>\(days)</holiday></calendar>
            """
        let label = DocumentLabel(name: "a document", source: "test")
        return try OwnFormat.calendar(Array(text.utf8), of: try #require(germany), label: label).holidays
    }

    private func kind(_ attributes: String) throws -> HolidayKind {
        try #require(try holidays(attributes, "<day date=\"2026-01-01\"/>").first).kind
    }

    @Test("Without regions a holiday is national, even if a region keeps it in another way")
    func national() throws {
        let (bavaria, saxony) = (try #require(bavaria), try #require(saxony))
        let plain = try kind("")
        #expect(plain.level == .national)
        let replaced = try kind("except=\"BY\"")
        #expect(replaced.level == .national && replaced.isNational)
        #expect(!replaced.isKept(in: bavaria) && replaced.isKept(in: saxony))
    }

    @Test("With regions a holiday is regional; that of all regions is kept everywhere, yet not national")
    func regional() throws {
        let (bavaria, saxony) = (try #require(bavaria), try #require(saxony))
        let one = try kind("regions=\"BY\"")
        #expect(one.level == .regional && one.regions == [bavaria] && !one.isNational)
        let all = try kind("regions=\"all\"")
        #expect(all.level == .regional && all.isNational)
        #expect(all.isKept(in: bavaria) && all.isKept(in: saxony))
    }

    @Test("A partial holiday says which parts of its regions keep it")
    func partial() throws {
        let kind = try kind("level=\"partial\" regions=\"BY\" where=\"Catholic municipalities\"")
        #expect(kind.level == .partial && kind.isLocal && !kind.isNational)
        #expect(kind.parts == "Catholic municipalities")
    }

    @Test("A partial holiday without regions is one of parts of the country, and no day off of it")
    func partsOfCountry() throws {
        let kind = try kind("level=\"partial\" where=\"the plains\"")
        #expect(kind.isLocal && kind.regions.isEmpty && kind.parts == "the plains")
        #expect(kind.share(of: nil) == .parts)
    }

    @Test("A region says which one it lies in, and whether it is a zone of schools")
    func partsOfRegions() throws {
        let text = """
            <calendar xmlns="urn:almanac:holidays" country="DE" from="2026" to="2026" weekend="6 7">\
            <region code="Augsburg" part-of="BY"><name xml:lang="en">Augsburg</name></region>\
            <region code="BY"><name xml:lang="en">Bavaria</name></region>\
            <region code="ZA" zone="true"><name xml:lang="en">Zone A</name></region></calendar>
            """
        let label = DocumentLabel(name: "a document", source: "test")
        let calendar = try OwnFormat.calendar(Array(text.utf8), of: try #require(germany), label: label)
        #expect(calendar.regions.map(\.whole) == [bavaria, nil, nil])
        #expect(calendar.regions.map(\.isZone) == [false, false, true] && calendar.regionCount == 1)
    }

    @Test("Names after the English one are in the languages of regions, and a list of such a region shows them")
    func regionalNames() throws {
        let text = """
            <calendar xmlns="urn:almanac:holidays" country="CH" from="2026" to="2026" weekend="6 7">\
            <region code="GE" lang="fr"><name xml:lang="en">Geneva</name></region>\
            <region code="TI" lang="it"><name xml:lang="en">Ticino</name></region>\
            <region code="ZH"><name xml:lang="en">Zurich</name></region>\
            <holiday types="public"><name xml:lang="de">Neujahr</name><name xml:lang="en">New Year</name>\
            <name xml:lang="fr">Nouvel an</name><day date="2026-01-01"/></holiday></calendar>
            """
        let label = DocumentLabel(name: "a document", source: "test")
        let calendar = try OwnFormat.calendar(Array(text.utf8), of: try #require(CountryCode("CH")), label: label)
        let kind = try #require(calendar.holidays.first).kind
        #expect(kind.name.text == "New Year" && kind.localName?.text == "Neujahr")
        #expect(calendar.localName(of: kind, in: RegionCode("GE")) == LocalizedText("Nouvel an", language: "fr"))
        for region in [nil, RegionCode("TI"), RegionCode("ZH")] {
            #expect(calendar.localName(of: kind, in: region)?.text == "Neujahr")
        }
    }

    @Test("A holiday has the id of its occasion, if the document says so")
    func occasion() throws {
        let feast = try kind("occasion=\"new-years-day\"")
        #expect(feast.occasion?.description == "new-years-day")
        let plain = try kind("")
        #expect(plain.occasion == nil && plain.parts == nil)
    }

    @Test("Two kinds that differ in level, parts or occasion are not equal")
    func equality() throws {
        let kinds = try [
            "", "regions=\"all\"", "regions=\"BY\"", "regions=\"BY\" occasion=\"new-years-day\"",
            "regions=\"BY\" level=\"partial\" where=\"Munich\"", "regions=\"BY\" level=\"partial\" where=\"Augsburg\"",
        ].map(kind)
        for (index, one) in kinds.enumerated() {
            #expect(kinds.indices.filter { kinds[$0] == one } == [index])
        }
        let again = try kind("regions=\"BY\"")
        #expect(again == kinds[2] && again.hashValue == kinds[2].hashValue)
    }

    @Test("A day says whether its own date is kept, and whether it stands for an unknown holiday")
    func days() throws {
        let moved = try #require(
            try holidays("", "<day date=\"2026-01-06\" observed=\"2026-01-12\" kept=\"false\"/>").first)
        #expect(!moved.isKept && moved.observed?.description == "2026-01-12" && !moved.isInLieu)
        let added = try #require(try holidays("", "<day date=\"2026-07-04\" observed=\"2026-07-03\"/>").first)
        #expect(added.isKept)
        let inLieu = try #require(try holidays("", "<day date=\"2026-01-02\" in-lieu=\"true\"/>").first)
        #expect(inLieu.isInLieu && inLieu.isKept)
        #expect(inLieu.numbered(2).isInLieu && !moved.numbered(2).isKept)
    }

    @Test("Holidays of one name on one day are numbered, be they few or many", arguments: [1, 2, 3, 8, 9, 40])
    func numbers(count: Int) throws {
        let kind = try #require(try holidays("", "<day date=\"2026-01-06\"/>").first).kind
        let days = Array(repeating: "2026-01-06", count: count) + ["2026-01-07", "2026-01-05"]
        let found = days.compactMap { CivilDate($0) }.map {
            Holiday(date: $0, kind: kind, id: HolidayID(date: $0, slug: kind.slug))
        }
        let numbered = (1...count).map { $0 == 1 ? "01-06-day" : "01-06-day-\($0)" }
        #expect(found.inOrder.map(\.id.description) == ["01-05-day"] + numbered + ["01-07-day"])
    }

    @Test("A run is one holiday for each of its days")
    func run() throws {
        let days = try holidays("", "<day date=\"2026-02-27\" through=\"2026-03-02\" estimated=\"true\"/>")
        #expect(days.map(\.date.description) == ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"])
        #expect(days.map(\.id.description) == ["02-27-day", "02-28-day", "03-01-day", "03-02-day"])
        #expect(!days.contains { !$0.isEstimated })
    }

    @Test("A run has at most 120 further days, and does not end before it begins")
    func limits() throws {
        let shortest = try holidays("", "<day date=\"2026-01-01\" through=\"2026-01-01\"/>")
        let longest = try holidays("", "<day date=\"2026-01-01\" through=\"2026-05-01\"/>")
        #expect(shortest.count == 1 && longest.count == 121)
        for last in ["2026-05-02", "2025-12-31", "9999-12-31"] {
            let failure = try #require(throws: DocumentFailure.self) {
                try holidays("", "\n<day date=\"2026-01-01\" through=\"\(last)\"/>")
            }
            #expect(
                failure.description
                    == "invalid document a document (test): line 2: \"through\" must be 0 to 120 days after \"date\"")
        }
    }

    @Test("A document with long runs does not become a calendar without end")
    func flood() throws {
        func runs(_ count: Int) -> String {
            (0..<count).map { number in
                let first = CivilDate(dayNumber: number * 200)
                return "<day date=\"\(first)\" through=\"\(first.adding(days: 99))\"/>"
            }.joined()
        }
        let most = try holidays("", runs(1000))
        #expect(most.count == 100_000)
        let failure = try #require(throws: DocumentFailure.self) { try holidays("", runs(1001)) }
        #expect(failure.description.contains("more than 100000 holidays"))
    }
}
