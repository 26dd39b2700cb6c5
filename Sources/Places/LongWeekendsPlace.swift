public import AlmanacValues
import Support

/// The destination of the long weekends of a place: `/holidays/DE/2026/long-weekends?region=BY`.
public struct LongWeekendsPlace: Hashable, Sendable {
    /// The year, and the region if one is chosen. Nothing else of the filter counts: public holidays give days off.
    public let year: HolidayYear

    public init(_ year: HolidayYear) {
        self.year = HolidayYear(year.country, year.year, HolidayFilter(region: year.filter.region))
    }
}

extension LongWeekendsPlace: Section {
    /// Parses an address below `/holidays`. Nil if it is the address of something else there.
    ///
    /// - Parameter rest: the path after `holidays`.
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.count == 3, rest.last?.lowercasedWord == "long-weekends" else { return nil }
        guard case .list(.year(let year)) = try HolidaysPlace(rest.dropLast(), of: address) else { throw .unknown }
        self.init(year)
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment(.holidays)
        year.spell(into: &parts)
        parts.segment("long-weekends")
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) { year.filter.spell(into: &parts) }

    var caching: Caching { .shared }
}

/// The long weekends of a place for programs.
public enum LongWeekendsRecordPlace: Hashable, Sendable {
    /// `/holidays/DE/2026/long-weekends.json?region=BY`
    case year(HolidayYear)
    /// `/holidays/DE/long-weekends.ics?region=BY`: from last year on, to subscribe to
    case rolling(Territory)
}

extension LongWeekendsRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        if rest.count == 2, rest.last?.lowercasedWord == "long-weekends" {
            let country = try CountryCode(only: rest.prefix(1))
            self = .rolling(Territory(country, try HolidayFilter(address, of: country).region))
            return
        }
        guard let place = try LongWeekendsPlace(rest, of: address) else { return nil }
        self = .year(place.year)
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .year(let year): LongWeekendsPlace(year).spellPath(into: &parts)
        case .rolling(let territory):
            parts.segment(.holidays)
            parts.segment(AddressWord(territory.country))
            parts.segment("long-weekends")
        }
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        let region =
            switch self {
            case .year(let year): year.filter.region
            case .rolling(let territory): territory.region
            }
        HolidayFilter(region: region).spell(into: &parts)
    }

    var formats: [Format] {
        switch self {
        case .year: Format.ofLongWeekends
        case .rolling: Format.ofRollingLongWeekends
        }
    }

    var names: QueryNames { QueryNames(["region"]) }

    /// A page has one year.
    var page: Place? {
        switch self {
        case .year(let year): .longWeekends(LongWeekendsPlace(year))
        case .rolling: nil
        }
    }
}
