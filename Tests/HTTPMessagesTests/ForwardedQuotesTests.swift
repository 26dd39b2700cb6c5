import Support
import Testing

@testable import HTTPMessages

@Suite("Quoted strings in Forwarded")
struct ForwardedQuotesTests {
    private func read(_ forwarded: String) throws -> ForwardedRequest {
        let proxy = try #require(IPAddress("10.0.0.1"))
        return ForwardedRequest(
            peer: .address(proxy), host: "almanac.example", fields: ForwardedFields(forwarded: forwarded),
            trusted: try TrustedProxies("10.0.0.0/8", headers: .forwarded))
    }

    @Test(
        "An unclosed quote sent by a client does not hide it: the whole header is ignored",
        arguments: [
            "for=192.0.2.60;x=\"", "for=192.0.2.60;proto=https;host=evil.example;x=\"\\", "for=192.0.2.60, for=\"",
            "for=192.0.2.60;x=\"\\\"",
        ])
    func openQuote(sent: String) throws {
        for added in ["for=203.0.113.9", "for=\"[2001:db8::9]:80\";proto=https"] {
            let request = try read("\(sent), \(added)")
            #expect(request.client == nil)
            #expect(!request.isSecure)
            #expect(request.host == "almanac.example")
        }
    }

    @Test("A closed quote does not affect what a proxy adds")
    func closedQuote() throws {
        let request = try read("for=192.0.2.60;x=\", for=192.0.2.61\", for=203.0.113.9;proto=https")
        #expect(request.client == IPAddress("203.0.113.9"))
        #expect(request.isSecure)
    }
}
