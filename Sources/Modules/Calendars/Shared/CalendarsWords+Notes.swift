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
    func text(_ notes: [CalendarNote]) -> String? { notes.isEmpty ? nil : noted(notes: notes.map(note)) }

    private func note(_ note: CalendarNote) -> Sentence {
        switch note {
        case .day(let number, let all): dayOf(number: number, all: all)
        case .observed(let date?): observedFor(date: date)
        case .observed(nil): observed
        case .exchanged(let date): inExchangeFor(date: date)
        case .type(let type): ofType(type: type)
        case .keepers(let keepers): self.keepers(keepers)
        case .regional(let found): sentence(found)
        case .estimated: estimated
        }
    }

    /// "Bavaria and Berlin", "in 12 of 16 regions", "in parts of Bavaria", keptInSomePlaces
    private func keepers(_ keepers: Keepers) -> Sentence {
        switch keepers {
        case .regions(let regions, _) where !regions.names.isEmpty: inRegions(regions: regions.names)
        case .regions(let regions, let all): keptIn(count: regions.count, all: all)
        // No entry of a calendar has them.
        case .allBut(let regions): notIn(count: regions.count)
        case .parts(let regions, _) where regions.count == 0: keptInSomePlaces
        case .parts(let regions, _) where !regions.names.isEmpty: keptInPartsOf(regions: regions.names)
        case .parts(let regions, _): keptInPartsOf(count: regions.count)
        }
    }

    // MARK: Dates of the list

    /// "3", "16–23"
    func days(_ first: Int, _ last: Int) -> String {
        first == last ? dayOfMonth(first) : daysOfMonth(first: first, last: last)
    }

    /// "3 October", "16 to 23 February", for programs that read aloud. Both days are of one month.
    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        first == last ? text(first, .day) : daysFromTo(day: first.day, last: last)
    }
}
