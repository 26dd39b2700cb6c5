import AlmanacValues
import Layout
import VIPER

/// Who is off on a day, for programs.
struct WorldDayRecord: Hashable, Sendable {
    let day: WorldDay
    /// The page for people.
    let page: Link
    /// The pages of the holidays; none if the pages of single countries have another source.
    let links: [HolidayReference: Link]
}

extension WorldDay {
    /// The public holidays of all countries, those of a whole country before those of its regions.
    var feasts: [Feast] { countries.flatMap { $0.holidays + $0.regional } }
}
