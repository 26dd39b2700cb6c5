import TestSupport
import Testing

@testable import Changes

@Suite("What has changed: interactor")
struct ChangeListInteractorTests {
    private func list(
        _ revisions: Result<[Revision]?, ServiceFailure>,
        countries: CountryServiceDouble = CountryServiceDouble([Sample.germany, Sample.ukraine])
    ) async throws -> ChangeList {
        try await ChangeListInteractor(countries: countries, changes: ChangeServiceDouble(revisions)).changes()
    }

    private func revision(_ date: String, unlisted: Int = 0) -> Revision {
        Revision(date: Sample.day(date), changes: [.sample(.added)], unlisted: unlisted)
    }

    @Test("F8 The changes of all countries are kept by day, the newest first, in the order of the countries")
    func days() async throws {
        let list = try await list(.success([revision("2026-11-25", unlisted: 3), revision("2026-11-21")]))
        #expect(list.days.map(\.date.description) == ["2026-11-25", "2026-11-21"])
        #expect(list.days.map { $0.countries.map(\.name.text) } == [["Germany", "Ukraine"], ["Germany", "Ukraine"]])
        #expect(list.days[0].countries[0].changes == [.sample(.added)] && list.days[0].countries[0].unlisted == 3)
    }

    @Test("F8 Old days are left out as a whole, so that the page does not grow for ever; the newest day never is")
    func most() async throws {
        let days = (1...28).map { revision("2026-02-\($0 < 10 ? "0" : "")\($0)") }.reversed()
        let few = try await list(.success(Array(days)))
        #expect(few.days.count == 28)
        let country = Sample.germany
        let many = CountryServiceDouble(Array(repeating: country, count: 150))
        #expect(try await list(.success(Array(days)), countries: many).days.map(\.date.day) == [28, 27])
        let more = CountryServiceDouble(Array(repeating: country, count: 301))
        #expect(try await list(.success(Array(days)), countries: more).days.map(\.date.day) == [28])
    }

    @Test("F8 D2 A source that keeps no changes and one that fails are told apart")
    func failures() async {
        await #expect(throws: ChangeListFailure.unrecorded) { try await list(.success(nil)) }
        await #expect(throws: ChangeListFailure.unrecorded) { try await list(.success([])) }
        await #expect(throws: ChangeListFailure.service(.invalid)) { try await list(.failure(.invalid)) }
        await #expect(throws: ChangeListFailure.service(.timedOut)) {
            try await list(.success([]), countries: CountryServiceDouble(failing: .timedOut))
        }
    }
}
