import AlmanacValues
import Layout

/// What the pages and calendars of leave say.
struct LeaveWords: Words {
    /// The heading of a page that shows a failure.
    var heading: String { say("Leave") }

    /// "Leave in Bavaria, Germany and France 2027"
    func title(_ places: [PlaceName], _ year: Int) -> String { say("Leave in \(list: places) \(year: year)") }

    /// "Leave in DE-BY 2027", while the names are being fetched.
    func title(fetching place: Territory, _ year: Int) -> String { say("Leave in \(code: place) \(year: year)") }

    /// Without a number of days.
    func description(_ places: [PlaceName], _ year: Int) -> String {
        say("How to get the most days off from your leave in \(list: places) in \(year: year).")
    }

    func description(leave: Int, _ places: [PlaceName], _ year: Int) -> String {
        say("The best use of \(days: leave) of leave in \(list: places) in \(year: year).")
    }

    // MARK: Failures

    func unknownRegion(_ region: RegionCode, of country: ForeignText) -> String {
        say("\(country) has no region “\(code: region)”")
    }

    var chooseRegionLater: String { say("Plan for the whole country, then choose one of its regions.") }

    func planForAll(of country: ForeignText) -> String { say("Plan for all of \(country)") }

    /// - Parameter country: nil if its name is not known.
    func noHolidays(of country: ForeignText?) -> String {
        country.map { say("We could not show the holidays in \(country: $0)") } ?? say("We could not show the holidays")
    }

    /// For a program that asks for a calendar without a plan.
    var calendarNeedsDays: String {
        say("A calendar needs the days of leave, such as \(verbatim: "days=25").")
    }
}
