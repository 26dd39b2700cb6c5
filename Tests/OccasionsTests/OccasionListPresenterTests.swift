import SnapshotSupport
import Testing

@testable import Occasions

@Suite("Occasions list: presenter")
struct OccasionListPresenterTests {
    private func presenter(
        _ result: Result<OccasionList, ServiceFailure>
    ) -> OccasionListPresenter<OccasionListInteractorDouble, RecordingRouter<OccasionListNavigation>> {
        OccasionListPresenter(interactor: OccasionListInteractorDouble(result: result), router: RecordingRouter())
    }

    private func page(
        _ result: Result<OccasionList, ServiceFailure>
    ) async throws -> (page: OccasionListPage, status: Status) {
        return try await presenter(result).handle(.opened).shown
    }

    @Test("W3 Each tradition with occasions is a group; a row says what, when, and in how many countries")
    func groups() async throws {
        let groups = try await page(.success(.sample)).page.groups
        #expect(groups.map(\.name) == ["Christian", "Folk custom"] && groups.map(\.word) == ["christian", "folk"])
        #expect(groups[0].rows.map(\.name) == ["Christmas Day", "Epiphany"])
        #expect(groups[0].rows.map(\.keepers) == ["160 countries, 3 in part", "1 country"])
        #expect(groups[1].rows.map(\.keepers) == [nil] && groups[0].rows[0].rule == "25 December")
        #expect(groups[0].rows[1].link == .to(OccasionListNavigation.occasion(Sample.epiphany.id)))
    }

    @Test(
        "W3 The number of countries is in words",
        arguments: [
            (0, 1, "1 country in part"), (0, 2, "2 countries in part"), (2, 0, "2 countries"),
            (1, 2, "1 country, 2 in part"),
        ])
    func keepers(countries: Int, inPart: Int, text: String) {
        #expect(OccasionsWords().keepers(countries, inPart: inPart) == text)
    }

    @Test("W3 The groups of more than forty occasions are folded", arguments: [40, 41])
    func folded(count: Int) async throws {
        let list = OccasionList(year: 2026, occasions: Array(repeating: OccasionList.sample.occasions[0], count: count))
        let groups = try await page(.success(list)).page.groups
        #expect(groups.map(\.isOpen) == [count == 40] && groups.map(\.count) == ["\(count)"])
    }

    @Test("F1 The page leads to the search and says where its record is")
    func links() async throws {
        let page = try await page(.success(.sample)).page
        #expect(page.search.action == .to(OccasionListNavigation.search))
        #expect(page.head.alternates.map(\.link) == [.to(OccasionListNavigation.record(.json))])
        #expect(page.head.canonical == .to(OccasionListNavigation.list))
        let summary = "3 occasions. The numbers are those of countries with a public holiday in 2026."
        #expect(page.summary == summary && page.notice == nil)
    }

    @Test("The loading page has the head of the final page, even if that is a failure")
    func loading() async throws {
        let loading = try #require(presenter(.failure(.invalid)).loading(.opened)).page
        #expect(loading.loading == "Loading")
        for result in [Result.success(OccasionList.sample), .failure(ServiceFailure.invalid)] {
            #expect(try await page(result).page.head.title == loading.head.title)
        }
    }

    @Test("A source without occasions, and one that fails, have a text in place of the list")
    func nothing() async throws {
        let empty = try await page(.success(OccasionList(year: 2026, occasions: [])))
        #expect(empty.page.nothing != nil && empty.page.groups.isEmpty && empty.status == .ok)
        let failed = try await page(.failure(.timedOut))
        #expect(failed.page.notice != nil && failed.status == .gatewayTimeout)
        #expect(failed.page.notice?.actions.first?.link == .to(OccasionListNavigation.list))
    }
}
