/// How much of a date a text shows.
public enum DateStyle: Sendable {
    /// "Saturday 3 October 2026"
    case full
    /// "3 October 2026"
    case long
    /// "Saturday 3 October"
    case weekdayAndDay
    /// "3 October"
    case day
    /// "Saturday"
    case weekday
    /// "Sat"
    case shortWeekday
    /// "October 2026"
    case month
}
