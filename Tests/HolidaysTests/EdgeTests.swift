import Almanac
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Holidays

@Suite("Edges of holidays")
struct EdgeTests {
    private func section(_ listing: Listing, filter: HolidayFilter = HolidayFilter()) -> YearSection {
        let place = HolidayYear(Sample.code("DE"), listing.year, filter)
        return YearPresentation(listing: listing, selection: place, router: RecordingRouter()).section
    }

    @Test("Links lead up to the first and the last known year, but not beyond", arguments: [2020, 2021, 2034, 2035])
    func years(year: Int) {
        let section = section(.sample(year: year, days: []))
        #expect(section.previous?.label == (year > 2020 ? String(year - 1) : nil))
        #expect(section.next?.label == (year < 2035 ? String(year + 1) : nil))
    }

    @Test("A row is past on the day after its last day; an observed day is a row of its own")
    func past() throws {
        func isPast(_ date: String, observed: String? = nil, listedOn: String? = nil, last: String? = nil) -> Bool? {
            section(.sample(days: [.sample(date, observed: observed, listedOn: listedOn, last: last)]))
                .months.first?.rows.first?.isPast
        }
        #expect(isPast("2026-09-20") == true && isPast("2026-09-21") == false && isPast("2026-09-22") == false)
        #expect(isPast("2026-09-18", observed: "2026-09-21") == true)
        #expect(isPast("2026-09-18", observed: "2026-09-21", listedOn: "2026-09-21") == false)
        #expect(isPast("2026-09-18", last: "2026-09-20") == true && isPast("2026-09-18", last: "2026-09-21") == false)
    }

    @Test("A row says its last day, the parts and the other names, and the list says how many regional ones there are")
    func row() throws {
        var day = Listing.Day.sample("2026-06-29", "Summer break", types: [.school], regions: ["A"], last: "2026-08-12")
        day.parts = Listing.Regions(["B"])
        day.otherNames = [
            Listing.OtherName(name: LocalizedText("Other", language: "en"), regions: Listing.Regions(["C", "D"])),
            Listing.OtherName(
                name: LocalizedText("Third", language: "en"), regions: Listing.Regions(["E", "F", "G", "H"])),
        ]
        var listing = Listing.sample(days: [day])
        listing.regionalCount = 47
        let section = section(listing)
        let row = try #require(section.months.first?.rows.first)
        #expect(row.through == "until Wednesday 12 August, 45 days" && row.regions == "A; in parts of B")
        #expect(row.otherNames.map(\.place) == ["in C and D", "in 4 regions"])
        #expect(section.regional?.label == "and 47 in some regions")
        var filter = HolidayFilter()
        filter.reach = .everywhere
        let all = HolidayListNavigation.year(HolidayYear(Sample.code("DE"), 2026, filter))
        #expect(section.regional?.link == .to(all))
        listing.days = []
        #expect(self.section(listing).regional?.label == "47 in some regions")
        #expect(self.section(.sample(days: [])).regional == nil)
    }

    @Test(
        "Up to three regions are named, more are counted",
        arguments: [(0, nil), (1, "A"), (2, "A and B"), (3, "A, B and C"), (4, "In 4 regions")])
    func regions(count: Int, text: String?) {
        let names = Array(["A", "B", "C", "D"].prefix(count))
        let section = section(.sample(days: [.sample(regions: names)]))
        #expect(section.months.first?.rows.first?.regions == text)
    }

    @Test("The chosen type is among the choices even if no holiday has it")
    func chosenType() {
        let listing = Listing.sample(days: [.sample()])
        let choices = section(listing, filter: HolidayFilter(types: .only(.bank))).filter?.types ?? []
        #expect(choices.map(\.label) == ["Public", "Bank", "All"])
        #expect(choices.map(\.isCurrent) == [false, true, false])
        #expect(section(listing).filter?.types.map(\.label) == ["Public", "All"])
    }

    private func interactor(_ holidays: HolidayServiceDouble) -> HolidayDetailInteractor {
        HolidayDetailInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: holidays,
            clock: ClockDouble(Sample.day("2026-09-21")))
    }

    @Test("The same holiday of another year must have the same regions, not only the same name")
    func sameRegions() async throws {
        let days = [
            Sample.holiday("2025-06-01", "Day", regions: ["BE"]), Sample.holiday("2026-06-01", "Day", regions: ["BY"]),
            Sample.holiday("2027-06-01", "Day", regions: ["BE"]), Sample.holiday("2027-06-02", "Day", regions: ["BY"]),
        ]
        let calendar = Sample.calendar(regions: [("BY", "Bavaria"), ("BE", "Berlin")], days)
        let id = try #require(HolidayID("06-01-day"))
        let detail = try await interactor(HolidayServiceDouble([calendar]))
            .detail(HolidayReference(Sample.code("DE"), 2026, id))
        #expect(detail.previous == nil && detail.next?.id.description == "06-02-day")
    }

    @Test("H4 A stale holiday has its age; a fresh one has no age", arguments: [nil, Duration.seconds(600)])
    func age(age: Duration?) async throws {
        let id = try #require(HolidayID("10-03-german-unity-day"))
        let detail = try await interactor(HolidayServiceDouble([Sample.germanCalendar], age: age))
            .detail(HolidayReference(Sample.code("DE"), 2026, id))
        #expect(detail.age == age)
    }
}
