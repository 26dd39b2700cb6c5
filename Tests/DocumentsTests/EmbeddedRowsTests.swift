import Documents
import TestSupport
import Testing

/// Rules that hold for every list of every country, region and embedded year.
@Suite("Rows of the embedded documents")
struct EmbeddedRowsTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func calendar(_ code: String) async throws -> HolidayCalendar {
        let country = try #require(CountryCode(code))
        return try #require(try await Self.library.calendar(of: country, covering: CalendarScope(year: 2026))).value
    }

    private func calendars() async throws -> [HolidayCalendar] {
        var calendars: [HolidayCalendar] = []
        for country in try await Self.library.countries().value {
            calendars.append(try await calendar(country.code.description))
        }
        return calendars
    }

    private func dates(_ row: HolidayRow) -> [CivilDate] {
        (row.first.dayNumber...row.last.dayNumber).map { CivilDate(dayNumber: $0) }
    }

    @Test("US 2026 has 11 national holidays and one observed day, and the states’ are folded")
    func unitedStates() async throws {
        let calendar = try await calendar("US")
        let all = HolidayRows(calendar, HolidayFilter()).rows(of: 2026)
        let national = all.filter(\.isOfWholeCountry)
        #expect(national.count { !$0.isObserved } == 11 && national.count(where: \.isObserved) == 1)
        let king = try #require(national.first { $0.name.text == "Martin Luther King Jr. Day" })
        #expect(!king.otherNames.isEmpty)
        #expect(all.count > national.count && all.count < 80, "\(all.count)")
    }

    @Test("Germany’s school breaks are ranges, and those of one Land are few")
    func breaks() async throws {
        let calendar = try await calendar("DE")
        let filter = HolidayFilter(types: .only(.school), region: RegionCode("BY"))
        let bavaria = HolidayRows(calendar, filter).rows(of: 2026)
        let summer = try #require(bavaria.first { $0.name.text.contains("Summer") })
        #expect("\(summer.first)/\(summer.last)" == "2026-08-03/2026-09-14")
        #expect(bavaria.count < 10, "\(bavaria.map(\.name.text))")
        let all = HolidayRows(calendar, HolidayFilter(types: .only(.school))).rows(of: 2026)
        // Twelve of them began in 2025: Christmas breaks of the Länder differ in their first day and in their last.
        #expect(all.count < 70, "\(all.count)")
    }

    @Test("The rows of the whole country are the same whether or not the others are found, in every country and year")
    func wholeCountry() async throws {
        var (rows, others) = (0, 0)
        for calendar in try await calendars() {
            for types in [HolidayFilter.Types.only(.publicHoliday), .only(.school), .all] {
                let lists = HolidayRows(calendar, HolidayFilter(types: types))
                for year in calendar.years {
                    let all = lists.rows(of: year)
                    let national = all.filter(\.isOfWholeCountry)
                    #expect(lists.rowsOfWholeCountry(of: year) == national, "\(calendar.country) \(year) \(types)")
                    rows += national.count
                    others += all.count - national.count
                }
            }
        }
        #expect(rows > 50_000 && others > 10_000, "\(rows) \(others)")
    }

    @Test("No feast is twice on a date, in any list of any country and year")
    func noFeastTwice() async throws {
        var lists = 0
        for calendar in try await calendars() {
            for year in calendar.years {
                // A national list has some of the rows of the list of all regions.
                for types in [HolidayFilter.Types.only(.publicHoliday), .all] {
                    let rows = HolidayRows(calendar, HolidayFilter(types: types)).rows(of: year)
                    check(rows, "\(calendar.country) \(year) \(types)")
                    lists += 1
                }
            }
        }
        #expect(lists > 7_500)
    }

    /// Breaks of different regions may overlap, but no region has one twice.
    private func check(_ rows: [HolidayRow], _ list: String) {
        var seen: Set<FeastDate> = []
        for row in rows {
            let isBreak = row.types.contains(.school) && !row.types.contains(.publicHoliday)
            let regions: [RegionCode?] =
                if isBreak, case .only(let regions) = row.regions { regions } else { [nil] }
            for region in regions {
                for date in dates(row) {
                    let key = FeastDate(
                        date: date, feast: row.lead.holiday.kind.feast, isBreak: isBreak, region: region)
                    if !seen.insert(key).inserted { Issue.record("\(list): \(row.name.text) is twice on \(date)") }
                }
            }
        }
    }

    private struct FeastDate: Hashable {
        let date: CivilDate
        let feast: Slug
        let isBreak: Bool
        let region: RegionCode?
    }

    @Test("B4 Christmas Eve in Australia begins at 7 pm, and in Queensland at 6 pm: no list says that the day is off")
    func evenings() async throws {
        let calendar = try await calendar("AU")
        func eve(_ filter: HolidayFilter) throws -> HolidayRow {
            let rows = HolidayRows(calendar, filter).rows(of: 2026)
            return try #require(rows.first { $0.first == Sample.day("2026-12-24") })
        }
        for filter in [HolidayFilter(isEverywhere: true), HolidayFilter(types: .all)] {
            let row = try eve(filter)
            #expect(row.isPartOfDay && row.begins?.hour == 19 && row.beginnings.map(\.time.hour) == [18, 19])
            let codes = [["QLD"], ["NT", "SA"]].map { RegionList.only($0.map(Sample.region)) }
            #expect(row.beginnings.map(\.regions) == codes)
        }
        for (region, hour) in [("QLD", 18), ("NT", 19), ("SA", 19)] {
            #expect(try eve(HolidayFilter(region: Sample.region(region))).begins?.hour == hour)
        }
    }

    @Test("B4 What begins at a time of the day for all who keep it has a time in every list")
    func partsOfDays() async throws {
        var count = 0
        for calendar in try await calendars() {
            for types in [HolidayFilter.Types.only(.publicHoliday), .only(.halfDay), .all] {
                for row in HolidayRows(calendar, HolidayFilter(types: types)).rows(of: 2026) where row.isPartOfDay {
                    let days = calendar.holidays(from: row.first, through: row.first).filter {
                        $0.kind.feast == row.lead.holiday.kind.feast
                    }
                    guard days.allSatisfy({ $0.kind.begins != nil }) else { continue }
                    #expect(row.begins != nil, "\(calendar.country) \(row.name.text)")
                    count += 1
                }
            }
        }
        #expect(count > 10, "\(count)")
    }

    @Test("Folding loses no region, and adds none")
    func regions() async throws {
        for calendar in try await calendars() where !calendar.regions.isEmpty {
            for year in [calendar.years.lowerBound, 2026, calendar.years.upperBound] where calendar.years.contains(year)
            {
                let rows = HolidayRows(calendar, HolidayFilter()).rows(of: year)
                for region in calendar.regions.map(\.code) {
                    let folded = Set(rows.filter { $0.level != .partial && $0.regions.contains(region) }.flatMap(dates))
                    let days = DaysOff(calendar, in: region)
                    let own = days.statuses(
                        from: .firstDay(of: year), through: .firstDay(of: year + 1).adding(days: -1)
                    ).filter { !$0.holidays.isEmpty }.map(\.date)
                    #expect(folded == Set(own), "\(calendar.country) \(region) \(year)")
                }
            }
        }
    }

    @Test("A region has all national days that it does not replace, and a range is the union of its days")
    func days() async throws {
        for calendar in try await calendars() {
            let (first, last) = (CivilDate.firstDay(of: 2026).adding(days: -14), CivilDate.firstDay(of: 2027))
            for region in [nil] + calendar.regions.prefix(2).map({ Optional($0.code) }) {
                let days = DaysOff(calendar, in: region)
                let range = days.statuses(from: first, through: last)
                let single = (0..<60).compactMap { days.status(of: first.adding(days: $0)) }
                #expect(Array(range.prefix(60)) == single, "\(calendar.country) \(region?.description ?? "")")
                guard let region else { continue }
                let national = DaysOff(calendar).statuses(from: first, through: last)
                for (own, all) in zip(range, national) {
                    let kept = all.holidays.filter { !$0.holiday.kind.exceptions.contains(region) }
                    #expect(Set(own.holidays).isSuperset(of: kept), "\(calendar.country) \(region) \(own.date)")
                }
            }
        }
    }
}
