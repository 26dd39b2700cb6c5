import AlmanacValues
import VIPER

/// A request of a client of GOV.UK's bank holidays.
enum GovUKEvent: Hashable, Sendable {
    case all(BankHolidayLanguage)
    case division(BankHolidayDivision, BankHolidayLanguage)
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
    /// When the data last changed; nil if the source does not say.
    let revised: RevisionTime?
    /// The language of what people read.
    var language = BankHolidayLanguage.english

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
        /// The language of the title.
        var language = BankHolidayLanguage.english
    }

    /// Returns the same in another language.
    func speaking(_ language: BankHolidayLanguage) -> GovUKDivision {
        var events = events
        for index in events.indices { events[index].language = language }
        return GovUKDivision(division: division, events: events, revised: revised, language: language)
    }
}

extension GovUKDivision.Event {
    var title: String {
        switch language {
        case .english: englishTitle
        case .welsh: welshTitle ?? englishTitle
        }
    }

    /// The name as GOV.UK has it in Welsh; nil if it has none (config/locales/cy.yml of alphagov/frontend, Open Government
    /// Licence).
    private var welshTitle: String? {
        switch name {
        case "New Year's Day": "Dydd Calan"
        case "New Year Holiday": "2il o Ionawr"
        case "Saint Patrick's Day": "Gŵyl Sant Padrig"
        case "Good Friday": "Gwener y Groglith"
        case "Easter Monday": "Llun y Pasg"
        case "May Day": "Gŵyl banc dechrau Mai"
        case "Spring Bank Holiday": "Gŵyl banc y gwanwyn"
        case "Summer Bank Holiday", "Late Summer Bank Holiday": "Gŵyl banc yr haf"
        case "Saint Andrew's Day": "Gŵyl Andreas"
        case "Christmas Day": "Dydd Nadolig"
        case "Boxing Day": "Dydd San Steffan"
        case "Battle of the Boyne": "Brwydr y Boyne (Dydd yr Orenwyr)"
        case "Platinum Jubilee of Elizabeth II": "Gŵyl banc Jiwbilî Blatinwm"
        case "State Funeral of Queen Elizabeth II": "Gŵyl y Banc ar gyfer Angladd Gwladol y Frenhines Elizabeth II"
        case "Coronation of Charles III": "Gŵyl y banc ar gyfer coroni Brenin Siarl III"
        default: nil
        }
    }

    /// The name as GOV.UK spells it, where ours differs in more than the apostrophe.
    private var englishTitle: String {
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
    var notes: String {
        switch language {
        case _ where !isSubstitute: ""
        case .english: "Substitute day"
        case .welsh: "Diwrnod amgen"
        }
    }

    /// Whether flags are put up: not on days of mourning, and not where a day divides people.
    var hasBunting: Bool {
        switch occasion?.description {
        case "good-friday", "state-mourning", "battle-of-the-boyne": false
        default: true
        }
    }
}
