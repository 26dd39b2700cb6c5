import AlmanacValues
import Layout

extension HolidaysWords {
    // MARK: Titles

    /// The heading of a page without its holiday.
    var holiday: String { say("Holiday") }

    /// "Holiday in DE 2026", while the holiday is being fetched.
    func title(fetching country: CountryCode, _ year: Int) -> String { say("Holiday in \(code: country) \(year)") }

    /// "German Unity Day, 3 October 2026 – Germany"
    func title(_ name: LocalizedText, on date: CivilDate, in country: ForeignText) -> String {
        say("\(name), \(date, .long) – \(country)")
    }

    /// "German Unity Day in Germany: Saturday 3 October 2026.", for search engines, after what the feast is.
    func description(_ name: LocalizedText, on date: CivilDate, in country: ForeignText, about: String?) -> String {
        paragraph(about, say("\(name) in \(country: country): \(date, .full)."))
    }

    /// The link to the list of a year: "Holidays 2026".
    func list(of year: Int) -> String { say("Holidays \(year)") }

    // MARK: Facts

    /// Whether it is a public holiday.
    func answer(_ isPublic: Bool) -> String { isPublic ? say("Yes") : say("No") }

    /// "Public, Bank"
    func types(_ types: [HolidayType]) -> String { say("\(remarks: types, { "\(label: $0)" })") }

    /// Who keeps it: "The whole country", "Bavaria and Berlin", "Parts of Bavaria", "The whole country except Berlin"
    func keepers(of detail: HolidayDetail) -> String {
        switch (detail.isLocal, detail.regions, detail.exceptions) {
        case (true, [], _): say("Parts of the country")
        case (true, let regions, _): say("Parts of \(list: regions)")
        case (false, [], []): say("The whole country")
        case (false, [], let others): say("The whole country except \(list: others)")
        case (false, let regions, _): say("\(list: regions)")
        }
    }

    // MARK: Other pages

    /// "October 2026 as a calendar"
    func month(of date: CivilDate) -> String { say("\(date, .month) as a calendar") }

    /// "Who is off on 3 October 2026"
    func world(on date: CivilDate) -> String { say("Who is off on \(date, .long)") }

    /// "Christmas Day in other years and places"
    func occasion(_ name: ForeignText) -> String { say("\(name) in other years and places") }

    /// "Saturday 25 December", "Monday 27 December (observed)"
    func otherYear(_ date: CivilDate, isObserved: Bool) -> String {
        isObserved ? say("\(date, .weekdayAndDay) (observed)") : text(date, .weekdayAndDay)
    }

    /// "In 96 other countries"
    func elsewhere(_ countries: Int) -> String {
        say(
            countries, none: "In no other countries", one: "In 1 other country",
            other: "In \(countries) other countries")
    }

    /// Beside a country that does not keep it everywhere.
    var inSomeRegions: String { say("in some regions") }

    /// What adds the holiday to the visitor's calendar.
    var addDay: String { say("Add this day") }

    /// What unfolds the ways to subscribe to the calendar that has the holiday.
    var addCalendar: String { say("Add all holidays") }

    var downloadHoliday: String { say("Download this holiday:") }
}

// MARK: Failures

extension HolidaysWords {
    /// The title for a year outside the known ones; `dataRange` says which these are.
    func noData(for year: Int) -> String { say("No data for \(year)") }

    /// "Holiday not found for Germany in 2026"
    func notFound(in country: ForeignText, _ year: Int) -> String {
        say("Holiday not found for \(country: country) in \(year)")
    }

    /// What to do about a holiday that was not found.
    ///
    /// - Parameter hasOthers: whether the country has other holidays on the day.
    func explanation(notFoundIn year: Int, hasOthers: Bool) -> String {
        guard !hasOthers else {
            return say("Choose another holiday on this date, or see all holidays in \(year).")
        }
        return paragraph(
            say("Its date may change from year to year."), say("Find it in the list of all holidays in \(year)."))
    }

    /// "All holidays in 2026"
    func allHolidays(in year: Int) -> String { say("All holidays in \(year)") }

    var couldNotShowHoliday: String { say("We could not show this holiday") }
}
