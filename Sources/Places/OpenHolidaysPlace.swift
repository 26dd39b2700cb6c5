public import AlmanacValues
import Support

/// The addresses of the OpenHolidays API, below `/openholidays`. The case of a path and of the names in a query does not
/// matter.
public struct OpenHolidaysPlace: Hashable, Sendable {
    public let question: Question
    /// JSON, or one of the question's other formats: `/openholidays/PublicHolidays.ics?…`
    public let format: Format

    public init(_ question: Question, as format: Format = .json) {
        self.question = question
        self.format = format
    }

    public enum Question: Hashable, Sendable {
        /// `/openholidays/PublicHolidays?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31`
        case holidays(Kind, CountryCode, CivilDate, CivilDate, subdivision: Territory?, language: LanguageCode?)
        /// `/openholidays/PublicHolidaysByDate?date=2026-10-03`
        case day(Kind, CivilDate, language: LanguageCode?)
        /// `/openholidays/Countries`
        case countries(language: LanguageCode?)
        /// `/openholidays/Languages`
        case languages(language: LanguageCode?)
        /// `/openholidays/Subdivisions?countryIsoCode=DE`
        case subdivisions(CountryCode, language: LanguageCode?)
        /// `/openholidays/Groups?countryIsoCode=DE`
        case groups(CountryCode, language: LanguageCode?)
        /// `/openholidays/Statistics/PublicHolidays?countryIsoCode=DE`
        case statistics(Kind, CountryCode, subdivision: Territory?)

        /// The language in which names of holidays, countries and regions are asked for, if the site speaks it; nil
        /// otherwise.
        public var spokenLanguage: Language? {
            language.flatMap { code in Language.all.first { LanguageCode($0.facts.code) == code } }
        }

        private var language: LanguageCode? {
            switch self {
            case .holidays(_, _, _, _, _, let language), .day(_, _, let language), .countries(let language),
                .subdivisions(_, let language):
                language
            case .languages, .groups, .statistics: nil
            }
        }

        /// The formats beside JSON.
        public var forms: [Format] {
            switch self {
            case .holidays: OpenHolidaysPlace.forms
            case .countries, .languages, .subdivisions: OpenHolidaysPlace.listForms
            case .day, .groups, .statistics: []
            }
        }
    }

    /// Which holidays an address asks for.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case publicHolidays = "PublicHolidays"
        case schoolHolidays = "SchoolHolidays"
    }

    /// The place of the same answer in another format, which `Accept` may ask for; nil if it has no such format.
    func form(_ format: Format) -> Self? {
        self.format == .json && question.forms.contains(format) ? Self(question, as: format) : nil
    }

    /// Whether `Accept` may ask for another format than the address has.
    var hasForms: Bool { format == .json && !question.forms.isEmpty }

    var work: Work {
        switch question {
        case .holidays, .day, .statistics: .much
        case .countries, .languages, .subdivisions, .groups: .little
        }
    }

    /// The formats of a range beside JSON, each of which has an address of its own: programs that subscribe to a calendar
    /// cannot send `Accept`.
    public static let forms: [Format] = [.ics, .csv]

    /// The formats beside JSON of the lists of countries, languages and subdivisions.
    public static let listForms: [Format] = [.csv]
}

extension OpenHolidaysPlace: SpelledPlace {
    /// The most days that a client may ask for at once: as in the original, the last is at most 3 × 365 days after the
    /// first, so that three calendar years fit.
    static let mostDays = 1096

    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard let name = rest.last else { throw .unknown }
        let parts = name.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
            .map { Address.Text(String(Substring($0))) }
        question = try Question(rest.dropLast() + parts.prefix(1), of: address)
        if parts.count == 1 {
            format = .json
        } else if let form = Format(word: parts[1], ignoringCase: true), question.forms.contains(form) {
            format = form
        } else {
            throw .unknown
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("openholidays")
        for name in question.names.dropLast() { parts.segment(name) }
        guard let name = question.names.last else { return }
        parts.segment(format == .json ? name : "\(name).\(format.rawValue)")
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        for item in question.items {
            if let value = item.value { parts.item(item.name, value) }
        }
    }
}

extension OpenHolidaysPlace.Question {
    /// Parses the path below `/openholidays`, without an extension.
    fileprivate init(_ names: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard let name = names.last else { throw .unknown }
        if names.count == 2, names.first?.matches("Statistics", ignoringCase: true) == true,
            let kind = OpenHolidaysPlace.Kind(word: name, ignoringCase: true)
        {
            self = .statistics(kind, try address.country(), subdivision: try address.subdivision())
            return
        }
        guard names.count == 1 else { throw .unknown }
        if let kind = OpenHolidaysPlace.Kind(word: name, ignoringCase: true) {
            let country = try address.country()
            let first = try address.required("validFrom", CivilDate.init(text:))
            let last = try address.required("validTo", CivilDate.init(text:))
            guard last.dayNumber - first.dayNumber < OpenHolidaysPlace.mostDays else {
                throw .tooManyDays(name: "validTo", limit: OpenHolidaysPlace.mostDays)
            }
            self = .holidays(
                kind, country, first, last, subdivision: try address.subdivision(), language: try address.languageCode()
            )
            return
        }
        for kind in OpenHolidaysPlace.Kind.allCases where name.matches(kind.rawValue + "ByDate", ignoringCase: true) {
            self = .day(
                kind, try address.required("date", CivilDate.init(text:)), language: try address.languageCode())
            return
        }
        switch name.lowercasedWord {
        case "countries": self = .countries(language: try address.languageCode())
        case "languages": self = .languages(language: try address.languageCode())
        case "subdivisions": self = .subdivisions(try address.country(), language: try address.languageCode())
        case "groups": self = .groups(try address.country(), language: try address.languageCode())
        default: throw .unknown
        }
    }

    fileprivate var names: [String] {
        switch self {
        case .holidays(let kind, _, _, _, _, _): [kind.rawValue]
        case .day(let kind, _, _): ["\(kind.rawValue)ByDate"]
        case .countries: ["Countries"]
        case .languages: ["Languages"]
        case .subdivisions: ["Subdivisions"]
        case .groups: ["Groups"]
        case .statistics(let kind, _, _): ["Statistics", kind.rawValue]
        }
    }

    fileprivate var items: [(name: String, value: String?)] {
        switch self {
        case .holidays(_, let code, let first, let last, let subdivision, let language):
            [
                ("countryIsoCode", code.description), ("validFrom", first.description), ("validTo", last.description),
                ("subdivisionCode", subdivision?.description), ("languageIsoCode", language?.description),
            ]
        case .day(_, let day, let language): [("date", day.description), ("languageIsoCode", language?.description)]
        case .countries(let language), .languages(let language): [("languageIsoCode", language?.description)]
        case .subdivisions(let code, let language), .groups(let code, let language):
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
