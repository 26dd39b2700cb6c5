import AlmanacValues
import Testing

@Suite("Search keys")
struct SearchKeyTests {
    @Test(
        "C3 Case, diacritics and punctuation are ignored",
        arguments: [
            ("Côte d’Ivoire", "cote d'ivoire"), ("ÅLAND", "aland"), ("São Tomé & Príncipe", "sao tome principe"),
            ("U.S.A.", "usa"), ("Timor-Leste", "timor leste"), ("  Česko  ", "cesko"), ("Føroyar", "foroyar"),
            ("İstanbul", "istanbul"), ("Ελλάδα", "ελλαδα"), ("Ｊａｐａｎ", "japan"), ("ﾄﾞｲﾂ", "ドイツ"),
            ("ألمانيا", "المانيا"), ("السعودية", "السعوديه"), ("إنجلـترا", "انجلترا"), ("٢٠٢٧", "2027"),
            ("２०27", "2027"),
        ])
    func folding(text: String, same: String) {
        #expect(SearchKey(text) == SearchKey(same))
    }

    @Test("The fast path for ASCII gives the same key as the general one")
    func ascii() {
        let characters = (UInt8(0)..<0x80).map { String(Unicode.Scalar($0)) }
        for text in characters + characters.flatMap({ ["A\($0)b", "\($0)\($0) z", "9\($0)"] }) {
            // The joiner is dropped from the key, but is not ASCII, so it forces the general path.
            #expect(SearchKey(text) == SearchKey("\u{200D}" + text), "\(text.debugDescription)")
        }
    }

    @Test("C3 An exact match ranks before a prefix, a prefix before a word prefix, that before the middle")
    func ranking() {
        func match(_ name: String, _ query: String) -> SearchKey.Match? { SearchKey(name).match(SearchKey(query)) }
        #expect(match("Guinea", "guinea") == .exact)
        #expect(match("Guinea-Bissau", "guinea") == .prefix)
        #expect(match("Equatorial Guinea", "guinea") == .wordPrefix)
        #expect(match("Finland", "land") == .wordSuffix && match("Åland Islands", "land") == .wordSuffix)
        #expect(match("Cook Islands", "land") == .inside && match("Inlandland", "land") == .wordSuffix)
        #expect(match("Paraguay", "agua") == .inside)
        #expect(match("Paraguay", "zzz") == nil)
        #expect(match("Paraguay", "") == nil)
        #expect(match("Chad", "Chad and more") == nil)
    }

    @Test(
        "Hostile texts give keys and do not crash",
        arguments: ["\u{0}", "\u{202E}abc", "\u{FFFF}", "👨‍👩‍👧", "\u{301}"])
    func hostile(text: String) {
        #expect(SearchKey("Germany").match(SearchKey(text + "zzz")) == nil)
    }
}
