public import AlmanacValues
public import Entities
public import ServiceContracts

/// A service of a source, and the site's own until the source has supplied what is asked.
public struct FallbackService<Service: Sendable>: Sendable {
    private let source: Service
    private let own: Service
    private let fallback: Fallback

    public init(_ source: Service, or own: Service, _ fallback: Fallback) {
        self.source = source
        self.own = own
        self.fallback = fallback
    }

    private func required<Value>(
        _ part: FallbackLedger.Part, _ name: String? = nil,
        _ ask: (Service) async throws(ServiceFailure) -> Supply<Value>
    ) async throws(ServiceFailure) -> Supply<Value> {
        try await fallback.required(
            part, name, of: { () throws(ServiceFailure) in try await ask(source) },
            or: { () throws(ServiceFailure) in try await ask(own) })
    }

    private func supply<Value>(
        _ part: FallbackLedger.Part, _ name: String? = nil,
        _ ask: (Service) async throws(ServiceFailure) -> Supply<Value>?
    ) async throws(ServiceFailure) -> Supply<Value>? {
        try await fallback.supply(
            part, name, of: { () throws(ServiceFailure) in try await ask(source) },
            or: { () throws(ServiceFailure) in try await ask(own) })
    }
}

public typealias FallbackCalendars = FallbackService<any CountryService & HolidayService>
public typealias FallbackQuotes = FallbackService<any QuoteService>
public typealias FallbackSides = FallbackService<any SideService>

extension FallbackService: CountryService, HolidayService where Service == any CountryService & HolidayService {
    public func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        try await required(.countries) { service throws(ServiceFailure) in try await service.countries() }
    }

    /// Not marked: it is only a name and time zones, and the calendar shown with it names its source.
    public func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        do throws(ServiceFailure) {
            return try await source.country(code)
        } catch {
            guard let country = try? await own.country(code) else { throw error }
            return country
        }
    }

    public func calendar(
        of country: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        try await supply(.holidays, country.description) { service throws(ServiceFailure) in
            try await service.calendar(of: country, covering: scope)
        }
    }
}

extension FallbackService: QuoteService where Service == any QuoteService {
    public func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> {
        try await required(.quotes) { service throws(ServiceFailure) in try await service.quotations() }
    }

    public func quotation(_ id: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? {
        try await supply(.quotes) { service throws(ServiceFailure) in try await service.quotation(id) }
    }
}

extension FallbackService: SideService where Service == any SideService {
    public func code(of side: Side, refresh: Bool) async throws(ServiceFailure) -> Supply<SideCode> {
        try await required(.sides, "code of \(side)") { service throws(ServiceFailure) in
            try await service.code(of: side, refresh: refresh)
        }
    }

    public func masters(refresh: Bool) async throws(ServiceFailure) -> Supply<[Master]> {
        try await required(.sides, "masters") { service throws(ServiceFailure) in
            try await service.masters(refresh: refresh)
        }
    }

    public func holocrons(refresh: Bool) async throws(ServiceFailure) -> Supply<[Holocron]> {
        try await required(.sides, "holocrons") { service throws(ServiceFailure) in
            try await service.holocrons(refresh: refresh)
        }
    }
}
