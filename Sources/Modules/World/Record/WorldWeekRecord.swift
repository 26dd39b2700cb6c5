import AlmanacValues
import Layout
import VIPER

/// The public holidays of seven days, for programs.
struct WorldWeekRecord: Hashable, Sendable {
    let days: [WorldDay]
    /// The page for people.
    let page: Link
    /// The pages of the holidays; none if the pages of single countries have another source.
    let links: [HolidayReference: Link]
}
