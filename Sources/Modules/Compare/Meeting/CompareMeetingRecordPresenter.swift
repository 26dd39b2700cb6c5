import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `CompareMeetingPresenter` answers people: both ask the same Interactor.
struct CompareMeetingRecordPresenter<I: CompareMeetingInteracting, R: Router>: RecordPresenter<R>
where R.Navigation == CompareMeetingNavigation {
    let interactor: I
    let router: R
    var words = CompareWords()

    func answer(_ question: MeetingQuestion) async throws(CompareFailure) -> RecordStep<CompareMeetingRecord> {
        let search = try await interactor.search(question)
        return switch search.result {
        case .success(let days): .show(.record(record(search.places, days, question)))
        case .failure(let problem): show(problem)
        }
    }

    func problem(_ failure: CompareFailure, on _: MeetingQuestion) -> RecordStep<CompareMeetingRecord> {
        .problem(failure.reason.status, words.notice(failure.reason).title)
    }

    private func show(_ problem: MeetingProblem) -> RecordStep<CompareMeetingRecord> {
        var faults: [ProblemDetails.Fault] = []
        if case .unreadable(let wrong) = problem {
            faults = wrong.map { .init($0.name, words.sentence($0.text(words))) }
        }
        let detail = words.paragraph(words.sentence(problem.title(words)), problem.explanation(words))
        return .show(.problem(ProblemDetails(problem.status, detail, faults: faults)), problem.status)
    }

    private func record(
        _ places: [ComparedPlace], _ found: MeetingDays, _ question: MeetingQuestion
    ) -> CompareMeetingRecord {
        var pages: [HolidayReference: Link] = [:]
        for absence in (found.skipped + found.halfDays).flatMap(\.absences) where pages[absence.id] == nil {
            pages[absence.id] = router.link(to: .day(ListedHoliday(absence.id)))
        }
        return CompareMeetingRecord(
            places: places, found: found, pages: pages, page: router.link(to: .question(question)))
    }
}
