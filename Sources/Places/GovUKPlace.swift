public import AlmanacValues
import Support

/// The addresses of GOV.UK's bank holidays, in English and in Welsh.
public enum GovUKPlace: Hashable, Sendable {
    /// `/bank-holidays.json`, `/gwyliau-banc.json`
    case all(BankHolidayLanguage)
    /// `/bank-holidays/scotland.json`, `/gwyliau-banc/yr-alban.json`
    case division(BankHolidayDivision, BankHolidayLanguage)
    /// `/bank-holidays/scotland.ics`, `/gwyliau-banc/yr-alban.ics`
    case calendar(BankHolidayDivision, BankHolidayLanguage)

    public var language: BankHolidayLanguage {
        switch self {
        case .all(let language), .division(_, let language), .calendar(_, let language): language
        }
    }
}

extension GovUKPlace: SpelledPlace {
    /// Parses the rest of a path that begins with `bank-holidays` or `gwyliau-banc`.
    init(_ rest: ArraySlice<Address.Text>, in language: BankHolidayLanguage) throws(PlaceProblem) {
        guard rest.count == 1, let name = rest.first else { throw .unknown }
        for division in BankHolidayDivision.allCases {
            for word in Self.words(of: division, in: language) {
                if name.matches(word + ".json", ignoringCase: true) {
                    self = .division(division, language)
                    return
                }
                if name.matches(word + ".ics", ignoringCase: true) {
                    self = .calendar(division, language)
                    return
                }
            }
        }
        throw .unknown
    }

    /// The original redirects `ni.json` and `ni.ics`, in English only, and has nothing at `ni` (`config/routes.rb` of
    /// alphagov/frontend).
    private static func words(of division: BankHolidayDivision, in language: BankHolidayLanguage) -> [String] {
        let word = division.word(in: language)
        return division == .northernIreland && language == .english ? [word, "ni"] : [word]
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .all(let language): parts.segment("\(language.rawValue).json")
        case .division(let division, let language):
            parts.segments(language.rawValue, "\(division.word(in: language)).json")
        case .calendar(let division, let language):
            parts.segments(language.rawValue, "\(division.word(in: language)).ics")
        }
    }
}
