public import AlmanacValues

/// What the pages of a year share.
extension Words {
    /// The label of the link to a view of the year.
    public func name(of view: YearView) -> String {
        switch view {
        case .list: list
        case .calendar: calendar
        case .longWeekends: longWeekends
        case .leave: planLeave
        case .compare: compare
        }
    }

    /// "No data for 2040. We have data for Germany from 2020 to 2035."
    public func noData(for year: Int, of country: ForeignText, known: ClosedRange<Int>) -> String {
        paragraph(noDataFor(year: year), dataRange(of: country, known))
    }

    /// What a subscription contains: "Public holidays in Bavaria, Germany, from last year on. New years and changes follow
    /// by themselves."
    public func subscription(_ filter: HolidayFilter, of place: PlaceName) -> String {
        let follows = newYearsAndChanges
        let holidays =
            switch (filter.types, isEverywhere: filter.isEverywhere) {
            case (.all, false), (.several, false): allHolidaysFromLastYear(place: place)
            case (.all, true), (.several, true): allHolidaysOfAllRegions(place: place)
            case (.publicAndSchool, false): publicAndSchoolFromLastYear(place: place)
            case (.publicAndSchool, true): publicAndSchoolOfAllRegions(place: place)
            case (.only(let type), false): holidaysOfTypeFromLastYear(type: type, place: place)
            case (.only(let type), true): holidaysOfTypeOfAllRegions(type: type, place: place)
            }
        return paragraph(holidays, follows)
    }

    /// What the link of a control changes, for screen readers, after the word "Change".
    func text(_ subject: CountryControl.Subject) -> String {
        switch subject {
        case .country: subjectCountry
        case .place: subjectPlace
        }
    }
}
