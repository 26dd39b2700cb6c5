import HTTPMessages
import HTTPTypes
import NIOHTTP1
import ServerSupport
import Testing

@testable import HTTPConnection

/// Validation of request heads, which does not rely on what the parser rejects.
@Suite("Request heads")
struct RequestHeadTests {
    private func head(
        _ fields: [(String, String)], method: HTTPMethod = .POST, target: String = "/", version: HTTPVersion = .http1_1
    ) -> RequestHead {
        RequestHead(HTTPRequestHead(version: version, method: method, uri: target, headers: HTTPHeaders(fields)))
    }

    @Test("A length together with a transfer coding is rejected in either order, and the connection closed")
    func lengthAndCoding() {
        for fields in [
            [("Content-Length", "3"), ("Transfer-Encoding", "chunked")],
            [("transfer-encoding", "chunked"), ("content-length", "3")],
            [("Content-Length", "0"), ("Transfer-Encoding", "")],
        ] {
            let head = head([("Host", "a")] + fields)
            #expect(head.fault == .ambiguousLength && head.framing.isLast, "\(fields)")
        }
    }

    @Test(
        "A length consists of digits and fits in 63 bits",
        arguments: [
            ("0", 0), ("3", 3), ("0003", 3), ("9223372036854775807", Int.max), ("9223372036854775808", nil),
            ("18446744073709551615", nil), ("18446744073709551616", nil), ("", nil), ("+3", nil), ("-3", nil),
            ("3,3", nil), ("3, 3", nil), ("0x3", nil), ("3 ", nil), ("٣", nil), ("3.0", nil), ("1e3", nil),
        ])
    func length(value: String, length: Int?) {
        let head = head([("Host", "a"), ("Content-Length", value)])
        #expect(head.framing.length == length && (head.fault == .length) == (length == nil))
        #expect(head.framing.isLast == (length == nil))
    }

    @Test(
        "A browser navigates if it says so in one field, with exactly that word (Fetch Metadata)",
        arguments: [
            (["navigate"], true), (["Navigate"], false), (["navigate;a"], false), (["cors"], false), ([""], false),
            ([], false),
        ] as [([String], Bool)])
    func navigation(values: [String], isNavigation: Bool) {
        let fields = [("Host", "a")] + values.map { ("Sec-Fetch-Mode", $0) }
        #expect(head(fields, method: .GET).request.isNavigation == isNavigation)
    }

    @Test("Several lengths are rejected, even equal ones", arguments: ["3", "4"])
    func lengths(second: String) {
        let head = head([("Host", "a"), ("Content-Length", "3"), ("Content-Length", second)])
        #expect(head.fault == .ambiguousLength && head.framing.isLast)
    }

    @Test(
        "Only chunked is accepted as transfer coding; any other last coding leaves the body's end unknown",
        arguments: [
            (["chunked"], nil), (["Chunked"], nil), ([" chunked\t"], nil), ([""], .coding), ([","], .coding),
            (["identity"], .coding), (["gzip"], .coding), (["chunked, gzip"], .coding), (["chunked, chunked"], .coding),
            (["chunked", "chunked"], .coding), (["chunked,"], .coding), (["chunked;q=1"], .coding),
            (["xchunked"], .coding), (["chunke"], .coding), (["\u{200B}chunked"], .coding),
            (["chunked\u{301}"], .coding), (["gzip, chunked"], .unknownCoding), (["gzip", "chunked"], .unknownCoding),
            (["identity, chunked"], .unknownCoding), ([", chunked"], .unknownCoding),
        ] as [([String], RequestFault?)])
    func codings(values: [String], fault: RequestFault?) {
        let fields = [("Host", "a")] + values.map { ("Transfer-Encoding", $0) }
        let head = head(fields)
        #expect(head.fault == fault && head.framing.isChunked && head.framing.isLast == (fault != nil))
        #expect(self.head(fields, version: .http1_0).fault == .coding)
    }

