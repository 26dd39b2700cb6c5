import TestSupport
import Testing

@testable import Holidays

@Suite("Holiday detail: interactor")
struct HolidayDetailInteractorTests {
    private func interactor(
        _ holidays: HolidayServiceDouble = HolidayServiceDouble([Sample.germanCalendar]),
        occasions: any OccasionService = OccasionServiceDouble()
    ) -> HolidayDetailInteractor {
        HolidayDetailInteractor(
            countries: CountryServiceDouble([Sample.germany, Sample.unitedKingdom, Sample.ukraine, Sample.kiribati]),
            holidays: holidays,
            occasions: occasions, world: WorldServiceDouble(), clock: ClockDouble(Sample.day("2026-09-21")))
    }

    private func reference(_ id: String, _ year: Int = 2026, _ country: String = "DE") throws -> HolidayReference {
        HolidayReference(Sample.code(country), year, try #require(HolidayID(id)))
    }

    private func place(_ id: String, _ year: Int = 2026, _ country: String = "DE") throws -> ListedHoliday {
        ListedHoliday(try reference(id, year, country))
    }

    @Test("N4 The region of the visitor's list is named, if the country has it")
    func region() async throws {
        for (code, name) in [("BY", "Bavaria"), ("ZZ", nil)] {
            let filter = HolidayFilter(region: Sample.region(code))
            let holiday = ListedHoliday(try reference("10-03-german-unity-day"), in: filter)
            #expect(try await interactor().detail(holiday).place.region?.text == name)
        }
        #expect(try await interactor().detail(place("10-03-german-unity-day")).place.region == nil)
    }

    @Test("D1 The detail has all data, and the same holiday of the previous year")
    func found() async throws {
        let detail = try await interactor().detail(place("10-03-german-unity-day"))
        #expect(detail.name.text == "German Unity Day")
        #expect(detail.localName?.language == "de")
        #expect(detail.isPublic)
        #expect(detail.previous == (try reference("10-03-german-unity-day", 2025)))
        #expect(detail.next == nil)
        let epiphany = try await interactor().detail(place("01-06-epiphany"))
        #expect(epiphany.regions == ["Bavaria"])
        let boxing = try await interactor().detail(place("12-26-boxing-day"))
        #expect(boxing.observed == Sample.day("2026-12-28"))
        #expect(try await !interactor().detail(place("12-24-christmas-eve")).isPublic)
    }

    private static func christmas(_ date: String, types: [HolidayType] = [.publicHoliday], number: Int = 1) -> Holiday {
        let kind = HolidayKind(
            names: [LocalizedText("Christmas Day", language: "en")], types: types, occasion: Slug("christmas-day"))
        let day = Sample.day(date)
        return Holiday(date: day, kind: kind, id: HolidayID(date: day, slug: kind.slug.numbered(number)))
    }

    @Test("D1 A holiday that is listed with two types is public if either is")
    func isPublic() async throws {
        let days = [Self.christmas("2026-12-25", types: [.government]), Self.christmas("2026-12-25", number: 2)]
        let holidays = HolidayServiceDouble([Sample.calendar("DE", days)])
        let first = try await interactor(holidays).detail(place("12-25-christmas-day"))
        #expect(first.isPublic && first.types == [.government])
        #expect(try await interactor(holidays).detail(place("12-25-christmas-day-2")).isPublic)
    }

    @Test("N8 The detail says what the day is, when it is in other years, and where else it is kept")
    func feast() async throws {
        let days = [2024, 2026, 2027].map { Self.christmas("\($0)-12-25") }
        let holidays = HolidayServiceDouble([Sample.calendar("DE", years: 2024...2028, days)])
        let occasions = OccasionServiceDouble(
            [
                Occasion(
                    id: Slug("christmas-day"), name: "Christmas Day", about: "Christians celebrate.",
                    rule: "25 December", tradition: .christian)
            ],
            celebrations: [
                Celebration(
                    date: Sample.day("2026-12-25"), countries: [Sample.code("DE"), Sample.code("GB")],
                    countriesInPart: [Sample.code("UA"), Sample.code("QQ")], estimated: [Sample.code("UA")]),
                Celebration(date: Sample.day("2026-12-26"), countries: [Sample.code("DE")]),
                // Nobody keeps the date itself there; in the others, this day is beside it.
                Celebration(
                    date: Sample.day("2026-12-28"), observedFor: Sample.day("2026-12-26"),
                    countries: [Sample.code("GB"), Sample.code("KI")], countriesInPart: [Sample.code("UA")],
                    estimated: [Sample.code("KI")]),
            ])
        let detail = try await interactor(holidays, occasions: occasions).detail(place("12-25-christmas-day"))
        let about = HolidayDetail.About(
            id: Slug("christmas-day"), name: "Christmas Day", text: "Christians celebrate.", rule: "25 December")
        #expect(detail.occasion == about)
        #expect(detail.otherYears.map(\.year) == [2024, 2025, 2027, 2028])
        #expect(detail.otherYears.map(\.day?.date) == [Sample.day("2024-12-25"), nil, Sample.day("2027-12-25"), nil])
        // In the order of the service, which is that of the language. Without this country, and without one that is not known.
        #expect(detail.elsewhere.map(\.date) == [Sample.day("2026-12-25"), Sample.day("2026-12-28")])
        #expect(detail.elsewhere.last?.countries.map(\.name) == ["Kiribati"])
        #expect(detail.elsewhere.first?.countries.map(\.name) == ["United Kingdom", "Ukraine"])
        #expect(detail.elsewhere.first?.countries.map(\.isInPart) == [false, true])
        #expect(detail.elsewhere.map { $0.countries.map(\.isEstimated) } == [[false, true], [true]])
    }

    @Test("N8 Who is off is told by the shorter list of regions")
    func keepers() async throws {
        let regions = (1...5).map { ("R\($0)", "Region \($0)") }
        func keepers(_ count: Int) async throws -> (regions: [String], exceptions: [String]) {
            let day = Sample.holiday("2026-06-01", "Day", regions: regions.prefix(count).map(\.0))
            let holidays = HolidayServiceDouble([Sample.calendar("DE", regions: regions, [day])])
            let detail = try await interactor(holidays).detail(place("06-01-day"))
            return (detail.regions.map(\.text), detail.exceptions.map(\.text))
        }
        #expect(try await keepers(2) == (["Region 1", "Region 2"], []))
        #expect(try await keepers(3) == ([], ["Region 4", "Region 5"]))
        #expect(try await keepers(5) == ([], []))
    }

    @Test("F2 The observed day of a holiday that is not known is told, in other years too")
    func inLieu() async throws {
        func day(_ date: String, isInLieu: Bool) -> Holiday {
            let day = Sample.holiday(date, "Feast")
            return Holiday(date: day.date, isInLieu: isInLieu, kind: day.kind, id: day.id)
        }
        let days = [day("2026-05-19", isInLieu: true), day("2027-05-09", isInLieu: false)]
        let interactor = interactor(HolidayServiceDouble([Sample.calendar("DE", years: 2026...2027, days)]))
        let observed = try await interactor.detail(place("05-19-feast"))
        #expect(observed.isInLieu && observed.otherYears.map(\.day?.isObserved) == [false])
        let own = try await interactor.detail(place("05-09-feast", 2027))
        #expect(!own.isInLieu && own.otherYears.map(\.day?.isObserved) == [true])
    }

    @Test("N4 A region that does not keep the holiday is told, unless it has the same feast on the day by itself")
    func notKeptInRegion() async throws {
        let days = [
            Sample.holiday("2026-05-27", "Corpus Christi", regions: ["BY"]),
            Sample.holiday("2026-04-15", "Star Feast", exceptions: ["BY"]),
            Sample.holiday("2026-04-15", "Star Feast", regions: ["BY"], number: 2),
        ]
        let regions = [("BY", "Bavaria"), ("BE", "Berlin")]
        let interactor = interactor(HolidayServiceDouble([Sample.calendar(regions: regions, days)]))
        let rows = [
            ("05-27-corpus-christi", "BY", true), ("05-27-corpus-christi", "BE", false),
            ("05-27-corpus-christi", nil, true), ("05-27-corpus-christi", "ZZ", true),
            ("04-15-star-feast", "BY", true), ("04-15-star-feast-2", "BE", true),
        ]
        for (id, region, isKept) in rows {
            let listed = ListedHoliday(try reference(id), in: HolidayFilter(region: region.map(Sample.region)))
            #expect(try await interactor.detail(listed).isKeptInRegion == isKept, "\(id) \(region ?? "")")
        }
    }

    @Test("N8 A source that knows no occasions, or fails, leaves the rest of the page as it is")
    func withoutOccasions() async throws {
        let holidays = HolidayServiceDouble([Sample.calendar("DE", [Self.christmas("2026-12-25")])])
        for occasions in [OccasionServiceDouble() as any OccasionService, UnsetOccasions()] {
            let detail = try await interactor(holidays, occasions: occasions).detail(place("12-25-christmas-day"))
            #expect(
                detail.occasion == nil && detail.story == nil && detail.elsewhere.isEmpty
                    && detail.name.text == "Christmas Day")
        }
    }

