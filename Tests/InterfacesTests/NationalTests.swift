import Documents
import TestSupport
import Testing

@testable import Interfaces

/// National means kept by the law of the whole country. Compared with the embedded documents of all countries: what they say
/// of each holiday, before anything is folded.
@Suite("B5 National and regional, for clients of other services", .serialized)
struct NationalTests {
    private static let years = 2026...2027
    private let library = DocumentLibrary(EmbeddedDocuments())

    /// Which types a country as a whole gives to its days, by date.
    private struct NationalDays {
        private var types: [CivilDate: Set<HolidayType>] = [:]

        init(_ calendar: HolidayCalendar, on dates: (Holiday) -> [CivilDate]) {
            for holiday in calendar.holidays where holiday.kind.level == .national {
                for date in dates(holiday) { types[date, default: []].formUnion(holiday.kind.types) }
            }
        }

        func types(on date: CivilDate) -> Set<HolidayType> { types[date] ?? [] }

        /// Each day of a year with each of its types.
        func all(in year: Int) -> [(date: CivilDate, type: HolidayType)] {
            types.filter { $0.key.year == year }.flatMap { date, types in types.map { (date, $0) } }
        }
    }

    private func calendars() async throws -> [HolidayCalendar] {
        var calendars: [HolidayCalendar] = []
        for country in try await library.countries().value {
            let scope = CalendarScope(years: Self.years)
            if let calendar = try await library.calendar(of: country.code, covering: scope)?.value {
                calendars.append(calendar)
            }
        }
        try #require(calendars.count >= 240)
        return calendars
    }

    private func nager(today: String = "2026-09-21") -> NagerInteractor {
        NagerInteractor(countries: library, holidays: library, clock: ClockDouble(Sample.day(today)))
    }

    @Test(
        "No regional day is global for Nager's clients, in any country, and no national day is missing",
        arguments: [InterfaceDates.observed, .statutory])
    func nager(dates: InterfaceDates) async throws {
        var (global, regional) = (0, 0)
        for calendar in try await calendars() {
            let national = NationalDays(calendar) { [dates == .observed ? $0.observed ?? $0.date : $0.date] }
            for year in Self.years.clamped(to: calendar.years) {
                let rows = try await nager().holidays(of: calendar.country, in: year, dates)
                for row in rows {
                    if row.regions == nil, !calendar.regions.isEmpty {
                        global += row.types.count
                        let types = national.types(on: row.date)
                        #expect(types.isSuperset(of: row.types), "\(row)")
                    } else if row.regions != nil {
                        regional += 1
                    }
                }
                for (date, type) in national.all(in: year) where type != .school {
                    let found = rows.contains { $0.date == date && $0.regions == nil && $0.types.contains(type) }
                    #expect(found, "\(calendar.country) \(date) \(type)")
                }
            }
        }
        #expect(global > 400 && regional > 1000, "\(global) global, \(regional) regional")
    }

    @Test("No row has a type where only other regions have it")
    func types() async throws {
        for calendar in try await calendars() where !calendar.regions.isEmpty {
            for year in Self.years.clamped(to: calendar.years) {
                for row in try await nager().holidays(of: calendar.country, in: year, .statutory) {
                    for (region, type) in (row.regions ?? []).flatMap({ region in row.types.map { (region, $0) } }) {
                        let isThat = calendar.holidays(from: row.date, through: row.date).contains {
                            $0.kind.types.contains(type) && $0.kind.isKept(in: region)
                        }
                        #expect(isThat, "\(region) \(type) \(row)")
                    }
                }
            }
        }
    }

