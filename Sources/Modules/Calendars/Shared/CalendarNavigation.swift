import AlmanacValues
import Layout
import VIPER

/// A destination that the calendars can lead to.
enum CalendarNavigation: Hashable, Sendable {
    case year(HolidayYear)
    /// A month of a year, 1–12.
    case month(HolidayYear, Int)
    /// Another view of the same year.
    case view(YearView, HolidayYear)
    /// The year's facts for programs.
    case record(HolidayYear, Format)
    case day(ListedHoliday)
    /// Who is off on a day.
    case world(CivilDate)
    /// The country picker, which comes back to the calendar of a year, or of a month, 1–12.
    case chooseCountry(comingBackTo: HolidayYear, month: Int?)
    /// The country picker, searched for a code that no country has. It leads to the list of the chosen country.
    case countries(searching: CountryCode?)
}

/// What both calendars ask.
protocol CalendarInteracting: Interactor {
    /// Returns some months of a year, 1–12; none if the year is not known.
    func sheet(_ year: HolidayYear, months: ClosedRange<Int>) async throws(YearFailure) -> CalendarSheet
}
