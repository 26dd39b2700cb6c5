import SnapshotSupport
import Testing

@testable import Changes

@Suite("Changes: presenter")
struct ChangeFeedPresenterTests {
    private func answer(
        _ result: Result<CountryChanges, ChangeFeedFailure>
    ) async throws -> (Recorded<ChangeFeedRecord>, Status) {
        let presenter = ChangeFeedPresenter(
            interactor: ChangeFeedInteractorDouble(result: result), router: RecordingRouter(), format: .atom)
        return try await presenter.handle(Sample.code("DE")).shown
    }

    private func record(_ changes: CountryChanges) async throws -> ChangeFeedRecord {
        let record = try await answer(.success(changes)).0.found
        return record
    }

    @Test("F8 Each change has words, and the page with its holiday")
    func entries() async throws {
        let record = try await record(.sample(DataChange.all, country: "United Kingdom"))
        #expect(record.title.text == "Changes of the holidays in the United Kingdom")
        let entries = try #require(record.revisions.first?.changes)
        #expect(entries.map(\.change) == DataChange.all)
        #expect(
            entries.map(\.title.text) == [
                "Unity Day moved", "Unity Day removed", "Unity Day added", "Unity Day confirmed",
                "Unity Day is an estimate", "Unity Day renamed", "Unity Day: who keeps it",
                "Details of holidays in the United Kingdom", "Holidays in the United Kingdom",
            ])
        #expect(entries[0].text.text == "From Friday 2 October 2026 to Saturday 3 October 2026.")
        #expect(entries[2].text.text == "New in our data: 5 days from 3 October 2026 to 3 October 2030.")
        #expect(entries[5].text.text == "Its name was Day of Unity: Saturday 3 October 2026.")
        #expect(entries[8].text.text == "The first edition of our data, with 1 day.")
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .all, isEverywhere: true))
        #expect(entries[0].page == Link.to(ChangeFeedNavigation.year(year)))
        #expect(entries[7].page == Link.to(ChangeFeedNavigation.country(Sample.code("DE"))))
        #expect(record.feed == Link.to(ChangeFeedNavigation.feed(Sample.code("DE"), .atom)))
        #expect(record.page == Link.to(ChangeFeedNavigation.country(Sample.code("DE"))))
    }

    @Test("F8 An earlier name that reads from the right does not reorder the sentence")
    func direction() async throws {
        let record = try await record(.sample([.sample(.renamed, former: Sample.rightToLeft)]))
        let text = try #require(record.revisions.first?.changes.first?.text.text)
        #expect(text.hasPrefix("Its name was \u{2068}") && text.hasSuffix("\u{2069}: Saturday 3 October 2026."))
    }

    @Test("F8 What is not listed is counted")
    func unlisted() async throws {
        let record = try await record(.sample([.sample(.added)], unlisted: 7))
        #expect(record.revisions.map(\.unlisted) == [7, 0])
        #expect(record.revisions.map(\.rest?.text) == ["7 more changes", nil])
    }

    @Test("F8 The id of each entry is its own, and does not depend on the other entries")
    func ids() async throws {
        let record = try await record(.sample(DataChange.all))
        let ids = record.revisions.flatMap { revision in revision.changes.map { record.id(of: $0, in: revision) } }
        #expect(Set(ids).count == ids.count && ids.count == 10)
        #expect(ids[0] == ["holidays", "DE", "changes", "2026-11-22", "moved", "Unity Day", "2026-10-03"])
        let alone = try await self.record(.sample([DataChange.all[2]]))
        let revision = try #require(alone.revisions.first)
        #expect(alone.id(of: try #require(revision.changes.first), in: revision) == ids[2])
    }

    @Test(
        "F8 H4 D2 A failure has its status, and says what is wrong",
        arguments: [
            (ChangeFeedFailure.unknownCountry, Status.notFound, "No country has the code “DE”"),
            (
                .unrecorded(country: "United Kingdom"), .notFound,
                "Our source does not say what has changed in the holidays of the United Kingdom."
            ),
            (.service(.invalid, country: "Germany"), .badGateway, "We could not show the changes in Germany"),
            (.service(.timedOut, country: nil), .gatewayTimeout, "We could not show the changes in DE"),
        ])
    func failures(failure: ChangeFeedFailure, status: Status, detail: String) async throws {
        let (page, found) = try await answer(.failure(failure))
        #expect(found == status && page == .problem(ProblemDetails(status, detail)))
    }
}
