public import AlmanacValues
import Support

/// The addresses of Nager.Date, version 4. The case of a path does not matter.
public enum NagerV4Place: Hashable, Sendable {
    /// `/api/v4/Holidays/DE/2026`
    case holidays(CountryCode, Int)
    /// `/api/v4/Holidays/DE/Next`: those of the next 365 days
    case next(CountryCode)
    /// `/api/v4/Countries/Available`
    case countries
    /// `/api/v4/Countries/DE`
    case country(CountryCode)
    /// `/api/v4/IotHolidays/DE-BY/IsToday/2`. The offset is in hours from UTC.
    case today(Territory, offset: Int)
    /// `/api/v4/Versions`
    case versions
}

extension NagerV4Place: SpelledPlace {
    init(_ rest: ArraySlice<Address.Text>) throws(PlaceProblem) {
        let parts = Array(rest)
        switch (parts.first?.lowercasedWord, parts.count) {
        case ("holidays", 3): self = try Self.holidays(CountryCode(only: parts[1...1]), parts[2])
        case ("countries", 2) where parts[1].matches("available", ignoringCase: true): self = .countries
        case ("countries", 2): self = .country(try CountryCode(only: parts[1...1]))
        case ("iotholidays", 4) where parts[2].matches("istoday", ignoringCase: true):
            guard let place = Territory(parts[1]) else { throw .unknownCountry(parts[1].string) }
            guard let offset = Int(offset: parts[3]) else { throw .badValue(name: "offset", value: parts[3].string) }
            self = .today(place, offset: offset)
        case ("versions", 1): self = .versions
        default: throw .unknown
        }
    }

    private static func holidays(_ code: CountryCode, _ text: Address.Text) throws(PlaceProblem) -> Self {
        if text.matches("next", ignoringCase: true) { return .next(code) }
        guard let year = HolidayYear.year(text) else { throw .badValue(name: "year", value: text.string) }
        return .holidays(code, year)
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segments("api", "v4")
        switch self {
        case .holidays(let code, let year):
            parts.segments("Holidays", code.description, HolidayYear.printed(year))
        case .next(let code): parts.segments("Holidays", code.description, "Next")
        case .countries: parts.segments("Countries", "Available")
        case .country(let code): parts.segments("Countries", code.description)
        case .today(let place, let offset):
            parts.segments("IotHolidays", place.description, "IsToday", String(offset))
        case .versions: parts.segment("Versions")
        }
    }
}
