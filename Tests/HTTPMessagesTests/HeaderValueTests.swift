import Support
import Testing

@testable import HTTPMessages

@Suite("Header values")
struct HeaderValueTests {
    private func texts(_ values: (some Sequence<HeaderValue>)?) -> [String]? { values?.map(\.description) }

    @Test("White space is spaces and tabs, as in HTTP")
    func trimming() {
        for (text, trimmed) in [
            (" a b\t", "a b"), ("", ""), (" \t", ""), ("\u{A0}a", "\u{A0}a"), (" \u{301}", "\u{301}"), ("a", "a"),
        ] {
            #expect(HeaderValue(text).trimmed.matches(trimmed), "\(text)")
        }
    }

    @Test("A list is split at each separator, whatever surrounds it")
    func members() {
        #expect(texts(HeaderValue(" a ,,b\t, ,c").members(separatedBy: ",")) == ["a", "b", "c"])
        let marked = HeaderValue("a,\u{301}b,c\u{600},d").members(separatedBy: ",")
        #expect(texts(marked) == ["a", "\u{301}b", "c\u{600}", "d"])
        #expect(texts(HeaderValue("").members(separatedBy: ",")) == [])
        for (text, last) in [
            ("a, b", ["b", "a"]), ("a,b , ,", ["b", "a"]), ("a", ["a"]), ("", []), (",,", []), (",a", ["a"]),
            ("a\u{600},b", ["b", "a\u{600}"]), ("a,\u{301}", ["\u{301}", "a"]),
        ] {
            #expect(texts(HeaderValue(text).lastMembers(separatedBy: ",", most: 8)) == last, "\(text)")
        }
    }

    @Test("At most the given number of members is read, counting empty ones", arguments: [0, 1, 2, 3, 4, 9])
    func limits(most: Int) {
        let list = HeaderValue("1,2,,4,5")
        let (first, last) = (["1", "2", "4", "5"], ["5", "4", "2", "1"])
        // The third is empty.
        let seen = most < 3 ? most : most - 1
        #expect(texts(list.members(separatedBy: ",", most: most)) == Array(first.prefix(seen)))
        #expect(texts(list.lastMembers(separatedBy: ",", most: most)) == Array(last.prefix(seen)))
        let parts = ["1", "2", "", "4", "5"]
        #expect(texts(list.partsOutsideQuotes(separatedBy: ",", most: most)) == parts.suffix(most))
    }

    @Test("Lines of one field are joined into one value")
    func lines() {
        var value = HeaderValue("a")
        let copy = value
        value.append("b", separator: ", ")
        value.append("c", separator: "; ")
        #expect(value == "a, b; c" && copy == "a")
    }

    @Test("Quotes hide separators; an unclosed quote hides the whole value")
    func quotes() {
        #expect(
            texts(HeaderValue("a;\"b;c\";d").partsOutsideQuotes(separatedBy: ";", most: 9)) == ["a", "\"b;c\"", "d"])
        #expect(texts(HeaderValue("\"\\\";\";x").partsOutsideQuotes(separatedBy: ";", most: 9)) == ["\"\\\";\"", "x"])
        #expect(texts(HeaderValue("\"\u{301};\"\u{301};x").partsOutsideQuotes(separatedBy: ";", most: 9))?.count == 2)
        #expect(HeaderValue("a;\"b").partsOutsideQuotes(separatedBy: ";", most: 9) == nil)
        #expect(HeaderValue("\"a\"").unquoted == "a" && HeaderValue("\"\"").unquoted == "")
        #expect(HeaderValue("\"").unquoted == nil && HeaderValue("a\"").unquoted == nil)
        #expect(HeaderValue("\"a\"\u{301}").unquoted == nil)
    }

    @Test("A prefix and two halves are found by their bytes")
    func parts() {
        #expect(HeaderValue("HTTPS://a").dropping(prefix: "https://") == "a")
        #expect(HeaderValue("bytes=\u{301}").dropping(prefix: "bytes=") == "\u{301}")
        #expect(HeaderValue("https:/").dropping(prefix: "https://") == nil)
        let halves = HeaderValue("a=\u{301}=c").halves(at: "=")
        #expect(halves?.before == "a" && halves?.after == "\u{301}=c")
        #expect(HeaderValue("a").halves(at: "=") == nil)
    }

    @Test("A member with bytes outside ASCII is ignored, and the others are read")
    func ignored() {
        #expect(AcceptEncoding("br\u{301}, gzip").preferred == .gzip)
        #expect(AcceptEncoding("gzip\u{301}").preferred == .identity)
        #expect(EntityTags("\"\u{301}\", \"a\"").contains("\"a\"") && !EntityTags("\"a\u{301}\"").contains("\"a\""))
        let cookies: HeaderValue = "x=\u{301}; \u{301}y; a=b"
        #expect(CookieHeader.value("a", in: cookies) == "b" && CookieHeader.value("y", in: cookies) == nil)
        #expect(ByteRange("bytes=0-1\u{301}", length: 10) == .none)
        #expect(HostName(HeaderValue("a.example\u{301}")) == nil)
    }

    @Test("Canonically equivalent targets with different bytes are different")
    func targets() {
        let composed = RequestTarget("/caf\u{E9}?q")
        #expect(composed != RequestTarget("/cafe\u{301}?q") && composed == RequestTarget("/caf\u{E9}?q"))
        #expect(Set([composed, RequestTarget("/cafe\u{301}?q"), RequestTarget("/caf\u{E9}?q")]).count == 2)
        #expect(composed.path.elementsEqual("/caf\u{E9}".utf8) && composed.hasQuery)
        #expect(!RequestTarget("/?\u{301}").path.contains(UInt8(ascii: "?")))
    }

    @Test("Of many parts outside quotes, the last ones are returned", arguments: [0, 1, 31, 32, 63, 64, 65, 1000])
    func lastParts(separators: Int) {
        let parts = (0...separators).map { "\($0)" }
        let value = HeaderValue(parts.joined(separator: ","))
        let last = value.partsOutsideQuotes(separatedBy: ",", most: 32)
        #expect(last?.map(\.description) == Array(parts.suffix(32)))
        let quoted = HeaderValue((["\",\""] + parts).joined(separator: ","))
        let lastOfQuoted = quoted.partsOutsideQuotes(separatedBy: ",", most: 32)
        #expect(lastOfQuoted?.map(\.description) == Array((["\",\""] + parts).suffix(32)))
    }
}
