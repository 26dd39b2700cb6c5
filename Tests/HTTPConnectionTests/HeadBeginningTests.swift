import HTTPMessages
import HTTPTypes
import Support
import Testing

@testable import HTTPConnection

@Suite("The beginning of a head")
struct HeadBeginningTests {
    private func request(_ parts: String...) -> Request? {
        var beginning = HeadBeginning()
        for part in parts { Array(part.utf8).withUnsafeBytes { beginning.read($0) } }
        return beginning.request
    }

    @Test("Target and Accept are known as far as they arrived, in any pieces")
    func known() throws {
        let whole = try #require(
            request("GET /a.json?b HT", "TP/1.1\r\nHost: a\r\nACC", "EPT: application/json\r\nBad Name"))
        #expect(whole.target == "/a.json?b" && whole.accept == " application/json" && whole.method == .get)
        #expect(try #require(request("GET /a HTTP/1.1\nAccepted: x\n")).accept == nil)
        #expect(try #require(request("POST /long")).target == "/long")
        for text in ["", "GET", "\r\n", "GET\r\n/a", "GET \r\n"] {
            #expect(request(text) == nil, "\(text.debugDescription)")
        }
    }

    @Test(
        "HEAD is known as soon as a space follows it",
        arguments: [
            ("HEAD / HTTP/1.1", true), ("HEAD ", true), ("HEAD", false), ("HEADER / HTTP/1.1", false),
            ("head / HTTP/1.1", false), ("GET /HEAD HTTP/1.1\r\nHEAD ", false), ("", false),
        ])
    func head(text: String, isHead: Bool) {
        var beginning = HeadBeginning()
        for byte in text.utf8 { [byte].withUnsafeBytes { beginning.read($0) } }
        #expect(beginning.isHead == isHead)
    }

    @Test("No more is kept than the first fields need")
    func limit() throws {
        let accept = "Accept: application/json\r\n"
        let field = "X: \(String(repeating: "x", count: HeadBeginning.length - 5))\r\n"
        #expect(try #require(request("GET /a HTTP/1.1\r\n", field, accept)).accept == nil)
        // A long target does not take the place of the fields.
        let long = try #require(request("GET /\(String(repeating: "x", count: 100_000)) HTTP/1.1\r\n\(accept)"))
        #expect(long.target.utf8.count == HeadBeginning.length - 4 && long.accept == " application/json")
    }
}
