import HTTPMessages
import HTTPTypes
import NIOCore
import Support
import TestSupport
import Testing

@testable import Site

@Suite("Edges of the site")
struct SiteEdgeTests {
    @Test(
        "A cookie's value has at most 1,024 characters",
        arguments: [("dark", 761, 1023), ("dark", 762, 1024), ("light", 761, 1024), ("light", 762, 1025)])
    func cookie(look: String, bytes: Int, length: Int) {
        let name = String(repeating: "a", count: bytes)
        let value = "1..\(look).\(Base64URL.encoded(name.utf8))"
        #expect(value.utf8.count == length)
        let preferences = PreferencesCookie.preferences(HeaderValue(value))
        #expect(preferences?.name == (length <= 1_024 ? name : nil))
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
        let response = Response(opening, isPersonal: false, language: .english) { [] }
        #expect(response.headers[.contentType] == "text/x-test" && response.headers[.cacheControl] == "no-store")
        #expect(response.headers[try #require(HTTPField.Name("X-Accel-Buffering"))] == "no")
        #expect(response.headers[.vary] == nil)
        let personal = Response(opening, isPersonal: true, language: .english) { [] }
        #expect(personal.headers[.cacheControl] == "private, no-store" && personal.headers[.vary] == "Cookie")
    }

    @Test("An address of 40,000 bytes is looked up if the server lets it through", arguments: [-1, 0, 1])
    func address(more: Int) async {
        let response = await Site.sample().get("/" + String(repeating: "x", count: 39_999 + more))
        #expect(response.status.code == (more <= 0 ? 404 : 414))
    }
}
