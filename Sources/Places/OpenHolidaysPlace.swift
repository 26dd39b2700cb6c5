public import AlmanacValues
import Support

/// The addresses of the OpenHolidays API, below `/openholidays`. The case of a path and of the names in a query does not
/// matter.
public enum OpenHolidaysPlace: Hashable, Sendable {
    /// `/openholidays/PublicHolidays?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31`, and the same in another
    /// format: `/openholidays/PublicHolidays.ics?…`
    case holidays(
        Kind, CountryCode, CivilDate, CivilDate, subdivision: Territory?, language: LanguageCode?, as: Format = .json)
    /// `/openholidays/PublicHolidaysByDate?date=2026-10-03`
    case day(Kind, CivilDate, language: LanguageCode?)
    /// `/openholidays/Countries`, and the same as a table: `/openholidays/Countries.csv`
    case countries(language: LanguageCode?, as: Format = .json)
    /// `/openholidays/Languages`, and the same as a table
    case languages(language: LanguageCode?, as: Format = .json)
    /// `/openholidays/Subdivisions?countryIsoCode=DE`, and the same as a table
    case subdivisions(CountryCode, language: LanguageCode?, as: Format = .json)
    /// `/openholidays/Groups?countryIsoCode=DE`
    case groups(CountryCode, language: LanguageCode?)
    /// `/openholidays/Statistics/PublicHolidays?countryIsoCode=DE`
    case statistics(Kind, CountryCode, subdivision: Territory?)

    /// Which holidays an address asks for.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case publicHolidays = "PublicHolidays"
        case schoolHolidays = "SchoolHolidays"
    }

    /// The format of the answer.
    public var format: Format {
        switch self {
        case .holidays(_, _, _, _, subdivision: _, language: _, as: let format),
            .countries(language: _, as: let format), .languages(language: _, as: let format),
            .subdivisions(_, language: _, as: let format):
            format
        case .day, .groups, .statistics: .json
        }
    }

    /// The place of the same answer in another format; nil if it has no such format.
    func form(_ format: Format) -> Self? {
        switch self {
        case .holidays(let kind, let country, let first, let last, let subdivision, let language, as: .json)
        where Self.forms.contains(format):
            .holidays(kind, country, first, last, subdivision: subdivision, language: language, as: format)
        case .countries(let language, as: .json) where Self.listForms.contains(format):
            .countries(language: language, as: format)
        case .languages(let language, as: .json) where Self.listForms.contains(format):
            .languages(language: language, as: format)
        case .subdivisions(let country, let language, as: .json) where Self.listForms.contains(format):
            .subdivisions(country, language: language, as: format)
        default: nil
        }
    }

    /// Whether `Accept` may ask for another format than the address has.
    var hasForms: Bool { Self.forms.contains { form($0) != nil } }

    /// The formats of a range beside JSON, each of which has an address of its own: programs that subscribe to a calendar
    /// cannot send `Accept`.
    public static let forms: [Format] = [.ics, .csv]

    /// The formats beside JSON of the lists of countries, languages and subdivisions.
    public static let listForms: [Format] = [.csv]
}

