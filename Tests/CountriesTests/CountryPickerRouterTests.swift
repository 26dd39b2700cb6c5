import TestSupport
import Testing

@testable import Countries

@Suite("Country picker: router")
struct CountryPickerRouterTests {
    private let year = HolidayYear(
        Sample.code("DE"), 2026, HolidayFilter(types: .only(.bank), region: Sample.region("BY")))

    @Test("A5 The picker's links keep the ticket unchanged")
    func links() {
        let router = CountryPickerRouter(ticket: .holidays(HolidayYear(Sample.code("DE"), 2026)))
        #expect(router.link(to: .everything).description == "/countries?for=holidays&country=DE&year=2026")
        #expect(router.link(to: .close).description == "/countries/close?for=holidays&country=DE&year=2026")
        #expect(router.link(to: .front).description == "/countries")
        #expect(router.link(to: .results).description == "/countries/results")
        #expect(
            CountryPickerRouter(ticket: .holidays(year)).link(to: .choice(Sample.code("CI"))).description
                == "/countries/CI?for=holidays&country=DE&year=2026&type=bank&region=BY")
        #expect(
            CountryPickerRouter(ticket: .holidays(year)).link(to: .region(Sample.code("US"), Sample.region("TX")))
                .description == "/countries/US/TX?for=holidays&country=DE&year=2026&type=bank&region=BY")
        #expect(router.answerForm == nil)
        #expect(CountryPickerRouter(ticket: .start).answerForm?.description == "/countries?for=start")
        #expect(CountryPickerRouter(ticket: .options).answerForm?.description == "/countries?for=options")
        #expect(CountryPickerRouter(ticket: .options).ticketFields.map(\.value) == ["options"])
    }

    @Test("C4 The fields of the form carry the whole ticket")
    func fields() {
        let fields = CountryPickerRouter(ticket: .holidays(year)).ticketFields
        #expect(fields.map(\.name) == ["for", "country", "year", "type", "region"])
        #expect(fields.map(\.value) == ["holidays", "DE", "2026", "bank", "BY"])
    }
}
