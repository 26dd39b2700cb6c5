import HTTPMessages
import HTTPTypes
import Testing

@testable import Site

@Suite("Hosts")
struct HostTests {
    @Test(
        "A public address is a scheme and a host",
        arguments: [
            ("https://almanac.example", "https://almanac.example"),
            ("HTTPS://Almanac.Example/", "https://almanac.example"),
            ("https://almanac.example:443", "https://almanac.example"),
            ("https://almanac.example:8443", "https://almanac.example:8443"),
            ("http://localhost:8080", "http://localhost:8080"), ("http://[::1]:80", "http://[::1]"),
        ])
    func publicAddress(text: String, description: String) throws {
        #expect(try PublicAddress(text).description == description)
    }

    @Test(
        "An invalid public address fails with the reason",
        arguments: [
            ("almanac.example", "an https:// or http:// address"), ("ftp://a", "an https:// or http:// address"),
            ("https://", "valid host name"),
            ("https://a/b", "a path is not allowed"), ("https://a?b", "a path is not allowed"),
            ("https://u:hunter2@a", "a user name"),
            ("https://a b", "valid host name"), ("https://a:99999", "valid host name"),
            ("https://a:b", "valid host name"),
            ("", "an https:// or http:// address"),
        ])
    func noPublicAddress(text: String, words: String) {
        #expect { try PublicAddress(text) } throws: { "\($0)".contains(words) && !"\($0)".contains("hunter2") }
    }

    @Test("No text breaks the parser of public addresses")
    func noise() {
        let alphabet = Array(" ,;=\"\\[]:%.0129afx_htps/@?#\u{301}\u{0}é".unicodeScalars)
        for _ in 0..<5000 {
            var text = ["", "https://", "http://"].randomElement() ?? ""
            for _ in 0..<Int.random(in: 0...40) { text.unicodeScalars.append(alphabet.randomElement() ?? " ") }
            if let address = try? PublicAddress(text) { #expect(HostName(address.authority) != nil) }
        }
    }

    private let moment = Moment()

    private func site() throws -> Site {
        let address = try PublicAddress("https://almanac.example")
        return Site.double(
            VisitsDouble(),
            moment.configuration {
                $0.publicAddress = address
                $0.otherHosts = ["localhost:8080"]
            })
    }

    @Test(
        "The site answers requests for its own hosts",
        arguments: ["almanac.example", "ALMANAC.example", "almanac.example:443", "almanac.example.", "localhost:8080"])
    func own(host: String) async throws {
        let site = try site()
        #expect(await site.respond(to: Request(target: "/people", host: host)).status == .ok)
        #expect(site.finished(Request(target: "/people", host: host)) != nil)
    }

    @Test(
        "Other hosts are rejected without being repeated, and get no cached page",
        arguments: [
            "evil.example", "almanac.example:8080", "almanac.example.evil.example", "evil-almanac.example", "localhost",
            "almanac.example, evil.example", "almanac.example@evil.example", "evil.example/almanac.example", "",
            "almanac.example\r\nX: y", "[", "[]", "\u{301}",
        ])
    func foreign(host: String) async throws {
        let site = try site()
        _ = await site.respond(to: Request(target: "/people", host: "almanac.example"))
        for target in ["/people", "/", "/robots.txt", "/nowhere", "/%", "*", "//"] {
            let request = Request(target: target, host: host)
            #expect(site.finished(request) == nil)
            let response = await site.respond(to: request)
            #expect(response.status.code == 421)
            #expect(!response.text.contains("evil"))
            #expect(response.headers[.cacheControl] == "no-store")
        }
        for method in [HTTPRequest.Method.post, .options, .put] {
            let response = await site.respond(to: Request(method: method, target: "/options", host: host))
            #expect(response.status.code == 421)
        }
    }

    @Test("A request without a host gets 400")
    func missing() async throws {
        #expect(try await site().respond(to: Request(target: "/people")).status == .badRequest)
    }

    @Test("Without a public address the site answers requests for every host")
    func any() async {
        let site = Site.double(VisitsDouble(), moment.configuration())
        #expect(await site.respond(to: Request(target: "/people", host: "x.example")).status == .ok)
        #expect(await site.respond(to: Request(target: "/people")).status == .ok)
    }

    @Test("The host of a target in absolute form overrides the Host header")
    func absoluteForm() async throws {
        let site = try site()
        func status(_ target: String, _ host: String) async -> Int {
            await site.respond(to: Request(target: target, host: host)).status.code
        }
        #expect(await status("https://almanac.example/holidays", "evil.example") == 200)
        #expect(await status("HTTP://almanac.example:443/holidays", "x") == 200)
        #expect(await status("http://evil.example/holidays", "almanac.example") == 421)
        #expect(await status("https://almanac.example?x=1", "x") == 301)
        #expect(await status("https:///holidays", "almanac.example") == 421)
        #expect(await status("nonsense", "almanac.example") == 404)
    }

    @Test("Forms are known to be our own by the public address, whatever host the proxy asks for")
    func origin() throws {
        let address = try PublicAddress("https://almanac.example")
        func isOwn(_ origin: String, host: String = "10.0.0.1:8080", _ address: PublicAddress?) -> Bool {
            RequestOrigin(request: Request(target: "/options", origin: origin, host: host), publicAddress: address)
                .isOwn
        }
        #expect(isOwn("https://almanac.example", address))
        #expect(isOwn("https://Almanac.Example", address))
        #expect(!isOwn("https://almanac.example", nil))
        for other in [
            "https://evil.example", "https://almanac.example.evil.example", "http://almanac.example", "null", "",
        ] {
            #expect(!isOwn(other, address), "\(other)")
        }
    }
}
