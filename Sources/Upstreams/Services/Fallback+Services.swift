public import AlmanacValues
public import Entities
public import ServiceContracts

/// Countries and calendars of a source, and the site's own until the source has supplied them.
public struct FallbackCalendars: CountryService, HolidayService {
    private let source: any CountryService & HolidayService
    private let own: any CountryService & HolidayService
    private let fallback: Fallback

    public init(
        _ source: any CountryService & HolidayService, or own: any CountryService & HolidayService,
        _ fallback: Fallback
    ) {
        self.source = source
        self.own = own
        self.fallback = fallback
    }

    public func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        try await fallback.required(
            .countries, of: { () throws(ServiceFailure) in try await source.countries() },
            or: { () throws(ServiceFailure) in try await own.countries() })
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
        try await fallback.supply(
            .holidays, country.description,
            of: { () throws(ServiceFailure) in try await source.calendar(of: country, covering: scope) },
            or: { () throws(ServiceFailure) in try await own.calendar(of: country, covering: scope) })
    }
}

/// Quotations of a source, and the site's own until the source has supplied them.
public struct FallbackQuotes: QuoteService {
    private let source: any QuoteService
    private let own: any QuoteService
    private let fallback: Fallback

    public init(_ source: any QuoteService, or own: any QuoteService, _ fallback: Fallback) {
        self.source = source
        self.own = own
        self.fallback = fallback
    }

    public func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> {
        try await fallback.required(
            .quotes, of: { () throws(ServiceFailure) in try await source.quotations() },
            or: { () throws(ServiceFailure) in try await own.quotations() })
    }

    public func quotation(_ id: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? {
        try await fallback.supply(
            .quotes, of: { () throws(ServiceFailure) in try await source.quotation(id) },
            or: { () throws(ServiceFailure) in try await own.quotation(id) })
    }
}

/// The two sides of a source, and the site's own until the source has supplied them.
public struct FallbackSides: SideService {
    private let source: any SideService
    private let own: any SideService
    private let fallback: Fallback

    public init(_ source: any SideService, or own: any SideService, _ fallback: Fallback) {
        self.source = source
        self.own = own
        self.fallback = fallback
    }

    public func code(of side: Side, refresh: Bool) async throws(ServiceFailure) -> Supply<SideCode> {
        try await fallback.required(
            .sides, "code of \(side)",
            of: { () throws(ServiceFailure) in try await source.code(of: side, refresh: refresh) },
            or: { () throws(ServiceFailure) in try await own.code(of: side, refresh: refresh) })
    }

    public func masters(refresh: Bool) async throws(ServiceFailure) -> Supply<[Master]> {
        try await fallback.required(
            .sides, "masters", of: { () throws(ServiceFailure) in try await source.masters(refresh: refresh) },
            or: { () throws(ServiceFailure) in try await own.masters(refresh: refresh) })
    }

    public func holocrons(refresh: Bool) async throws(ServiceFailure) -> Supply<[Holocron]> {
        try await fallback.required(
            .sides, "holocrons", of: { () throws(ServiceFailure) in try await source.holocrons(refresh: refresh) },
            or: { () throws(ServiceFailure) in try await own.holocrons(refresh: refresh) })
    }
}
