public import Almanac
import Documents

/// Sheets from HolidayAPI: a year of a country. Documented, not confirmed against the live service.
public struct HolidayAPISheets: SheetSource {
    private let address: UpstreamAddress
    private let key: Secret?

    public init(_ address: UpstreamAddress, key: Secret?) {
        self.address = address
        self.key = key
    }

    /// It does not say which years it has, so those are asked for that the country's own calendar here has.
    public func outline(of country: Country) async throws(ServiceFailure) -> Supply<CalendarOutline>? {
        Supply(CalendarOutline(years: country.years))
    }

    public func request(_ sheet: CalendarSheet) -> UpstreamRequest? {
        let target = HolidayAPIDocument.target(country: sheet.country.code, year: sheet.year)
        var request = UpstreamRequest.xml(address.appending(target))
        request.secret = key
        return request
    }

    public func reading(_ sheet: CalendarSheet) -> Reading<[Holiday]> {
        let origin = DocumentOrigin(name: sheet.name, source: address.description)
        return Reading(name: "HolidayAPI: \(sheet.name)") { bytes throws(DocumentFailure) in
            try HolidayAPIDocument.holidays(bytes, in: sheet.year, origin: origin)
        }
    }
}
