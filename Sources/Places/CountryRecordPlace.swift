public import AlmanacValues

/// The records of countries.
public enum CountryRecordPlace: Hashable, Sendable {
    /// `/countries.json?q=cote`
    case all(search: String)
    /// `/countries/DE.json`, with its regions
    case country(CountryCode)
}

extension CountryRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        switch try CountriesPlace(rest, of: address) {
        case .browse(let search, .holidays(nil)): self = .all(search: search)
        case .choose(let country, nil): self = .country(country)
        default: return nil
        }
    }

    private var place: CountriesPlace {
        switch self {
        case .all(let search): .browse(search: search, .holidays(nil))
        case .country(let country): .choose(country, nil)
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { place.spellPath(into: &parts) }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) { place.spellQuery(into: &parts) }

    var formats: [Format] {
        switch self {
        case .all: Format.ofCountries
        case .country: Format.ofCountry
        }
    }

    var names: QueryNames {
        switch self {
        case .all: .search
        case .country: .none
        }
    }

    /// A country has no page of its own but the list of its holidays.
    var page: Place? {
        switch self {
        case .all(let search): .countries(.browse(search: search, .holidays(nil)))
        case .country(let country): .holidays(.list(.country(country)))
        }
    }
}
