import AlmanacValues
import Layout

/// What the home page says.
struct StartWords: Words {
    var title: String { say("Today") }
    var description: String { say("Public holidays, quotes, and the people who said them.") }

    /// "Hello Grace", "Hello"
    func greeting(_ name: ForeignText?) -> String { name.map { say("Hello \($0)") } ?? say("Hello") }

    /// Completes the hidden text of the link to a quote: " by Ambrose Bierce".
    func quoteSuffix(_ author: ForeignText) -> String { say(" by \(author)") }

    /// "1694"
    func born(in year: Int) -> String { say("\(year: year)") }

    /// "We could not show the quote of the day and today’s birthdays. There is a problem with our source."
    func unavailable(_ parts: [StartPart]) -> String {
        paragraph(say("We could not show \(list: parts, sentence)."), say("There is a problem with our source."))
    }

    private func sentence(_ part: StartPart) -> Sentence {
        switch part {
        case .holidays: "the holidays in your country"
        case .quote: "the quote of the day"
        case .born: "today’s birthdays"
        }
    }
}

/// A part of the home page that has a source of its own.
enum StartPart: Hashable, Sendable {
    case holidays, quote, born
}

// MARK: The visitor's place

extension StartWords {
    var nationwide: String { say("These are the nationwide holidays.") }
    var chooseRegion: String { say("Choose your region") }

    func missing(_ region: RegionCode, of country: ForeignText) -> String {
        paragraph(
            say("We do not know the region “\(code: region)” of \(country: country)."),
            say("These are the holidays of the whole country."))
    }

    /// Why there is no next holiday.
    func nothing(isCovered: Bool) -> String {
        isCovered
            ? say("We have no public holidays for the next 12 months.")
            : say("Our source does not have holidays for this country.")
    }

    /// "3 days", "3.5 days"
    func length(_ days: DayCount) -> String { say("\(days: days)") }

    /// "and half of Thursday 24 December"; at least one day.
    func half(_ days: [CivilDate]) -> String { say("and half of \(list: days, { "\($0, .weekdayAndDay)" })") }
}