    @Test("A country's own day has its own story, any other day that of its occasion")
    func stories() async throws {
        let kind = HolidayKind(
            names: [LocalizedText("German Unity Day", language: "en")], types: [.publicHoliday],
            occasion: Slug("unity-day"))
        let date = Sample.day("2026-10-03")
        let unity = Holiday(date: date, kind: kind, id: HolidayID(date: date, slug: kind.slug))
        let christmas = Self.christmas("2026-12-25")
        let other = Sample.holiday("2026-06-01", "Day")
        let holidays = HolidayServiceDouble([Sample.calendar("DE", [unity, christmas, other])])
        let occasions = OccasionServiceDouble(
            stories: [Slug("unity-day"): Sample.story("unity"), Slug("christmas-day"): Sample.story("christmas")],
            ownStories: [
                .init("German Unity Day", Sample.code("DE")): Sample.story("own"),
                .init("Christmas Day", Sample.code("GB")): Sample.story("other country"),
            ])
        let interactor = interactor(holidays, occasions: occasions)
        let unified = try await interactor.detail(place("10-03-german-unity-day"))
        #expect(unified.story == Sample.story("own") && unified.hasOwnStory)
        let feast = try await interactor.detail(place("12-25-christmas-day"))
        #expect(feast.story == Sample.story("christmas") && !feast.hasOwnStory)
        #expect(try await interactor.detail(place("06-01-day")).story == nil)
    }

