import HTTPTypes
import Support
import Testing

@testable import HTTPMessages

@Suite("Forwarded requests")
struct ProxyTests {
    private func address(_ text: String) throws -> IPAddress { try #require(IPAddress(text), "\(text)") }

    private func forwarded(
        from peer: String = "10.0.0.1", host: HeaderValue? = "inner", _ fields: ForwardedFields,
        trusting list: String = "10.0.0.0/8", _ headers: TrustedProxies.Headers = .xForwarded
    ) throws -> ForwardedRequest {
        ForwardedRequest(
            peer: peer == "unix" ? .unixSocket : .address(try address(peer)), host: host, fields: fields,
            trusted: try TrustedProxies(list, headers: headers))
    }

    @Test("Every notation of an IP address prints in one form")
    func addresses() throws {
        for (text, written) in [
            ("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("2001:DB8:0:0::1", "2001:db8::1"),
            ("::1", "::1"), ("fe80::1%eth0", "fe80::1"),
        ] {
            #expect(try address(text).description == written)
        }
        for text in ["", "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "::g", "host", "1.2.3.4\0", " ::1", "%eth0"] {
            #expect(IPAddress(text) == nil, "\(text)")
        }
        #expect(try address("192.0.2.77").shortened.description == "192.0.2.0")
        #expect(try address("2001:db8:1:2::3").shortened.description == "2001:db8:1::")
    }

    @Test("A list of proxies trusts its members only")
    func ranges() throws {
        let trusted = try TrustedProxies("127.0.0.1, 10.0.0.0/8,::1 , 2001:db8::/32")
        for text in ["127.0.0.1", "10.255.255.255", "::ffff:10.1.2.3", "::1", "2001:db8:ffff::"] {
            #expect(trusted.trusts(try address(text)), "\(text)")
        }
        for text in ["127.0.0.2", "11.0.0.0", "9.255.255.255", "::2", "2001:db9::"] {
            #expect(!trusted.trusts(try address(text)), "\(text)")
        }
        #expect(!trusted.trusts(.unixSocket))
        #expect(try TrustedProxies("unix").trusts(.unixSocket))
        #expect(try TrustedProxies("0.0.0.0/0").trusts(address("1.2.3.4")))
        #expect(try !TrustedProxies("0.0.0.0/0").trusts(address("2001:db8::1")))
        #expect(try TrustedProxies("::/0").trusts(address("2001:db8::1")))
        #expect(try !TrustedProxies("").trusts(address("127.0.0.1")))
        #expect(!TrustedProxies.none.trusts(.unixSocket))
    }

    @Test(
        "An invalid list fails with the reason",
        arguments: [
            ("localhost", "expected an address"), ("10.0.0.0/33", "0 to 32"), ("10.0.0.0/x", "0 to 32"),
            ("10.0.0.0/", "0 to 32"), ("::/129", "0 to 128"), ("10.0.0.1/8", "did you mean 10.0.0.0/8?"),
            ("127.0.0.1 10.0.0.1", "expected an address"), ("10.0.0.0/-1", "0 to 32"), ("unix:", "expected an address"),
        ])
    func wrongList(list: String, words: String) {
        #expect { try TrustedProxies("::1," + list) } throws: { "\($0)".contains(words) && "\($0)".contains(list) }
    }

    @Test("Forwarding headers of untrusted peers are ignored")
    func untrusted() throws {
        let fields = ForwardedFields(
            forwardedFor: "192.0.2.9", forwardedProto: "https", forwardedHost: "evil.example",
            forwarded: "for=192.0.2.9;proto=https;host=evil.example")
        for headers in TrustedProxies.Headers.allCases {
            let request = try forwarded(from: "203.0.113.5", fields, headers)
            #expect(request.client?.description == "203.0.113.5")
            #expect(!request.isSecure && request.host == "inner")
            #expect(try forwarded(from: "unix", fields, headers).client == nil)
        }
    }

    @Test(
        "The client is the rightmost address that is not a trusted proxy",
        arguments: [
            ("192.0.2.9", "192.0.2.9"), ("6.6.6.6, 192.0.2.9", "192.0.2.9"),
            ("6.6.6.6, 192.0.2.9, 10.0.0.2,10.0.0.3", "192.0.2.9"), ("10.0.0.7, 10.0.0.2", "10.0.0.7"),
            ("192.0.2.9:4711", "192.0.2.9"), ("[2001:db8::1]:4711", "2001:db8::1"), ("2001:db8::1", "2001:db8::1"),
            ("6.6.6.6, unknown", nil), ("6.6.6.6, <script>", nil), ("6.6.6.6, unknown, 10.0.0.2", nil),
            ("", "10.0.0.1"), (",,", "10.0.0.1"),
        ])
    func rightmost(list: String, client: String?) throws {
        #expect(try forwarded(ForwardedFields(forwardedFor: list)).client?.description == client)
    }

    @Test("The proxy next to the server determines scheme and host")
    func schemeAndHost() throws {
        let request = try forwarded(
            ForwardedFields(
                forwardedFor: "192.0.2.9", forwardedProto: "http, HTTPS",
                forwardedHost: "evil.example, almanac.example"))
        #expect(request.isSecure && request.host == "almanac.example")
        #expect(try !forwarded(ForwardedFields(forwardedProto: "https, http")).isSecure)
        #expect(try forwarded(ForwardedFields(forwardedProto: "https")).isSecure)
        #expect(try forwarded(ForwardedFields(forwardedHost: "a b")).host == nil)
        #expect(try forwarded(ForwardedFields()).host == "inner")
        #expect(try forwarded(from: "unix", ForwardedFields(forwardedProto: "https"), trusting: "unix").isSecure)
    }

    @Test("Forwarded is parsed as RFC 7239 specifies, and only if the proxies are configured to set it")
    func standard() throws {
        let fields = ForwardedFields(
            forwardedFor: "6.6.6.6", forwardedProto: "http",
            forwarded: "for=7.7.7.7;host=evil.example, For=\"[2001:db8::1]:47\" ; Proto=https;HOST=\"a.example:8443\""
                + ";by=10.0.0.2, for=10.0.0.2;proto=http")
        let request = try forwarded(fields, .forwarded)
        #expect(request.client?.description == "2001:db8::1")
        #expect(request.isSecure && request.host == "a.example:8443")
        #expect(try forwarded(fields).client?.description == "6.6.6.6")
        for hidden in ["for=unknown", "for=_x", "for=\"_a,b\"", "for=\"\\\"", "proto=https", "=", ";;", ""] {
            #expect(try forwarded(ForwardedFields(forwarded: hidden), .forwarded).client == nil, "\(hidden)")
        }
        #expect(try forwarded(ForwardedFields(), .forwarded).client?.description == "10.0.0.1")
        let comma = "for=6.6.6.6;host=\"x, for=7.7.7.7\", for=192.0.2.9"
        #expect(try forwarded(ForwardedFields(forwarded: comma), .forwarded).client?.description == "192.0.2.9")
    }

    @Test("Several lines of one header form one list")
    func lines() throws {
        var fields = HTTPFields()
        for (name, value) in [
            ("X-Forwarded-For", "6.6.6.6"), ("x-forwarded-for", "192.0.2.9"), ("X-Forwarded-Proto", "https"),
            ("Accept", "*/*"),
        ] {
            fields.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
        }
        let read = ForwardedFields(fields)
        #expect(read.forwardedFor == "6.6.6.6, 192.0.2.9" && read.forwardedProto == "https")
        #expect(read.forwarded == nil && read.forwardedHost == nil)
    }

    @Test(
        "A combining mark beside a separator does not join two members",
        arguments: ["\u{600}", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F1E6}"])
    func marks(mark: String) throws {
        for list in ["6.6.6.6\(mark),192.0.2.9", "6.6.6.6,\(mark), 192.0.2.9", "\(mark), 192.0.2.9"] {
            #expect(try forwarded(ForwardedFields(forwardedFor: list)).client?.description == "192.0.2.9", "\(list)")
            let elements = list.replacing("6.6.6.6", with: "for=6.6.6.6").replacing("192", with: "for=192")
            let read = try forwarded(ForwardedFields(forwarded: elements), .forwarded)
            #expect(read.client?.description == "192.0.2.9", "\(elements)")
        }
        let request = try forwarded(
            ForwardedFields(forwardedProto: "http\(mark),https", forwardedHost: "evil.example\(mark),a.example"))
        #expect(request.isSecure && request.host == "a.example")
        #expect(try forwarded(ForwardedFields(forwardedHost: "a.example\(mark)")).host == nil)
    }

    @Test("No input breaks the parsers")
    func noise() throws {
        let alphabet = Array(" ,;=\"\\[]:%.0129afx_unkowfrhstp\u{301}\u{0}é".unicodeScalars)
        for _ in 0..<5000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...40) { text.unicodeScalars.append(alphabet.randomElement() ?? " ") }
            let fields = ForwardedFields(
                forwardedFor: text, forwardedProto: text, forwardedHost: text, forwarded: text)
            for headers in TrustedProxies.Headers.allCases {
                let request = try forwarded(fields, headers)
                if let host = request.host { #expect(HostName(host) != nil) }
            }
            _ = try? TrustedProxies(text)
            _ = ByteRange(HeaderValue(text), length: 10)
            _ = AcceptEncoding(HeaderValue(text))
            #expect(!EntityTags(HeaderValue(text)).contains("\"none of these\""))
        }
    }

    @Test(
        "A range of proxies may be a single address, and has at most the address's bits",
        arguments: [
            ("10.0.0.0/31", true), ("10.0.0.1/32", true), ("10.0.0.1/33", false), ("::2/127", true), ("::1/128", true),
            ("::1/129", false), ("0.0.0.0/0", true),
        ])
    func proxies(text: String, isRange: Bool) {
        #expect(((try? AddressRange(text)) != nil) == isRange)
    }
}
