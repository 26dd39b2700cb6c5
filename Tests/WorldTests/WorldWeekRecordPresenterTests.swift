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
            .handle(.choseDay(date))
    }

    @Test("F2 A record has the days of the page, with the page of each holiday")
    func record() async throws {
        guard case .show(.record(let record), .ok) = await step(.success(WorldDay.samples(7))) else {
            Issue.record("no record")
            return
        }
        #expect(record.days == WorldDay.samples(7) && record.page == .to(WorldWeekNavigation.week(date)))
        let eve = WorldDay.Feast.christmasEve("BG").id
        #expect(record.links.count == 5 && record.links[eve] == .to(WorldWeekNavigation.holiday(eve)))
    }

    @Test("F2 With another source for countries, no holiday has a page")
    func otherSource() async throws {
        let day = WorldDay.of("2026-12-24", hasOtherSource: true, WorldDay.sample.countries)
        guard case .show(.record(let record), .ok) = await step(.success([day])) else {
            Issue.record("no record")
            return
        }
        #expect(record.links.isEmpty)
    }

    @Test("F5 Failures have the words and the status of the page")
    func failures() async throws {
        guard case .show(.problem(let problem), .notFound) = await step(.failure(.before)) else {
            Issue.record("no problem")
            return
        }
        #expect(problem.detail.hasPrefix("No data for 24 December 2026."))
        guard case .show(.problem, .badGateway) = await step(.failure(.service(.invalid))) else {
            Issue.record("no problem")
            return
        }
    }
}
