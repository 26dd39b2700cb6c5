import AlmanacValues
import Layout

extension CalendarsWords {
    /// "Calendar for Bavaria, Germany 2026"
    func title(_ place: NamedPlace, _ year: Int) -> String { say("Calendar for \(place) \(year)") }

    /// For search engines.
    func description(_ place: NamedPlace, _ year: Int) -> String {
        say("The year \(year) in \(place) at a glance: holidays, weekends and week numbers, on one printed page.")
    }
}
