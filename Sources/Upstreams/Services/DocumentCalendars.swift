public import Almanac
import Documents

/// Countries and calendars from a host that serves documents in our own format: `countries.xml`, `holidays/CC.xml`.
public struct DocumentCalendars: CountryService, HolidayService {
    private let address: UpstreamAddress
    private let cache: DocumentCache
    private let lifetimes: Lifetimes
    private let catalogue: any CountryService

    /// - Parameter catalogue: all countries, to distinguish a country that the host does not have from one that does
    ///   not exist.
    public init(
        _ address: UpstreamAddress, cache: DocumentCache, lifetimes: Lifetimes, catalogue: any CountryService
    ) {
        self.address = address
        self.cache = cache
        self.lifetimes = lifetimes
        self.catalogue = catalogue
    }

    /// The countries in the host's own list.
    public func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        let directory = try await directory()
        return Supply(directory.value.countries, age: directory.age, failure: directory.failure)
    }

    public func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        if let country = try await directory().value.byCode[code] { return country }
        return try await catalogue.country(code)
    }

    public func calendar(
        of country: CountryCode, covering _: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        let name = "holidays/\(country).xml"
        let label = DocumentLabel(name: name, source: address.description)
        return try await cache.document(
            .xml(address.appending(name)),
            as: Reading(name: name) { bytes throws(DocumentFailure) in
                try OwnFormat.calendar(bytes, of: country, label: label)
            },
            lifetimes: lifetimes)
    }

    private func directory() async throws(ServiceFailure) -> Supply<Directory> {
        let label = DocumentLabel(name: "countries.xml", source: address.description)
        return try await cache.required(
            .xml(address.appending(label.name)),
            as: Reading(name: label.name) { bytes throws(DocumentFailure) in
                Directory(try OwnFormat.countries(bytes, label: label))
            },
            lifetimes: lifetimes)
    }

    private struct Directory: Sendable {
        let countries: [Country]
        let byCode: [CountryCode: Country]

        init(_ countries: [Country]) {
            self.countries = countries
            byCode = Dictionary(countries.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }
}

extension UpstreamRequest {
    /// Requests an XML document.
    static func xml(_ url: String) -> UpstreamRequest {
        UpstreamRequest(url: url, mediaTypes: ["application/xml", "text/xml"])
    }

    /// Requests an HTML page.
    static func html(_ url: String) -> UpstreamRequest {
        UpstreamRequest(url: url, mediaTypes: ["text/html", "application/xhtml+xml"])
    }
}
