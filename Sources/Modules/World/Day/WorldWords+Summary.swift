import AlmanacValues
import Layout

// The sentences about a day around the world.

extension WorldWords {
    // MARK: The weekend

    /// "Saturday is the weekend in all but 3 of 250: Brunei, Nepal and Uganda."
    ///
    /// - Parameter names: of the countries that work; nil if they are too many to name.
    func weekend(on day: Weekday, inAllBut count: Int, of all: Int, _ names: [PlaceName]?) -> String {
        names.map { isTheWeekendInAll(day: day, count: count, all: all, names: $0) }
            ?? isTheWeekendInAll(day: day, count: count, all: all)
    }

    /// "Friday is the weekend in 2 of 250: Djibouti and Iran."
    ///
    /// - Parameter names: of these countries; nil if they are too many to name.
    func weekend(on day: Weekday, in count: Int, of all: Int, _ names: [PlaceName]?) -> String {
        names.map { isTheWeekendIn(day: day, count: count, all: all, names: $0) }
            ?? isTheWeekendIn(day: day, count: count, all: all)
    }

    // MARK: Other countries

    /// "In exchange for another day off, people work in China (for 4 January)."
    func exchanged(_ countries: [(name: ForeignText, day: CivilDate)]) -> String {
        exchanged(countries: countries.map { workFor(country: $0.name, day: $0.day) })
    }
}
