public import AlmanacValues
import Support

/// The destinations of the holidays module, by screen.
public enum HolidaysPlace: Hashable, Sendable {
    case list(HolidayListPlace)
    /// `/holidays/DE/2026/10-03-german-unity-day?type=all&region=BY`; the query is that of the list
    case day(ListedHoliday)
}

/// The destinations of the list of holidays.
public enum HolidayListPlace: Hashable, Sendable {
    /// `/holidays`: the visitor's saved place, or the choice of a country.
    case choose
    /// `/holidays/DE`: the current year in the country's own time zone.
    case country(CountryCode)
    /// `/holidays/DE?region=BY`: likewise, of a region.
    case region(CountryCode, RegionCode)
    /// `/holidays/DE/2026?type=bank&region=BY`; `region=all` for the holidays of all regions.
    case year(HolidayYear)
}

extension HolidaysPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        var rest = rest
        guard let codeText = rest.popFirst() else {
            self = .list(.choose)
            return
        }
        guard let code = CountryCode(codeText) else { throw .unknownCountry(codeText.string) }
        guard let yearText = rest.popFirst() else {
            // Of the filter only the region counts here: it may be a visitor's whole question.
            let region = (try? HolidayFilter(address, of: code))?.region
            self = .list(region.map { HolidayListPlace.region(code, $0) } ?? .country(code))
            return
        }
        guard let year = HolidayYear.year(yearText) else { throw .unknownYear(yearText.string, country: code) }
        guard let dayText = rest.popFirst() else {
            self = .list(.year(HolidayYear(code, year, try HolidayFilter(address, of: code))))
            return
        }
        guard rest.isEmpty else { throw .unknown }
        guard let id = HolidayID(dayText) else { throw .unknownDay(dayText.string, country: code, year: year) }
        self = .day(ListedHoliday(HolidayReference(code, year, id), in: try HolidayFilter(address, of: code)))
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment(.holidays)
        switch self {
        case .list(.choose): break
        case .list(.country(let code)), .list(.region(let code, _)): parts.segment(AddressWord(code))
        case .list(.year(let year)): year.spell(into: &parts)
        case .day(let day): day.reference.spell(into: &parts)
        }
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .list(.choose), .list(.country): break
        case .list(.region(_, let region)): HolidayFilter(region: region).spell(into: &parts)
        case .list(.year(let year)): year.filter.spell(into: &parts)
        case .day(let day): day.filter.spell(into: &parts)
        }
    }

    /// `/holidays` leads to the place that the visitor saved.
    var caching: Caching { self == .list(.choose) ? .personal : .shared }
}