    @Test(
        "Exactly one valid host is required; HTTP/1.0 may omit it",
        arguments: [
            (["a"], nil), (["a.example:8080"], nil), (["[2001:db8::1]:80"], nil), (["A_b-c."], nil), ([], .noHost),
            (["a", "a"], .severalHosts), (["a", "b"], .severalHosts), ([""], .host), (["a b"], .host), (["a,b"], .host),
            (["a/b"], .host), (["u@a"], .host), (["a:b"], .host), (["a:65536"], .host), (["[::1"], .host),
            (["[a]"], .host), (["[1.2.3.4]"], .host), (["[::1]x"], .host), (["é"], .host), (["a\u{301}"], .host),
            (["a\u{0}"], .host), ([":80"], .host), (["a?b"], .host), (["a%20b"], .host),
            ([String(repeating: "a", count: 262)], nil), ([String(repeating: "a", count: 263)], .host),
        ] as [([String], RequestFault?)])
    func hosts(values: [String], fault: RequestFault?) {
        let fields = values.map { ("Host", $0) }
        #expect(head(fields, method: .GET).fault == fault)
        #expect(head(fields, method: .GET, version: .http1_0).fault == (fault == .noHost ? nil : fault))
        // Further faults do not hide a wrong host.
        let worse = fields + [("Expect", "miracles"), ("Transfer-Encoding", "gzip, chunked")]
        if fault != nil { #expect(head(worse, method: .RAW(value: "BREW"), target: "x").fault == fault) }
    }

    @Test(
        "A target is a path or an absolute HTTP address; * is for OPTIONS only",
        arguments: [
            (.GET, "/", nil), (.GET, "//", nil), (.GET, "http://b/", nil), (.GET, "HTTP://b", nil),
            (.GET, "https://b.example:8443/c?d", nil), (.OPTIONS, "*", nil), (.GET, "*", .target),
            (.OPTIONS, "**", .target), (.GET, "http:///x", .target), (.GET, "http://", .target),
            (.GET, "http://?x", .target), (.GET, "http://a b/", .target), (.GET, "http://u:p@b/", .target),
            (.GET, "http:/x", .target), (.GET, "ftp://b/", .target), (.GET, "x", .target), (.GET, "b:80", .target),
            (.GET, "", .target), (.CONNECT, "b:80", .tunnel), (.GET, "?x", .target),
        ] as [(HTTPMethod, String, RequestFault?)])
    func targets(method: HTTPMethod, target: String, fault: RequestFault?) {
        let head = head([("Host", "a")], method: method, target: target)
        #expect(head.fault == fault && head.framing.isLast == (fault != nil))
    }

    @Test("The host of an absolute target overrides the Host header, which has to be valid all the same")
    func wholeAddress() {
        #expect(head([("Host", "a")], method: .GET, target: "http://b/c").request.host == "b")
        #expect(head([("Host", "a b")], method: .GET, target: "http://b/c").fault == .host)
        #expect(head([], method: .GET, target: "http://b/c").fault == .noHost)
    }

    @Test("Expect is evaluated in HTTP/1.1 and ignored in HTTP/1.0")
    func expectations() {
        for (value, waits, fault) in [
            ("100-continue", true, nil), ("100-Continue", true, nil), ("100-continu", false, .expectation),
            ("100-continue\u{301}", false, .expectation), ("", false, .expectation),
        ] as [(String, Bool, RequestFault?)] {
            let fields = [("Host", "a"), ("Expect", value), ("Content-Length", "3")]
            let new = head(fields)
            #expect(new.framing.waitsForContinue == waits && new.fault == fault, "\(value)")
            let old = head(fields, version: .http1_0)
            #expect(!old.framing.waitsForContinue && old.fault == nil, "\(value)")
        }
    }

    @Test("The fast path does not accept an invalid host")
    func plain() {
        for (host, isTaken) in [("a", true), ("[::1]:80", true), ("a b", false), ("a,b", false), ("a:b", false)] {
            let text = Array("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8)
            #expect((text.withUnsafeBufferPointer(PlainRequest.head) != nil) == isTaken, "\(host)")
        }
    }
}
