import AlmanacValues
import TestSupport
import Testing

@testable import Calendars

@Suite("Calendars: types in notes")
struct CalendarNotesTypesTests {
    @Test("An entry that is no day off has all of its types, or none if the filter says its only one")
    func types() {
        let rows: [(HolidayFilter.Types, [HolidayType], Bool, [HolidayType])] = [
            (.only(.publicHoliday), [.publicHoliday, .catholic], false, [.publicHoliday, .catholic]),
            (.only(.publicHoliday), [.publicHoliday], false, []), (.only(.bank), [.bank], false, []),
            (.all, [.publicHoliday], false, []), (.all, [.bank], false, [.bank]),
            (.all, [.publicHoliday, .bank], true, []),
        ]
        for (filter, types, isDayOff, told) in rows {
            let entry = CalendarSheet.Entry.sample("2026-08-15", "Assumption Day", types: types, isDayOff: isDayOff)
            let notes = CalendarNotesPresentation(filter: HolidayFilter(types: filter)).notes(of: entry)
            #expect(notes == told.map(CalendarNote.type), "\(filter) \(types)")
        }
    }

    @Test("Parts of other regions are noted beside the regions that keep a holiday")
    func parts() {
        var entry = CalendarSheet.Entry.sample(keepers: .sample(["Saarland"]))
        entry.parts = .sample(["Bavaria"], isParts: true)
        let notes = CalendarNotesPresentation(filter: HolidayFilter()).places(of: entry)
        #expect(CalendarsWords().text(notes) == "Saarland, in parts of Bavaria")
    }
}
