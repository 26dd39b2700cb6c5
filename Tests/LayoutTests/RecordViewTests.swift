import Formats
import TestSupport
import Testing

@testable import Layout

@Suite("Records")
struct RecordViewTests {
    /// A record of one number.
    private struct NumberView: JSONView {
        func event(from visit: Visit<Int>) -> Int { visit.place }
        func write(_ record: Int, into json: inout JSONObject) { json.member("number", record) }
        func headers(of record: Int) -> RepresentationHeaders { RepresentationHeaders(lastModified: record) }

        typealias Record = Int
    }

    private func text(_ page: Recorded<Int>) -> String { String(decoding: NumberView().render(page), as: UTF8.self) }

    @Test("A record is one object, with its headers")
    func record() {
        #expect(text(.record(7)) == #"{"number":7}"#)
        #expect(NumberView().mediaType(of: .record(7)) == "application/json")
        #expect(NumberView().headers(of: .record(7)).lastModified == 7)
    }

    @Test("A problem has the members of RFC 9457, the phrase of its status, and no headers of a record")
    func problem() {
        let problem = Recorded<Int>.problem(ProblemDetails(.unavailable(retryAfter: nil), "“\"\\”"))
        #expect(
            text(problem) == #"{"type":"about:blank","title":"Service Unavailable","status":503,"detail":"“\"\\”"}"#)
        #expect(NumberView().mediaType(of: problem) == "application/problem+json")
        #expect(NumberView().headers(of: problem) == RepresentationHeaders())
    }

    @Test("Names are objects with their language, in order")
    func names() {
        let names = [LocalizedText("Christmas", language: "en"), LocalizedText("Weihnachten", language: "de")]
        let bytes = JSONObject.document { $0.names(names) }
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"names":[{"language":"en","text":"Christmas"},{"language":"de","text":"Weihnachten"}]}"#)
    }
}
