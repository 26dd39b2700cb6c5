import TestSupport
import Testing

@testable import Documents

/// Tests every limit of our own documents: at the limit, below it and above it.
@Suite("Edges of documents")
struct EdgeTests {
    private let label = DocumentLabel(name: "a document", source: "test")

    private func calendar(_ attributes: String, days: String = "<day date=\"2020-01-01\"/>") throws -> HolidayCalendar {
        let text = """
            <calendar xmlns="urn:almanac:holidays" country="DE" \(attributes) weekend="6 7">\
            <holiday types="public"><name xml:lang="en">Day</name>\(days)</holiday></calendar>
            """
        let germany = try #require(CountryCode("DE"))
        return try OwnFormat.calendar(Array(text.utf8), of: germany, label: label)
    }

    @Test("A calendar has at least one year")
    func years() throws {
        #expect(try calendar("from=\"2020\" to=\"2020\"").years == 2020...2020)
        #expect(try calendar("from=\"2020\" to=\"2021\"").years == 2020...2021)
        #expect(throws: DocumentFailure.self) { try calendar("from=\"2021\" to=\"2020\"") }
    }

    @Test("xs:boolean has four literals", arguments: [("true", true), ("1", true), ("false", false), ("0", false)])
    func estimated(word: String, isEstimated: Bool) throws {
        let calendar = try calendar(
            "from=\"2020\" to=\"2020\"", days: "<day date=\"2020-01-01\" estimated=\"\(word)\"/>")
        #expect(calendar.holidays.map(\.isEstimated) == [isEstimated])
    }
}
