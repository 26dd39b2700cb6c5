import AlmanacValues
import Layout
import VIPER

/// Answers programs with the facts about one country.
struct CountryRecordPresenter<I: CountryRecordInteracting, R: Router<CountryRecordNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = CountriesWords()

    func handle(_ event: CountryRecordEvent) async -> Step<Recorded<CountryRecord>, CountryRecordNavigation, Never> {
        switch event {
        case .requested(let code):
            do {
                return .show(.record(record(try await interactor.facts(about: code))))
            } catch {
                return problem(error, code)
            }
        }
    }

    private func problem(
        _ failure: CountryRecordFailure, _ code: CountryCode
    ) -> Step<Recorded<CountryRecord>, CountryRecordNavigation, Never> {
        switch failure {
        case .unknown: .problem(.notFound, words.unknownCountry(code).title)
        case .service(let failure): .problem(Status(failure), words.countryUnavailable)
        }
    }

    private func record(_ facts: CountryFacts) -> CountryRecord {
        CountryRecord(
            facts: facts, names: [LocalizedText(facts.name, language: facts.nameLanguage)] + facts.localNames,
            page: router.link(to: .holidays(facts.code)),
            regions: facts.regions.map { region in
                let year = HolidayYear(facts.code, facts.currentYear, HolidayFilter(region: region.code))
                return CountryRecord.Region(
                    territory: Territory(facts.code, region.code), name: region.name.text,
                    page: router.link(to: .year(year)))
            })
    }
}
