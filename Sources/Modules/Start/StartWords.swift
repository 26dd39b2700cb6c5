import AlmanacValues
import Layout

extension StartWords {
    /// "Hello Grace", "Hello"
    func greeting(_ name: ForeignText?) -> String { name.map { hello(name: $0) } ?? hello }

    /// "We could not show the quote of the day and today’s birthdays. There is a problem with our source."
    func unavailable(_ parts: [StartPart]) -> String {
        paragraph(weCouldNotShow(parts: parts.map(sentence)), thereIsAProblem)
    }

    private func sentence(_ part: StartPart) -> Sentence {
        switch part {
        case .holidays: partHolidays
        case .quote: partQuote
        case .born: partBorn
        }
    }
}

/// A part of the home page that has a source of its own.
enum StartPart: Hashable, Sendable {
    case holidays, quote, born
}

// MARK: The visitor's place

extension StartWords {
    func missing(_ region: RegionCode, of country: ForeignText) -> String {
        paragraph(
            weDoNotKnow(region: region, country: country),
            theseAreTheHolidays)
    }

    /// Why there is no next holiday.
    func nothing(isCovered: Bool) -> String {
        isCovered
            ? weHaveNoPublic
            : ourSourceDoesNotHaveHolidays
    }
}
