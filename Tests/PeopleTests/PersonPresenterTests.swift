import SnapshotSupport
import Testing

@testable import People

@Suite("Person: presenter")
struct PersonPresenterTests {
    private func page(
        _ result: Result<PersonInfo, LookupFailure>, search: String = ""
    ) async throws -> (page: PersonPage, status: Status) {
        let presenter = PersonPresenter(interactor: PersonInteractorDouble(result: result), router: RecordingRouter())
        return try await presenter.handle(.opened(Sample.id("marie-curie"), search: search)).shown
    }

    private func link(_ navigation: PersonNavigation) -> Link { .to(navigation) }

    @Test("U1 The page has name, age, photo, biography, address and quotes")
    func facts() async throws {
        let person = try #require(try await page(.success(.sample())).page.person)
        #expect(person.facts?.lived == "1867–1934, 66 years" && person.facts?.age == nil)
        #expect(person.facts?.born?.exact?.text == "7 November 1867")
        #expect(person.facts?.died?.exact?.text == "4 July 1934" && person.facts?.died?.exact?.isoDate == "1934-07-04")
        #expect(person.facts?.address == "36 quai de Béthune, Paris, France")
        #expect(person.biography == "She studied in Paris.")
        #expect(person.portrait.link == link(.portrait(Sample.id("marie-curie"))))
        #expect(person.quotes?.rows.first?.link == link(.quote(Sample.id("marie-curie-one"))))
    }

    @Test("U1 Approximate dates are marked as such")
    func longAgo() async throws {
        let info = PersonInfo.sample(
            birth: Sample.partialDate("-0469", isApproximate: true), death: Sample.partialDate("-0398"))
        let facts = try #require(try await page(.success(info)).page.person?.facts)
        #expect(facts.born?.other == "c. 470 BCE" && facts.died?.other == "399 BCE")
        #expect(facts.lived == "c. 470–399 BCE, about 71 years" && facts.age == nil)
    }

    @Test("U2 The link back leads to the search that the visitor came from, and a repeated visit keeps it")
    func back() async throws {
        let id: PersonID = Sample.id("marie-curie")
        for search in ["", "curie"] {
            let shown = try await page(.success(.sample()), search: search).page
            #expect(shown.back.label == "People" && shown.back.link == link(.list(search: search)))
            #expect(shown.head.canonical == link(.person(id)) && shown.person?.page == link(.person(id)))
            #expect(try await page(.failure(.unknown), search: search).page.back.link == link(.list(search: search)))
            let failed = try await page(.failure(.service(.timedOut)), search: search).page
            #expect(failed.notice?.actions.first?.link == link(.again(id, search: search)))
            let partly = try await page(.success(.sample(quotes: .failure(.timedOut))), search: search).page
            #expect(partly.person?.quotes?.notice?.actions.first?.link == link(.again(id, search: search)))
        }
    }

    @Test("U1 unknown") func unknown() async throws {
        #expect(try await page(.failure(.unknown)).status == .notFound)
    }

    @Test("U1 error") func error() async throws {
        #expect(try await page(.failure(.service(.timedOut))).status == .gatewayTimeout)
    }
}
