import Almanac
import Testing

@testable import Site

@Suite("Header values")
struct HeaderValueTests {
    private func texts(_ values: [HeaderValue]?) -> [String]? { values?.map(\.description) }

    @Test("White space is that of HTTP: spaces and tabs")
    func trimming() {
        for (text, trimmed) in [
            (" a b\t", "a b"), ("", ""), (" \t", ""), ("\u{A0}a", "\u{A0}a"), (" \u{301}", "\u{301}"), ("a", "a"),
        ] {
            #expect(HeaderValue(text).trimmed.matches(trimmed), "\(text)")
        }
    }

    @Test("A list is split at each separator, whatever stands beside it")
    func members() {
        #expect(texts(HeaderValue(" a ,,b\t, ,c").members(separatedBy: ",")) == ["a", "b", "c"])
        let marked = HeaderValue("a,\u{301}b,c\u{600},d").members(separatedBy: ",")
        #expect(texts(marked) == ["a", "\u{301}b", "c\u{600}", "d"])
        #expect(texts(HeaderValue("").members(separatedBy: ",")) == [])
        for (text, last) in [
            ("a, b", "b"), ("a,b , ,", "b"), ("a", "a"), ("", nil), (",,", nil), (",a", "a"), ("a\u{600},b", "b"),
            ("a,\u{301}", "\u{301}"),
        ] {
            #expect(HeaderValue(text).lastMember(separatedBy: ",")?.description == last, "\(text)")
        }
    }

    @Test("Quotes hide separators; a quote that is not closed hides everything")
    func quotes() {
        #expect(texts(HeaderValue("a;\"b;c\";d").partsOutsideQuotes(separatedBy: ";")) == ["a", "\"b;c\"", "d"])
        #expect(texts(HeaderValue("\"\\\";\";x").partsOutsideQuotes(separatedBy: ";")) == ["\"\\\";\"", "x"])
        #expect(texts(HeaderValue("\"\u{301};\"\u{301};x").partsOutsideQuotes(separatedBy: ";"))?.count == 2)
        #expect(HeaderValue("a;\"b").partsOutsideQuotes(separatedBy: ";") == nil)
        #expect(HeaderValue("\"a\"").unquoted == "a" && HeaderValue("\"\"").unquoted == "")
        #expect(HeaderValue("\"").unquoted == nil && HeaderValue("a\"").unquoted == nil)
        #expect(HeaderValue("\"a\"\u{301}").unquoted == nil)
    }

    @Test("A beginning and two halves are found by their bytes")
    func parts() {
        #expect(HeaderValue("HTTPS://a").dropping(prefix: "https://") == "a")
        #expect(HeaderValue("bytes=\u{301}").dropping(prefix: "bytes=") == "\u{301}")
        #expect(HeaderValue("https:/").dropping(prefix: "https://") == nil)
        let halves = HeaderValue("a=\u{301}=c").halves(at: "=")
        #expect(halves?.before == "a" && halves?.after == "\u{301}=c")
        #expect(HeaderValue("a").halves(at: "=") == nil)
    }

    @Test("What has bytes outside of ASCII is ignored, and the rest of the value is read")
    func ignored() throws {
        #expect(AcceptEncoding("br\u{301}, gzip").prefersGzip && !AcceptEncoding("gzip\u{301}").prefersGzip)
        #expect(EntityTags("\"\u{301}\", \"a\"").contains("\"a\"") && !EntityTags("\"a\u{301}\"").contains("\"a\""))
        let preferences = PreferencesCookie.preferences(in: "x=\u{301}; \u{301}y; almanac=1.GB.dark.QWRh")
        #expect(preferences == Preferences(name: "Ada", country: try #require(CountryCode("GB")), look: .dark))
        #expect(PreferencesCookie.preferences(in: "almanac=1.GB.dark\u{301}.QWRh") == Preferences())
        #expect(ByteRange("bytes=0-1\u{301}", length: 10) == .none)
        #expect(HostName(HeaderValue("a.example\u{301}")) == nil)
    }

    @Test("Targets that only look the same are two")
    func targets() {
        let composed = RequestTarget("/caf\u{E9}?q")
        #expect(composed != RequestTarget("/cafe\u{301}?q") && composed == RequestTarget("/caf\u{E9}?q"))
        #expect(Set([composed, RequestTarget("/cafe\u{301}?q"), RequestTarget("/caf\u{E9}?q")]).count == 2)
        #expect(composed.path.elementsEqual("/caf\u{E9}".utf8) && composed.hasQuery)
        #expect(!RequestTarget("/?\u{301}").path.contains(UInt8(ascii: "?")))
    }
}
