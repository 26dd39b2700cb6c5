import AlmanacValues
import Layout

extension HolidaysWords {
    // MARK: Without a place

    // MARK: A year

    /// "Holidays in Bavaria, Germany in 2026, with dates and weekdays.", for search engines.
    func description(_ place: NamedPlace, _ year: Int) -> String {
        holidaysWithDates(place: sentence(place), year: year)
    }

    /// "December", or for a run of the year before "December 2026"
    func month(of date: (year: Int, month: Int, day: Int), inListOf year: Int) -> String {
        date.year == year ? month(date.month) : monthAndYear(month: date.month, year: date.year)
    }

    /// "Saturday 20 March 2027 (observed, estimated)", "Monday 26 to Friday 30 October 2026"
    func next(_ days: ClosedRange<CivilDate>, _ remarks: [HolidayRemark]) -> String {
        remarks.isEmpty ? text(days) : daysWithRemarks(days: days, remarks: remarks.map(remark))
    }

    private func remark(_ remark: HolidayRemark) -> Sentence {
        switch remark {
        case .goesOn: remarkOrLater
        case .observed: remarkObserved
        case .estimated: remarkEstimated
        }
    }

    // MARK: Today

    /// "Today, Sunday 22 November, is a day off in Germany: it is the weekend."
    func today(_ date: CivilDate, _ status: DayKind, in place: PlaceName) -> String {
        switch status {
        case .holiday(let names): todayIsADay(date: date, place: place, names: names)
        case .weekend: todayIsADay(date: date, place: place)
        case .workingDay: todayIsAWorking(date: date, place: place)
        case .exchanged(let off): todayIsAWorking(date: date, place: place, off: off)
        case .half(let names): todayIsHalfADay(date: date, place: place, names: names)
        case .evening(let names, let time):
            todayIsAWorking(date: date, place: place, time: time, names: names)
        case .partial(let names): todayIsADayOff(date: date, place: place, names: names)
        }
    }
}

/// What a visitor should know of a date.
enum HolidayRemark: Hashable, Sendable {
    /// A break that may go on: the source does not know later days yet.
    case goesOn
    case observed
    case estimated
}
