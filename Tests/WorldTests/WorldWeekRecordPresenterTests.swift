import SnapshotSupport
import Testing

@testable import World

@Suite("World in a week: record's presenter")
struct WorldWeekRecordPresenterTests {
    private let date = Sample.day("2026-12-24")

    private func step(
        _ days: Result<[WorldDay], WorldDayFailure>
    ) async -> Step<Recorded<WorldWeekRecord>, WorldWeekNavigation, Never> {
        await WorldWeekRecordPresenter(interactor: WorldWeekInteractorDouble(days: days), router: RecordingRouter())
            .handle(date)
    }

    @Test("F2 A record has the days of the page, with the page of each holiday")
    func record() async throws {
        let record = try await step(.success(WorldDay.samples(7))).page.found
        #expect(record.days == WorldDay.samples(7) && record.page == .to(WorldWeekNavigation.week(date)))
        let eve = WorldDay.Feast.christmasEve("BG").id
        #expect(record.links.count == 5 && record.links[eve] == .to(WorldWeekNavigation.holiday(eve)))
    }

    @Test("F2 With another source for countries, no holiday has a page")
    func otherSource() async throws {
        let day = WorldDay.of("2026-12-24", hasOtherSource: true, WorldDay.sample.countries)
        let record = try await step(.success([day])).page.found
        #expect(record.links.isEmpty)
    }

    @Test("F5 Failures have the words and the status of the page")
    func failures() async throws {
        let (page, status) = try await step(.failure(.before)).shown
        let problem = try page.trouble
        #expect(status == .notFound && problem.detail.hasPrefix("No data for 24 December 2026."))
        let (invalid, badGateway) = try await step(.failure(.service(.invalid))).shown
        _ = try invalid.trouble
        #expect(badGateway == .badGateway)
    }
}
