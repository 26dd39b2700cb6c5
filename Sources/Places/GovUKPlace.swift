public import AlmanacValues
import Support

/// The addresses of GOV.UK's bank holidays.
public enum GovUKPlace: Hashable, Sendable {
    /// `/bank-holidays.json`
    case all
    /// `/bank-holidays/scotland.json`
    case division(BankHolidayDivision)
    /// `/bank-holidays/scotland.ics`
    case calendar(BankHolidayDivision)
}

extension GovUKPlace: SpelledPlace {
    /// Parses the rest of a path that begins with `bank-holidays`.
    init(_ rest: ArraySlice<Address.Text>) throws(PlaceProblem) {
        guard rest.count == 1, let name = rest.first else { throw .unknown }
        for division in BankHolidayDivision.allCases {
            if name.matches(division.rawValue + ".json", ignoringCase: true) {
                self = .division(division)
                return
            }
            if name.matches(division.rawValue + ".ics", ignoringCase: true) {
                self = .calendar(division)
                return
            }
        }
        throw .unknown
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .all: parts.segment("bank-holidays.json")
        case .division(let division): parts.segments("bank-holidays", "\(division.rawValue).json")
        case .calendar(let division): parts.segments("bank-holidays", "\(division.rawValue).ics")
        }
    }
}
