public import AlmanacValues
import Support

/// The addresses of Nager.Date, version 3. The case of a path does not matter.
public enum NagerPlace: Hashable, Sendable {
    /// `/api/v3/PublicHolidays/2026/DE`
    case holidays(CountryCode, Int)
    /// `/api/v3/NextPublicHolidays/DE`: those of the next 365 days
    case next(CountryCode)
    /// `/api/v3/NextPublicHolidaysWorldwide`: those of the next 7 days
    case worldwide
    /// `/api/v3/IsTodayPublicHoliday/DE?countyCode=DE-BY&offset=2`. The offset is in hours from UTC.
    case today(Territory, offset: Int)
    /// `/api/v3/LongWeekend/2026/DE?availableBridgeDays=2&subdivisionCode=DE-BY`
    case longWeekends(Territory, Int, bridgeDays: Int)
    /// `/api/v3/AvailableCountries`
    case countries
    /// `/api/v3/CountryInfo/DE`
    case country(CountryCode)
    /// `/api/v3/Version`
    case version

    /// The offsets from UTC that a client may ask for, in hours.
    public static let offsets = -12...12
    /// The number of bridge days that a client may ask for. Without a limit, every day would be part of a long weekend.
    public static let bridgeDays = 0...10
}

extension NagerPlace: SpelledPlace {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        var rest = rest
        let name = rest.popFirst()
        switch name?.lowercasedWord {
        case "publicholidays":
            let (year, code) = try Self.yearAndCountry(rest)
            self = .holidays(code, year)
        case "nextpublicholidays": self = .next(try CountryCode(only: rest))
        case "nextpublicholidaysworldwide" where rest.isEmpty: self = .worldwide
        case "istodaypublicholiday":
            let code = try CountryCode(only: rest)
            let county = try address.region("countyCode", of: code)
            let offset = try address.only("offset") { Int(offset: $0) }
            self = .today(Territory(code, county), offset: offset ?? 0)
        case "longweekend":
            let (year, code) = try Self.yearAndCountry(rest)
            // An older version had one letter less.
            var region = try address.region("subdivisionCode", of: code)
            if region == nil { region = try address.region("subdivisonCode", of: code) }
            let bridgeDays = try address.only("availableBridgeDays") { text in
                text.number(digits: 1...2).flatMap { Self.bridgeDays.contains($0) ? $0 : nil }
            }
            self = .longWeekends(Territory(code, region), year, bridgeDays: bridgeDays ?? 1)
        case "availablecountries" where rest.isEmpty: self = .countries
        case "countryinfo": self = .country(try CountryCode(only: rest))
        case "version" where rest.isEmpty: self = .version
        default: throw .unknown
        }
    }

    private static func yearAndCountry(_ rest: ArraySlice<Address.Text>) throws(PlaceProblem) -> (Int, CountryCode) {
        guard rest.count == 2, let text = rest.first else { throw .unknown }
        guard let year = HolidayYear.year(text) else { throw .badValue(name: "year", value: text.string) }
        return (year, try CountryCode(only: rest.dropFirst()))
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segments("api", "v3")
        switch self {
        case .holidays(let code, let year):
            parts.segments("PublicHolidays", HolidayYear.printed(year), code.description)
        case .next(let code): parts.segments("NextPublicHolidays", code.description)
        case .worldwide: parts.segment("NextPublicHolidaysWorldwide")
        case .today(let place, _): parts.segments("IsTodayPublicHoliday", place.country.description)
        case .longWeekends(let place, let year, _):
            parts.segments("LongWeekend", HolidayYear.printed(year), place.country.description)
        case .countries: parts.segment("AvailableCountries")
        case .country(let code): parts.segments("CountryInfo", code.description)
        case .version: parts.segment("Version")
        }
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .today(let place, let offset):
            if place.region != nil { parts.item("countyCode", place.description) }
            if offset != 0 { parts.item("offset", String(offset)) }
        case .longWeekends(let place, _, let bridgeDays):
            if bridgeDays != 1 { parts.item("availableBridgeDays", String(bridgeDays)) }
            if place.region != nil { parts.item("subdivisionCode", place.description) }
        case .holidays, .next, .worldwide, .countries, .country, .version: break
        }
    }
}

extension CountryCode {
    /// Parses a path's last segment.
    init(only rest: ArraySlice<Address.Text>) throws(PlaceProblem) {
        guard rest.count == 1, let text = rest.first else { throw .unknown }
        guard let code = CountryCode(text) else { throw .unknownCountry(text.string) }
        self = code
    }
}

extension Address {
    /// Returns the region that a query item names as in ISO 3166-2 (`DE-BY`); nil for an empty value or none.
    fileprivate func region(_ name: String, of country: CountryCode) throws(PlaceProblem) -> RegionCode? {
        guard let text = try only(name), !text.isEmpty else { return nil }
        guard let place = Territory(text), let region = place.region else {
            throw .badValue(name: name, value: text.string)
        }
        // A region of another country is well-formed, but this country does not have it.
        guard place.country == country else { throw .foreignRegion(text.string, of: country, name: name) }
        return region
    }
}

extension Int {
    /// Parses an offset from UTC in hours; nil for any other text.
    init?(offset text: Address.Text) {
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        let digits = isNegative ? String(text.string.utf8.dropFirst()) : text.string
        guard let number = digits?.number(digits: 1...2) else { return nil }
        self = isNegative ? -number : number
        guard NagerPlace.offsets.contains(self) else { return nil }
    }
}
