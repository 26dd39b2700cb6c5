import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Edges of holidays")
struct EdgeTests {
    private func section(_ listing: Listing, filter: HolidayFilter = HolidayFilter()) -> YearSection {
        let place = HolidayYear(Sample.code("DE"), listing.year, filter)
        return YearPresentation(listing: listing, selection: place, router: RecordingRouter(), words: HolidaysWords())
            .section
    }

    @Test("Links lead up to the first and the last known year, but not beyond", arguments: [2020, 2021, 2034, 2035])
    func years(year: Int) {
        let section = section(.sample(year: year, rows: []))
        #expect(section.previous?.label == (year > 2020 ? String(year - 1) : nil))
        #expect(section.next?.label == (year < 2035 ? String(year + 1) : nil))
    }

    @Test("A row is past on the day after its last day")
    func past() throws {
        func isPast(_ date: String, until last: String? = nil) -> Bool? {
            section(.sample(rows: [.sample(date, until: last)])).months.first?.rows.first?.isPast
        }
        #expect(isPast("2026-09-20") == true && isPast("2026-09-21") == false && isPast("2026-09-22") == false)
        #expect(isPast("2026-09-18", until: "2026-09-20") == true)
        #expect(isPast("2026-09-18", until: "2026-09-21") == false)
    }

    @Test(
        "Up to three regions are named, more are counted",
        arguments: [
            (nil, nil), (.regions(.sample(1), of: 16), "Region 1"),
            (.regions(.sample(2), of: 16), "Region 1 and Region 2"),
            (.regions(.sample(3), of: 16), "Region 1, Region 2 and Region 3"),
            (.regions(.sample(4), of: 16), "In 4 of 16 regions"), (.allBut(.sample(1)), "Not in Region 1"),
            (.allBut(.sample(4)), "In all but 4 regions"), (.parts(.sample(0), which: nil), "In some places"),
            (.parts(.sample(1), which: nil), "In parts of Region 1"),
            (.parts(.sample(4), which: nil), "In parts of 4 regions"),
            (.parts(.sample(1), which: "Munich"), "Region 1 (Munich)"),
        ] as [(Keepers?, String?)])
    func regions(keepers: Keepers?, text: String?) {
        let section = section(.sample(rows: [.sample(keepers: keepers)]))
        #expect(section.months.first?.rows.first?.regions == text)
    }

    @Test("The chosen type is among the choices even if no holiday has it")
    func chosenType() {
        let listing = Listing.sample(rows: [.sample()])
        let choices = section(listing, filter: HolidayFilter(types: .only(.bank))).filter?.types ?? []
        #expect(choices.map(\.label) == ["Public", "Bank", "All"])
        #expect(choices.map(\.isCurrent) == [false, true, false])
        #expect(section(listing).filter?.types.map(\.label) == ["Public", "All"])
    }

    private func interactor(_ holidays: HolidayServiceDouble) -> HolidayDetailInteractor {
        HolidayDetailInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: holidays,
            occasions: OccasionServiceDouble(), world: WorldServiceDouble(),
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
            .detail(ListedHoliday(HolidayReference(Sample.code("DE"), 2026, id)))
        #expect(detail.previous == nil && detail.next?.id.description == "06-02-day")
    }

    @Test("H4 A stale holiday has its age; a fresh one has no age", arguments: [nil, SupplyAge.seconds(600)])
    func age(age: SupplyAge?) async throws {
        let id = try #require(HolidayID("10-03-german-unity-day"))
        let detail = try await interactor(HolidayServiceDouble([Sample.germanCalendar], age: age))
            .detail(ListedHoliday(HolidayReference(Sample.code("DE"), 2026, id)))
        #expect(detail.age == age)
    }
}
