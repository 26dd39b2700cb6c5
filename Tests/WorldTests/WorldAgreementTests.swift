import Documents
import TestSupport
import Testing

@testable import World

/// What the pages about the world tell, compared with the function of days off for every country and region.
@Suite("World: agreement with the days off of each place", .serialized)
struct WorldAgreementTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    /// Days of all weekdays, with feasts of all traditions, moved weekends, observed days and the ends of the data.
    private static let dates = [
        "2020-01-01", "2021-12-31", "2024-02-10", "2026-01-06", "2026-03-20", "2026-05-01", "2026-05-27", "2026-08-15",
        "2026-10-03", "2026-10-10", "2026-11-02", "2026-12-24", "2026-12-25", "2026-12-28", "2027-07-05", "2033-11-23",
        "2035-12-31",
    ].map(Sample.day)

    private func day(_ date: CivilDate) async throws -> WorldDay {
        let interactor = WorldDayInteractor(
            world: Self.library, occasions: Self.library, clock: ClockDouble(date), visitor: VisitorDouble(),
            holidaysOrigin: .embedded)
        return try await interactor.day(date).day
    }

    @Test("W1 Every country and every region has the day off that the page says", arguments: dates)
    func daysOff(date: CivilDate) async throws {
        let calendars = try await Self.library.countryCalendars()
        let day = try await day(date)
        #expect(day.countries.count == 250 && day.countries.map(\.name.text) == calendars.map(\.country.name))
        for (told, known) in zip(day.countries, calendars) {
            let calendar = try #require(known.calendar)
            guard let status = DaysOff(calendar).status(of: date) else {
                #expect(told.state == .unknown && !calendar.years.contains(date.year), "\(told.code)")
                continue
            }
            #expect(told.isOff == status.isOff, "\(told.code)")
            #expect(told.holidays.isEmpty == status.holidays.isEmpty, "\(told.code)")
            #expect(
                told.isWeekend == status.isWeekend && (told.exchangedFor != nil) == status.isExchanged, "\(told.code)")
            var others = 0
            for region in calendar.regions {
                let own = try #require(DaysOff(calendar, in: region.code).status(of: date))
                #expect(told.isHoliday(in: region.code) == !own.holidays.isEmpty, "\(told.code)-\(region.code)")
                if own.isWeekend != status.isWeekend { others += 1 }
            }
            #expect(told.regionsOnOtherWeekend == others, "\(told.code)")
        }
    }

    @Test("W1 Who is off on some days, as laws and governments have it")
    func facts() async throws {
        func off(_ date: String) async throws -> Set<String> {
            Set(try await day(Sample.day(date)).countries.filter { !$0.holidays.isEmpty }.map(\.code.description))
        }
        let thanksgiving = try await off("2026-11-26")
        #expect(thanksgiving.contains("US") && !thanksgiving.contains("CA") && !thanksgiving.contains("DE"))
        let unity = try await off("2026-10-03")
        #expect(unity.contains("DE") && !unity.contains("FR") && !unity.contains("AT"))
        let boxing = try await off("2026-12-28")
        #expect(boxing.isSuperset(of: ["GB", "NZ"]) && !boxing.contains("DE"))
        #expect(try await off("2026-12-25").count > 150)
    }

    @Test("W1 The map has each country of the data, but for Antarctica")
    func map() async throws {
        let outline = try await Self.library.outline()
        let countries = try await Self.library.countries().value.map(\.code)
        #expect(Set(countries).subtracting(outline.shapes.map(\.country)) == [Sample.code("AQ")])
        #expect(Set(outline.shapes.map(\.country)).subtracting(countries).isEmpty)
        #expect(outline.shapes.count == 249)
    }
}

extension DayStatus {
    fileprivate var isExchanged: Bool {
        reasons.contains { if case .exchanged = $0 { true } else { false } }
    }
}

extension WorldDay.Country {
    /// Whether the page says that a region has a public holiday.
    fileprivate func isHoliday(in region: RegionCode) -> Bool {
        (holidays + regional).contains { feast in
            switch feast.keepers {
            case nil: true
            case .allBut(let regions): !regions.codes.contains(region)
            case .regions(let regions, _): regions.codes.contains(region)
            case .parts: false
            }
        }
    }
}
