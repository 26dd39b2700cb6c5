public import AlmanacValues
import Support

/// The records of holidays.
public enum HolidayRecordPlace: Hashable, Sendable {
    /// `/holidays/DE/2026.json?type=bank&region=BY`
    case year(HolidayYear)
    /// `/holidays/DE.ics?type=bank&region=BY`: from last year on, for calendars that subscribe.
    case rolling(CountryCode, HolidayFilter)
    /// `/holidays/DE/2026/10-03-german-unity-day.json`
    case day(HolidayReference)
    /// `/holidays/feed.ics?place=DE-BY&place=US&type=bank`: several places in one feed, each once.
    case places([Territory], HolidayFilter.Types)

    /// The most places in one feed.
    public static let mostPlaces = 20
}

extension HolidayRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        if rest.count == 1, rest.first?.lowercasedWord == "feed" {
            self = .places(try Self.places(address), try HolidayFilter(address).types)
        } else {
            switch try HolidaysPlace(rest, of: address) {
            case .list(.choose): return nil
            case .list(.country(let country)), .list(.region(let country, _)):
                self = .rolling(country, try HolidayFilter(address, of: country))
            case .list(.year(let year)): self = .year(year)
            case .day(let day): self = .day(day.reference)
            }
        }
    }

    private static func places(_ address: Address) throws(PlaceProblem) -> [Territory] {
        var places: [Territory] = []
        for text in address.values("place") {
            guard let place = Territory(text) else { throw .badValue(name: "place", value: text.string) }
            if !places.contains(place) { places.append(place) }
        }
        guard !places.isEmpty else { throw .missing(name: "place") }
        guard places.count <= mostPlaces else { throw .tooManyValues(name: "place", limit: mostPlaces) }
        return places
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment(.holidays)
        switch self {
        case .year(let year): year.spell(into: &parts)
        case .rolling(let country, _): parts.segment(AddressWord(country))
        case .day(let day): day.spell(into: &parts)
        case .places: parts.segment("feed")
        }
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .year(let year): year.filter.spell(into: &parts)
        case .rolling(_, let filter): filter.spell(into: &parts)
        case .day: break
        case .places(let places, let types):
            for place in places { parts.item("place", place.description) }
            HolidayFilter(types: types).spell(into: &parts)
        }
    }

    var formats: [Format] {
        switch self {
        case .year: Format.ofYear
        case .rolling: Format.ofRollingYears
        case .day: Format.ofHoliday
        case .places: Format.ofPlaces
        }
    }

    /// Five years of a country with all types, or of 20 places, are up to a megabyte.
    var work: Work {
        switch self {
        case .year(let year): year.filter.types == .all ? .much : .little
        case .rolling, .places: .much
        case .day: .little
        }
    }

    var names: QueryNames {
        switch self {
        case .year, .rolling: .filter
        case .day: .none
        case .places: QueryNames(["type"], often: ["place"])
        }
    }

    var page: Place? {
        switch self {
        case .year(let year): .holidays(.list(.year(year)))
        case .rolling(let country, _): .holidays(.list(.country(country)))
        case .day(let day): .holidays(.day(ListedHoliday(day)))
        case .places: nil
        }
    }
}
