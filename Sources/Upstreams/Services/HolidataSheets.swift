public import Almanac
import Documents

/// Sheets from holidata.net, or a host with documents of its kind: a year of a country, with all its regions.
public struct HolidataSheets: SheetSource {
    private let address: UpstreamAddress

    /// The years that are asked for at all. Which of them there are, only the host can tell, year by year.
    private static let years = 2011...2100

    public init(_ address: UpstreamAddress) {
        self.address = address
    }

    /// Those that it has a locale for. There is no list to ask for.
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
        let origin = DocumentOrigin(name: sheet.name, source: address.description)
        return Reading(name: "holidata: \(sheet.name)") { bytes throws(DocumentFailure) in
            guard let locale = HolidataLocale(sheet.country.code) else { return nil }
            return try HolidataDocument.holidays(bytes, in: sheet.year, locale: locale, origin: origin)
        }
    }
}
