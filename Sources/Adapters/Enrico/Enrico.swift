public import AlmanacValues
import Documents
public import Entities
public import ServiceContracts
public import Support

/// An Enrico server. It has a sheet for each year of a country, and of each of its regions.
public struct Enrico: HolidayAdapter, SheetSource {
    public static let word = "enrico"

    public let address: UpstreamAddress

    /// The countries without a sheet for the whole country (ISO 3166-1 alpha-3).
    private static let byRegionOnly: Set<String> = ["USA", "AUS"]

    public init(_ address: String, key _: String?) throws(SettingProblem) {
        self.address = try UpstreamAddress(address)
    }

    public var credits: Origin.Upstream { Origin.Upstream(service: "Enrico", host: address.publicHost) }

    public func offered(
        of countries: [Country], from loader: any DocumentLoader
    ) async throws(ServiceFailure) -> Supply<[Country]> {
        let known = try await loader.required(list)
        return Supply(
            countries.filter { country in country.alpha3.map { known.value[$0] != nil } ?? false }, age: known.age,
            failure: known.failure)
    }

    public func outline(
        of country: Country, from loader: any DocumentLoader
    ) async throws(ServiceFailure) -> Supply<CalendarOutline>? {
        let known = try await loader.required(list)
        guard let found = country.alpha3.flatMap({ known.value[$0] }) else { return nil }
        let outline = CalendarOutline(
            years: found.years, regions: found.regions, isByRegionOnly: Self.byRegionOnly.contains(found.alpha3))
        return Supply(outline, age: known.age, failure: known.failure)
    }

    /// The countries that the server has, by alpha-3 code. Requests for sheets depend on this list.
    private var list: UpstreamDocument<[String: EnricoCountry]> {
        document("the list of countries", EnricoRequests.countries()) { bytes, label throws(DocumentFailure) in
            try Dictionary(
                EnricoDocument.countries(bytes, label: label).map { ($0.alpha3, $0) },
                uniquingKeysWith: { first, _ in first })
        }
    }

    public func document(of sheet: CalendarSheet) -> UpstreamDocument<[Holiday]>? {
        guard let country = sheet.country.alpha3 else { return nil }
        let request = EnricoRequests.holidays(in: sheet.year, country: country, region: sheet.region)
        return document(sheet.name, request) { bytes, label throws(DocumentFailure) in
            switch try EnricoDocument.holidays(bytes, in: sheet.year, label: label) {
            case .holidays(let holidays): holidays
            case .unsupported: nil
            }
        }
    }

    private func document<Value>(
        _ name: String, _ question: EnricoRequest,
        _ read: @escaping @Sendable ([UInt8], DocumentLabel) throws(DocumentFailure) -> Value?
    ) -> UpstreamDocument<Value> {
        var request = UpstreamRequest(
            url: address.appending(EnricoRequests.path), method: .post, body: question.envelope,
            contentType: EnricoRequests.contentType, mediaTypes: EnricoRequests.mediaTypes)
        request.soapAction = question.action
        return UpstreamDocument(name, of: "Enrico", from: address.description, request, read)
    }
}
