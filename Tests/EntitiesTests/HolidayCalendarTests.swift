import TestSupport
import Testing

@Suite("Holiday calendars")
struct HolidayCalendarTests {
    private func calendar(_ dates: [String]) throws -> HolidayCalendar {
        let kind = HolidayKind(names: [LocalizedText("Day", language: "en")], types: [.publicHoliday])
        let holidays = try dates.map { text in
            let date = try #require(CivilDate(text))
            return Holiday(date: date, kind: kind, id: HolidayID(date: date, slug: kind.slug))
        }
        return HolidayCalendar(
            country: try #require(CountryCode("DE")), years: 2020...2030, weekends: Weekends([.saturday, .sunday]),
            regions: [],
            holidays: holidays)
    }

    @Test("A year includes its first and last day, and no day of the years around it")
    func year() throws {
        let calendar = try calendar(["2025-12-31", "2026-01-01", "2026-06-01", "2026-12-31", "2027-01-01"])
        #expect(calendar.holidays(in: 2026).map(\.date.description) == ["2026-01-01", "2026-06-01", "2026-12-31"])
        #expect(calendar.holidays(in: 2024).isEmpty)
        #expect(calendar.holidays(in: 2028).isEmpty)
    }

    @Test("All holidays on the same day are found")
    func sameDay() throws {
        let calendar = try calendar(["2026-05-01", "2026-05-01", "2026-05-02"])
        let day = try #require(CivilDate("2026-05-01"))
        #expect(calendar.holidays(from: day, through: day).count == 2)
    }

    @Test("A year of an empty calendar is empty")
    func empty() throws {
        #expect(try calendar([]).holidays(in: 2026).isEmpty)
    }

    @Test("A region has the country's holidays and its own, except those that exclude it")
    func regions() throws {
        let bavaria = try #require(RegionCode("BY"))
        let saxony = try #require(RegionCode("SN"))
        let names = [LocalizedText("Day", language: "en")]
        let everywhere = HolidayKind(names: names, types: [.publicHoliday])
        let own = HolidayKind(names: names, types: [.bank], regions: [bavaria])
        let elsewhere = HolidayKind(names: names, types: [.bank], exceptions: [bavaria])
        let filter = HolidayFilter(types: .all, region: bavaria)
        #expect(filter.includes(everywhere) && filter.includes(own) && !filter.includes(elsewhere))
        #expect(!HolidayFilter(types: .all, region: saxony).includes(own))
        #expect(HolidayFilter(types: .all).includes(own))
        #expect(!HolidayFilter().includes(own))
    }

    @Test("The English name comes first; the local name is given only if it differs")
    func names() {
        let german = LocalizedText("Neujahr", language: "de")
        let english = LocalizedText("New Year's Day", language: "en-US")
        let both = HolidayKind(names: [german, english], types: [.bank])
        #expect(both.name == english)
        #expect(both.localName == german)
        let local = HolidayKind(names: [german], types: [.bank])
        #expect(local.name == german && local.localName == nil)
        let same = HolidayKind(
            names: [LocalizedText("Eid", language: "so"), LocalizedText("Eid", language: "en")], types: [.bank])
        #expect(same.localName == nil)
    }

    @Test("A year has the types of what a region keeps; without a region, of everything; none if it is not known")
    func typesOfAYear() throws {
        let (north, south) = (try #require(RegionCode("N")), try #require(RegionCode("S")))
        func holiday(_ month: Int, _ types: [HolidayType], _ regions: [RegionCode] = []) throws -> Holiday {
            let date = try #require(CivilDate(year: 2026, month: month, day: 1))
            let name = LocalizedText("Day \(month)", language: "en")
            let kind = HolidayKind(names: [name], types: types, regions: regions)
            return Holiday(date: date, kind: kind, id: HolidayID(date: date, slug: kind.slug))
        }
        let calendar = HolidayCalendar(
            country: try #require(CountryCode("DE")), years: 2026...2026, weekends: Weekends([.saturday, .sunday]),
            regions: [north, south].map { .init(code: $0, name: $0.description) },
            holidays: [
                try holiday(1, [.school], [north]), try holiday(2, [.optional, .bank]),
                try holiday(3, [.hindu], [south]),
            ])
        #expect(calendar.types(in: 2026, of: nil) == [.bank, .school, .optional, .hindu])
        #expect(calendar.types(in: 2026, of: north) == [.bank, .school, .optional])
        #expect(calendar.types(in: 2026, of: south) == [.bank, .optional, .hindu])
        #expect(calendar.types(in: 2027, of: nil).isEmpty)
    }
}
