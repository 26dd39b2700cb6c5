import AlmanacValues
import VIPER

enum WorkingDaysRecordEvent: Hashable, Sendable {
    case requested(WorkingDaysQuestion, in: Territory)
}

/// A count of working days for programs: the facts of `WorkingDaysCounterPage` as typed values, without wording.
struct WorkingDaysRecord: Hashable, Sendable {
    let place: Territory
    let countryName: LocalizedText
    let regionName: LocalizedText?
    /// The asked number of working days and the day to count from; nil if a range was asked for.
    let days: Int?
    let from: CivilDate
    /// The date that is the given number of working days away; nil if a range was asked for.
    let result: CivilDate?
    /// The weekend that the program named; empty for that of the place.
    let weekend: Set<Weekday>
    let count: WorkingDaysCount
    /// The days with a holiday, each holiday with its page.
    let skipped: [Day]
    let halfDays: [Day]
    let worked: [Day]
    let partial: [Day]
    let supplyAge: SupplyAge?
    /// The page with the same count.
    let page: Link

    struct Day: Hashable, Sendable {
        let date: CivilDate
        let isWeekend: Bool
        let holidays: [Holiday]
    }

    struct Holiday: Hashable, Sendable {
        let id: HolidayID
        let name: LocalizedText
        let isObserved: Bool
        let isEstimated: Bool
        let begins: TimeOfDay?
        let page: Link
    }
}
