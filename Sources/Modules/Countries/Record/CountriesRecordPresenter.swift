import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `CountryPickerPresenter` answers people: both ask the same Interactor.
struct CountriesRecordPresenter<I: CountryPickerInteracting, R: Router<CountryRecordNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = CountriesWords()

    func answer(_ text: String) async throws(SearchFailure) -> RecordStep<CountriesRecord> {
        .show(.record(record(try await interactor.search(text), text)))
    }

    func problem(_ failure: SearchFailure, on _: String) -> RecordStep<CountriesRecord> {
        switch failure {
        case .tooLong(let limit): .problem(.badRequest, words.tooLongSearch(limit))
        case .service(let failure): .problem(Status(failure), words.unavailable)
        }
    }

    private func record(_ list: CountryList, _ text: String) -> CountriesRecord {
        CountriesRecord(
            countries: list.countries.map { country in
                CountriesRecord.Country(
                    code: country.code,
                    names: [country.name] + country.localNames,
                    holidays: router.link(to: .holidays(country.code)))
            },
            regions: list.regions.map { region in
                CountriesRecord.Region(
                    place: Territory(region.country, region.code),
                    names: [region.name] + [region.localName].compactMap(\.self),
                    holidays: router.link(to: .holidaysOfRegion(region.country, region.code)))
            },
            supplyAge: list.age, page: router.link(to: .picker(search: text)))
    }
}
