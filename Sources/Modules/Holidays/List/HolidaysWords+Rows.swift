import AlmanacValues
import Layout

extension HolidaysWords {
    /// "Until Wednesday 12 August 2026, 45 days", for a run of days. Where the days around are not known, it says so.
    func run(until last: CivilDate, days: Int, mayBeginEarlier: Bool, mayGoOn: Bool) -> String {
        switch (mayBeginEarlier, mayGoOn) {
        case (false, false): untilDays(last: last, days: days)
        case (false, true): untilOrLaterDays(last: last, days: days)
        case (true, false): untilDaysKnown(last: last, days: days)
        case (true, true): untilOrLaterDaysKnown(last: last, days: days)
        }
    }

    /// Where a holiday has another name: "In Alabama", "In 5 regions"; "Also" if that is not known.
    func otherName(in regions: Keepers.Names) -> String {
        regions.names.isEmpty
            ? inRegions(count: regions.count)
            : inPlace(names: regions.names)
    }
}
