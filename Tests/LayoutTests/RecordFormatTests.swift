import Formats
import TestSupport
import Testing

@testable import Layout

@Suite("Records in other formats")
struct RecordFormatTests {
    private struct Table: CSVView {
        struct Row: Described {
            let number: Int

            static func describe(_ row: inout some Fields<Row> & ~Copyable) { row("number") { $0.number } }
        }

        func event(from visit: Visit<Int>) -> Int { visit.place }
        func rows(of record: Int) -> [Row] { (0..<record).map(Row.init) }
        func headers(of record: Int) -> RepresentationHeaders { headers }
        let headers = RepresentationHeaders(record: "numbers", as: .csv, page: Link(segments: ["a"]))

        typealias Record = Int
    }

    private struct Tree: XMLView {
        let root = "number"
        func event(from visit: Visit<Int>) -> Int { visit.place }
        func write(_ record: Int, into xml: inout XMLElement) { xml.attribute("value", record) }
        func headers(of record: Int) -> RepresentationHeaders { RepresentationHeaders() }

        typealias Record = Int
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test("F1 A record is a table or an element of our namespace, with its media type and charset")
    func formats() {
        #expect(text(Table().render(.record(2))) == "number\r\n0\r\n1\r\n")
        #expect(Table().mediaType(of: .record(2)) == "text/csv; charset=utf-8; header=present")
        #expect(text(Tree().render(.record(2))).contains("<number xmlns=\"urn:almanac:records\" value=\"2\"/>"))
        #expect(Tree().mediaType(of: .record(2)) == "application/xml")
    }

    @Test("F5 A problem is problem+json in every format")
    func problems() {
        let problem = ProblemDetails(.notFound, "no such number")
        #expect(Table().render(.problem(problem)) == Tree().render(.problem(problem)))
        #expect(Table().mediaType(of: .problem(problem)) == "application/problem+json")
        #expect(Table().headers(of: .problem(problem)) == RepresentationHeaders())
    }

    @Test("A record’s headers propose a file name that is fit, and name the page if there is one")
    func headers() {
        let headers = Table().headers(of: .record(1))
        #expect(headers.disposition?.description == "inline; filename=\"numbers.csv\"")
        #expect(headers.alternates.map(\.field) == ["</a>; rel=\"alternate\"; type=\"text/html\""])
        let least = RepresentationHeaders(record: "a/\u{E9}", as: .csv, page: nil)
        #expect(least == RepresentationHeaders())
    }

    @Test(
        "A partial date is one of ISO 8601, as far as it is known",
        arguments: ["1859-10-03", "1859-10", "1859", "0121-04", "-0398", "-0043-03-15", "0000", "9999-12-31"])
    func dates(text: String) throws {
        let date = try #require(PartialDate(text, isApproximate: true))
        #expect(date.description == text)
        let bytes = JSONObject.document { json in
            date.write("a", into: &json)
            (nil as PartialDate?).write("b", into: &json)
        }
        #expect(self.text(bytes) == "{\"a\":{\"date\":\"\(text)\",\"approximate\":true},\"b\":null}")
    }

    @Test("A text is an object with its language, or null; a feed takes days and texts as they are")
    func texts() {
        let french = LocalizedText("Une", language: "fr")
        let bytes = JSONObject.document { json in
            french.write("a", into: &json)
            (nil as LocalizedText?).write("b", into: &json)
        }
        #expect(text(bytes) == #"{"a":{"language":"fr","text":"Une"},"b":null}"#)
        #expect(AtomText(french) == AtomText("Une", language: "fr"))
        #expect(CivilDate("2026-11-02").map { AtomTime($0).description } == "2026-11-02T00:00:00Z")
        let xml = XMLElement.document("r") { [french, LocalizedText("Eins", language: "de")].write("name", into: &$0) }
        #expect(text(xml).contains("<r><name xml:lang=\"fr\">Une</name><name xml:lang=\"de\">Eins</name></r>"))
    }
}
