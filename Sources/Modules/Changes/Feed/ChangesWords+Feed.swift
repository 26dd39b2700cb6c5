import AlmanacValues
import Layout

// The feed of the changes in the data of a country.

extension ChangesWords {
    /// "Changes of the holidays in the United Kingdom"
    func feed(of country: ForeignText) -> String { say("Changes of the holidays in \(country: country)") }

    /// "7 more changes", of those that are not listed.
    func rest(_ count: Int) -> String { say(count, one: "1 more change", other: "\(count) more changes") }

    // MARK: One holiday

    /// "German Unity Day moved"
    func title(of change: HolidayChange) -> String {
        let name = change.name
        return switch change.what {
        case .added: say("\(name) added")
        case .removed: say("\(name) removed")
        case .moved: say("\(name) moved")
        case .confirmed: say("\(name) confirmed")
        case .estimated: say("\(name) is an estimate")
        case .renamed: say("\(name) renamed")
        case .keepers: say("\(name): who keeps it")
        }
    }

    /// "New in our data: 5 days from 1 January 2026 to 1 January 2030."
    func text(of change: HolidayChange) -> String {
        let days = change.days
        return switch change.what {
        case .added: say("New in our data: \(days).")
        case .removed: say("No longer in our data: \(days).")
        case .moved(let date): say("From \(date, .full) to \(days).")
        case .confirmed: say("No longer an estimate: \(days).")
        case .estimated: say("May still change: \(days).")
        case .renamed(let name): say("Its name was \(name): \(days).")
        case .keepers: say("Other regions keep it, or it has another type: \(days).")
        }
    }

    // MARK: All holidays

    func titleOfDetails(in country: ForeignText) -> String { say("Details of holidays in \(country: country)") }
    var details: String { say("Dates, names and regions are the same; other details are not.") }

    func titleOfFirstEdition(in country: ForeignText) -> String { say("Holidays in \(country: country)") }

    /// "The first edition of our data, with 512 days."
    func firstEdition(_ days: Int) -> String { say("The first edition of our data, with \(days: days).") }

    // MARK: Failures

    func unrecorded(in country: ForeignText) -> String {
        say("Our source does not say what has changed in the holidays of \(country: country).")
    }

    func unavailable(in country: ForeignText) -> String { say("We could not show the changes in \(country: country)") }

    /// For a country whose name is not known.
    func unavailable(in country: CountryCode) -> String { say("We could not show the changes in \(code: country)") }
}

extension Sentence.StringInterpolation {
    /// "Saturday 10 October 2026", "5 days from 1 January 2026 to 1 January 2030"
    fileprivate mutating func appendInterpolation(_ days: HolidayChange.Days) {
        appendInterpolation(
            days.count, one: "\(days.dates.lowerBound, .full)",
            other: "\(days.count) days from \(days.dates.lowerBound, .long) to \(days.dates.upperBound, .long)")
    }
}
