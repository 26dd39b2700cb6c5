import PlainBytes
import Support
import Testing

@Suite("Text as bytes")
struct UTF8TextTests {
    @Test("Texts are compared byte by byte, without Unicode normalisation")
    func bytes() {
        #expect("caf\u{E9}" == "cafe\u{301}", "as String has it")
        #expect(!"caf\u{E9}".matches("cafe\u{301}") && "caf\u{E9}".matches("caf\u{E9}"))
        #expect(!"a,".matches("a,\u{301}") && !"".matches("\u{301}") && "".matches(""))
        #expect("123456789".dropFirst().matches("23456789") && !"123456789".matches("123456780"))
    }

    @Test("Comparison without case ignores the case of ASCII letters only")
    func letterCase() {
        #expect("GZip".matches("gzip", ignoringCase: true) && !"GZip".matches("gzip"))
        #expect(!"\u{212A}".matches("k", ignoringCase: true) && !"É".matches("é", ignoringCase: true))
        #expect(!"[".matches("{", ignoringCase: true) && !"@".matches("`", ignoringCase: true))
    }

    @Test("A number is a bounded count of ASCII digits")
    func numbers() {
        #expect("0042".number(digits: 4...4) == 42 && "7".number(digits: 1...18) == 7)
        #expect("999999999999999999".number(digits: 1...18) == 999_999_999_999_999_999)
        for text in ["", "+1", "-1", "1 ", "٣", "1\u{301}", "12345", "1234567890123456789"] {
            #expect(text.number(digits: 1...4) == nil, "\(text)")
        }
        #expect("1234567890123456789".number(digits: 1...30) == nil)
    }

    @Test("Lengths are counted in Unicode scalars, and longer texts are cut", arguments: ["a", "\u{301}", "é"])
    func lengths(scalar: String) {
        for (count, isLonger) in [(0, false), (59, false), (60, false), (61, true), (5000, true)] {
            let text = String(repeating: scalar, count: count)
            #expect(text.isLonger(than: 60) == isLonger, "\(count)")
            let shortened = text.shortened(to: 60)
            #expect(shortened.unicodeScalars.count == (isLonger ? 61 : count), "\(count)")
            #expect(shortened.utf8.elementsEqual(text.utf8) == !isLonger, "\(count)")
        }
    }

    @Test("A single Character of ten kilobytes is cut too")
    func oneCharacter() {
        let text = "e" + String(repeating: "\u{301}", count: 5000)
        #expect(text.count == 1)
        #expect(text.shortened(to: 60).utf8.count < 130)
    }

    @Test("The first occurrence of a byte is found in arrays and in other collections")
    func search() {
        let letters = Array("cabba".utf8)
        #expect(letters.index(ofByte: UInt8(ascii: "b")) == 2 && letters.index(ofByte: UInt8(ascii: "x")) == nil)
        #expect((1..<4).map(UInt8.init).lazy.filter { $0 > 1 }.index(ofByte: 3) != nil)
        #expect(letters[..<2].index(ofByte: UInt8(ascii: "b")) == nil && [UInt8]().index(ofByte: 0) == nil)
    }
}
