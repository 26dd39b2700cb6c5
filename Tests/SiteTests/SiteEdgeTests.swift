import AlmanacValues
import Entities
import HTTPMessages
import HTTPTypes
import NIOCore
import Support
import TestSupport
import Testing
import VIPER

@testable import Site

@Suite("Edges of the site")
struct SiteEdgeTests {
    @Test("A host's port is at most 65535", arguments: [(0, true), (65_534, true), (65_535, true), (65_536, false)])
    func port(port: Int, isHost: Bool) {
        #expect((HostName("a.example:\(port)") != nil) == isHost)
    }

    @Test("A host has at most 262 characters", arguments: [(261, true), (262, true), (263, false)])
    func host(length: Int, isHost: Bool) {
        #expect((HostName(String(repeating: "a", count: length)) != nil) == isHost)
    }

    @Test(
        "A cookie's value has at most 1,024 characters",
        arguments: [("dark", 761, 1023), ("dark", 762, 1024), ("light", 761, 1024), ("light", 762, 1025)])
    func cookie(look: String, bytes: Int, length: Int) {
        let name = String(repeating: "a", count: bytes)
        let value = "1..\(look).\(Base64URL.encoded(name.utf8))"
        #expect(value.utf8.count == length)
        let preferences = PreferencesCookie.preferences(HeaderValue(value))
        #expect(preferences?.name == (length <= PreferencesCookie.longestValue ? name : nil))
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

    @Test("Pages of 512 bytes and more are compressed", arguments: [(511, false), (512, true), (513, true)])
    func compressible(length: Int, isCompressible: Bool) {
        let page = FinishedPage(
            body: ByteBuffer(repeating: 0x61, count: length), mediaType: MediaType.html, caching: .page,
            validity: .always)
        #expect(page.isCompressible == isCompressible)
    }

    @Test(
        "Retry-After is at least one second",
        arguments: [(nil, "60"), (Duration.zero, "1"), (.seconds(1), "1"), (.seconds(2), "2"), (.seconds(-5), "1")])
    func retryAfter(time: Duration?, value: String) {
        let response = Response(
            Rendering(status: .unavailable(retryAfter: time), mediaType: MediaType.html, bytes: []))
        #expect(response.headers[.retryAfter] == value)
    }

    @Test("A loading page has its view's media type, is not cached, and is not buffered by proxies")
    func loading() throws {
        let opening = try #require(Opening.sample(mediaType: "text/x-test"))
        let response = Response(opening, isPersonal: false) { [] }
        #expect(response.headers[.contentType] == "text/x-test" && response.headers[.cacheControl] == "no-store")
        #expect(response.headers[try #require(HTTPField.Name("X-Accel-Buffering"))] == "no")
        #expect(response.headers[.vary] == nil)
        let personal = Response(opening, isPersonal: true) { [] }
        #expect(personal.headers[.cacheControl] == "private, no-store" && personal.headers[.vary] == "Cookie")
    }

    @Test("An address of 40,000 bytes is looked up if the server lets it through", arguments: [-1, 0, 1])
    func address(more: Int) async {
        let response = await Site.sample().get("/" + String(repeating: "x", count: 39_999 + more))
        #expect(response.status.code == (more <= 0 ? 404 : 414))
    }
}
