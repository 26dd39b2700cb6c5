public import Almanac
import Documents

/// Sheets from HolidayAPI: a year of a country. Written from its documentation, not tested against the live service.
public struct HolidayAPISheets: SheetSource {
    private let address: UpstreamAddress
    private let key: Secret?
    private let cache: DocumentCache
    private let lifetimes: Lifetimes

    public init(_ address: UpstreamAddress, key: Secret?, cache: DocumentCache, lifetimes: Lifetimes) {
        self.address = address
        self.key = key
        self.cache = cache
        self.lifetimes = lifetimes
    }

    public func offered(of countries: [Country]) async throws(ServiceFailure) -> Supply<[Country]> {
        let label = DocumentLabel(name: "the list of countries", source: address.description)
        let list = try await cache.required(
            request(HolidayAPIDocument.countriesTarget),
            as: Reading(name: "HolidayAPI: \(label.name)") { bytes throws(DocumentFailure) in
                try Set(HolidayAPIDocument.countries(bytes, label: label))
            },
            lifetimes: lifetimes)
        return Supply(countries.filter { list.value.contains($0.code) }, age: list.age, failure: list.failure)
    }

    /// HolidayAPI does not list its years, so the outline has the years of the catalogue.
    public func outline(of country: Country) async throws(ServiceFailure) -> Supply<CalendarOutline>? {
        Supply(CalendarOutline(years: country.years, declaresYears: false))
    }

    public func request(_ sheet: CalendarSheet) -> UpstreamRequest? {
        var request = request(HolidayAPIDocument.target(country: sheet.country.code, year: sheet.year))
        // Status 402: the key's plan does not include the year, so this source does not have it.
        request.absentStatuses = [402]
        return request
    }

    public func reading(_ sheet: CalendarSheet) -> Reading<[Holiday]> {
        let label = DocumentLabel(name: sheet.name, source: address.description)
        return Reading(name: "HolidayAPI: \(sheet.name)") { bytes throws(DocumentFailure) in
            try HolidayAPIDocument.holidays(bytes, in: sheet.year, label: label)
        }
    }

    private func request(_ target: String) -> UpstreamRequest {
        var request = UpstreamRequest.xml(address.appending(target))
        request.secret = key
        return request
    }
}
