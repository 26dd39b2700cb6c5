import TestSupport
import Testing

@testable import Leave

@Suite("Leave: the source of the schools’ holidays fails")
struct LeaveOutageTests {
    private static let bavaria = Sample.region("BY")
    private static let outage = SourceOutage(service: "OpenHolidays", tried: nil, hasCopy: true)

    /// Plans of 2027 from a calendar whose breaks in Bavaria are from a second source.
    private func plans(_ schools: LeaveSchools?, _ outage: SourceOutage?) async throws -> LeavePlans {
        let fact = HolidayKnowledge.Fact(
            types: [.school], basis: .announced, days: Sample.day("2027-01-01")...Sample.day("2027-12-31"),
            regions: [Self.bavaria])
        let calendar = HolidayCalendar(
            country: Sample.code("DE"), years: 2020...2035, weekends: Weekends([.saturday, .sunday]),
            regions: [HolidayCalendar.Region(code: Self.bavaria, name: "Bavaria")],
            holidays: [Sample.holiday("2027-07-26", "Summer break", types: [.school], regions: ["BY"])],
            revisedAt: RevisionTime(Sample.day("2026-08-01")),
            second: SecondKnowledge(
                source: .openHolidays(revised: nil), entries: [SecondKnowledge.Entry(years: [2027], fact: fact)],
                outage: outage))
        var request = LeaveRequest.sample()
        request.schools = schools
        return try await LeavePlannerInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]),
            clock: ClockDouble(Sample.day("2026-11-21"))
        ).plans(request)
    }

    @Test("K2 F1 A record has the date of its data, but none while the schools that it keeps to may lack holidays")
    func lastModified() async throws {
        func date(_ schools: LeaveSchools?, _ outage: SourceOutage?) async throws -> Int? {
            let presenter = LeaveRecordPresenter(
                interactor: LeavePlannerInteractorDouble(result: .success(try await plans(schools, outage))),
                router: LeavePlannerRouter())
            let view = LeaveRecordJSONView()
            let page = try await Module(view: view, presenter: presenter).run(Visit(LeavePlace(.sample()))).shown
            return page.headers.lastModified
        }
        let revised = Sample.day("2026-08-01").dayNumber * 86_400
        #expect(try await date(.region(Self.bavaria), nil) == revised)
        #expect(try await date(.region(Self.bavaria), Self.outage) == nil)
        #expect(try await date(nil, Self.outage) == revised)
    }
}
