import Adapters
import Documents
import Synchronization
import TestSupport
import Testing

@testable import Upstreams

@Suite("The site’s own documents stand in for those that a source never supplied")
struct FallbackTests {
    private let source = FailingServices()
    private let events = Events()
    private let ledger: FallbackLedger
    private let fallback: Fallback
    private let revised = Sample.day("2026-11-23")
    private let scope = CalendarScope(year: 2026)

    init() {
        ledger = FallbackLedger { [events] in events.append($0.description) }
        fallback = Fallback(revised: revised, ledger: ledger)
    }

    private var calendars: FallbackCalendars {
        FallbackCalendars(source, or: DocumentLibrary(EmbeddedDocuments()), fallback)
    }

    private func expectOwn<Value>(_ supply: Supply<Value>?, _ failure: ServiceFailure = .timedOut) {
        #expect(supply?.age == .ownData(revised: revised) && supply?.failure == failure)
    }

    @Test(
        "Countries, a calendar, quotes and the sides of a source that fails in any way are our own, and say so",
        arguments: [ServiceFailure.timedOut, .unavailable(retryAfter: .seconds(7)), .invalid, .missing])
    func own(failure: ServiceFailure) async throws {
        source.failure = failure
        let embedded = DocumentLibrary(EmbeddedDocuments())
        let countries = try await calendars.countries()
        expectOwn(countries, failure)
        #expect(countries.value == (try await embedded.countries().value))
        #expect(try await calendars.country(Sample.code("FR"))?.name == "France")
        let calendar = try #require(try await calendars.calendar(of: Sample.code("FR"), covering: scope))
        expectOwn(calendar, failure)
        #expect(calendar.value.country == Sample.code("FR") && !calendar.value.holidays.isEmpty)

        let quotes = FallbackQuotes(source, or: embedded, fallback)
        let all = try await quotes.quotations()
        expectOwn(all, failure)
        let first = try #require(all.value.first)
        let one = try await quotes.quotation(first.id)
        expectOwn(one, failure)
        #expect(one?.value.id == first.id)

        let sides = FallbackSides(source, or: SideLibrary(EmbeddedDocuments()), fallback)
        for refresh in [true, false] {
            expectOwn(try await sides.code(of: .dark, refresh: refresh), failure)
            expectOwn(try await sides.masters(refresh: refresh), failure)
            expectOwn(try await sides.holocrons(refresh: refresh), failure)
        }
        let expected: [FallbackLedger.Part: Int] = [.countries: 1, .holidays: 1, .quotes: 2, .sides: 6]
        #expect(ledger.answers == expected)
    }

    @Test("What the source supplies, fresh or as a stale copy, and what it does not have, is passed on")
    func supplied() async throws {
        source.failure = nil
        for age in [nil, SupplyAge.seconds(60)] {
            source.age = age
            let calendar = try await calendars.calendar(of: Sample.code("DE"), covering: scope)
            #expect(calendar?.age == age && calendar?.value.holidays.count == Sample.germanCalendar.holidays.count)
            let countries = try await calendars.countries()
            #expect(countries.age == age && countries.value == [Sample.germany])
        }
        #expect(try await calendars.calendar(of: Sample.code("FR"), covering: scope) == nil)
        #expect(try await calendars.country(Sample.code("FR")) == nil)
        #expect(ledger.answers.isEmpty && events.all.isEmpty)
    }

    @Test("What the own documents do not have either fails as the source does")
    func neither() async throws {
        source.failure = .unavailable(retryAfter: .seconds(7))
        let unavailable = ServiceFailure.unavailable(retryAfter: .seconds(7))
        await #expect(throws: unavailable) {
            try await calendars.calendar(of: Sample.code("QQ"), covering: scope)
        }
        let quotes = FallbackQuotes(source, or: FailingServices(), fallback)
        await #expect(throws: unavailable) { try await quotes.quotations() }
        await #expect(throws: unavailable) { try await quotes.quotation(Sample.id("unknown")) }
        #expect(ledger.answers.isEmpty && ledger.count == 0)
    }

    @Test("An outage is reported once for each thing, and so is its end")
    func reports() async throws {
        source.failure = .timedOut
        for _ in 0..<3 { _ = try await calendars.calendar(of: Sample.code("DE"), covering: scope) }
        _ = try await calendars.countries()
        #expect(ledger.count == 2 && ledger.answers[.holidays] == 3)
        source.failure = nil
        for _ in 0..<2 { _ = try await calendars.calendar(of: Sample.code("DE"), covering: scope) }
        let failed = "the source did not answer in time, and nothing of it is cached: the site's own documents are used"
        #expect(
            events.all
                == [
                    "holidays DE: \(failed)", "countries: \(failed)", "holidays DE: the source supplies it now",
                ])
        #expect(ledger.count == 1 && ledger.answers[.holidays] == 3)
    }
}

/// What was reported, in order.
private final class Events: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock(\.self) }
    func append(_ text: String) { texts.withLock { $0.append(text) } }
}

/// A test double of the services of a source, which know Germany unless they fail.
private final class FailingServices: CountryService, HolidayService, QuoteService, SideService {
    private let state = Mutex<(failure: ServiceFailure?, age: SupplyAge?)>((.timedOut, nil))

    var failure: ServiceFailure? {
        get { state.withLock(\.failure) }
        set { state.withLock { $0.failure = newValue } }
    }
    var age: SupplyAge? {
        get { state.withLock(\.age) }
        set { state.withLock { $0.age = newValue } }
    }

    private func checked<Value>(_ value: Value) throws(ServiceFailure) -> Supply<Value> {
        if let failure { throw failure }
        return Supply(value, age: age)
    }

    func countries() async throws(ServiceFailure) -> Supply<[Country]> { try checked([Sample.germany]) }
    func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        try checked(code == Sample.germany.code ? Sample.germany : nil).value
    }
    func calendar(of code: CountryCode, covering _: CalendarScope) async throws(ServiceFailure)
        -> Supply<HolidayCalendar>?
    {
        let supply = try checked(Sample.germanCalendar)
        return code == Sample.germany.code ? supply : nil
    }
    func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> { try checked([]) }
    func quotation(_: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? {
        try checked(Sample.quotation("One"))
    }
    func code(of _: Side, refresh _: Bool) async throws(ServiceFailure) -> Supply<SideCode> {
        try checked(SideCode(side: .dark, title: "Code", lines: []))
    }
    func masters(refresh _: Bool) async throws(ServiceFailure) -> Supply<[Master]> { try checked([]) }
    func holocrons(refresh _: Bool) async throws(ServiceFailure) -> Supply<[Holocron]> { try checked([]) }
}
