import AlmanacValues
import Layout

// The lists of countries, and the map.

extension WorldWords {
    /// "No public holidays in Antarctica and Oceania."
    func noHolidays(in regions: [WorldDayRegion]) -> String {
        noPublicHolidaysIn(regions: regions.map(sentence))
    }

    /// "North America"
    func name(of region: WorldDayRegion) -> String { sentence(region).text }

    private func sentence(_ region: WorldDayRegion) -> Sentence {
        switch region {
        case .africa: africa
        case .antarctica: antarctica
        case .asia: asia
        case .europe: europe
        case .northAmerica: northAmerica
        case .oceania: oceania
        case .southAmerica: southAmerica
        case .elsewhere: elsewhere
        }
    }

    /// "observed, estimated, not in Alabama"; nil without remarks.
    func remarks(_ remarks: [WorldDayRemark]) -> String? {
        remarks.isEmpty ? nil : self.remarks(all: remarks.map(sentence))
    }

    private func sentence(_ remark: WorldDayRemark) -> Sentence {
        switch remark {
        case .observed: observed
        case .estimated: estimated
        case .keepers(let keepers): sentence(keepers)
        case .also(let name, nil): also(name: name)
        case .also(let name, let keepers?): also(name: name, keepers: sentence(keepers))
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
            mapOfTheWorld(count: count, date: date),
            theListsBelowName)
    }

    /// "Public holiday (24)"
    func legend(_ state: WorldDay.State, _ count: Int) -> String {
        switch state {
        case .holiday: publicHoliday(count: count)
        case .regional: inSomeRegions(count: count)
        case .weekend: weekend(count: count)
        case .working: workingDay(count: count)
        case .unknown: noData(count: count)
        }
    }

    /// "Germany: Christmas Day"; only the name of a country without a holiday, whose layer tells the rest.
    func shape(of country: ForeignText, _ holidays: [LocalizedText]) -> String {
        holidays.isEmpty ? text(country) : countryAndHolidays(country: country, holidays: holidays)
    }
}
