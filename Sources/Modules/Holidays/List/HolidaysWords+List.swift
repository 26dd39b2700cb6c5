import AlmanacValues
import Layout

extension HolidaysWords {
    /// The title of the months that are past.
    func earlier(in year: Int) -> String { say("Earlier in \(year: year)") }

    /// The title of the months that are folded because the list is long.
    func later(in year: Int) -> String { say("Later in \(year: year)") }

    // MARK: Without a place

    var firstDescription: String { say("Public holidays by country and year.") }

    var chooseFirst: String { say("Choose your country first") }

    // MARK: A year

    /// "Holidays in Bavaria, Germany in 2026, with dates and weekdays.", for search engines.
    func description(_ place: NamedPlace, _ year: Int) -> String {
        say("Holidays in \(place) in \(year), with dates and weekdays.")
    }

    /// "December", or for a run of the year before "December 2026"
    func month(of date: (year: Int, month: Int, day: Int), inListOf year: Int) -> String {
        date.year == year ? month(date.month) : say("\(month: date.month) \(date.year)")
    }

    /// "Saturday 20 March 2027 (observed, estimated)", "Monday 26 to Friday 30 October 2026"
    func next(_ days: ClosedRange<CivilDate>, _ remarks: [HolidayRemark]) -> String {
        remarks.isEmpty ? text(days) : say("\(days) (\(remarks: remarks, remark))")
    }

    private func remark(_ remark: HolidayRemark) -> Sentence {
        switch remark {
        case .goesOn: "or later"
        case .observed: "observed"
        case .estimated: "estimated"
        }
    }

    // MARK: Today

    /// "Today, Sunday 22 November, is a day off in Germany: it is the weekend."
    func today(_ date: CivilDate, _ status: DayKind, in place: PlaceName) -> String {
        switch status {
        case .holiday(let names):
            say("Today, \(date, .weekdayAndDay), is a day off in \(shortest: place): \(list: names).")
        case .weekend: say("Today, \(date, .weekdayAndDay), is a day off in \(shortest: place): it is the weekend.")
        case .workingDay: say("Today, \(date, .weekdayAndDay), is a working day in \(shortest: place).")
        case .exchanged(let off):
            say(
                "Today, \(date, .weekdayAndDay), is a working day in \(shortest: place), in exchange for \(off, .full)."
            )
        case .half(let names):
            say("Today, \(date, .weekdayAndDay), is half a day off in \(shortest: place): \(list: names).")
        case .evening(let names, let time):
            say(
                """
                Today, \(date, .weekdayAndDay), is a working day in \(shortest: place) until \(time), when a holiday \
                begins: \(list: names).
                """)
        case .partial(let names):
            say("Today, \(date, .weekdayAndDay), is a day off in parts of \(shortest: place) only: \(list: names).")
        }
    }

    // MARK: Links and buttons

    /// "Download 2026:"
    func downloads(of year: Int) -> String { say("Download \(year):") }

    /// "Changes in our data for the United Kingdom:"
    func changes(of country: ForeignText) -> String { say("Changes in our data for \(country: country):") }

    /// What unfolds the ways to subscribe.
    var addToCalendar: String { say("Add to calendar") }

    var withSchool: String { say("With school holidays, in one calendar") }

    var withPublic: String { say("With public holidays, in one calendar") }

    /// "Make Bavaria my place"
    func savePlace(_ place: PlaceName) -> String { say("Make \(shortest: place) my place") }

    var data: String { say("What we know of each country") }

    /// "Show 11 more that only some regions keep"
    func showRegional(_ number: Int) -> String { say("Show \(number) more that only some regions keep") }

    var hideRegional: String { say("Only those of the whole country") }
}

/// What a visitor should know of a date.
enum HolidayRemark: Hashable, Sendable {
    /// A break that may go on: the source does not know later days yet.
    case goesOn
    case observed
    case estimated
}
