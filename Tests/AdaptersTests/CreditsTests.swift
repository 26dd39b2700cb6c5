import Almanac
import Testing
import Upstreams

@Suite("How sources are named to visitors")
struct OriginTests {
    @Test("Each source has its public name")
    func names() throws {
        let host = "holidays.example.org"
        #expect(try HolidaysSource("embedded").origin == .embedded)
        #expect(try HolidaysSource("enrico+https://\(host)").origin == .upstream(.init(service: "Enrico", host: host)))
        guard case .upstream(let holidata) = try HolidaysSource("holidata+https://\(host)/x").origin else {
            Issue.record("holidata is an upstream")
            return
        }
        #expect(holidata.service == "holidata" && holidata.host == host && holidata.terms == nil)
        #expect(holidata.remark?.contains("does not separate public holidays") == true)
        #expect(
            try HolidaysSource("holidayapi+https://\(host):8443").origin
                == .upstream(.init(service: "Holiday API", host: host)))
        #expect(try HolidaysSource("documents+https://\(host)").origin == .upstream(.init(host: host)))
        #expect(
            try QuotesSource("wikiquote+https://en.wikiquote.org#Ambrose_Bierce").origin
                == .upstream(
                    .init(
                        service: "Wikiquote’s page “Ambrose Bierce”", host: "en.wikiquote.org", terms: "under CC BY-SA")
                )
        )
        #expect(try QuotesSource("toscrape+https://\(host)").origin == .upstream(.init(host: host)))
        #expect(try QuotesSource("embedded").origin == .embedded)
        #expect(try SidesSource("documents+https://\(host)").origin == .upstream(.init(host: host)))
        #expect(try SidesSource("embedded").origin == .embedded)
    }

    @Test("Only sources of almanac documents also provide countries")
    func countries() throws {
        let documents = try HolidaysSource("documents+https://example.org")
        #expect(documents.originOfCountries == documents.origin)
        #expect(try HolidaysSource("enrico+https://example.org").originOfCountries == .embedded)
    }

    @Test(
        "Hosts of the operator's own network are not named",
        arguments: [
            "127.0.0.1:8080", "localhost", "[::1]:80", "10.0.0.5", "almanac", "db.internal", "a.lan", "x.local",
        ])
    func ownNetwork(host: String) throws {
        #expect(try HolidaysSource("enrico+http://\(host)").origin == .upstream(.init(service: "Enrico", host: nil)))
    }
}
