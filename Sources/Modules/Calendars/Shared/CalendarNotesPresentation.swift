import AlmanacValues

/// Collects the notes on a holiday that a page shows beside its name.
struct CalendarNotesPresentation {
    let filter: HolidayFilter

    func notes(of entry: CalendarSheet.Entry) -> [CalendarNote] {
        var notes: [CalendarNote] = []
        if let date = entry.observedFor {
            notes.append(.observed(for: date))
        } else if entry.isInLieu {
            notes.append(.observed(for: nil))
        }
        if let date = entry.movedFrom { notes.append(.exchanged(for: date)) }
        notes += types(of: entry)
        notes += places(of: entry)
        notes += entry.regionalTypes.map(CalendarNote.regional)
        if entry.isEstimated { notes.append(.estimated) }
        return notes
    }

    /// Nothing for a holiday of everybody.
    func places(of entry: CalendarSheet.Entry) -> [CalendarNote] {
        [entry.keepers, entry.parts].compactMap { $0.map(CalendarNote.keepers) }
    }

    /// Nil for a single day.
    func position(of entry: CalendarSheet.Entry, on date: CivilDate) -> CalendarNote? {
        let length = entry.last.dayNumber - entry.first.dayNumber + 1
        return length > 1 ? .day(date.dayNumber - entry.first.dayNumber + 1, of: length) : nil
    }

    /// The types, if the filter and the mark do not say all of them: one type alone would look as if there were no other.
    private func types(of entry: CalendarSheet.Entry) -> [CalendarNote] {
        if entry.isDayOff { return [] }
        let known: HolidayType? = if case .only(let type) = filter.types { type } else { nil }
        return entry.types.allSatisfy { $0 == known || $0 == .publicHoliday } ? [] : entry.types.map(CalendarNote.type)
    }
}
