import AlmanacValues
import Layout

/// What the pages of working days say.
struct WorkingDaysWords: Words {
    /// Without a place.
    var title: String { say("Working days") }

    /// "Working days in Bavaria, Germany"
    func title(_ place: PlaceName) -> String { say("Working days in \(place)") }

    /// "Working days in DE-BY", while the name is being fetched.
    func title(fetching place: Territory) -> String { say("Working days in \(code: place)") }

    var description: String { say("How many working days there are between two dates, and which are skipped.") }

    func description(_ place: PlaceName) -> String {
        say("How many working days there are in \(place) between two dates, and which are skipped.")
    }

    var chooseFirst: String { say("Choose your country first") }
}

extension Sentence.StringInterpolation {
    /// "no working days", "1 working day", "6.5 working days"
    mutating func appendInterpolation(workingDays number: DayCount) {
        appendInterpolation(number, none: "no working days", one: "1 working day", other: "\(number) working days")
    }
}
