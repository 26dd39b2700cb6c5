public import AlmanacValues
public import Entities
public import ServiceContracts

/// Makes 1,000 visits, and returns whether anything still retains the service after them: every part of a screen does, so a
/// part that leaked would keep it alive.
///
/// - Parameter service: makes the service, which nothing but the visits may retain.
public func leaks<Service: AnyObject & Sendable>(
    _ service: @autoclosure () -> Service, after visit: (Service) async -> Void
) async -> Bool {
    weak var alive: Service?
    do {
        let service = service()
        alive = service
        for _ in 0..<1000 { await visit(service) }
    }
    return alive != nil
}

/// A double of a service that tells by its own life whether something retains it.
public final class Counted<Base: Sendable>: Sendable {
    private let base: Base

    public init(_ base: Base) {
        self.base = base
    }
}

extension Counted: CountryService where Base: CountryService {
    public func countries() async throws(ServiceFailure) -> Supply<[Country]> { try await base.countries() }
    public func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? { try await base.country(code) }
}

extension Counted: OccasionService where Base: OccasionService {
    public func occasions() async throws(ServiceFailure) -> [Occasion] { try await base.occasions() }
    public func occasion(_ id: Slug) async throws(ServiceFailure) -> Occasion? { try await base.occasion(id) }
    public func celebrations(of id: Slug, in year: Int) async throws(ServiceFailure) -> [Celebration] {
        try await base.celebrations(of: id, in: year)
    }
    public func names() async throws(ServiceFailure) -> [HolidayName] { try await base.names() }
    public func story(of id: Slug) async throws(ServiceFailure) -> Story? { try await base.story(of: id) }
    public func story(of holiday: String, in country: CountryCode) async throws(ServiceFailure) -> Story? {
        try await base.story(of: holiday, in: country)
    }
}

extension Counted: QuoteService where Base: QuoteService {
    public func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> { try await base.quotations() }
    public func quotation(_ id: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? {
        try await base.quotation(id)
    }
}

extension Counted: PersonService where Base: PersonService {
    public func people() async throws(ServiceFailure) -> Supply<[Person]> { try await base.people() }
    public func person(_ id: PersonID) async throws(ServiceFailure) -> Supply<Person>? { try await base.person(id) }
}
