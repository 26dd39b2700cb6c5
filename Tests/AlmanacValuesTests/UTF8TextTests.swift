import AlmanacValues
import Support
import Testing

@Suite("Text from outside")
struct UTF8TextTests {
    @Test("Texts are compared byte by byte, without Unicode normalisation")
    func bytes() {
        #expect(Slug(printed: "caf\u{E9}") != Slug(printed: "cafe\u{301}"))
    }

    @Test("Words of a closed set are matched byte by byte")
    func words() {
        #expect(Look(word: "dark") == .dark && Look(word: "Dark") == nil && Look(word: "dark\u{301}") == nil)
        #expect(HolidayType(word: "Half-DAY", ignoringCase: true) == .halfDay)
        #expect(HolidayType(word: "ban\u{212A}", ignoringCase: true) == nil)
    }
}
