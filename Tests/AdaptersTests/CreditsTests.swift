import AlmanacValues
import Testing

@testable import Adapters

@Suite("How sources are named to visitors")
struct CreditsTests {
    private func holidays(_ setting: String) throws -> Origin.Upstream? {
        try AdapterRegistry.holidays.source(setting)?.credits
    }

    @Test("Each source has its public name")
    func names() throws {
        let host = "holidays.example.org"
        #expect(try holidays("enrico+https://\(host)") == .init(service: "Enrico", host: host))
        let holidata = try #require(try holidays("holidata+https://\(host)/x"))
        #expect(holidata.service == "holidata" && holidata.host == host && holidata.terms == nil)
        #expect(holidata.remark?.contains("does not separate public holidays") == true)
        #expect(try holidays("holidayapi+https://\(host):8443") == .init(service: "Holiday API", host: host))
        #expect(try holidays("documents+https://\(host)") == .init(host: host))
        let wikiquote = try AdapterRegistry.quotes.source("wikiquote+https://en.wikiquote.org#Ambrose_Bierce")
        #expect(
            wikiquote?.credits
                == .init(
                    service: "Wikiquote’s page “Ambrose Bierce”", host: "en.wikiquote.org", terms: "under CC BY-SA"))
        for word in ["toscrape", "microdata"] {
            #expect(try AdapterRegistry.quotes.source("\(word)+https://\(host)")?.credits == .init(host: host))
        }
        #expect(try AdapterRegistry.sides.source("documents+https://\(host)")?.credits == .init(host: host))
    }

    @Test(
        "Hosts of the operator's own network are not named",
        arguments: [
            "127.0.0.1:8080", "localhost", "[::1]:80", "10.0.0.5", "almanac", "db.internal", "a.lan", "x.local",
        ])
    func ownNetwork(host: String) throws {
        #expect(try holidays("enrico+http://\(host)") == .init(service: "Enrico", host: nil))
    }
}
