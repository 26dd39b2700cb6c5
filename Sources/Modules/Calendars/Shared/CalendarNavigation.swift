import Almanac

/// A destination that the calendars can lead to.
enum CalendarNavigation: Hashable, Sendable {
    case year(HolidayYear)
    /// A month of a year, 1–12.
    case month(HolidayYear, Int)
    /// The same year as a list.
    case list(HolidayYear)
    /// The year's facts for programs.
    case record(HolidayYear, Format)
    case day(ListedHoliday)
    /// The country picker, which comes back to a calendar; to the list of the chosen country if there is none.
    case chooseCountry(comingBackTo: HolidayYear?)
}