extension OpenHolidaysPlace: SpelledPlace {
    /// The most days that a client may ask for at once, as in the original.
    static let mostDays = 1095

    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        let parts = Array(rest)
        guard let name = parts.first else { throw .unknown }
        if parts.count == 2, name.matches("Statistics", ignoringCase: true),
            let kind = Kind(word: parts[1], ignoringCase: true)
        {
            self = .statistics(kind, try address.country(), subdivision: try address.subdivision())
            return
        }
        guard parts.count == 1 else { throw .unknown }
        if let (kind, format) = Self.kind(name) {
            let country = try address.country()
            let first = try address.required("validFrom", CivilDate.init(text:))
            let last = try address.required("validTo", CivilDate.init(text:))
            guard last.dayNumber - first.dayNumber < Self.mostDays else {
                throw .tooManyDays(name: "validTo", limit: Self.mostDays)
            }
            self = .holidays(
                kind, country, first, last, subdivision: try address.subdivision(),
                language: try address.languageCode(), as: format)
            return
        }
        for kind in Kind.allCases where name.matches(kind.rawValue + "ByDate", ignoringCase: true) {
            self = .day(
                kind, try address.required("date", CivilDate.init(text:)), language: try address.languageCode())
            return
        }
        switch name.lowercasedWord {
        case "countries": self = .countries(language: try address.languageCode())
        case "languages": self = .languages(language: try address.languageCode())
        case "subdivisions": self = .subdivisions(try address.country(), language: try address.languageCode())
        case "countries.csv": self = .countries(language: try address.languageCode(), as: .csv)
        case "languages.csv": self = .languages(language: try address.languageCode(), as: .csv)
        case "subdivisions.csv":
            self = .subdivisions(try address.country(), language: try address.languageCode(), as: .csv)
        case "groups": self = .groups(try address.country(), language: try address.languageCode())
        default: throw .unknown
        }
    }

    /// What the last part of a path says: the kind of the holidays, and their format.
    private static func kind(_ name: Address.Text) -> (Kind, Format)? {
        if let kind = Kind(word: name, ignoringCase: true) { return (kind, .json) }
        for kind in Kind.allCases {
            let format = forms.first { name.matches("\(kind.rawValue).\($0.rawValue)", ignoringCase: true) }
            if let format { return (kind, format) }
        }
        return nil
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("openholidays")
        for name in names { parts.segment(name) }
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        for item in items {
            if let value = item.value { parts.item(item.name, value) }
        }
    }

    private var names: [String] {
        switch self {
        case .holidays(let kind, _, _, _, _, _, as: let format): [Self.name(kind.rawValue, as: format)]
        case .day(let kind, _, _): ["\(kind.rawValue)ByDate"]
        case .countries(_, as: let format): [Self.name("Countries", as: format)]
        case .languages(_, as: let format): [Self.name("Languages", as: format)]
        case .subdivisions(_, _, as: let format): [Self.name("Subdivisions", as: format)]
        case .groups: ["Groups"]
        case .statistics(let kind, _, _): ["Statistics", kind.rawValue]
        }
    }

    private static func name(_ name: String, as format: Format) -> String {
        format == .json ? name : "\(name).\(format.rawValue)"
    }

    private var items: [(name: String, value: String?)] {
        switch self {
        case .holidays(_, let code, let first, let last, let subdivision, let language, _):
            [
                ("countryIsoCode", code.description), ("validFrom", first.description), ("validTo", last.description),
                ("subdivisionCode", subdivision?.description), ("languageIsoCode", language?.description),
            ]
        case .day(_, let day, let language): [("date", day.description), ("languageIsoCode", language?.description)]
        case .countries(let language, _), .languages(let language, _): [("languageIsoCode", language?.description)]
        case .subdivisions(let code, let language, _), .groups(let code, let language):
            [("countryIsoCode", code.description), ("languageIsoCode", language?.description)]
        case .statistics(_, let code, let subdivision):
            [("countryIsoCode", code.description), ("subdivisionCode", subdivision?.description)]
        }
    }
}

extension Address {
    fileprivate func country() throws(PlaceProblem) -> CountryCode {
        try required("countryIsoCode") { CountryCode($0) }
    }

    fileprivate func subdivision() throws(PlaceProblem) -> Territory? {
        guard try only("subdivisionCode")?.isEmpty == false else { return nil }
        return try only("subdivisionCode") { Territory($0) }
    }

    fileprivate func languageCode() throws(PlaceProblem) -> LanguageCode? {
        guard try only("languageIsoCode")?.isEmpty == false else { return nil }
        return try only("languageIsoCode") { LanguageCode($0) }
    }
}

extension CivilDate {
    fileprivate init?(text: Address.Text) { self.init(text.string) }
}
