import AlmanacValues
import Layout

// The sentences about a day around the world.

extension WorldWords {
    var noHolidays: String { say("No country has a public holiday on this day.") }

    /// "Only the Netherlands has a public holiday: King’s Day."
    func holiday(_ feast: LocalizedText, onlyIn country: ForeignText) -> String {
        say("Only \(country: country) has a public holiday: \(feast).")
    }

    /// - Parameter count: of countries, at least two.
    func holidays(in count: Int) -> String { say("\(count) countries and territories have a public holiday.") }

    func holidays(in count: Int, all feast: LocalizedText) -> String {
        say("\(count) countries and territories have a public holiday, all of them \(feast).")
    }

    /// "24 countries and territories have a public holiday, 20 of them Christmas Eve."
    func holidays(in count: Int, most: Int, _ feast: LocalizedText) -> String {
        say("\(count) countries and territories have a public holiday, \(most) of them \(feast).")
    }

    /// "2 have one in some regions only.", after a sentence that says that no country has one.
    func regional(_ count: Int) -> String {
        say(count, one: "1 has one in some regions only.", other: "\(count) have one in some regions only.")
    }

    /// "5 more have one in some regions only.", after a sentence that counts countries.
    func moreRegional(_ count: Int) -> String {
        say(count, one: "1 more has one in some regions only.", other: "\(count) more have one in some regions only.")
    }

    // MARK: The weekend

    func weekendEverywhere(on day: Weekday) -> String { say("\(day) is the weekend everywhere.") }

    func weekendNowhere(on day: Weekday) -> String { say("\(day) is the weekend nowhere as a whole.") }

    /// "Saturday is the weekend in all but 3 of 250: Brunei, Nepal and Uganda."
    ///
    /// - Parameter names: of the countries that work; nil if they are too many to name.
    func weekend(on day: Weekday, inAllBut count: Int, of all: Int, _ names: [PlaceName]?) -> String {
        names.map { say("\(day) is the weekend in all but \(count) of \(all): \(list: $0).") }
            ?? say("\(day) is the weekend in all but \(count) of \(all).")
    }

    /// "Friday is the weekend in 2 of 250: Djibouti and Iran."
    ///
    /// - Parameter names: of these countries; nil if they are too many to name.
    func weekend(on day: Weekday, in count: Int, of all: Int, _ names: [PlaceName]?) -> String {
        names.map { say("\(day) is the weekend in \(count) of \(all): \(list: $0).") }
            ?? say("\(day) is the weekend in \(count) of \(all).")
    }

    /// "Parts of Malaysia have it too.", of countries that work on the weekend of the others.
    func weekendInParts(of countries: [PlaceName]) -> String { say("Parts of \(list: countries) have it too.") }

    /// "Parts of Malaysia work.", of countries that have the weekend.
    func workInParts(of countries: [PlaceName]) -> String { say("Parts of \(list: countries) work.") }

    // MARK: Other countries

    /// "In exchange for another day off, people work in China (for 4 January)."
    func exchanged(_ countries: [(name: ForeignText, day: CivilDate)]) -> String {
        say(
            """
            In exchange for another day off, people work in \
            \(list: countries, { "\(country: $0.name) (for \($0.day, .day))" }).
            """)
    }

    /// "We have no data for Sri Lanka on this day."
    func unknown(_ countries: [PlaceName]) -> String { say("We have no data for \(list: countries) on this day.") }

    /// "We have no data for 31 of 250 countries and territories on this day."
    func unknown(_ count: Int, of all: Int) -> String {
        say("We have no data for \(count) of \(all) countries and territories on this day.")
    }
}
