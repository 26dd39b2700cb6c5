import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `CoveragePresenter` answers people: both ask the same Interactor.
struct CoverageRecordPresenter<I: CoverageInteracting, R: Router<CoverageNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = ChangesWords()

    func handle(
        _ event: CoverageEvent
    ) async -> Step<Recorded<CoverageRecord>, CoverageNavigation, Never> {
        switch event {
        case .opened:
            do {
                return .show(.record(record(try await interactor.coverage())))
            } catch {
                switch error {
                case .service(let failure):
                    return .problem(Status(failure), words.unavailable)
                }
            }
        }
    }

    private func record(_ coverage: Coverage) -> CoverageRecord {
        CoverageRecord(
            year: coverage.year,
            countries: coverage.countries.map { country in
                CoverageRecord.Country(
                    facts: country, record: router.link(to: .countryRecord(country.code)),
                    changes: router.link(to: .changes(country.code, .json)))
            },
            page: router.link(to: .page))
    }
}
