import Documents
import SnapshotSupport
import Testing

@testable import Holidays

/// Public and school holidays in one list and one calendar.
@Suite("Holidays of families")
struct FamilyCalendarTests: HolidayListPresenterSuite {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func filter(_ types: HolidayFilter.Types = .publicAndSchool) -> HolidayFilter {
        HolidayFilter(types: types, region: Sample.region("BY"))
    }

    private func year(_ filter: HolidayFilter) -> HolidayYear { HolidayYear(Sample.code("DE"), 2026, filter) }

    private func page(_ filter: HolidayFilter, types: [HolidayType], regions: Bool = true) async throws
        -> HolidayListPage
    {
        var listing = Listing.sample(
            rows: [.sample()], regions: regions ? [NamedRegion(code: Sample.region("BY"), name: "Bavaria")] : [])
        listing.types = types
        return try await step(.choseYear(year(filter)), HolidayListInteractorDouble(listing: .success(listing))).page
    }

    @Test("The list and the calendar have both types, and no other one")
    func both() async throws {
        let interactor = HolidayFeedInteractor(
            countries: Self.library, holidays: Self.library, clock: ClockDouble(Sample.day("2026-11-27")))
        func names(_ types: HolidayFilter.Types) async throws -> Set<String> {
            Set(
                try await interactor.feed(.year(year(filter(types)))).events.map {
                    "\($0.row.first) \($0.row.name.text)"
                })
        }
        let open = try await names(.only(.publicHoliday))
        let school = try await names(.only(.school))
        let both = try await names(.publicAndSchool)
        #expect(open.count > 10 && school.count > 5 && both == open.union(school))
        #expect(try await names(.all).isSuperset(of: both))
    }

    @Test("Its address names both, its words too")
    func words() {
        let words = HolidaysWords()
        let bavaria = PlaceName(region: "Bavaria", country: "Germany")
        #expect(HolidayFilter.Types.publicAndSchool.word == "public-and-school")
        #expect(
            words.subscription(filter(), of: bavaria).hasPrefix(
                "Public and school holidays in Bavaria, Germany, from last"))
        #expect(
            words.calendar(.publicAndSchool, in: .one(bavaria), 2026)
                == "Public and school holidays in Bavaria, Germany 2026")
        #expect(words.calendar(.publicAndSchool, in: .one(bavaria), nil).hasSuffix("in Bavaria, Germany"))
        #expect(
            words.description(.publicAndSchool, in: .one(bavaria), 2025...2029)
                == "Public and school holidays in Bavaria, Germany from 2025 to 2029.")
        let summary = HolidaySummary(types: .publicAndSchool, holidays: 20, observed: 0, scope: .region("Bavaria"))
        #expect(words.summary(summary) == "20 public and school holidays in Bavaria")
        #expect(
            words.none(.publicAndSchool, in: 2026, of: bavaria) == "No public and school holidays in 2026 in Bavaria.")
    }

    @Test(
        "A place with school holidays leads to the calendar of both; one without them, or of a whole country, does not")
    func families() async throws {
        let both = Link.to(HolidayListNavigation.year(year(filter())))
        let shown = try #require(
            try await page(filter(.only(.publicHoliday)), types: [.publicHoliday, .school]).year?.calendar?.family)
        #expect(shown.link == both && shown.label == "With school holidays, in one calendar")
        let school = try await page(filter(.only(.school)), types: [.school]).year?.calendar?.family
        #expect(school?.link == both && school?.label == "With public holidays, in one calendar")
        for (filter, types) in [
            (filter(), [HolidayType.publicHoliday, .school]), (filter(.all), [.publicHoliday, .school]),
            (filter(.only(.publicHoliday)), [.publicHoliday]), (HolidayFilter(), [.publicHoliday, .school]),
        ] {
            #expect(try await page(filter, types: types).year?.calendar?.family?.link == nil)
        }
        // A country without regions has its schools' holidays itself.
        let small = try await page(HolidayFilter(), types: [.publicHoliday, .school], regions: false)
        #expect(small.year?.calendar?.family?.label == shown.label)
    }

    @Test("The choice is among the filters only where it is made; a row says that it is a school holiday")
    func choice() async throws {
        let filters = try #require(try await page(filter(), types: [.publicHoliday, .school]).year?.filter)
        #expect(filters.types.map(\.label) == ["Public", "School", "Public and school", "All"])
        #expect(filters.types.map(\.isCurrent) == [false, false, true, false])
        #expect(filters.regions?.type == "public-and-school")
        let others = try #require(try await page(filter(.all), types: [.publicHoliday, .school]).year?.filter)
        #expect(others.types.count == 3)
    }
}
