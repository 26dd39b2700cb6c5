import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holiday detail: several days")
struct HolidayDetailDaysTests {
    private static let regions = [("BE", "Berlin"), ("BY", "Bavaria"), ("HE", "Hesse")]

    private static func days(
        _ first: String, _ last: String, _ regions: [String], _ type: HolidayType = .school
    ) -> [Holiday] {
        (0...(Sample.day(last).dayNumber - Sample.day(first).dayNumber)).map { number in
            Sample.holiday(
                Sample.day(first).adding(days: number).description, "Break", types: [type], regions: regions)
        }
    }

    /// All have a break from 24 December, which ends earliest in Berlin. A year later, Bavaria's begins later.
    private static let breaks = Sample.calendar(
        years: 2025...2027, regions: regions,
        days("2026-12-24", "2026-12-31", ["BE", "BY", "HE"]) + days("2027-01-01", "2027-01-08", ["BY", "HE"])
            + days("2027-01-09", "2027-01-12", ["HE"]) + days("2027-12-22", "2027-12-23", ["BE", "HE"])
            + days("2027-12-24", "2027-12-31", ["BE", "BY", "HE"]))

    private func detail(
        _ calendar: HolidayCalendar, _ id: String, in region: String? = nil
    ) async throws -> HolidayDetail {
        let interactor = HolidayDetailInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]),
            occasions: OccasionServiceDouble(), world: WorldServiceDouble(),
            clock: ClockDouble(Sample.day("2026-09-21")))
        let reference = HolidayReference(Sample.code("DE"), 2026, try #require(HolidayID(id)))
        let filter = HolidayFilter(types: .only(.school), region: region.map(Sample.region))
        return try await interactor.detail(ListedHoliday(reference, in: filter))
    }

    private func section(_ detail: HolidayDetail, _ code: String = "en") async throws -> (DetailSection, PageHead) {
        let presenter = HolidayDetailPresenter(
            interactor: HolidayDetailInteractorDouble(result: .success(detail)), router: RecordingRouter(),
            words: HolidaysWords(try #require(Language(code: code))))
        let page = try await presenter.handle(.opened(ListedHoliday(detail.id))).shown.0
        return (try #require(page.detail), page.head)
    }

    @Test("B2 The page of a break has the days, the regions and the other years of the list’s region")
    func ofRegion() async throws {
        let detail = try await detail(Self.breaks, "12-24-break", in: "BY")
        #expect(detail.runs == [HolidayDetail.Run(last: Sample.day("2027-01-08"))])
        #expect(detail.regions == ["Bavaria"] && detail.isKeptInRegion)
        #expect(detail.otherYears.map(\.day?.date) == [nil, Sample.day("2027-12-24")])
        #expect(detail.next?.id == HolidayID("12-24-break"))
        let (section, head) = try await section(detail)
        #expect(section.runs == ["Until Friday 8 January 2027, 16 days"] && section.isoLast == "2027-01-08")
        #expect(head.title == "Break, Thursday 24 December 2026 to Friday 8 January 2027 – Germany")
    }

    @Test("B2 Without a region, the page of a break has each end with its regions")
    func ofAll() async throws {
        let detail = try await detail(Self.breaks, "12-24-break")
        #expect(detail.regions.isEmpty && detail.exceptions.isEmpty)
        #expect(detail.otherYears.map(\.day?.date) == [nil, Sample.day("2027-12-22")])
        let (section, head) = try await section(detail)
        #expect(
            section.runs == [
                "Berlin: Until Thursday 31 December 2026, 8 days", "Bavaria: Until Friday 8 January 2027, 16 days",
                "Hesse: Until Tuesday 12 January 2027, 20 days",
            ])
        #expect(section.isoLast == nil && head.title == "Break, 24 December 2026 – Germany")
    }

    @Test("N6 The page of a holiday of several days says how long it goes on; that of its second day is of that day")
    func run() async throws {
        let calendar = Sample.calendar(
            years: 2025...2027, regions: Self.regions, Self.days("2026-02-17", "2026-02-19", [], .publicHoliday))
        let (section, _) = try await section(try await detail(calendar, "02-17-break"))
        #expect(section.runs == ["Until Thursday 19 February 2026, 3 days"] && section.regions == "The whole country")
        #expect(try await detail(calendar, "02-18-break").runs.isEmpty)
    }

    private func partial(_ parts: String, in region: String, begins: TimeOfDay? = nil) -> Holiday {
        let kind = HolidayKind(
            names: [LocalizedText("Feast", language: "en")], types: [.publicHoliday], regions: [Sample.region(region)],
            level: .partial, parts: parts, begins: begins)
        return Holiday(
            date: Sample.day("2026-08-15"), kind: kind,
            id: HolidayID(date: Sample.day("2026-08-15"), slug: kind.slug.numbered(2)))
    }

    @Test("N8 Beside the regions that keep a feast, the page has the parts of others that do")
    func parts() async throws {
        let days = [
            Sample.holiday("2026-08-15", "Feast", regions: ["BE"]), partial("Catholic towns", in: "BY"),
            partial("the evening", in: "HE", begins: TimeOfDay(minutes: 1_140)),
        ]
        let calendar = Sample.calendar(regions: Self.regions, days)
        let (section, _) = try await section(try await detail(calendar, "08-15-feast"))
        #expect(section.regions == "Berlin" && section.parts == ["Parts of Bavaria: Catholic towns"])
        #expect(section.areas.map(\.name) == ["Berlin", "Bavaria"])
        // The page of the parts alone.
        let parts = Sample.calendar(regions: Self.regions, [days[1]])
        let own = try await self.section(try await detail(parts, "08-15-feast-2")).0
        #expect(own.regions == "Parts of Bavaria: Catholic towns" && own.parts.isEmpty)
    }

    @Test("B4 Regions that keep the evening of a day keep it as a whole")
    func evening() async throws {
        let evening = partial("the evening", in: "HE", begins: TimeOfDay(minutes: 1_140))
        let found = try await detail(Sample.calendar(regions: Self.regions, [evening]), "08-15-feast-2")
        #expect(found.regions == ["Hesse"] && !found.isLocal && found.parts.isEmpty)
    }

    @Test("A year that is not announced yet is told apart from one without the holiday")
    func notAnnounced() async throws {
        var detail = HolidayDetail.feast
        detail.otherYears = [.init(year: 2025, day: nil), .init(year: 2030, day: nil, isAnnounced: false)]
        #expect(try await section(detail).0.otherYears.map(\.absence) == ["not kept", "not announced yet"])
        #expect(try await section(detail, "de").0.otherYears.last?.absence == "noch nicht angekündigt")
    }

    @Test("The calendar of a break has an event for each end, with its regions")
    func feed() async throws {
        let interactor = HolidayFeedInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([Self.breaks]),
            clock: ClockDouble(Sample.day("2026-09-21")))
        let reference = HolidayReference(Sample.code("DE"), 2026, try #require(HolidayID("12-24-break")))
        let rows = try await interactor.feed(.day(reference)).events.map(\.row)
        #expect(Set(rows.map(\.last)) == Set(["2026-12-31", "2027-01-08", "2027-01-12"].map(Sample.day)))
        let bavaria = try #require(rows.first { $0.last == Sample.day("2027-01-08") })
        #expect(bavaria.keepers == .regions(.init(codes: [Sample.region("BY")], names: ["Bavaria"]), of: 3))
    }
}
