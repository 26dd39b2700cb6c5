import SnapshotSupport
import Testing

@testable import World

@Suite("World on a day: record's presenter")
struct WorldDayRecordPresenterTests {
    private let date = Sample.day("2026-12-24")

    private func step(
        _ day: Result<WorldDay, WorldDayFailure>
    ) async -> Step<Recorded<WorldDayRecord>, WorldDayNavigation, Never> {
        await WorldDayRecordPresenter(interactor: WorldDayInteractorDouble(day: day), router: RecordingRouter())
            .handle(date)
    }

    @Test("F2 A record is the day of the page, with the page of each holiday")
    func record() async throws {
        let record = try await step(.success(.sample)).page.found
        #expect(record.day == .sample && record.page == .to(WorldDayNavigation.day(date)))
        let eve = WorldDay.Feast.christmasEve("BG").id
        #expect(record.links.count == 4 && record.links[eve] == .to(WorldDayNavigation.holiday(eve)))
    }

    @Test("F2 With another source for countries, no holiday has a page")
    func otherSource() async throws {
        let day = WorldDay.of("2026-12-24", hasOtherSource: true, WorldDay.sample.countries)
        let record = try await step(.success(day)).page.found
        #expect(record.links.isEmpty)
    }

    @Test("F5 Failures have the words and the status of the page")
    func failures() async throws {
        for (failure, status, detail) in [
            (
                WorldDayFailure.before, Status.notFound,
                "No data for 24 December 2026. We have holidays from 1 January 2020 to 31 December 2035."
            ),
            (
                .service(.timedOut), .gatewayTimeout,
                "We could not show who is off. Our source took too long to respond. Try again in a few minutes."
            ),
        ] {
            let (page, found) = try await step(.failure(failure)).shown
            let problem = try page.trouble
            #expect(found == status && problem.detail == detail)
        }
    }
}
