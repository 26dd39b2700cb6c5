import Almanac
import Testing

@Suite("Search keys")
struct SearchKeyTests {
    @Test(
        "C3 Case, diacritics and punctuation do not count",
        arguments: [
            ("Côte d’Ivoire", "cote d'ivoire"), ("ÅLAND", "aland"), ("São Tomé & Príncipe", "sao tome principe"),
            ("U.S.A.", "usa"), ("Timor-Leste", "timor leste"), ("  Česko  ", "cesko"), ("Føroyar", "foroyar"),
            ("İstanbul", "istanbul"), ("Ελλάδα", "ελλαδα"), ("Ｊａｐａｎ", "japan"),
        ])
    func folding(text: String, same: String) {
        #expect(SearchKey(text) == SearchKey(same))
    }

    @Test("A text of ASCII has the key that it has among other letters")
    func ascii() {
        let characters = (UInt8(0)..<0x80).map { String(Unicode.Scalar($0)) }
        for text in characters + characters.flatMap({ ["A\($0)b", "\($0)\($0) z", "9\($0)"] }) {
            // A joiner is dropped, and is not ASCII: with it the text goes the longer way.
            #expect(SearchKey(text) == SearchKey("\u{200D}" + text), "\(text.debugDescription)")
        }
    }

    @Test("C3 Exact beats prefix, prefix beats a word's beginning, that beats the middle")
    func ranking() {
        func match(_ name: String, _ query: String) -> SearchKey.Match? { SearchKey(name).match(SearchKey(query)) }
        #expect(match("Guinea", "guinea") == .exact)
        #expect(match("Guinea-Bissau", "guinea") == .prefix)
        #expect(match("Equatorial Guinea", "guinea") == .wordPrefix)
        #expect(match("Paraguay", "guay") == .inside)
        #expect(match("Paraguay", "zzz") == nil)
        #expect(match("Paraguay", "") == nil)
        #expect(match("Chad", "Chad and more") == nil)
    }

    @Test(
        "Naughty texts make keys and do not crash",
        arguments: ["\u{0}", "\u{202E}abc", "\u{FFFF}", "👨‍👩‍👧", "\u{301}"])
    func hostile(text: String) {
        #expect(SearchKey("Germany").match(SearchKey(text + "zzz")) == nil)
    }
}
