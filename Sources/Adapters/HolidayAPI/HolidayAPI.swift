public import AlmanacValues
import Documents
public import Entities
public import ServiceContracts
public import Support

/// HolidayAPI, version 1. It has a sheet for each year of a country. Written from its documentation, not tested against
/// the live service.
public struct HolidayAPI: HolidayAdapter, SheetSource {
    public static let word = "holidayapi"
    public static let needsKey = true

    public let address: UpstreamAddress
    private let key: Secret?

    public init(_ address: String, key: String?) throws(SettingProblem) {
        self.address = try UpstreamAddress(address)
        self.key = key.map { Secret(name: "key", value: $0) }
    }

    public var credits: Origin.Upstream { Origin.Upstream(service: "Holiday API", host: address.publicHost) }

    public func offered(
        of countries: [Country], from loader: any DocumentLoader
    ) async throws(ServiceFailure) -> Supply<[Country]> {
        let list = try await loader.required(list)
        return Supply(countries.filter { list.value.contains($0.code) }, age: list.age, failure: list.failure)
    }

    private var list: UpstreamDocument<Set<CountryCode>> {
        document("the list of countries", request("v1/countries?format=xml")) {
            bytes, label throws(DocumentFailure) in
            try Set(HolidayAPIDocument.countries(bytes, label: label))
        }
    }

    /// HolidayAPI does not list its years, so the outline has the years of the catalogue.
    public func outline(
        of country: Country, from _: any DocumentLoader
    ) async throws(ServiceFailure) -> Supply<CalendarOutline>? {
        Supply(CalendarOutline(years: country.years, declaresYears: false))
    }

    public func document(of sheet: CalendarSheet) -> UpstreamDocument<[Holiday]>? {
        var request = request("v1/holidays?country=\(sheet.country.code)&year=\(sheet.year)&format=xml")
        // Status 402: the key's plan does not include the year, so this source does not have it.
        request.absentStatuses = [402]
        return document(sheet.name, request) { bytes, label throws(DocumentFailure) in
            try HolidayAPIDocument.holidays(bytes, in: sheet.year, label: label)
        }
    }

    private func document<Value>(
        _ name: String, _ request: UpstreamRequest,
        _ read: @escaping @Sendable ([UInt8], DocumentLabel) throws(DocumentFailure) -> Value?
    ) -> UpstreamDocument<Value> {
        UpstreamDocument(name, of: "HolidayAPI", from: address.description, request, read)
    }

    /// - Parameter target: path and query, relative to the address of the host and without the key.
    private func request(_ target: String) -> UpstreamRequest {
        var request = UpstreamRequest.xml(address.appending(target))
        request.secret = key
        return request
    }
}
