public import AlmanacValues
import Support

/// The destinations of the calendars module: a list of holidays, seen as a calendar.
public enum CalendarsPlace: Hashable, Sendable {
    /// `/holidays/DE/2026/calendar?type=all&region=BY`; the query is that of the list
    case year(HolidayYear)
    /// `/holidays/DE/2026/10?type=all&region=BY`; months are 1–12
    case month(HolidayYear, Int)
}

extension CalendarsPlace: Section {
    /// Parses an address below `/holidays`. Nil if it is that of a list or of a holiday.
    ///
    /// - Parameter rest: the path after `holidays`.
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.count == 3, let view = rest.last else { return nil }
        let isYear = view.lowercasedWord == "calendar"
        let month = view.number(digits: 1...2)
        guard isYear || month != nil else { return nil }
        guard case .list(.year(let year)) = try HolidaysPlace(rest.dropLast(), of: address) else { throw .unknown }
        guard let month else {
            self = .year(year)
            return
        }
        guard 1...12 ~= month else {
            throw .unknownMonth(view.string, country: year.country, year: year.year)
        }
        self = .month(year, month)
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment(.holidays)
        switch self {
        case .year(let year):
            year.spell(into: &parts)
            parts.segment("calendar")
        case .month(let year, let month):
            year.spell(into: &parts)
            parts.segment(month < 10 ? "0\(month)" : String(month))
        }
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .year(let year), .month(let year, _): year.filter.spell(into: &parts)
        }
    }

    var caching: Caching { .shared }

    /// A year with the days of all types and regions is eleven times the work of the country's list.
    var work: Work {
        guard case .year(let year) = self, year.filter.types == .all, year.filter.isEverywhere else { return .little }
        return .much
    }
}
