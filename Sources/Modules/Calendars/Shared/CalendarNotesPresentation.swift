import AlmanacValues
import Layout

/// Says of a holiday what its name does not.
struct CalendarNotesPresentation {
    private let filter: HolidayFilter

    init(_ filter: HolidayFilter) {
        self.filter = filter
    }

    /// "observed for Saturday 26 December, Bavaria and Berlin"; nil if there is nothing to add.
    func list(of entry: CalendarSheet.Entry) -> String? {
        let notes = notes(of: entry)
        return notes.isEmpty ? nil : notes.joined(separator: ", ")
    }

    func notes(of entry: CalendarSheet.Entry) -> [String] {
        var notes: [String] = []
        if let date = entry.observedFor {
            notes.append("observed for \(Self.date(date))")
        } else if entry.isInLieu {
            notes.append("observed")
        }
        if let date = entry.movedFrom { notes.append("in exchange for \(Self.date(date))") }
        notes += types(of: entry)
        notes += places(of: entry)
        notes += entry.regionalTypes.map(Self.note)
        if entry.isEstimated { notes.append("estimated") }
        return notes
    }

    /// "Bavaria and Berlin"; nothing for everybody.
    func places(of entry: CalendarSheet.Entry) -> [String] { entry.keepers.map { [Self.wording(of: $0)] } ?? [] }

    /// "day 2 of 7"; nil for a single day.
    func position(of entry: CalendarSheet.Entry, on date: CivilDate) -> String? {
        let length = entry.last.dayNumber - entry.first.dayNumber + 1
        return length > 1 ? "day \(date.dayNumber - entry.first.dayNumber + 1) of \(length)" : nil
    }

    /// "Saturday 26 December"
    static func date(_ date: CivilDate) -> String { "\(Phrases.weekday(date)) \(Phrases.dayAndMonth(date))" }

    /// "public holiday in 9 of 13 regions"
    private static func note(of found: RegionalHolidayType) -> String {
        let text = Phrases.holiday(of: found)
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// The types that neither the filter nor the mark says.
    private func types(of entry: CalendarSheet.Entry) -> [String] {
        if entry.isDayOff { return [] }
        let known: HolidayType? = if case .only(let type) = filter.types { type } else { nil }
        return entry.types.filter { $0 != known && $0 != .publicHoliday }.map { $0.label.lowercased() }
    }

    /// "Bavaria and Berlin", "in 12 of 16 regions", "in parts of Bavaria", "in some places"
    private static func wording(of keepers: Keepers) -> String {
        switch keepers {
        case .regions(let regions, _) where !regions.names.isEmpty: Phrases.list(regions.names)
        case .regions(let regions, let all): "in \(regions.count) of \(all) regions"
        // No entry of a calendar has them.
        case .allBut(let regions): "not in \(regions.count) regions"
        case .parts(let regions, _) where regions.count == 0: "in some places"
        case .parts(let regions, _) where !regions.names.isEmpty: "in parts of \(Phrases.list(regions.names))"
        case .parts(let regions, _): "in parts of \(regions.count) regions"
        }
    }
}
