public import AlmanacValues

/// What the pages of a year share.
extension Words {
    /// The label of the link to a view of the year.
    public func name(of view: YearView) -> String {
        switch view {
        case .list: say("List")
        case .calendar: say("Calendar")
        case .longWeekends: say("Long weekends")
        case .leave: say("Plan leave")
        case .compare: say("Compare")
        }
    }

    /// "2026"
    public func year(_ year: Int) -> String { say("\(year: year)") }

    /// "No data for 2040. We have data for Germany from 2020 to 2035."
    public func noData(for year: Int, of country: ForeignText, known: ClosedRange<Int>) -> String {
        paragraph(say("No data for \(year: year)."), dataRange(of: country, known))
    }

    /// The choice of holidays of any type.
    public var allTypes: String { say("All") }

    /// The choice of what families need.
    public var publicAndSchool: String { say("Public and school") }

    /// The choice of the holidays of the whole country, without those of regions.
    public var wholeCountry: String { say("Whole country") }

    /// The choice of the holidays of the country and all its regions.
    public var allRegions: String { say("All regions") }

    /// What a subscription contains: "Public holidays in Bavaria, Germany, from last year on. New years and changes follow
    /// by themselves."
    public func subscription(_ filter: HolidayFilter, of place: PlaceName) -> String {
        let follows = say("New years and changes follow by themselves.")
        let holidays =
            switch (filter.types, isEverywhere: filter.isEverywhere) {
            case (.all, false): say("All holidays in \(place), from last year on.")
            case (.all, true): say("All holidays of all regions in \(place), from last year on.")
            case (.publicAndSchool, false): say("Public and school holidays in \(place), from last year on.")
            case (.publicAndSchool, true):
                say("Public and school holidays of all regions in \(place), from last year on.")
            case (.only(.workday), false): say("Working days on weekends in \(place), from last year on.")
            case (.only(.workday), true):
                say("Working days on weekends of all regions in \(place), from last year on.")
            case (.only(let type), false): say("\(holidays: type, isFirst: true) in \(place), from last year on.")
            case (.only(let type), true):
                say("\(holidays: type, isFirst: true) of all regions in \(place), from last year on.")
            }
        return paragraph(holidays, follows)
    }

    /// What a subscribed calendar is called where its program does not read the name in it.
    public func calendarName(of place: PlaceName) -> String { say("Holidays in \(place)") }

    /// What the link of a control changes, for screen readers, after the word "Change".
    func text(_ subject: CountryControl.Subject) -> String {
        switch subject {
        case .country: say("country")
        case .place: say("place")
        }
    }
}
