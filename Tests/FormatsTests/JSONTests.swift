import Foundation
import Testing

@testable import Formats

@Suite("JSON")
struct JSONTests {
    private func text(_ write: (inout JSONObject) -> Void) -> String {
        String(decoding: JSONObject.document(write), as: UTF8.self)
    }

    @Test("Members appear in the order of the calls, without white space")
    func members() {
        let text = text { json in
            json.member("text", "a")
            json.member("none", nil as String?)
            json.member("number", -7)
            json.member("yes", true)
            json.object("object") { $0.member("no", false) }
            json.object("empty") { _ in }
            json.array("numbers", 1...3) { $1.number($0) }
            json.array("nothing", [] as [Int]) { $1.number($0) }
        }
        #expect(
            text == #"{"text":"a","none":null,"number":-7,"yes":true,"object":{"no":false},"empty":{},"#
                + #""numbers":[1,2,3],"nothing":[]}"#)
    }

    @Test("A document may be any one value; without one it is null")
    func documents() {
        let array = JSONElement.document { $0.array([1, 2]) { $1.array([$0]) { $1.number($0) } } }
        #expect(String(decoding: array, as: UTF8.self) == "[[1],[2]]")
        #expect(String(decoding: JSONElement.document { $0.text("a") }, as: UTF8.self) == "\"a\"")
        #expect(String(decoding: JSONElement.document { _ in }, as: UTF8.self) == "null")
    }

    @Test("Each character comes back wherever it is in a text", arguments: [1, 3, 4, 7, 8, 9, 15, 16, 17, 25])
    func places(length: Int) throws {
        // Eight bytes are looked at together.
        let scalars = (UInt8(0)..<128).map { String(UnicodeScalar($0)) } + ["é", "\u{2028}", "\u{2029}", "🇩🇪"]
        for scalar in scalars {
            let texts = (0..<length).map { place in
                String(repeating: "a", count: place) + scalar + String(repeating: "z", count: length - place - 1)
            }
            let document = JSONElement.document { $0.array(texts) { $1.text($0) } }
            #expect(
                try JSONDecoder().decode([String].self, from: Data(document)).map { Array($0.utf8) }
                    == texts.map { Array($0.utf8) })
            let hasNoRawControl = document.allSatisfy { $0 >= 0x20 }
            #expect(hasNoRawControl)
        }
    }

    @Test("An array has one value for each element, whatever is called for it")
    func elements() {
        let text = text { json in
            json.array("a", 0..<4) { number, element in
                if number == 1 { element.text("one") }
                if number == 2 {
                    element.object { $0.array("b", ["x", "y"]) { $1.text($0) } }
                    element.number(9)
                }
                if number == 3 { element.number(Int.min) }
            }
        }
        #expect(text == #"{"a":[null,"one",{"b":["x","y"]},-9223372036854775808]}"#)
    }

    @Test("Members are separated by commas, whether their names are part of the program or any text")
    func commas() {
        let text = text {
            $0.array(named: "a b", [])
            $0.member("c", 1)
            $0.object(named: "d") { $0.member("e", true) }
            $0.member("f", nil as String?)
        }
        #expect(text == #"{"a b":[],"c":1,"d":{"e":true},"f":null}"#)
    }

    @Test(
        "Quotes, backslashes, controls and JavaScript's line breaks are escaped, in names too",
        arguments: [
            ("\"\\", #"\"\\"#), ("\n\r\t", #"\n\r\t"#), ("\u{0}\u{8}\u{1F}", #"\u0000\u0008\u001f"#),
            ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("\u{2027}\u{202F}\u{7F}", "\u{2027}\u{202F}\u{7F}"),
            ("é日👩‍🚀", "é日👩‍🚀"), ("</script>", "</script>"), ("\"\u{301}", "\\\"\u{301}"), ("", ""),
        ])
    func escaping(value: String, escaped: String) {
        #expect(text { $0.member("a", value) } == "{\"a\":\"\(escaped)\"}")
        #expect(text { $0.object(named: value) { $0.member("b", 1) } } == "{\"\(escaped)\":{\"b\":1}}")
        #expect(text { $0.array(named: value, [value]) } == "{\"\(escaped)\":[\"\(escaped)\"]}")
    }

    @Test(
        "Numbers with a fraction have the fewest digits that give them again",
        arguments: [
            (0.1, "0.1"), (-0.0, "-0.0"), (1e20, "1e+20"), (.leastNonzeroMagnitude, "5e-324"), (.infinity, "null"),
            (.nan, "null"),
        ])
    func numbers(number: Double, digits: String) {
        #expect(text { $0.member("a", number) } == "{\"a\":\(digits)}")
    }

    /// Foundation reads what is written: an independent reader.
    @Test(
        "Every text comes back from another reader, without marks that turn others: all scalars of the first planes, and 5,000 mixtures"
    )
    func reading() throws {
        var texts = (0..<0x1_1000 as Range<UInt32>).compactMap { Unicode.Scalar($0) }.map { "a\($0)b" }
        var random = SystemRandomNumberGenerator()
        let pieces = ["\"", "\\", "\n", "\u{0}", "\u{2028}", "é", "👩‍🚀", "a", "/", "\u{FFFF}", "\u{10FFFF}", "\r\n"]
        for _ in 0..<5_000 {
            texts.append((0..<8).map { _ in pieces.randomElement(using: &random) ?? "" }.joined())
        }
        let bytes = JSONObject.document { json in json.array("texts", texts) { $1.text($0) } }
        let read = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: [String]])
        let found = try #require(read["texts"])
        #expect(found.count == texts.count)
        // By bytes: `==` would take equivalent texts for equal.
        for (one, other) in zip(found, texts) {
            #expect(one.utf8.elementsEqual(DirectionMarks.contained(other).utf8))
        }
    }

    @Test("The same calls give the same bytes, however little memory was reserved")
    func capacity() {
        let long = String(repeating: "é\"", count: 5_000)
        let small = JSONObject.document(capacity: 0) { $0.member("a", long) }
        #expect(small == JSONObject.document(capacity: 1 << 20) { $0.member("a", long) })
        #expect(small.count == 8 + 4 * 5_000)
    }
}
