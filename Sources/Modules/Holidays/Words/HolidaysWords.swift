import AlmanacValues
import Layout

/// What the pages and the calendars of holidays say.
///
/// Here is what several screens say; `HolidaysWords+List.swift` and its neighbours have the words of each.
struct HolidaysWords: Words {
    var section: String { say("Holidays") }

    /// "Holidays in Bavaria, Germany 2026"
    func title(_ place: NamedPlace, _ year: Int) -> String { say("Holidays in \(place) \(year)") }

    /// "For Saturday 26 December 2026", of an observed day.
    func observed(for date: CivilDate) -> String { say("For \(date, .full)") }

    /// "Observed on Monday 28 December 2026", of a holiday whose day off is another one.
    func observed(on date: CivilDate) -> String { say("Observed on \(date, .full)") }

    /// "Bavaria and Berlin", "In 12 of 16 regions", "Not in Berlin", "In parts of Bavaria"
    func text(_ keepers: Keepers) -> String {
        switch keepers {
        case .regions(let regions, _) where !regions.names.isEmpty: say("\(list: regions.names)")
        case .regions(let regions, let all): say("In \(regions.count) of \(all) regions")
        case .allBut(let regions) where !regions.names.isEmpty: say("Not in \(list: regions.names)")
        case .allBut(let regions): say("In all but \(regions.count) regions")
        case .parts(_, let which?): say("In parts: \(which)")
        case .parts(let regions, nil) where regions.count == 0: say("In some places")
        case .parts(let regions, nil) where !regions.names.isEmpty: say("In parts of \(list: regions.names)")
        case .parts(let regions, nil): say("In parts of \(regions.count) regions")
        }
    }
}

// MARK: Corrections

extension HolidaysWords {
    /// "We correct our source in 2 places", of a list.
    func corrections(_ number: Int) -> String {
        say("We correct our source in \(number, one: "1 place", other: "\(number) places")")
    }

    /// The title of the corrections of one holiday.
    var correctedHere: String { say("We correct our source here") }
}
