import Documents
import TestSupport
import Testing

@testable import Adapters

/// Tests every limit of the adapters: at the limit, below it and above it.
@Suite("Edges of adapters")
struct EdgeTests {
    private let label = DocumentLabel(name: "a document", source: "test")

    // MARK: holidata

    private func holidata(_ rows: [(date: String, name: String, region: String)]) throws -> [Holiday] {
        let locale = try #require(CountryCode("US").flatMap { HolidataLocale($0) })
        let items = rows.map { row in
            "<holiday><locale>en-US</locale><region>\(row.region)</region><date>\(row.date)</date>"
                + "<description>\(row.name)</description><type>\(row.region.isEmpty ? "NF" : "F")</type><notes></notes></holiday>"
        }
        return try HolidataDocument.holidays(
            Array("<holidays>\(items.joined())</holidays>".utf8), in: 2026, locale: locale, label: label)
    }

    @Test(
        "holidata: a substitute belongs to its holiday up to 14 days away, on either side",
        arguments: [
            ("2026-07-03", true), ("2026-07-17", true), ("2026-07-18", true), ("2026-07-19", false),
            ("2026-06-20", true), ("2026-06-19", false),
        ])
    func substitute(date: String, isMoved: Bool) throws {
        let holidays = try holidata([("2026-07-04", "Day", ""), (date, "Day (observed)", "")])
        #expect(holidays.count == (isMoved ? 1 : 2))
        #expect(holidays.contains { $0.observed?.description == date } == isMoved)
    }

    @Test("holidata: a second substitute is a separate day and leaves the first unchanged")
    func secondSubstitute() throws {
        let holidays = try holidata([
            ("2026-07-04", "Day", ""), ("2026-07-03", "Day (observed)", ""), ("2026-07-06", "Day (observed)", ""),
        ])
        #expect(holidays.map(\.date.description) == ["2026-07-04", "2026-07-06"])
        #expect(holidays.first?.observed?.description == "2026-07-03")
    }

    @Test("A holiday that is national in one entry is national, whatever the order", arguments: [false, true])
    func national(isReversed: Bool) throws {
        let rows = [("2026-07-04", "Day", "NY"), ("2026-07-04", "Day", ""), ("2026-07-04", "Day", "IL")]
        let holidays = try holidata(isReversed ? rows.reversed() : Array(rows.prefix(2)))
        #expect(holidays.count == 1 && holidays.first?.kind.regions == [])
        #expect(try holidata([rows[0], rows[2]]).first?.kind.regions.count == 2)
    }

    // MARK: Enrico

    private func enrico(_ extra: String) -> String? {
        let text = EnricoHolidaysTests.answer(EnricoHolidaysTests.holiday(1, 1, "Day", extra: extra))
        return refusal { () throws(DocumentFailure) in
            try EnricoDocument.holidays(Array(text.utf8), in: 2022, label: label)
        }
    }

    @Test("Enrico: a holiday has up to 124 days", arguments: [(1, 1, true), (5, 3, true), (5, 4, true), (5, 5, false)])
    func days(month: Int, day: Int, isTaken: Bool) {
        #expect((enrico(EnricoHolidaysTests.date("dateTo", 2022, month, day)) == nil) == isTaken)
    }

    @Test(
        "Enrico: a holiday is observed up to 62 days away, on either side",
        arguments: [
            (2022, 3, 3, true), (2022, 3, 4, true), (2022, 3, 5, false), (2021, 10, 31, true), (2021, 10, 30, false),
        ])
    func observed(year: Int, month: Int, day: Int, isTaken: Bool) {
        #expect((enrico(EnricoHolidaysTests.date("observedOn", year, month, day)) == nil) == isTaken)
    }

    // MARK: HolidayAPI

    @Test(
        "HolidayAPI: a holiday is observed up to 62 days away, on either side",
        arguments: [
            ("2015-03-03", true), ("2015-03-04", true), ("2015-03-05", false), ("2014-10-31", true),
            ("2014-10-30", false),
        ])
    func holidayAPI(observed: String, isTaken: Bool) {
        let item = "<name>Day</name><date>2015-01-01</date><observed>\(observed)</observed><public>true</public>"
        let problem = refusal { () throws(DocumentFailure) in
            try HolidayAPIDocument.holidays(
                Array("<holidays><holiday>\(item)</holiday></holidays>".utf8), in: 2015, label: label)
        }
        #expect((problem == nil) == isTaken, "\(problem ?? "")")
    }

    // MARK: Texts

    @Test("Wikiquote: a quote has up to 3,000 characters", arguments: [(2_999, 2), (3_000, 2), (3_001, 1)])
    func wikiquote(length: Int, count: Int) throws {
        let long = String(repeating: "x", count: length)
        let page = "<html lang=en><body><h2>Quotes</h2><ul><li>\(long)</li><li>short</li></ul></body></html>"
        #expect(try WikiquoteDocumentTests.read(page).count == count)
    }

    @Test("A text over the maximum length is cut", arguments: [(4, "aaaa"), (5, "aaaaa"), (6, "aaaaa…")])
    func cut(length: Int, text: String) {
        #expect(UpstreamText.cut(String(repeating: "a", count: length), to: 5) == text)
        #expect(UpstreamText.excerpt(String(repeating: "a", count: length), limit: 5) == text)
    }

    // MARK: Settings

    @Test("A port is between 1 and 65535", arguments: [(0, false), (1, true), (65_535, true), (65_536, false)])
    func ports(port: Int, isPort: Bool) {
        #expect(((try? UpstreamAddress("https://a.example:\(port)")) != nil) == isPort)
    }
}
