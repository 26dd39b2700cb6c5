import AlmanacValues
import Layout
import VIPER

/// Answers programs with the facts about one country.
struct CountryRecordPresenter<I: CountryRecordInteracting, R: Router<CountryRecordNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = CountriesWords()

    func answer(_ code: CountryCode) async throws(LookupFailure) -> RecordStep<CountryRecord> {
        .show(.record(record(try await interactor.facts(about: code))))
    }

    func problem(_ failure: LookupFailure, on code: CountryCode) -> RecordStep<CountryRecord> {
        switch failure {
        case .unknown: .problem(.notFound, words.unknownCountry(code).title)
        case .service(let failure): .problem(Status(failure), words.countryUnavailable)
        }
    }

    private func record(_ facts: CountryFacts) -> CountryRecord {
        CountryRecord(
            facts: facts, names: [facts.name] + facts.localNames,
            page: router.link(to: .holidays(facts.code)),
            regions: facts.regions.map { region in
                let year = HolidayYear(facts.code, facts.currentYear, HolidayFilter(region: region.code))
                return CountryRecord.Region(
                    territory: Territory(facts.code, region.code), name: region.name.text,
                    page: router.link(to: .year(year)))
            })
    }
}
