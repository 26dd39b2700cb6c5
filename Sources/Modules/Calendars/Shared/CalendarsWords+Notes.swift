import AlmanacValues
import Layout

/// What is said of a holiday beside its name.
enum CalendarNote: Hashable, Sendable {
    /// A day of a run: the second of seven.
    case day(Int, of: Int)
    /// An observed day, of the holiday on this date; nil if the holiday is not known.
    case observed(for: CivilDate?)
    /// A day off for which this day is worked.
    case exchanged(for: CivilDate)
    case type(HolidayType)
    case keepers(Keepers)
    case regional(RegionalHolidayType)
    case estimated
}

extension CalendarsWords {
    /// "observed for Saturday 26 December, Bavaria and Berlin"; nil if there is nothing to add.
    func text(_ notes: [CalendarNote]) -> String? { notes.isEmpty ? nil : say("\(remarks: notes, note)") }

    private func note(_ note: CalendarNote) -> Sentence {
        switch note {
        case .day(let number, let all): "day \(number) of \(all)"
        case .observed(let date?): "observed for \(date, .weekdayAndDay)"
        case .observed(nil): "observed"
        case .exchanged(let date): "in exchange for \(date, .weekdayAndDay)"
        case .type(let type): "\(type)"
        case .keepers(let keepers): self.keepers(keepers)
        case .regional(let found): "\(found)"
        case .estimated: "estimated"
        }
    }

    /// "Bavaria and Berlin", "in 12 of 16 regions", "in parts of Bavaria", "in some places"
    private func keepers(_ keepers: Keepers) -> Sentence {
        switch keepers {
        case .regions(let regions, _) where !regions.names.isEmpty: "\(list: regions.names)"
        case .regions(let regions, let all): "in \(regions.count) of \(all) regions"
        // No entry of a calendar has them.
        case .allBut(let regions): "not in \(regions.count) regions"
        case .parts(let regions, _) where regions.count == 0: "in some places"
        case .parts(let regions, _) where !regions.names.isEmpty: "in parts of \(list: regions.names)"
        case .parts(let regions, _): "in parts of \(regions.count) regions"
        }
    }

    // MARK: Days that are worked

    /// The name of a weekend day that is worked, in the list of a month. Then comes `workedInstead`.
    var workingDay: String { say("Working day") }

    /// What the mark of such a day says, for programs that read aloud. Then comes `workedInstead`.
    var worked: String { say("worked") }

    /// "for Friday 20 February"
    func workedInstead(of date: CivilDate) -> String { say("for \(date, .weekdayAndDay)") }

    // MARK: Dates of the list

    /// "3", "16–23"
    func days(_ first: Int, _ last: Int) -> String {
        first == last ? dayOfMonth(first) : say("\(first)–\(last)")
    }

    /// "3 October", "16 to 23 February", for programs that read aloud. Both days are of one month.
    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        first == last ? text(first, .day) : say("\(first.day) to \(last, .day)")
    }
}