    private struct UnsetOccasions: OccasionService {
        func occasions() async throws(ServiceFailure) -> [Occasion] { throw .timedOut }
        func occasion(_: Slug) async throws(ServiceFailure) -> Occasion? { throw .timedOut }
        func celebrations(of _: Slug, in _: Int) async throws(ServiceFailure) -> [Celebration] { throw .timedOut }
        func names() async throws(ServiceFailure) -> [HolidayName] { throw .timedOut }
        func story(of _: Slug) async throws(ServiceFailure) -> Story? { throw .timedOut }
        func story(of _: String, in _: CountryCode) async throws(ServiceFailure) -> Story? { throw .timedOut }
    }

    @Test("N9 The detail has the corrections of its name, date and regions, and no others")
    func corrections() async throws {
        let days = [
            Sample.holiday("2026-08-15", "Assumption Day", regions: ["BY"]),
            Sample.holiday("2026-08-15", "Assumption Day", regions: ["BE"], number: 2),
            Sample.holiday("2026-08-16", "Feast"), Sample.holiday("2031-08-15", "Assumption Day", regions: ["BY"]),
        ]
        let calendar = Sample.calendar(
            regions: [("BY", "Bavaria"), ("BE", "Berlin")], days,
            corrections: [Sample.correction(), Sample.correction("feast", of: "Feast", in: [])])
        let interactor = interactor(HolidayServiceDouble([calendar]))
        let notes = try await interactor.detail(place("08-15-assumption-day")).corrections
        #expect(notes.map(\.fact) == ["Parts of Bavaria keep Assumption Day."])
        #expect(notes.first?.sources.map(\.address) == ["https://laws.example/act?a=1&b", nil])
        #expect(try await interactor.detail(place("08-15-assumption-day-2")).corrections.isEmpty)
        #expect(try await interactor.detail(place("08-15-assumption-day", 2031)).corrections.isEmpty)
        #expect(try await interactor.detail(place("08-16-feast")).corrections.count == 1)
    }

