import TestSupport
import Testing

@testable import Countries

@Suite("Countries record: router")
struct CountriesRecordRouterTests {
    private let router = CountryRecordRouter()

    @Test("A record names the pages for people")
    func links() {
        #expect(router.link(to: .picker(search: "")).description == "/countries")
        #expect(router.link(to: .picker(search: "c&d")).description == "/countries?q=c%26d")
        #expect(router.link(to: .holidays(Sample.code("DE"))).description == "/holidays/DE")
        let bavaria = router.link(to: .holidaysOfRegion(Sample.code("DE"), Sample.region("BY")))
        #expect(bavaria.description == "/holidays/DE?region=BY")
    }

    @Test("The picker prints the record's address, whoever opened it", arguments: Format.ofCountries)
    func alternate(format: Format) throws {
        for ticket in [Ticket.start, .holidays(nil)] {
            let link = CountryPickerRouter(ticket: ticket).link(to: .record(search: "co", format))
            #expect(try Place(Address(target: link.description)) == .record(.countries(.all(search: "co")), format))
        }
    }

    @Test("The module is assembled for each format", arguments: Format.ofCountries)
    func modules(format: Format) async throws {
        let services = Services.only(countries: CountryServiceDouble([Sample.germany, Sample.unitedKingdom]))
        let router = CountriesRouter(Sample.context(services))
        let page = try await router.run(.all(search: "united"), as: format).shown
        #expect(page.status == .ok && page.mediaType.hasPrefix(format.mediaType))
        let text = page.text
        #expect(text.contains("United Kingdom") && !text.contains("Germany"))
    }
}
