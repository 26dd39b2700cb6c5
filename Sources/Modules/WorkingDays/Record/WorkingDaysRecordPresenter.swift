import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `WorkingDaysCounterPresenter` answers people: both ask the same Interactor.
struct WorkingDaysRecordPresenter<I: WorkingDaysCounterInteracting, R: Router>: RecordPresenter<R>
where R.Navigation == WorkingDaysCounterNavigation {
    let interactor: I
    let router: R
    var words = WorkingDaysWords()

    func answer(_ event: WorkingDaysRecordEvent) async throws(TerritoryFailure) -> RecordStep<WorkingDaysRecord> {
        switch event {
        case .requested(let question, let place):
            let answer = try await interactor.answer(question, in: place)
            return switch answer.count {
            case .success(let count): .show(.record(record(answer, count, question)))
            case .failure(let problem): show(problem, answer)
            }
        }
    }

    func problem(_ failure: TerritoryFailure, on _: WorkingDaysRecordEvent) -> RecordStep<WorkingDaysRecord> {
        .problem(failure.status, words.notice(failure).title)
    }

    private func show(_ problem: WorkingDaysProblem, _ answer: WorkingDaysAnswer) -> RecordStep<WorkingDaysRecord> {
        let title = words.sentence(problem.title(words))
        let faults: [ProblemDetails.Fault] =
            switch problem {
            case .unreadable(let wrong): wrong.map { .init($0.name, words.sentence($0.text(words))) }
            case .backwards, .tooLong: [.init("to", title)]
            case .noData, .beyond: []
            }
        let detail = words.paragraph(title, problem.explanation(answer, words))
        return .show(.problem(ProblemDetails(problem.status, detail, faults: faults)), problem.status)
    }

    private func record(
        _ answer: WorkingDaysAnswer, _ count: WorkingDaysCount, _ question: WorkingDaysQuestion
    ) -> WorkingDaysRecord {
        var (days, from, result) = (nil as Int?, count.first, nil as CivilDate?)
        if case .away(let number, let date, let found) = count.kind { (days, from, result) = (number, date, found) }
        return WorkingDaysRecord(
            place: answer.place, countryName: answer.name.localizedCountry, regionName: answer.name.localizedRegion,
            days: days, from: from,
            result: result, weekend: question.weekend, count: count, skipped: count.holidays.map(day),
            halfDays: count.halfDays.map(day), worked: count.worked.map(day),
            partial: count.partial.map(day), supplyAge: answer.age,
            page: router.link(to: .question(question)))
    }

    private func day(_ day: WorkingDaysCount.Day) -> WorkingDaysRecord.Day {
        WorkingDaysRecord.Day(
            date: day.date, isWeekend: day.isWeekend,
            holidays: day.holidays.map { holiday in
                WorkingDaysRecord.Holiday(
                    id: holiday.id.id, name: holiday.name, isObserved: holiday.isObserved,
                    isEstimated: holiday.isEstimated, begins: holiday.begins,
                    page: router.link(to: .day(ListedHoliday(holiday.id))))
            })
    }
}
