import Foundation
import SnapshotSupport
import Testing

@testable import Countries

@Suite("Countries record: JSON and snapshots", .noOrphanedSnapshots(prefix: "record-"))
struct CountriesRecordJSONViewTests {
    private func compare(_ name: String, _ list: Result<CountryList, SearchFailure>) async throws {
        let presenter = CountriesRecordPresenter(
            interactor: CountryPickerInteractorDouble(list: list), router: CountryRecordRouter())
        let module = Module(view: CountriesRecordJSONView(), presenter: presenter)
        let visit = await module.recorded(Visit("co"))
        let bytes = try #require(visit.rendering).bytes
        #expect(try JSONSerialization.jsonObject(with: Data(bytes)) is [String: Any])
        try expectSnapshot(visit, named: "record-\(name)")
    }

    @Test("The search text is the event")
    func event() {
        #expect(CountriesRecordJSONView().event(from: Visit("co")) == "co")
    }

    @Test("normal") func normal() async throws {
        let congo = CountryList.Summary(
            code: Sample.code("CD"), name: .english("Congo - Kinshasa"),
            localNames: [LocalizedText("Congo-Kinshasa", language: "fr")])
        let ivory = CountryList.Summary(code: Sample.code("CI"), name: .english("Côte d’Ivoire"), localNames: [])
        try await compare(
            "normal",
            .success(
                CountryList(
                    countries: [congo, ivory],
                    regions: [
                        CountryList.Region(
                            country: Sample.code("CO"), code: Sample.region("COR"), name: .english("Córdoba"),
                            countryName: "Colombia", localName: nil)
                    ], age: nil)))
    }

    @Test("empty, and stale") func empty() async throws {
        try await compare("empty", .success(CountryList(countries: [], age: .seconds(60))))
    }

    @Test("error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: .seconds(30)))))
    }

    @Test("hostile text") func hostile() async throws {
        let country = CountryList.Summary(
            code: Sample.code("DE"), name: .english(Sample.hostile),
            localNames: [LocalizedText(Sample.rightToLeft, language: "ar\"")])
        try await compare("hostile", .success(CountryList(countries: [country], age: nil)))
    }
}
