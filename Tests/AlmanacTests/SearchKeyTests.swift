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
