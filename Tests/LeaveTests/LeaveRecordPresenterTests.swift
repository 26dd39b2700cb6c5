import SnapshotSupport
import Testing

@testable import Leave

@Suite("Leave record: presenter")
struct LeaveRecordPresenterTests {
    private func answer(
        _ result: Result<LeavePlans, LeavePlannerFailure>, isCalendar: Bool = false
    ) async throws -> (Recorded<LeaveRecord>, Status) {
        let presenter = LeaveRecordPresenter(
            interactor: LeavePlannerInteractorDouble(result: result), router: RecordingRouter<LeavePlannerNavigation>())
        let event = isCalendar ? LeaveRecordEvent.requestedCalendar(.sample()) : .requested(.sample())
        return try await presenter.handle(event).shown
    }

    private func problem(_ plans: LeavePlans, isCalendar: Bool = false) async throws -> (String, Int) {
        let (page, status) = try await answer(.success(plans), isCalendar: isCalendar)
        let problem = try page.trouble
        #expect(problem.code == status.code)
        return (problem.detail, problem.code)
    }

    @Test("K2 F2 A record has the plans of the page, and an event for each break of the first")
    func record() async throws {
        for isCalendar in [false, true] {
            let (page, status) = try await answer(.success(.sample()), isCalendar: isCalendar)
            let record = try page.found
            #expect(status == .ok)
            #expect(record.plans == .sample() && record.words.name == "Leave in Germany 2027")
            #expect(record.page == Link.to(LeavePlannerNavigation.planner(.sample())))
            #expect(record.calendar == Link.to(LeavePlannerNavigation.record(.sample(), .ics)))
            #expect(
                record.events.map(\.uid) == [
                    "leave-DE-2027-03-26-2027-03-29@almanac.invalid", "leave-DE-2027-05-01-2027-05-09@almanac.invalid",
                ])
            #expect(record.events.map(\.isLeave) == [false, true])
            #expect(record.events.last?.summary == "9 days off for 4 days of leave")
            #expect(
                record.events.last?.description
                    == "Leave: Monday 3 to Wednesday 5 May and Friday 7 May\nAscension Day on Thursday 6 May")
        }
    }

    private func events(_ breaks: [LeavePlans.Break]) async throws -> [LeaveRecord.Event] {
        try await answer(.success(.sample(proposals: [.sample(breaks)]))).0.found.events
    }

    @Test("B3 An event with an estimated date says that it may change")
    func estimated() async throws {
        let events = try await events([
            .sample("2027-05-06", "HHww", isEstimated: true), .sample("2027-05-06", "HHww"),
        ])
        #expect(events.map(\.isEstimated) == [true, false])
        let remark = "The date of a holiday is estimated, and may still change."
        #expect(events.map { $0.description?.hasSuffix("\n\(remark)") } == [true, false])
    }

    @Test("K2 An event takes leave if only the second person does")
    func partnersLeave() async throws {
        let events = try await events([
            .sample("2027-05-06", "HHww", partner: "HLww"), .sample("2027-05-06", "HHww", partner: "HHww"),
        ])
        #expect(events.map(\.isLeave) == [true, false])
        #expect(events.map(\.category) == ["Leave", "Days off"])
    }

    @Test("K2 A calendar needs a plan with breaks; the other formats say that there is none")
    func empty() async throws {
        let asked = LeavePlans.sample(.sample(days: nil), proposals: [])
        #expect(
            try await problem(asked, isCalendar: true)
                == ("A calendar needs the days of leave, such as days=25.", 400))
        let impossible = LeavePlans.sample(proposals: [.sample([], shortest: 16)])
        #expect(try await problem(impossible, isCalendar: true).1 == 404)
        for plans in [asked, impossible] {
            let (page, status) = try await answer(.success(plans))
            _ = try page.found
            #expect(status == .ok)
        }
    }

    @Test("K2 Broken rules and missing data have the words and the status of the page")
    func problems() async throws {
        var plans = LeavePlans(request: .sample(), place: .germany)
        plans.problems = [.outOfRange(.days, 1...60), .unreadable(.worked, "2027-02-30")]
        let (page, _) = try await answer(.success(plans))
        let problem = try page.trouble
        #expect(problem.code == 400 && problem.faults.map(\.name) == ["days", "work"])
        #expect(problem.detail.hasPrefix("Enter 1 to 60 days of leave. “2027-02-30” is not a date."))
        let unknown = LeavePlans(request: .sample(year: 2040), place: .germany)
        #expect(
            try await self.problem(unknown)
                == ("No data for 2040. We have data for Germany from 2020 to 2035.", 404))
    }

    @Test("H4 A failure has the status of the page")
    func failures() async throws {
        let (page, status) = try await answer(.failure(.service(.timedOut, country: nil)))
        let problem = try page.trouble
        #expect(status == .gatewayTimeout)
        #expect(problem.detail == "We could not show the holidays")
    }
}
