import Almanac
import TestSupport
import Testing

@testable import Holidays

@Suite("Holiday detail: interactor")
struct HolidayDetailInteractorTests {
    private func interactor(
        _ holidays: HolidayServiceDouble = HolidayServiceDouble([Sample.germanCalendar])
    ) -> HolidayDetailInteractor {
        HolidayDetailInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: holidays,
            clock: ClockDouble(Sample.day("2026-09-21")))
    }

    private func place(_ id: String, _ year: Int = 2026, _ country: String = "DE") throws -> HolidayReference {
        HolidayReference(Sample.code(country), year, try #require(HolidayID(id)))
    }

    @Test("D1 The detail has all data, and the same holiday of the previous year")
    func found() async throws {
        let detail = try await interactor().detail(place("10-03-german-unity-day"))
        #expect(detail.name.text == "German Unity Day")
        #expect(detail.localName?.language == "de")
        #expect(detail.isPublic)
        #expect(detail.previous == (try place("10-03-german-unity-day", 2025)))
        #expect(detail.next == nil)
        let epiphany = try await interactor().detail(place("01-06-epiphany"))
        #expect(epiphany.regions == ["Bavaria"])
        let boxing = try await interactor().detail(place("12-26-boxing-day"))
        #expect(boxing.observed == Sample.day("2026-12-28"))
        #expect(try await !interactor().detail(place("12-24-christmas-eve")).isPublic)
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
        let unity = HolidayDetailFailure.SameDay(name: "German Unity Day", id: try place("10-03-german-unity-day"))
        await #expect(throws: HolidayDetailFailure.unknownDay(country: "Germany", sameDay: [unity])) {
            try await interactor().detail(place("10-03-unity-day"))
        }
    }

    @Test("D3 Country and calendar are asked for at the same time; the country's failure wins", .timeLimit(.minutes(1)))
    func sameTime() async throws {
        let reference = HolidayReference(
            Sample.code("DE"), 2026, HolidayID(date: Sample.day("2026-10-03"), slug: Slug("German Unity Day")))
        func interactor(_ failure: ServiceFailure?) -> HolidayDetailInteractor {
            let services = MeetingServices(Meeting(of: 2), failure: failure)
            return HolidayDetailInteractor(
                countries: services, holidays: services, clock: ClockDouble(Sample.day("2026-09-21")))
        }
        #expect(try await interactor(nil).detail(reference).countryName == "Germany")
        for _ in 0..<20 {
            await #expect(throws: HolidayDetailFailure.service(.invalid)) {
                try await interactor(.invalid).detail(reference)
            }
        }
    }

    @Test("H4 A failure of the service is passed on")
    func failing() async throws {
        await #expect(throws: HolidayDetailFailure.service(.invalid)) {
            try await interactor(HolidayServiceDouble(failing: .invalid)).detail(place("10-03-x"))
        }
    }
}
