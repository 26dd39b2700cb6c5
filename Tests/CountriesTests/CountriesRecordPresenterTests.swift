import SnapshotSupport
import Testing

@testable import Countries

@Suite("Countries record: presenter")
struct CountriesRecordPresenterTests {
    private func answer(
        _ list: Result<CountryList, SearchFailure>
    ) async throws -> (Recorded<CountriesRecord>, Status) {
        let presenter = CountriesRecordPresenter(
            interactor: CountryPickerInteractorDouble(list: list), router: RecordingRouter())
        return try await presenter.handle("x").shown
    }

    @Test("A record has the code and the names of each country, and where its holidays are")
    func record() async throws {
        let local = LocalizedText("Deutschland", language: "de")
        let germany = CountryList.Summary(code: Sample.code("DE"), name: .english("Germany"), localNames: [local])
        let found = CountryList.Region(
            country: Sample.code("DE"), code: Sample.region("BY"), name: .english("Bavaria"), countryName: "Germany",
            localName: LocalizedText("Bayern", language: "de"))
        let (page, status) = try await answer(
            .success(CountryList(countries: [germany], regions: [found], age: .seconds(9))))
        let country = CountriesRecord.Country(
            code: Sample.code("DE"), names: [LocalizedText("Germany", language: "en"), local],
            holidays: .to(CountryRecordNavigation.holidays(Sample.code("DE"))))
        let record = CountriesRecord(
            countries: [country],
            regions: [
                CountriesRecord.Region(
                    place: Territory(Sample.code("DE"), Sample.region("BY")),
                    names: [LocalizedText("Bavaria", language: "en"), LocalizedText("Bayern", language: "de")],
                    holidays: .to(
                        CountryRecordNavigation.holidaysOfRegion(Sample.code("DE"), Sample.region("BY"))))
            ], supplyAge: .seconds(9), page: .to(CountryRecordNavigation.picker(search: "x")))
        #expect(page == .record(record) && status == .ok)
    }

    @Test("Nothing found is an empty record, not a problem")
    func empty() async throws {
        let (page, status) = try await answer(.success(CountryList(countries: [], age: nil)))
        let record = try page.found
        #expect(record.countries == [] && record.supplyAge == nil && status == .ok)
    }

    @Test("A failure has the status and the words of the page for people")
    func failures() async throws {
        let (long, badRequest) = try await answer(.failure(.tooLong(limit: 100)))
        #expect(badRequest == .badRequest)
        #expect(long == .problem(ProblemDetails(.badRequest, "Search text must be 100 characters or fewer")))
        let (down, gateway) = try await answer(.failure(.service(.timedOut)))
        #expect(gateway == .gatewayTimeout)
        #expect(down == .problem(ProblemDetails(.gatewayTimeout, "We could not show the list of countries")))
    }
}
