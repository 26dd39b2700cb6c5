import HTML
import Testing

@Suite("Link(external:)")
struct ExternalLinkTests {
    @Test(
        "Plain addresses are accepted unchanged",
        arguments: [
            "https://example.org", "https://example.org/", "http://example.org:8080/a/b?c=d&e=f#g",
            "https://www.wikidata.org/wiki/Q42", "https://127.0.0.1/x",
            "https://commons.wikimedia.org/wiki/Special:FilePath/Ren%C3%A9%20(1).jpg?width=300",
            "mailto:someone@example.org", "mailto:a+b@example.org?subject=Hello%20there",
        ])
    func taken(address: String) throws {
        #expect(try #require(Link(external: address)).description == address)
    }

    @Test("A scheme's case does not matter")
    func scheme() {
        #expect(Link(external: "HTTPS://example.org/A")?.description == "https://example.org/A")
        #expect(Link(external: "WebCal://example.org:65535/A")?.description == "webcal://example.org:65535/A")
        #expect(Link(external: "MAILTO:Someone@example.org")?.description == "mailto:Someone@example.org")
    }

    @Test("The values of a query are encoded, so that none adds an item; a harmful address stays refused")
    func query() {
        let link = Link(external: "https://example.org/add", query: [("url", "https://a.b/c?d=1&e=ü#f"), ("n", "a b")])
        #expect(
            link?.description == "https://example.org/add?url=https%3A%2F%2Fa.b%2Fc%3Fd%3D1%26e%3D%C3%BC%23f&n=a%20b")
        #expect(Link(external: "https://example.org/add", query: [])?.description == "https://example.org/add")
        #expect(Link(external: "javascript:a", query: [("n", "a")]) == nil)
    }

    @Test(
        "Other schemes are rejected in every spelling",
        arguments: [
            "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\nscript:alert(1)", " javascript:alert(1)",
            "data:text/html,x", "vbscript:x", "file:///etc/passwd", "ftp://example.org/", "blob:https://example.org/x",
            "view-source:https://example.org", "httpx://example.org", "https", "", ":", "://example.org",
        ])
    func schemes(address: String) {
        #expect(Link(external: address) == nil)
    }

    @Test(
        "Addresses without a host are refused",
        arguments: [
            "/holidays", "//example.org/", "\\\\example.org", "https:example.org", "https:/example.org", "https://",
            "https:///example.org", "https://?x", "https://#x", "https://:80/", "https://-a/", "https://.a/",
            "https://%65xample.org/", "https://[::1]/", "https://exa_mple.org/", "mailto:", "mailto:x",
            "mailto:@example.org",
            "mailto:a@", "mailto:a@b@c",
        ])
    func hosts(address: String) {
        #expect(Link(external: address) == nil)
    }

    @Test(
        "User names, passwords and wrong ports are refused",
        arguments: [
            "https://user@example.org/", "https://user:secret@example.org/", "https://example.org:80@evil.example/",
            "https://example.org:/", "https://example.org:99999/", "https://example.org:x/", "https://example.org:+1/",
            "https://example.org:80:80/", "https://example.org:65536/",
        ])
    func credentials(address: String) {
        #expect(Link(external: address) == nil)
    }

    @Test(
        "Characters that RFC 3986 does not allow are rejected",
        arguments: [
            " ", "\"", "<", ">", "\\", "^", "`", "{", "|", "}", "\0", "\t", "\n", "\r", "\u{7F}", "é", "\u{301}",
            "\u{202E}",
            "%", "%4", "%zz", "%\u{301}41",
        ])
    func characters(text: String) {
        #expect(Link(external: "https://example.org/a\(text)") == nil)
    }
}
