import TestSupport
import Testing

@testable import Interfaces

@Suite("Nager.Date: presenter")
struct NagerPresenterTests {
    private let germany = Sample.code("DE")

    private func answer(
        _ event: NagerEvent, _ interactor: NagerInteractorDouble
    ) async -> (InterfaceAnswer<NagerRecord>?, Status?) {
        let presenter = NagerPresenter(interactor: interactor, router: NoRouter())
        guard case .show(let answer, let status) = await presenter.handle(event) else { return (nil, nil) }
        return (answer, status)
    }

    @Test("F6 A year’s list may be empty; where the original answers 204 for none, so do we")
    func empty() async {
        let (list, ok) = await answer(.holidays(germany, 2026, .observed), NagerInteractorDouble())
        #expect(list == .record(.holidays([])) && ok == .ok)
        for event in [NagerEvent.next(germany, .observed), .worldwide] {
            let (none, status) = await answer(event, NagerInteractorDouble())
            #expect(none == .empty && status == .noContent)
            let (some, found) = await answer(event, NagerInteractorDouble(holidays: .success([.national])))
            #expect(some == .record(.holidays([.national])) && found == .ok)
        }
    }

    @Test("F6 Whether today is a holiday is told by the status alone")
    func today() async {
        for (isHoliday, status) in [(true, Status.ok), (false, .noContent)] {
            let event = NagerEvent.today(Territory(germany), offset: 0)
            let (content, found) = await answer(event, NagerInteractorDouble(isHoliday: isHoliday))
            #expect(content == .empty && found == status)
        }
    }

    @Test("F6 Countries, weekends and the version are records")
    func records() async {
        let weekend = NagerLongWeekend(
            first: Sample.day("2026-05-14"), last: Sample.day("2026-05-17"), bridgeDays: [Sample.day("2026-05-15")])
        let double = NagerInteractorDouble(weekends: [weekend])
        #expect(await answer(.countries, double).0 == .record(.countries([.sample])))
        #expect(await answer(.country(germany), double).0 == .record(.country(.sample)))
        #expect(await answer(.version, double).0 == .record(.version))
        let event = NagerEvent.longWeekends(Territory(germany), 2026, bridgeDays: 1)
        #expect(await answer(event, double).0 == .record(.longWeekends([weekend])))
    }

    @Test(
        "F6 A failure is a problem with its status, and names the parameter that is wrong",
        arguments: [
            (InterfaceFailure.unknownCountry(Sample.code("XX")), Status.notFound, "No country has the code “XX”."),
            (
                .unknownRegion(Territory(Sample.code("DE"), Sample.region("ZZ"))), .notFound,
                "No region has the code “DE-ZZ”."
            ),
            (
                .noData(country: "United Kingdom", 2020...2035), .notFound,
                "No data for this year. We have data for the United Kingdom from 2020 to 2035."
            ),
            (.badYear(1976...2076), .badRequest, "The value of “year” is not valid."),
            (
                .service(.timedOut), .gatewayTimeout,
                "Our source could not supply the data. Try again in a few minutes."
            ),
        ])
    func failures(failure: InterfaceFailure, status: Status, detail: String) async {
        let event = NagerEvent.holidays(germany, 2026, .observed)
        let (content, found) = await answer(event, NagerInteractorDouble(holidays: .failure(failure)))
        guard case .problem(let problem) = content else { Issue.record("no problem"); return }
        #expect(found == status && problem.code == status.code && problem.detail == detail)
        let isYear = failure == .badYear(1976...2076)
        #expect(problem.faults == (isYear ? [.init("year", "Use a year from 1976 to 2076.")] : []))
    }
}
