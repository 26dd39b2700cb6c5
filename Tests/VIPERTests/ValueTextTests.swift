import HTML
import Testing

@testable import VIPER

@Suite("Values in a trace")
struct ValueTextTests {
    private enum Event: Sendable {
        case opened
        case refreshed(draw: Int)
        case searched(String)
        case moved(to: Link, kept: Int?)
    }

    private struct Row: Sendable {
        var name = "Luke"
        var age: Int?
    }

    private struct Box: Sendable {
        let content: (any Sendable)?
    }

    private func text(_ value: Any, hiding hidden: [String] = []) -> String {
        ValueText(hiding: hidden).text(of: value)
    }

    @Test("A14 A value is described by its structure, as it would be written; fields without a value are left out")
    func structure() {
        #expect(text(7) == "7" && text(true) == "true" && text("a") == "\"a\"")
        #expect(text(Event.opened) == ".opened")
        #expect(text(Event.refreshed(draw: 7)) == ".refreshed(draw: 7)")
        #expect(text(Event.searched("sea")) == ".searched(\"sea\")")
        #expect(text(Event.moved(to: Link(segments: ["a b"]), kept: nil)) == ".moved(to: /a%20b)")
        #expect(text(Row()) == "Row(name: \"Luke\")" && text(Row(age: 3)) == "Row(name: \"Luke\", age: 3)")
        #expect(text(Int?.none as Any) == "nil" && text(Int?.some(3) as Any) == "3")
        #expect(text(Status.unavailable(retryAfter: .seconds(2))) == ".unavailable(retryAfter: 2.0 seconds)")
    }

    @Test("A14 Lists are short: up to three elements, else their number and type; bytes are counted")
    func lists() {
        #expect(text([Int]()) == "[]" && text([1, 2, 3]) == "[1, 2, 3]" && text([1, 2, 3, 4]) == "[4 × Int]")
        #expect(text((0..<5000).map { _ in Row() }) == "[5000 × Row]")
        #expect(text([UInt8](repeating: 0, count: 11_204)) == "[11204 bytes]")
    }

    @Test("A14 However large or deep a value is, its description is short, and so is the time to make it")
    func bounds() {
        let long = String(repeating: "e\u{301}", count: 100_000)
        #expect(text(long).unicodeScalars.count <= ValueText.longestText + 2)
        var deep = Box(content: 1)
        for _ in 0..<500 { deep = Box(content: deep) }
        #expect(text(deep) == "Box(content: Box(…))")
        let wide = [Row(name: long), Row(name: long), Row(name: long)]
        #expect(text(Box(content: [wide, wide, wide])).unicodeScalars.count <= ValueText.longest)
        let question = ValueText().question("find(_:in:)", [long, long, long, long, long])
        #expect(question.unicodeScalars.count <= ValueText.longest && question.hasPrefix("find("))
    }

    @Test("A14 What a terminal or a reader could take for more than text is escaped")
    func hostile() {
        #expect(text("\u{1B}[2J\u{9B}1m\u{7}") == "\"\\u{1B}[2J\\u{9B}1m\\u{7}\"")
        #expect(text("a\nb\tc\r\u{2028}") == "\"a\\nb\\tc\\u{D}\\u{2028}\"")
        #expect(text("\u{202E}txt\u{200B}\u{FEFF}") == "\"\\u{202E}txt\\u{200B}\\u{FEFF}\"")
        #expect(text("say \"x\" \\ → “y” 東京") == "\"say \\\"x\\\" \\\\ → “y” 東京\"")
        #expect(TraceText.printable("/quotes?q=\u{1B}]0;x\u{7}") == "/quotes?q=\\u{1B}]0;x\\u{7}")
    }

    @Test("A14 What is hidden does not show, wherever it is in a value, also if the text is cut off within it")
    func hiding() {
        #expect(text("Anna", hiding: ["Anna"]) == "\"•••\"")
        #expect(text("Hello Anna, Anna!", hiding: ["Anna"]) == "\"Hello •••, •••!\"")
        #expect(text(Row(name: "Anna"), hiding: ["Luke", "Anna"]) == "Row(name: \"•••\")")
        #expect(text("Ann", hiding: ["Anna"]) == "\"Ann\"" && text("a", hiding: [""]) == "\"a\"")
        let padded = String(repeating: "x", count: ValueText.longestText - 3) + "Annabella"
        #expect(!text(padded, hiding: ["Annabella"]).contains("A"))
    }

    @Test("A14 A question has the labels of the method and the values of the call")
    func questions() {
        let values = ValueText()
        #expect(values.question("quotations()", []) == "quotations()")
        #expect(values.question("draw(_:)", [7]) == "draw(7)")
        #expect(values.question("calendar(of:covering:)", ["DE", 2026]) == "calendar(of: \"DE\", covering: 2026)")
        #expect(values.question("preferences", []) == "preferences")
    }

    @Test("A14 The size of bytes is their number; of anything else, the number of single values in it")
    func sizes() {
        #expect(ValueSize(of: 7).description == "1 value" && ValueSize(of: "text").description == "1 value")
        #expect(ValueSize(of: [Row(), Row(age: 3)]).description == "3 values")
        #expect(ValueSize(of: ["a", nil, "b"] as [String?]).description == "2 values")
        #expect(ValueSize(of: Int?.none as Any).description == "0 values")
        #expect(ValueSize(of: [UInt8](repeating: 1, count: 1204)).description == "1,204 bytes")
        let page = Rendering(status: .ok, mediaType: "text/plain", bytes: [1, 2])
        #expect(ValueSize(of: Outcome<Never>.page(page)).description == "2 bytes")
        #expect(ValueSize(of: Array(repeating: Row(), count: 20_000)).description == "10,000+ values")
    }
}
