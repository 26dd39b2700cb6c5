import AlmanacValues
import VIPER

/// A request of a client of GOV.UK's bank holidays.
enum GovUKEvent: Hashable, Sendable {
    case all
    case division(BankHolidayDivision)
}

/// The business logic behind the interface of GOV.UK.
protocol GovUKInteracting: Interactor {
    /// Returns the bank holidays of some parts of the United Kingdom, each in date order.
    func bankHolidays(of divisions: [BankHolidayDivision]) async throws(InterfaceFailure) -> [GovUKDivision]
}

/// The answer to a client of GOV.UK.
enum GovUKRecord: Hashable, Sendable {
    case all([GovUKDivision])
    case one(GovUKDivision)
}

struct GovUKDivision: Hashable, Sendable {
    let division: BankHolidayDivision
    let events: [Event]
    /// The day on which the data last changed; nil if the source does not say.
    let revised: CivilDate?

    /// A bank holiday on the day that people have off.
    struct Event: Hashable, Sendable {
        /// The name in our data.
        let name: String
        let date: CivilDate
        /// Whether the day is given in place of the holiday's own.
        let isSubstitute: Bool
        /// The year of the holiday's own date, which a substitute day may be after.
        let year: Int
        /// The occasion behind the holiday's name; nil if the source does not say.
        let occasion: Slug?
    }
}

extension GovUKDivision.Event {
    /// The name as GOV.UK spells it, where ours differs in more than the apostrophe.
    var title: String {
        switch name {
        case "New Year Holiday": "2nd January"
        case "Saint Patrick's Day": "St Patrick’s Day"
        case "Saint Andrew's Day": "St Andrew’s Day"
        case "May Day": "Early May bank holiday"
        case "Spring Bank Holiday": "Spring bank holiday"
        case "Summer Bank Holiday", "Late Summer Bank Holiday": "Summer bank holiday"
        case "Platinum Jubilee of Elizabeth II": "Platinum Jubilee bank holiday"
        case "State Funeral of Queen Elizabeth II": "Bank Holiday for the State Funeral of Queen Elizabeth II"
        case "Coronation of Charles III": "Bank holiday for the coronation of King Charles III"
        case "Battle of the Boyne": "Battle of the Boyne (Orangemen’s Day)"
        default: name.replacing("'", with: "’")
        }
    }

    /// "Substitute day", or nothing.
    var notes: String { isSubstitute ? "Substitute day" : "" }

    /// Whether flags are put up: not on days of mourning, and not where a day divides people.
    var hasBunting: Bool {
        switch occasion?.description {
        case "good-friday", "state-mourning", "battle-of-the-boyne": false
        default: true
        }
    }
}
