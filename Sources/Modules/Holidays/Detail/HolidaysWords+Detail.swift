import AlmanacValues
import Layout

extension HolidaysWords {
    // MARK: Titles

    /// "German Unity Day in Germany: Saturday 3 October 2026.", for search engines, after what the feast is.
    func description(_ name: LocalizedText, on date: CivilDate, in country: ForeignText, about: String?) -> String {
        paragraph(about, inPlace(name: name, country: country, date: date))
    }

    // MARK: Facts

    /// Whether it is a public holiday.
    func answer(_ isPublic: Bool) -> String { isPublic ? yes : no }

    /// Who keeps it: "The whole country", "Bavaria and Berlin", "Parts of Bavaria", "The whole country except Berlin"
    func keepers(of detail: HolidayDetail) -> String {
        switch (detail.isLocal, detail.regions, detail.exceptions) {
        case (true, [], _): partsOfTheCountry
        case (true, let regions, _): partsOf(regions: regions)
        case (false, [], []): theWholeCountry
        case (false, [], let others): theWholeCountryExcept(others: others)
        case (false, let regions, _): keptIn(regions: regions)
        }
    }

    // MARK: Other pages

    /// "Saturday 25 December", "Monday 27 December (observed)"
    func otherYear(_ date: CivilDate, isObserved: Bool) -> String {
        isObserved ? observed(date: date) : text(date, .weekdayAndDay)
    }
}

// MARK: Failures

extension HolidaysWords {
    /// What to do about a holiday that was not found.
    ///
    /// - Parameter hasOthers: whether the country has other holidays on the day.
    func explanation(notFoundIn year: Int, hasOthers: Bool) -> String {
        guard !hasOthers else {
            return chooseAnotherHolidayOnThisDate(year: year)
        }
        return paragraph(itsDateMayChange, findItInTheList(year: year))
    }
}
