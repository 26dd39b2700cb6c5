import SnapshotSupport
import Testing

@testable import Countries

@Suite("Countries record: CSV and XML", .noOrphanedSnapshots(prefix: "table-"))
struct CountriesRecordTableTests {
    private static let countries = CountryList(
        countries: [
            CountryList.Summary(
                code: Sample.code("CD"), name: .english("Congo - Kinshasa"),
                localNames: [LocalizedText("Congo-Kinshasa", language: "fr"), LocalizedText("Kongo", language: "ln")]),
            CountryList.Summary(
                code: Sample.code("DE"), name: .english(Sample.hostile),
                localNames: [LocalizedText("=1+1, \u{8}" + Sample.rightToLeft, language: "ar")]),
        ],
        regions: [
            CountryList.Region(
                country: Sample.code("DE"), code: Sample.region("BY"), name: .english("=Bavaria"),
                countryName: "Germany",
                localName: LocalizedText("Bayern", language: "de"))
        ], age: .seconds(60))

    private func compare<V: RecordView<String, String, CountriesRecord>>(
        _ view: V, _ name: String
    ) async throws {
        #expect(view.event(from: Visit("co")) == "co")
        let presenter = CountriesRecordPresenter(
            interactor: CountryPickerInteractorDouble(list: .success(Self.countries)), router: CountryRecordRouter())
        let visit = await Module(view: view, presenter: presenter).recorded(Visit("co"))
        try expectSnapshot(visit, named: name)
    }

    @Test("F1 A table has a row for each country, and no cell that is a formula")
    func csv() async throws { try await compare(CountriesRecordCSVView(), "table-csv") }

    @Test("F1 XML has an element for each country, and no character that XML does not have")
    func xml() async throws { try await compare(CountriesRecordXMLView(), "table-xml") }
}
