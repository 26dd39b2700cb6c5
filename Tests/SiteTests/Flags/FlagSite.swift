import Documents
import HTTPMessages
import HTTPTypes
import TestSupport

@testable import Site

/// The real site, services and presenters, on `FlagDocuments`.
struct FlagSite {
    let site: Site

    enum Documents {
        case flags, embedded
    }

    /// - Parameters:
    ///   - stale: what is not what its source has: codes of calendars, "countries", "quotes", "people".
    ///   - age: what these are instead.
    init(
        today: String = "2026-01-02", stale: Set<String> = [], age: SupplyAge = .copy(.seconds(3 * 3600)),
        documents: Documents = .flags
    ) throws {
        let source: any DocumentSource = documents == .flags ? FlagDocuments() : EmbeddedDocuments()
        let library = DocumentLibrary(source)
        let services = AgeingServices(library: library, stale: stale, age: age)
        var configuration = Moment().configuration()
        configuration.publicAddress = try PublicAddress("https://almanac.example")
        site = Site.serving(
            Services(
                countries: services, holidays: services, occasions: library, quotes: services, people: services,
                sides: SideServiceDouble(), clock: ClockDouble(Sample.day(today)), changes: library, world: library),
            configuration)
    }

    /// - Parameter place: the place that the visitor has saved.
    func get(_ target: String, from place: String? = nil) async -> FlagAnswer {
        // The first version of the cookie has no region.
        let cookie = place.map { "almanac=\($0.contains("-") ? 2 : 1).\($0).dark.QWRh" }
        let request = Request(target: target, cookie: cookie, host: "almanac.example")
        return FlagAnswer(target, await site.respond(to: request))
    }
}

/// The services of a library, of which some fail and supply something else.
private struct AgeingServices: CountryService, HolidayService, QuoteService, PersonService {
    let library: DocumentLibrary
    let stale: Set<String>
    let age: SupplyAge

    private func aged<Value>(_ supply: Supply<Value>, _ part: String) -> Supply<Value> {
        stale.contains(part) ? Supply(supply.value, age: age, failure: .timedOut) : supply
    }

    func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        aged(try await library.countries(), "countries")
    }

    func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? { try await library.country(code) }

    func calendar(
        of country: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        try await library.calendar(of: country, covering: scope).map { aged($0, country.description) }
    }

    func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> {
        aged(try await library.quotations(), "quotes")
    }

    func quotation(_ id: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? {
        try await library.quotation(id).map { aged($0, "quotes") }
    }

    func people() async throws(ServiceFailure) -> Supply<[Person]> { aged(try await library.people(), "people") }

    func person(_ id: PersonID) async throws(ServiceFailure) -> Supply<Person>? {
        try await library.person(id).map { aged($0, "people") }
    }
}
