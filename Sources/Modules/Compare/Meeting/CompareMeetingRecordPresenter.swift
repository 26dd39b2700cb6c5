import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `CompareMeetingPresenter` answers people: both ask the same Interactor.
struct CompareMeetingRecordPresenter<I: CompareMeetingInteracting, R: Router>: Presenter
where R.Navigation == CompareMeetingNavigation {
    let interactor: I
    let router: R
    var words = CompareWords()

    func handle(
        _ event: CompareMeetingRecordEvent
    ) async -> Step<Recorded<CompareMeetingRecord>, CompareMeetingNavigation, Never> {
        switch event {
        case .requested(let question):
            do {
                let search = try await interactor.search(question)
                switch search.result {
                case .success(let days): return .show(.record(record(search.places, days, question)))
                case .failure(let problem): return show(problem)
                }
            } catch {
                return .problem(error.reason.status, words.notice(error.reason).title)
            }
        }
    }

    private func show(
        _ problem: MeetingProblem
    ) -> Step<Recorded<CompareMeetingRecord>, CompareMeetingNavigation, Never> {
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
