import AlmanacValues
import Layout

extension HolidaysWords {
    /// "Until Wednesday 12 August 2026, 45 days", for a run of days. Where the days around are not known, it says so.
    func run(until last: CivilDate, days: Int, mayBeginEarlier: Bool, mayGoOn: Bool) -> String {
        switch (mayBeginEarlier, mayGoOn) {
        case (false, false): say("Until \(last, .full), \(days) days")
        case (false, true): say("Until \(last, .full) or later, \(days) days known")
        case (true, false): say("Until \(last, .full), \(days) days known; it may have begun earlier")
        case (true, true): say("Until \(last, .full) or later, \(days) days known; it may have begun earlier")
        }
    }

    /// Where a holiday has another name: "In Alabama", "In 5 regions"; "Also" if that is not known.
    func otherName(in regions: Keepers.Names) -> String {
        regions.names.isEmpty
            ? say(regions.count, none: "Also", one: "In 1 region", other: "In \(regions.count) regions")
            : say("In \(list: regions.names)")
    }

    /// "12 of 16 regions", for programs that read the page.
    func area(_ number: Int, of all: Int) -> String { say("\(number) of \(all) regions") }

    /// "5 regions", for programs that read the page.
    func area(_ number: Int) -> String { say("\(number) regions") }
}
