import Documents
import TestSupport
import Testing

@testable import Holidays

/// What the list of school holidays answers first: when schools are off, and until when that is known.
@Suite("Holiday list: schools", .serialized)
struct SchoolBreakTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func section(
        _ code: String, _ region: String? = nil, on today: String, _ types: HolidayFilter.Types = .only(.school),
        holidays: (any HolidayService)? = nil
    ) async throws -> YearSection {
        let interactor = HolidayListInteractor(
            countries: Self.library, holidays: holidays ?? Self.library, clock: ClockDouble(Sample.day(today)),
            visitor: VisitorDouble())
        let presenter = HolidayListPresenter(interactor: interactor, router: HolidayListRouter())
        let year = HolidayYear(
            Sample.code(code), Sample.day(today).year, HolidayFilter(types: types, region: region.map(Sample.region)))
        let page = try await presenter.handle(.choseYear(year)).page
        return try #require(page.year)
    }

    @Test(
        "A region says which break is next, or goes on, with its days",
        arguments: [
            (
                "2026-11-24",
                "Next school holidays in Bavaria, in 30 days: Christmas Break, Thursday 24 December 2026 to Friday 8 January 2027."
            ),
            ("2026-12-31", "School holidays now in Bavaria: Christmas Break, until Friday 8 January 2027."),
            ("2027-01-08", "School holidays now in Bavaria: Christmas Break, until Friday 8 January 2027."),
            (
                "2026-11-17",
                "Next school holidays in Bavaria, tomorrow: Repentance and Prayer Day, Wednesday 18 November 2026."
            ),
            ("2026-11-18", "School holidays today in Bavaria: Repentance and Prayer Day."),
            ("2029-09-11", "No later school holidays in Bavaria are known."),
        ])
    func region(today: String, text: String) async throws {
        let section = try await section("DE", "BY", on: today)
        #expect(section.today == text)
        #expect(section.reach == "Known until 10 September 2029." && section.upcoming == nil)
    }

    @Test(
        "A country whose regions differ says between which days",
        arguments: [
            (
                "2026-11-24",
                "Next school holidays in Germany, in 27 days: Christmas Break, between Monday 21 December 2026 and Tuesday 12 January "
                    + "2027, depending on the region."
            ),
            (
                "2027-01-04",
                "School holidays now in parts of Germany: Christmas Break, until Tuesday 12 January 2027 at the latest, "
                    + "depending on the region."
            ),
            ("2026-11-18", "School holidays today in parts of Germany: Repentance and Prayer Day."),
        ])
    func country(today: String, text: String) async throws {
        let section = try await section("DE", on: today)
        #expect(section.today == text)
        #expect(section.reach == "Known until 28 July 2029 in some regions, until 10 September 2029 in others.")
    }

    @Test("B3 A break that is computed says that it is an estimate, and until when breaks are announced")
    func estimated() async throws {
        let section = try await section("FR", "ZONE-A", on: "2029-12-01")
        #expect(
            section.today
                == "Next school holidays in Zone A, in 21 days: Christmas Break, Saturday 22 December 2029 to Sunday 6 January 2030 "
                + "(estimated).")
        #expect(section.reach == "Announced until 4 July 2028; later dates are estimates.")
    }

    @Test("B2 A break that may go on after the known days says so, alone and among others")
    func openEnd() async throws {
        let tasmania = try await section("AU", "TAS", on: "2027-12-10")
        #expect(tasmania.today?.hasSuffix("to Friday 31 December 2027 or later.") == true)
        let during = try await section("AU", "TAS", on: "2027-12-31")
        #expect(during.today?.hasSuffix("until Friday 31 December 2027 or later.") == true)
    }

    @Test("A region that begins in January what others began before is part of the same break")
    func january() async throws {
        func days(_ first: String, _ count: Int, _ region: String) -> [Holiday] {
            (0..<count).map {
                Sample.holiday(
                    Sample.day(first).adding(days: $0).description, "Christmas break", types: [.school],
                    regions: [region])
            }
        }
        let calendar = Sample.calendar(
            "DE", regions: [("BE", "Berlin"), ("BY", "Bavaria")],
            days("2026-12-28", 7, "BE") + days("2027-01-02", 9, "BY"))
        let section = try await section("DE", on: "2026-12-01", holidays: HolidayServiceDouble([calendar]))
        #expect(
            section.today
                == "Next school holidays in Germany, in 27 days: Christmas break, between Monday 28 December 2026 and Sunday 10 January "
                + "2027, depending on the region.")
        #expect(section.reach == nil)
    }

    @Test("Lists of other holidays say what today is, and so does one without data about schools")
    func others() async throws {
        for types in [HolidayFilter.Types.all, .only(.publicHoliday)] {
            let section = try await section("DE", "BY", on: "2026-11-24", types)
            #expect(section.today == "Today, Tuesday 24 November, is a working day in Bavaria." && section.reach == nil)
            #expect(section.upcoming != nil)
        }
        let spain = try await section("ES", on: "2026-11-24")
        #expect(spain.today == "Today, Tuesday 24 November, is a working day in Spain." && spain.reach == nil)
        #expect(spain.empty == "We have no data about school holidays in Spain.")
    }
}
