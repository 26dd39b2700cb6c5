public import Almanac
import Documents

/// Sheets from an Enrico server: a year of a country, or of one of its regions.
public struct EnricoSheets: SheetSource {
    private let address: UpstreamAddress
    private let cache: DocumentCache
    private let lifetimes: Lifetimes

    /// The countries without a sheet for the whole country (ISO 3166-1 alpha-3).
    private static let byRegionOnly: Set<String> = ["USA", "AUS"]

    public init(_ address: UpstreamAddress, cache: DocumentCache, lifetimes: Lifetimes) {
        self.address = address
        self.cache = cache
        self.lifetimes = lifetimes
    }

    public func offered(of countries: [Country]) async throws(ServiceFailure) -> Supply<[Country]> {
        let known = try await known()
        return Supply(
            countries.filter { country in country.alpha3.map { known.value[$0] != nil } ?? false }, age: known.age,
            failure: known.failure)
    }

    public func outline(of country: Country) async throws(ServiceFailure) -> Supply<CalendarOutline>? {
        let known = try await known()
        guard let found = country.alpha3.flatMap({ known.value[$0] }) else { return nil }
        let outline = CalendarOutline(
            years: found.years, regions: found.regions, isByRegionOnly: Self.byRegionOnly.contains(found.alpha3))
        return Supply(outline, age: known.age, failure: known.failure)
    }

    /// The countries that the server has. Requests for sheets depend on this list.
    private func known() async throws(ServiceFailure) -> Supply<[String: EnricoCountry]> {
        let label = DocumentLabel(name: "the list of countries", source: address.description)
        return try await cache.required(
            request(EnricoRequests.countries()),
            as: Reading(name: "Enrico: \(label.name)") { bytes throws(DocumentFailure) in
                try Dictionary(
                    EnricoDocument.countries(bytes, label: label).map { ($0.alpha3, $0) },
                    uniquingKeysWith: { first, _ in first })
            },
            lifetimes: lifetimes)
    }

    public func request(_ sheet: CalendarSheet) -> UpstreamRequest? {
        sheet.country.alpha3.map {
            request(EnricoRequests.holidays(in: sheet.year, country: $0, region: sheet.region))
        }
    }

    public func reading(_ sheet: CalendarSheet) -> Reading<[Holiday]> {
        let label = DocumentLabel(name: sheet.name, source: address.description)
        return Reading(name: "Enrico: \(sheet.name)") { bytes throws(DocumentFailure) in
            switch try EnricoDocument.holidays(bytes, in: sheet.year, label: label) {
            case .holidays(let holidays): holidays
            case .unsupported: nil
            }
        }
    }

    private func request(_ question: EnricoRequest) -> UpstreamRequest {
        var request = UpstreamRequest(
            url: address.appending(String(EnricoRequests.path.dropFirst())), method: .post, body: question.envelope,
            contentType: EnricoRequests.contentType, mediaTypes: EnricoRequests.mediaTypes)
        request.soapAction = question.action
        return request
    }
}

extension CalendarSheet {
    /// The sheet's name in messages.
    var name: String { "\(country.code) \(year)" + (region.map { " \($0)" } ?? "") }
}
