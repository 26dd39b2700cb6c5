import AlmanacValues
import Layout

// The lists of countries, and the map.

extension WorldWords {
    /// "20 of 52"
    func count(_ off: Int, of all: Int) -> String { say("\(off) of \(all)") }

    /// In place of a count, if no country has the day off as a whole.
    var someRegions: String { say("some regions") }

    /// "and 37 more"; at least two.
    func more(_ count: Int) -> String { say("and \(count) more") }

    /// "No public holidays in Antarctica and Oceania."
    func noHolidays(in regions: [WorldDayRegion]) -> String {
        say("No public holidays in \(list: regions, sentence).")
    }

    /// "North America"
    func name(of region: WorldDayRegion) -> String { say(sentence(region)) }

    private func sentence(_ region: WorldDayRegion) -> Sentence {
        switch region {
        case .africa: "Africa"
        case .antarctica: "Antarctica"
        case .asia: "Asia"
        case .europe: "Europe"
        case .northAmerica: "North America"
        case .oceania: "Oceania"
        case .southAmerica: "South America"
        case .elsewhere: "Elsewhere"
        }
    }

    /// "observed, estimated, not in Alabama"; nil without remarks.
    func remarks(_ remarks: [WorldDayRemark]) -> String? {
        remarks.isEmpty ? nil : say("\(remarks: remarks, sentence)")
    }

    private func sentence(_ remark: WorldDayRemark) -> Sentence {
        switch remark {
        case .observed: "observed"
        case .estimated: "estimated"
        case .keepers(let keepers): "\(keepers)"
        case .also(let name, nil): "also \(name)"
        case .also(let name, let keepers?): "also \(name) (\(keepers))"
        }
    }
}

// MARK: The map

extension WorldWords {
    /// What the map shows, for those who do not see it.
    ///
    /// - Parameter count: of countries with a public holiday.
    func map(of date: CivilDate, _ count: Int) -> String {
        paragraph(
            say(
                """
                Map of the world: \(count, none: "no countries have", one: "1 country has", other: "\(count) countries have") \
                a public holiday on \(date, .long).
                """),
            say("The lists below name them."))
    }

    /// "Public holiday (24)"
    func legend(_ state: WorldDay.State, _ count: Int) -> String {
        switch state {
        case .holiday: say("Public holiday (\(count))")
        case .regional: say("In some regions (\(count))")
        case .weekend: say("Weekend (\(count))")
        case .working: say("Working day (\(count))")
        case .unknown: say("No data (\(count))")
        }
    }

    /// "Germany: Christmas Day"; only the name of a country without a holiday, whose layer tells the rest.
    func shape(of country: ForeignText, _ holidays: [LocalizedText]) -> String {
        holidays.isEmpty ? text(country) : say("\(country): \(list: holidays)")
    }
}
