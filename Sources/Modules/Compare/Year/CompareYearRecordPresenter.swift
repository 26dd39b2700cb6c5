import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `CompareYearPresenter` answers people: both ask the same Interactor.
struct CompareYearRecordPresenter<I: CompareYearInteracting, R: Router<CompareYearNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = CompareWords()

    func answer(_ event: CompareYearRecordEvent) async throws(CompareFailure) -> RecordStep<CompareYearRecord> {
        switch event {
        case .requested(let year, let places):
            let comparison = try await interactor.comparison(of: year, places)
            guard comparison.hasData else {
                return .problem(.notFound, words.paragraph(comparison.missing(words)))
            }
            var pages: [HolidayReference: Link] = [:]
            for holiday in comparison.holidays.flatMap(\.holidays) where pages[holiday.id] == nil {
                pages[holiday.id] = router.link(to: .day(ListedHoliday(holiday.id)))
            }
            return .show(
                .record(
                    CompareYearRecord(
                        comparison: comparison, pages: pages, page: router.link(to: .year(year, places)))))
        }
    }

    func problem(_ failure: CompareFailure, on _: CompareYearRecordEvent) -> RecordStep<CompareYearRecord> {
        .problem(failure.reason.status, words.notice(failure.reason).title)
    }
}
