import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same plans as `LeavePlannerPresenter` answers people: both ask the same Interactor.
struct LeaveRecordPresenter<I: LeavePlannerInteracting, R: Router<LeavePlannerNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = LeaveWords()

    func answer(_ event: LeaveRecordEvent) async throws(LeavePlannerFailure) -> RecordStep<LeaveRecord> {
        switch event {
        case .requested(let request): try await answer(request, isCalendar: false)
        case .requestedCalendar(let request): try await answer(request, isCalendar: true)
        }
    }

    private func answer(
        _ request: LeaveRequest, isCalendar: Bool
    ) async throws(LeavePlannerFailure) -> RecordStep<LeaveRecord> {
        let plans = try await interactor.plans(request)
        let wording = LeavePlansPresentation(plans: plans, words: words)
        if let noData = wording.noData { return .problem(.notFound, noData) }
        guard plans.problems.isEmpty else { return problem(plans.problems, year: request.year) }
        let record = record(plans, wording)
        guard isCalendar, record.events.isEmpty else { return .show(.record(record)) }
        guard let plan = plans.proposals.first else { return .problem(.badRequest, words.calendarNeedsDays) }
        return .problem(.notFound, wording.summary(of: plan))
    }

    func problem(_ failure: LeavePlannerFailure, on _: LeaveRecordEvent) -> RecordStep<LeaveRecord> {
        .problem(failure.status, failure.notice(words).title)
    }

    private func problem(_ problems: [LeaveProblem], year: Int) -> RecordStep<LeaveRecord> {
        let faults = problems.map { ProblemDetails.Fault($0.field.rawValue, $0.text(words, year: year)) }
        let detail = words.paragraph(faults.map(\.reason))
        return .show(.problem(ProblemDetails(problems.status, detail, faults: faults)), problems.status)
    }

    private func record(_ plans: LeavePlans, _ wording: LeavePlansPresentation) -> LeaveRecord {
        LeaveRecord(
            plans: plans, page: router.link(to: .planner(plans.request)),
            calendar: router.link(to: .record(plans.request, .ics)),
            words: LeaveRecord.Words(name: wording.title, description: wording.description),
            events: plans.proposals.first?.breaks.map { event($0, plans, wording) } ?? [])
    }

    /// "Christmas Day (observed) on Monday 27 December"
    private func holiday(_ holiday: LeavePlans.Holiday, on date: CivilDate) -> String {
        holiday.isObserved ? words.observedHoliday(holiday.name, on: date) : words.holiday(holiday.name, on: date)
    }

    private func event(
        _ rest: LeavePlans.Break, _ plans: LeavePlans, _ wording: LeavePlansPresentation
    ) -> LeaveRecord.Event {
        let holidays = rest.days.flatMap { day in day.holidays.map { holiday($0, on: day.date) } }
        let lines = wording.leave(of: rest) + holidays + wording.remarks(on: rest)
        let places = [plans.request.territory, plans.request.partner?.territory].compactMap(\.self)
        let name = places.map(\.description).joined(separator: "-")
        return LeaveRecord.Event(
            uid: "leave-\(name)-\(rest.first)-\(rest.last)@\(CalendarHead.domain)", first: rest.first, last: rest.last,
            summary: wording.worth(of: rest), description: lines.isEmpty ? nil : lines.joined(separator: "\n"),
            category: words.category(isLeave: rest.takesLeave), isLeave: rest.takesLeave, isEstimated: rest.isEstimated)
    }
}
