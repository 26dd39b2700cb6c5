import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `CoveragePresenter` answers people: both ask the same Interactor.
struct CoverageRecordPresenter<I: CoverageInteracting, R: Router<CoverageNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = ChangesWords()

    func answer(_: CoverageEvent) async throws(ServiceFailure) -> RecordStep<CoverageRecord> {
        .show(.record(record(try await interactor.coverage())))
    }

    func problem(_ failure: ServiceFailure, on _: CoverageEvent) -> RecordStep<CoverageRecord> {
        .problem(Status(failure), words.unavailable)
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
