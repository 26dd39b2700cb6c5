import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `CompareYearPresenter` answers people: both ask the same Interactor.
struct CompareYearRecordPresenter<I: CompareYearInteracting, R: Router<CompareYearNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = CompareWords()

    func answer(_ asked: ComparedYear) async throws(CompareFailure) -> RecordStep<CompareYearRecord> {
        let comparison = try await interactor.comparison(of: asked.year, asked.places)
        guard comparison.hasData else { return .problem(.notFound, words.paragraph(comparison.missing(words))) }
        var pages: [HolidayReference: Link] = [:]
        for holiday in comparison.holidays.flatMap(\.holidays) where pages[holiday.id] == nil {
            pages[holiday.id] = router.link(to: .day(ListedHoliday(holiday.id)))
        }
        let page = router.link(to: .year(asked.year, asked.places))
        return .show(.record(CompareYearRecord(comparison: comparison, pages: pages, page: page)))
    }

    func problem(_ failure: CompareFailure, on _: ComparedYear) -> RecordStep<CompareYearRecord> {
        .problem(failure.reason.status, words.notice(failure.reason).title)
    }
}
