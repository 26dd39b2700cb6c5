import AlmanacValues
import Layout
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import People

@Suite("People list: presenter")
struct PersonListPresenterTests {
    private func presenter(_ result: Result<PeopleList, PersonListFailure>) -> PersonListPresenter<
        PersonListInteractorDouble, RecordingRouter<PersonListNavigation>
    > {
        PersonListPresenter(
            interactor: PersonListInteractorDouble(result: result), router: RecordingRouter())
    }

    private func page(
        _ result: Result<PeopleList, PersonListFailure>, search: String = ""
    ) async throws -> (page: PersonListPage, status: Status) {
        guard case .show(let page, let status) = await presenter(result).handle(.searched(search))
        else { throw PersonListFailure.service(.invalid) }
        return (page, status)
    }

    private func age(_ birth: String, _ death: String) throws -> Age {
        try #require(Age(from: Sample.partialDate(birth), to: Sample.partialDate(death)))
    }

    private func link(_ navigation: PersonListNavigation) -> Link { .to(navigation) }

    @Test("U1 U2 Each row has name, age and photo, and its link carries only an ID")
    func rows() async throws {
        let list = PeopleList(people: [
            .sample(age: try age("1867-11-07", "1934-07-04")),
            .sample("socrates", "Socrates", age: try age("-0469", "-0398")),
            .sample("living", "Living", age: try age("1946-01-01", "2026-01-01"), isDead: false), .sample("x", "X"),
        ])
        let rows = try #require(try await page(.success(list)).page.list).rows
        #expect(rows.map(\.age) == ["died aged 66", "died aged about 71", "aged 80", nil])
        #expect(rows[0].link == link(.person(Sample.id("marie-curie"), search: "")))
        let found = try await page(.success(list), search: "curie").page.list?.rows.first
        #expect(found?.link == link(.person(Sample.id("marie-curie"), search: "curie")))
        #expect(rows[0].portrait == link(.portrait(Sample.id("marie-curie"))))
    }

    @Test("The loading page has the frame of the final page, even if that is a failure")
    func loading() async throws {
        let loading = try #require(presenter(.failure(.service(.invalid))).loading(.searched(""))).page
        #expect(loading.loading == "Loading")
        for result in [Result.success(PeopleList(people: [.sample()])), .failure(PersonListFailure.service(.invalid))] {
            let final = try await page(result).page
            #expect(final.head.title == loading.head.title && final.head.canonical == loading.head.canonical)
        }
    }

    @Test("U1 too long a search") func tooLong() async throws {
        #expect(try await page(.failure(.tooLong(limit: 100))).status == .badRequest)
    }

    @Test("U1 error") func error() async throws {
        #expect(try await page(.failure(.service(.timedOut))).status == .gatewayTimeout)
    }
}
