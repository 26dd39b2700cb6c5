import TestSupport

@testable import Calendars

extension CalendarSheet {
    /// Returns a sheet of Germany on 21 September 2026, with weekends, and the entries of some days.
    static func sample(
        year: Int = 2026, months: ClosedRange<Int> = 1...12, weekStart: Weekday = .monday,
        weekend: Set<Weekday> = [.saturday, .sunday], today: String = "2026-09-21",
        _ entries: [String: [Entry]] = [:], worked: [String: String] = [:]
    ) -> CalendarSheet {
        CalendarSheet(
            country: Sample.code("DE"), place: PlaceName(country: "Germany"), year: year, knownYears: 2020...2035,
            weekStart: weekStart, weekend: weekend,
            months: months.map { number in
                let first = CivilDate(year: year, month: number, day: 1) ?? .firstDay(of: year)
                return Month(
                    number: number,
                    days: (0..<CivilDate.days(in: number, of: year)).map { offset in
                        let date = first.adding(days: offset)
                        let entries = entries[date.description] ?? []
                        let isWeekend = weekend.contains(date.weekday)
                        let workedFor = worked[date.description].map(Sample.day)
                        return Day(
                            date: date,
                            isOff: entries.contains(where: \.isDayOff) || (isWeekend && workedFor == nil),
                            isWeekend: isWeekend, worked: workedFor.map { .exchanged(for: $0) }, entries: entries)
                    })
            },
            today: Sample.day(today), types: [.publicHoliday])
    }

    /// Returns sheets of the same country, whatever happens.
    static func unknown(year: Int) -> CalendarSheet {
        CalendarSheet(
            country: Sample.code("DE"), place: PlaceName(country: "Germany"), year: year, knownYears: 2020...2035,
            weekStart: .monday, weekend: [.saturday, .sunday], today: Sample.day("2026-09-21"))
    }

    /// A year with everything that a calendar marks.
    static var everything: CalendarSheet {
        let run = ["2026-02-16", "2026-02-17", "2026-02-18"]
        let feast = Entry.sample("2026-02-16", "Spring Festival", until: "2026-02-18")
        var entries = Dictionary(run.map { ($0, [feast]) }, uniquingKeysWith: { first, _ in first })
        entries["2026-10-03"] = [
            .sample(
                "2026-10-03", "German Unity Day", local: LocalizedText("Tag der Deutschen Einheit", language: "de"))
        ]
        entries["2026-12-28"] = [.sample("2026-12-28", "Boxing Day", observedFor: "2026-12-26")]
        entries["2026-01-06"] = [
            .sample("2026-01-06", "Epiphany", isDayOff: false, keepers: .sample(["Bavaria", "Berlin"]))
        ]
        entries["2026-12-24"] = [
            .sample("2026-12-24", "Christmas Eve", types: [.bank], isDayOff: false, isEstimated: true)
        ]
        entries["2026-02-20"] = [.sample("2026-02-20", "Bridge day", movedFrom: "2026-02-14")]
        var sheet = sample(entries, worked: ["2026-02-14": "2026-02-20"])
        sheet.regions = [NamedRegion(code: Sample.region("BY"), name: "Bavaria")]
        sheet.regionalCount = 11
        return sheet
    }
}

extension CalendarSheet.Entry {
    static func sample(
        _ date: String = "2026-10-03", _ name: String = "German Unity Day", until last: String? = nil,
        local: LocalizedText? = nil, language: String = "en", types: [HolidayType] = [.publicHoliday],
        isDayOff: Bool = true, keepers: Keepers? = nil, observedFor: String? = nil,
        movedFrom: String? = nil, isEstimated: Bool = false
    ) -> Self {
        let day = Sample.day(date)
        let own = observedFor.map(Sample.day) ?? day
        return Self(
            id: HolidayReference(Sample.code("DE"), own.year, HolidayID(date: own, slug: Slug(name))),
            name: LocalizedText(name, language: language), localName: local, types: types, isDayOff: isDayOff,
            keepers: keepers, observedFor: observedFor.map(Sample.day), movedFrom: movedFrom.map(Sample.day),
            isEstimated: isEstimated, first: day, last: last.map(Sample.day) ?? day)
    }
}

extension Keepers {
    static func sample(_ names: [String], count: Int? = nil, isParts: Bool = false) -> Self {
        let codes = (0..<(count ?? names.count)).map { Sample.region("R\($0)") }
        let regions = Names(codes: codes, names: names.map { ForeignText($0) })
        return isParts ? .parts(regions, which: nil) : .regions(regions, of: 16)
    }
}

/// An Interactor that answers with one sheet or one failure.
struct CalendarInteractorDouble: CalendarInteracting {
    var result: Result<CalendarSheet, YearFailure>

    func sheet(_: HolidayYear, months _: ClosedRange<Int>) async throws(YearFailure) -> CalendarSheet {
        try result.get()
    }
}
