import TestSupport
import Testing

@testable import Changes

@Suite("Changes: interactor")
struct ChangeFeedInteractorTests {
    private func changes(
        _ result: Result<[Revision]?, ServiceFailure>, of code: String = "DE",
        countries: CountryServiceDouble = CountryServiceDouble([Sample.germany])
    ) async throws -> CountryChanges {
        try await ChangeFeedInteractor(countries: countries, changes: ChangeServiceDouble(result))
            .changes(of: Sample.code(code))
    }

    @Test("F8 The changes of a country are those of the service, in its order")
    func found() async throws {
        let revisions = ["2026-11-22", "2026-11-21"].enumerated().map { number, date in
            Revision(date: Sample.day(date), changes: [.sample(.added, days: number + 1)], unlisted: number)
        }
        let found = try await changes(.success(revisions))
        #expect(found.countryName.text == "Germany" && found.revisions.map(\.date) == revisions.map(\.date))
        #expect(found.revisions.map(\.changes) == revisions.map(\.changes))
        #expect(found.revisions.map(\.unlisted) == [0, 1])
    }

    @Test("F8 D2 An unknown country, a source that keeps no changes and one that fails are told apart")
    func failures() async throws {
        await #expect(throws: ChangeFeedFailure.unknownCountry) { try await changes(.success([]), of: "QQ") }
        await #expect(throws: ChangeFeedFailure.unrecorded(country: "Germany")) { try await changes(.success(nil)) }
        await #expect(throws: ChangeFeedFailure.unrecorded(country: "Germany")) { try await changes(.success([])) }
        await #expect(throws: ChangeFeedFailure.service(.invalid, country: "Germany")) {
            try await changes(.failure(.invalid))
        }
        await #expect(throws: ChangeFeedFailure.service(.timedOut, country: nil)) {
            try await changes(.success([]), countries: CountryServiceDouble(failing: .timedOut))
        }
    }

    @Test("F8 A source without changes has none")
    func none() async throws {
        #expect(try await NoChanges().revisions(of: Sample.code("DE")) == nil)
    }
}
