import Testing

@testable import Support

@Suite("JSON is read strictly")
struct JSONReaderTests {
    private func read(_ text: String) throws(JSONProblem) -> JSONValue { try JSONReader.value(of: Array(text.utf8)) }

    @Test("Each kind of value is read, with the digits of a number as they came")
    func values() throws {
        let value = try read(
            #" {"a": [1, -0, 12345678901234567890, 1.50, 2E+3], "b": {"c": null, "d": true, "e": false}, "f": "x"} "#)
        #expect(value["a"] == .list(["1", "-0", "12345678901234567890", "1.50", "2E+3"].map { .number($0) }))
        #expect(value["b"]?["c"] == .null && value["b"]?["d"] == .flag(true) && value["b"]?["e"] == .flag(false))
        #expect(value["f"]?.text == "x" && value["g"] == nil && value.members?.count == 3)
        #expect(try read("[]") == .list([]) && read("{}") == .object([]) && read("7").integer == 7)
        #expect(try read("1.0").integer == nil && read("99999999999999999999").integer == nil)
    }

    @Test("Escapes of texts, pairs of surrogates among them")
    func texts() throws {
        #expect(try read(#""\"\\\/\b\f\n\r\tA\u00e9\uD83D\uDE00é😀""#).text == "\"\\/\u{8}\u{C}\n\r\tAé😀é😀")
        #expect(try read(#""e\u0301""#).text?.unicodeScalars.count == 2)
    }

    @Test(
        "What is no JSON is refused",
        arguments: [
            "", " ", "{", "[", "[1,]", "{\"a\":1,}", "{a:1}", "{'a':1}", "[1 2]", "01", "+1", ".5", "1.", "1e", "-",
            "tru",
            "nullx", "\"", "\"\n\"", "\"\\x\"", "\"\\u12\"", "\"\\uD83D\"", "\"\\uD83Dx\"", "\"\\uDE00\"", "1 1", "NaN",
            "// x\n1", "{\"a\"}", "{\"a\":}", "\u{FEFF}1", "\"\\uD83D\\u0041\"",
        ])
    func refused(text: String) {
        #expect(throws: JSONProblem.self) { try read(text) }
    }

    @Test("Two members of one name, however it is escaped, and bytes that are not UTF-8 are refused")
    func ambiguous() {
        #expect(throws: JSONProblem.repeatedName("a")) { try read(#"{"a":1,"\u0061":2}"#) }
        // The same letter to people, and not the same bytes.
        #expect(throws: Never.self) { try read(#"{"é":1,"e\u0301":2}"#) }
        #expect(throws: JSONProblem.notUTF8) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
    }

    @Test("Values are nested as deep as the limit, and no deeper; an object has so many members, and no more")
    func limits() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try read(nested(32))
        #expect(throws: JSONProblem.tooDeep) { try read(nested(33)) }
        #expect(throws: JSONProblem.self) { try read(String(repeating: "[", count: 60_000)) }
        func members(_ count: Int) -> String { "{" + (0..<count).map { "\"\($0)\":0" }.joined(separator: ",") + "}" }
        _ = try read(members(64))
        #expect(throws: JSONProblem.self) { try read(members(65)) }
    }
}
