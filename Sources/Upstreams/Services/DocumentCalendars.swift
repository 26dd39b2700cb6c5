public import Adapters
public import AlmanacValues
import Documents
public import Entities
public import ServiceContracts

/// Countries and calendars from an upstream with one document for each country, and one with all countries.
public struct DocumentCalendars: CountryService, HolidayService, ChangeService {
    private let source: any CalendarSource
    private let documents: CachedDocuments
    private let catalogue: any CountryService

    /// - Parameter catalogue: all countries, to distinguish a country that the host does not have from one that does
    ///   not exist.
    public init(
        _ source: any CalendarSource, cache: DocumentCache, lifetimes: Lifetimes, catalogue: any CountryService
    ) {
        self.source = source
        documents = CachedDocuments(cache: cache, lifetimes: lifetimes)
        self.catalogue = catalogue
    }

    /// The countries in the host's own list.
    public func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        let directory = try await documents.required(source.countries)
        return Supply(directory.value.countries, age: directory.age, failure: directory.failure)
    }

    public func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        if let country = try await documents.required(source.countries).value.byCode[code] { return country }
        return try await catalogue.country(code)
    }

    public func calendar(
        of country: CountryCode, covering _: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        // The host is not asked for a country that does not exist. Its own list is needed only for a code that nobody
        // else knows.
        if try await catalogue.country(country) == nil,
            try await documents.required(source.countries).value.byCode[country] == nil
        {
            return nil
        }
        return try await documents.document(source.calendar(of: country))
    }

    public func revisions(of country: CountryCode) async throws(ServiceFailure) -> [Revision]? {
        try await documents.document(source.changes)?.value[country]
    }
}