    @Test("D2 An unknown country, year and day give different failures")
    func unknown() async throws {
        await #expect(throws: HolidayDetailFailure.unknownCountry) {
            try await interactor().detail(place("10-03-x", 2026, "QQ"))
        }
        await #expect(throws: HolidayDetailFailure.uncovered(country: "Germany")) {
            try await interactor(HolidayServiceDouble([])).detail(place("10-03-x"))
        }
        await #expect(throws: HolidayDetailFailure.unknownYear(country: "Germany", known: 2020...2035)) {
            try await interactor().detail(place("10-03-x", 2040))
        }
        await #expect(throws: HolidayDetailFailure.unknownDay(country: "Germany", sameDay: [])) {
            try await interactor().detail(place("10-04-x"))
        }
        await #expect(throws: HolidayDetailFailure.unknownDay(country: "Germany", sameDay: [])) {
            try await interactor().detail(place("02-29-x"))
        }
        let unity = HolidayDetailFailure.SameDay(name: "German Unity Day", id: try reference("10-03-german-unity-day"))
        await #expect(throws: HolidayDetailFailure.unknownDay(country: "Germany", sameDay: [unity])) {
            try await interactor().detail(place("10-03-unity-day"))
        }
    }

    @Test(
        "D3 Country and calendar are asked for at the same time; the country's failure wins", .timeLimit(.minutes(30)))
    func sameTime() async throws {
        let holiday = try place("10-03-german-unity-day")
        func interactor(_ failure: ServiceFailure?) -> HolidayDetailInteractor {
            let services = MeetingServices(Meeting(of: 2), failure: failure)
            return HolidayDetailInteractor(
                countries: services, holidays: services, occasions: OccasionServiceDouble(),
                world: WorldServiceDouble(), clock: ClockDouble(Sample.day("2026-09-21")))
        }
        #expect(try await interactor(nil).detail(holiday).place.country == "Germany")
        for _ in 0..<20 {
            await #expect(throws: HolidayDetailFailure.service(.invalid)) {
                try await interactor(.invalid).detail(holiday)
            }
        }
    }

    @Test("H4 A failure of the service is passed on")
    func failing() async throws {
        await #expect(throws: HolidayDetailFailure.service(.invalid)) {
            try await interactor(HolidayServiceDouble(failing: .invalid)).detail(place("10-03-x"))
        }
    }

    @Test("B5 The holiday that the list shows first says what regions make of the day, with the names of all of them")
    func regionalTypes() async throws {
        func holiday(_ types: [HolidayType], _ regions: [String], number: Int) -> Holiday {
            Sample.holiday("2026-10-12", "Feast", types: types, regions: regions).numbered(number)
        }
        let codes = ["BE", "BY", "HE", "SN"]
        let calendar = Sample.calendar(
            "DE", regions: (codes + ["A", "B", "C", "D", "E"]).map { ($0, "Land \($0)") },
            [holiday([.government], [], number: 1), holiday([.publicHoliday], codes, number: 2)])
        let interactor = interactor(HolidayServiceDouble([calendar]))
        let national = try await interactor.detail(place("10-12-feast"))
        #expect(national.types == [.government] && national.regionalTypes.map(\.type) == [.publicHoliday])
        #expect(national.regionalTypes.map(\.place) == [.regions(codes.map { ForeignText("Land \($0)") })])
        #expect(!national.isPublic && national.isListedAsPublic, "four regions are not the country")
        let regional = try await interactor.detail(place("10-12-feast-2"))
        #expect(regional.types == [.publicHoliday] && regional.regionalTypes.isEmpty && regional.isPublic)
        for (code, isPublic) in [("BY", true), ("A", false)] {
            let filter = HolidayFilter(region: Sample.region(code))
            let listed = ListedHoliday(try reference("10-12-feast"), in: filter)
            #expect(try await interactor.detail(listed).isPublic == isPublic, "\(code)")
        }
    }
}
