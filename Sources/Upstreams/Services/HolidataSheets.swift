public import Almanac
import Documents

/// Sheets from holidata.net, or from a host with documents of the same format: a year of a country, with all its
/// regions.
public struct HolidataSheets: SheetSource {
    private let address: UpstreamAddress

    /// The years to ask for. Only the host's responses show which of them exist.
    private static let years = 2011...2100

    public init(_ address: UpstreamAddress) {
        self.address = address
    }

    /// The countries that have a locale at holidata. The host has no list to ask for.
    public func offered(of countries: [Country]) async throws(ServiceFailure) -> Supply<[Country]> {
        Supply(countries.filter { HolidataLocale($0.code) != nil })
    }

    public func outline(of country: Country) async throws(ServiceFailure) -> Supply<CalendarOutline>? {
        HolidataLocale(country.code).map { _ in Supply(CalendarOutline(years: Self.years, declaresYears: false)) }
    }

    public func request(_ sheet: CalendarSheet) -> UpstreamRequest? {
        HolidataLocale(sheet.country.code).map { .xml(address.appending($0.path(of: sheet.year))) }
    }

    public func reading(_ sheet: CalendarSheet) -> Reading<[Holiday]> {
        let label = DocumentLabel(name: sheet.name, source: address.description)
        return Reading(name: "holidata: \(sheet.name)") { bytes throws(DocumentFailure) in
            guard let locale = HolidataLocale(sheet.country.code) else { return nil }
            return try HolidataDocument.holidays(bytes, in: sheet.year, locale: locale, label: label)
        }
    }
}