    @Test("B5 Today is a holiday of a country if it is a national public holiday, and of no other day")
    func today() async throws {
        var (yes, no) = (0, 0)
        for calendar in try await calendars() {
            let national = NationalDays(calendar) { holiday in holiday.days.map(\.date) }
            let days = calendar.holidays.filter { Self.years.contains($0.date.year) }.flatMap { $0.days.map(\.date) }
            // Most days are no holiday anywhere; those of some region are the ones to mistake.
            for day in Set(days) where Self.years.clamped(to: calendar.years).contains(day.year) {
                let isNational = national.types(on: day).contains(.publicHoliday)
                let answer = try await nager(today: day.description)
                    .isHoliday(in: Territory(calendar.country), offset: 0)
                #expect(answer == isNational, "\(calendar.country) \(day)")
                if isNational { yes += 1 } else { no += 1 }
            }
        }
        #expect(yes > 4000 && no > 1000, "\(yes) and \(no)")
    }

    @Test(
        "Nationwide for OpenHolidays' clients is what the whole country keeps; a region is not told what it does not keep"
    )
    func openHolidays() async throws {
        let interactor = OpenHolidaysInteractor(
            countries: library, holidays: library, clock: ClockDouble(Sample.day("2026-09-21")))
        let (first, last) = (Sample.day("2026-01-01"), Sample.day("2027-12-31"))
        var (nationwide, regional) = (0, 0)
        for calendar in try await calendars() where !calendar.regions.isEmpty {
            let national = NationalDays(calendar) { holiday in holiday.days.map(\.date) }
            let country = OpenHolidaysArea(calendar.country)
            let rows = try await interactor.holidays(.publicHolidays, in: country, from: first, through: last)
            for row in rows {
                let words = Set(national.types(on: row.first).compactMap(\.openHolidaysWord))
                if row.isNationwide {
                    nationwide += 1
                    #expect(words.contains(row.typeWord) && row.scopeWord == "National", "\(row)")
                } else {
                    regional += 1
                    #expect(row.scopeWord != "National", "\(row)")
                }
            }
            for (date, type) in Self.years.flatMap(national.all) where type.openHolidaysWord != nil {
                let found = rows.contains { $0.isNationwide && $0.first <= date && date <= $0.last }
                #expect(found, "\(calendar.country) \(date) \(type)")
            }
            for region in calendar.regions.prefix(4).map(\.code) {
                let area = OpenHolidaysArea(calendar.country, Territory(calendar.country, region))
                for row in try await interactor.holidays(.publicHolidays, in: area, from: first, through: last) {
                    let isKept = calendar.holidays.contains { holiday in
                        holiday.kind.isKept(in: region) && holiday.days.contains { $0.date == row.first }
                    }
                    #expect(isKept, "\(region) \(row)")
                }
            }
        }
        #expect(nationwide > 400 && regional > 1000, "\(nationwide) and \(regional)")
    }

    @Test("The federal days of the United States are global, whatever states call or keep them")
    func federal() async throws {
        let rows = try await nager().holidays(of: Sample.code("US"), in: 2026, .observed)
        let federal = rows.filter { $0.regions == nil && $0.types.contains(.publicHoliday) }
        #expect(
            federal.map { "\($0.date) \($0.name)" } == [
                "2026-01-01 New Year's Day", "2026-01-19 Martin Luther King Jr. Day",
                "2026-02-16 Washington's Birthday", "2026-05-25 Memorial Day",
                "2026-06-19 Juneteenth National Independence Day", "2026-07-03 Independence Day",
                "2026-09-07 Labor Day", "2026-10-12 Columbus Day", "2026-11-11 Veterans Day",
                "2026-11-26 Thanksgiving Day", "2026-12-25 Christmas Day",
            ])
        // Massachusetts keeps the fourth, a Saturday.
        let fourth = rows.filter { $0.date == Sample.day("2026-07-04") && $0.types.contains(.publicHoliday) }
        #expect(fourth.map(\.regions) == [[Sample.region("MA")]])
        let christmasEve = rows.filter { $0.name == "Christmas Eve" && $0.regions == nil }
        #expect(christmasEve.map(\.types) == [[.unofficial]])
    }
}
