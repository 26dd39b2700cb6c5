import AlmanacValues
import Layout

/// What the pages of comparisons say.
struct CompareWords: Words {
    // MARK: Places

    /// The button that adds a place to so many.
    func addPlace(to number: Int) -> String {
        say(number, none: "Add the first place", one: "Add a second place", other: "Add a place")
    }

    func limit(_ most: Int) -> String { say("\(most) places are the most that we compare at once.") }

    /// What the places do not tell: the regional holidays of countries whose regions were not chosen.
    func nationwide(_ places: [PlaceName]) -> String {
        paragraph(
            say("Of \(list: places), these are the holidays of the whole country."),
            say("Search for a region to compare its own, too."))
    }

    // MARK: Holidays

    func observed(_ name: LocalizedText) -> String { say("\(name) (observed)") }

    func estimated(_ name: LocalizedText) -> String { say("\(name) (estimated)") }

    func observedAndEstimated(_ name: LocalizedText) -> String { say("\(name) (observed) (estimated)") }

    func halfDay(_ name: LocalizedText) -> String { say("\(name) (half a day)") }

    func observedHalfDay(_ name: LocalizedText) -> String { say("\(name) (observed) (half a day)") }
}

extension Sentence.StringInterpolation {
    /// "DE-BY and FR"
    mutating func appendInterpolation(list codes: [Territory]) {
        appendInterpolation(list: codes) { "\(code: $0)" }
    }
}
