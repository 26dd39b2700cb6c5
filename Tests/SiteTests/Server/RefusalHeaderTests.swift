import HTTPTypes
import Testing

@testable import Site

/// What the server says itself must be as safe as what the site says.
@Suite("The server's own answers")
struct RefusalHeaderTests {
    @Test("Every one has the security headers of all pages, and is kept by no cache", arguments: Refusal.allCases)
    func headers(refusal: Refusal) throws {
        for isSecure in [true, false] {
            let response = ErrorPages(assets: StaticFiles().assets).response(to: refusal, isSecure: isSecure)
            for field in Headers.security(isSecure: isSecure) {
                #expect(response.headers[field.name] == field.value, "\(field.name)")
            }
            #expect((response.headers[.strictTransportSecurity] != nil) == isSecure)
            #expect(response.headers[.cacheControl] == "no-store")
            #expect(response.headers[.contentType] == "text/html; charset=utf-8")
            #expect(response.text.contains("Error \(refusal.status.code)"))
        }
    }

    @Test("Who may come back is told when", arguments: Refusal.allCases)
    func retryAfter(refusal: Refusal) throws {
        let pages = ErrorPages(assets: StaticFiles().assets)
        let value = pages.response(to: refusal, isSecure: false).headers[.retryAfter]
        #expect((value != nil) == (refusal.status == .serviceUnavailable))
        if let value { #expect(try #require(Int(value)) >= 1) }
    }

    @Test("A server has an answer to each, over TLS and without", arguments: Refusal.allCases)
    func core(refusal: Refusal) {
        let core = ServerCore(
            site: ServedSite(), configuration: .init(address: .host("127.0.0.1", port: 0)), limits: .init(),
            isSecure: false, tell: { _ in })
        var overTLS = SiteRequest(target: "/")
        overTLS.isSecure = true
        #expect(core.response(to: refusal, overTLS).headers[.strictTransportSecurity] != nil)
        let plain = core.response(to: refusal, SiteRequest(target: "/"))
        #expect(plain.headers[.strictTransportSecurity] == nil && plain.headers[.contentSecurityPolicy] != nil)
    }
}
