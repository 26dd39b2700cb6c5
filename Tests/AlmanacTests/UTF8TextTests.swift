import Almanac
import Support
import Testing

@Suite("Text from outside")
struct UTF8TextTests {
    @Test("Texts are compared byte by byte, without Unicode normalisation")
    func bytes() {
        let composed = "caf\u{E9}"
        let decomposed = "cafe\u{301}"
        #expect(Address.Text(composed) != Address.Text(decomposed))
        #expect(Address.QueryItem("q", composed) != Address.QueryItem("q", decomposed))
        #expect(Address(segments: [composed]) != Address(segments: [decomposed]))
        #expect(Preferences(name: composed) != Preferences(name: decomposed))
        #expect(Preferences(name: composed) == Preferences(name: composed))
        #expect(Preferences(name: nil) != Preferences(name: ""))
        #expect(Slug(printed: composed) != Slug(printed: decomposed))
    }

    @Test("Words of a closed set are matched byte by byte")
    func words() {
        #expect(Look(word: "dark") == .dark && Look(word: "Dark") == nil && Look(word: "dark\u{301}") == nil)
        #expect(HolidayType(word: "Half-DAY", ignoringCase: true) == .halfDay)
        #expect(HolidayType(word: "ban\u{212A}", ignoringCase: true) == nil)
    }

    @Test("An address looks up its query items byte by byte")
    func items() throws {
        let address = try Address(target: "/caf%C3%A9/x?e%CC%81=1&%C3%A9=2&%C3%A9=3")
        #expect(address.value("\u{E9}") == "2" && address.value("e\u{301}") == "1" && address.value("e") == nil)
        #expect(address.path.first == "caf\u{E9}" && address.path.first != "cafe\u{301}")
    }
}
