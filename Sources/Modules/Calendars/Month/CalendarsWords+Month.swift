import AlmanacValues
import Layout

extension CalendarsWords {
    /// "October 2026 in Bavaria, Germany"
    func title(_ month: Int, _ place: NamedPlace, _ year: Int) -> String {
        monthInPlace(month: month, year: year, place: sentence(place))
    }

    /// For search engines.
    func description(_ month: Int, _ place: NamedPlace, _ year: Int) -> String {
        calendarOfMonth(month: month, year: year, place: sentence(place))
    }
}
