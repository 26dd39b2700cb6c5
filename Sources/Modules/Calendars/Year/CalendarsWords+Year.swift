import AlmanacValues
import Layout

extension CalendarsWords {
    /// "Calendar for Bavaria, Germany 2026"
    func title(_ place: NamedPlace, _ year: Int) -> String { calendarFor(place: sentence(place), year: year) }

    /// For search engines.
    func description(_ place: NamedPlace, _ year: Int) -> String {
        yearAtAGlance(year: year, place: sentence(place))
    }
}
