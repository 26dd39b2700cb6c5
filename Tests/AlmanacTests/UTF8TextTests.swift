import Almanac
import Testing

@Suite("Text from outside")
struct UTF8TextTests {
    @Test("Texts are compared byte by byte, without Unicode normalisation")
    func bytes() {
        let composed = "caf\u{E9}"
        let decomposed = "cafe\u{301}"
        #expect(composed == decomposed, "as String has it")
        #expect(!composed.matches(decomposed) && composed.matches("caf\u{E9}"))
        #expect(!"a,".matches("a,\u{301}") && !"".matches("\u{301}") && "".matches(""))
        #expect(Address.Text(composed) != Address.Text(decomposed))
        #expect(Address.QueryItem("q", composed) != Address.QueryItem("q", decomposed))
        #expect(Address(segments: [composed]) != Address(segments: [decomposed]))
        #expect(Preferences(name: composed) != Preferences(name: decomposed))
        #expect(Preferences(name: composed) == Preferences(name: composed))
        #expect(Preferences(name: nil) != Preferences(name: ""))
        #expect(Slug(printed: composed) != Slug(printed: decomposed))
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

    @Test("Words of a closed set are matched byte by byte")
    func words() {
        #expect(Look(word: "dark") == .dark && Look(word: "Dark") == nil && Look(word: "dark\u{301}") == nil)
        #expect(HolidayType(word: "Half-DAY", ignoringCase: true) == .halfDay)
        #expect(HolidayType(word: "ban\u{212A}", ignoringCase: true) == nil)
    }

    @Test(
        "Lengths are counted in Unicode scalars, and longer texts are cut", arguments: ["a", "\u{301}", "é"])
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

    @Test("An address looks up its query items byte by byte")
    func items() throws {
        let address = try Address(target: "/caf%C3%A9/x?e%CC%81=1&%C3%A9=2&%C3%A9=3")
        #expect(address.value("\u{E9}") == "2" && address.value("e\u{301}") == "1" && address.value("e") == nil)
        #expect(address.path.first == "caf\u{E9}" && address.path.first != "cafe\u{301}")
    }
}
