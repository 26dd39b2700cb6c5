import Almanac
import HTML
import Layout
import TestSupport
import Testing
import VIPER

@testable import People

struct PersonInteractorDouble: PersonInteracting {
    let result: Result<PersonInfo, PersonFailure>
    var picture: PersonPicture?

    func picture(of _: PersonID) async -> PersonPicture? { picture }

    func person(_: PersonID) async throws(PersonFailure) -> PersonInfo { try result.get() }
}

extension PersonInfo {
    static func sample(
        _ name: String = "Marie Curie", given: String? = "Marie", family: String? = "Curie",
        occupation: String? = "physicist", birth: PartialDate? = Sample.partialDate("1867-11-07"),
        death: PartialDate? = Sample.partialDate("1934-07-04"),
        address: [String] = ["36 quai de Béthune", "Paris", "France"],
        biography: String? = "She studied in Paris.",
        quotes: Result<[Quote], ServiceFailure> = .success([
            Quote(id: Sample.id("marie-curie-one"), text: LocalizedText("One\ntwo", language: "en"))
        ]), supplyAge: Duration? = nil
    ) -> PersonInfo {
        var age: Age?
        if let birth, let death { age = Age(from: birth, to: death) }
        return PersonInfo(
            id: Sample.id("marie-curie"), name: Name(whole: name, given: given, family: family), occupation: occupation,
            birth: birth, death: death, age: age, address: address, biography: biography, quotes: quotes,
            supplyAge: supplyAge)
    }
}

@Suite("Person: interactor")
struct PersonInteractorTests {
    private func interactor(
        _ people: PersonServiceDouble, quotes: QuoteServiceDouble = QuoteServiceDouble([])
    ) -> PersonInteractor {
        PersonInteractor(people: people, quotes: quotes, clock: ClockDouble(Sample.day("2026-11-21")))
    }

    @Test("U1 U2 From an ID alone the Interactor loads the person and their quotes")
    func found() async throws {
        let theirs = Sample.quotation("One")
        let others = [
            Sample.quotation("Two", by: nil), Sample.quotation("Three", by: Quotation.Author(name: "Marie Curie")),
        ]
        let info = try await interactor(
            PersonServiceDouble([Sample.socrates, Sample.curie]), quotes: QuoteServiceDouble([theirs] + others)
        ).person(Sample.curie.id)
        #expect(info.name.whole == "Marie Curie" && info.age?.years == 66)
        #expect(info.address == ["36 quai de Béthune", "Paris", "France"])
        #expect(try info.quotes.get().map(\.id) == [theirs.id])
    }

    @Test("U1 A person without dates, address and quotes is still shown")
    func little() async throws {
        let info = try await interactor(PersonServiceDouble([Sample.yosano])).person(Sample.yosano.id)
        #expect(info.age == nil && info.address.isEmpty && info.biography == nil)
        #expect(try info.quotes.get().isEmpty)
    }

    @Test("U1 The quotes may fail alone; an unknown ID differs from a failing service")
    func failing() async throws {
        let people = PersonServiceDouble([Sample.curie])
        let info = try await interactor(people, quotes: QuoteServiceDouble(failing: .timedOut)).person(Sample.curie.id)
        #expect(info.quotes == .failure(.timedOut))
        await #expect(throws: PersonFailure.unknown) { try await interactor(people).person(Sample.id("x")) }
        await #expect(throws: PersonFailure.service(.invalid)) {
            try await interactor(PersonServiceDouble(failing: .invalid)).person(Sample.id("x"))
        }
    }
}

@Suite("Person: presenter, router, view and snapshots")
struct PersonPresenterTests {
    private func page(_ result: Result<PersonInfo, PersonFailure>) async throws -> (page: PersonPage, status: Status) {
        let presenter = PersonPresenter(
            interactor: PersonInteractorDouble(result: result), router: PersonRouter(), assets: Sample.assets)
        let event = PersonView().event(from: Visit(Sample.id("marie-curie")))
        guard case .show(let page, let status) = await presenter.handle(event) else { throw PersonFailure.unknown }
        return (page, status)
    }

    private func compare(_ name: String, _ result: Result<PersonInfo, PersonFailure>) async throws {
        try expectSnapshot(PersonView().render(try await page(result).page), named: "person-\(name)")
    }

    @Test("U3 loading; a portrait has no loading state") func loading() throws {
        let presenter = PersonPresenter(
            interactor: PersonInteractorDouble(result: .failure(.unknown)), router: PersonRouter(),
            assets: Sample.assets)
        let page = try #require(presenter.loading(.opened(Sample.id("marie-curie")))).page
        #expect(page.loading == "Loading" && page.frame.title == "Person")
        #expect(page.frame.canonical?.description == "/people/marie-curie")
        #expect(presenter.loading(.portrayed(Sample.id("marie-curie")))?.page == nil)
        try expectSnapshot(PersonView().render(page), named: "person-loading")
    }

    @Test("U1 The page has name, age, photo, biography, address and quotes")
    func facts() async throws {
        let person = try #require(try await page(.success(.sample())).page.person)
        #expect(person.facts?.age == "died aged 66" && person.facts?.born == "7 November 1867")
        #expect(person.facts?.died == "4 July 1934")
        #expect(person.facts?.address == "36 quai de Béthune, Paris, France")
        #expect(person.biography == "She studied in Paris.")
        #expect(person.portrait.link.description == "/people/marie-curie/portrait")
        #expect(person.quotes?.rows.first?.link.description == "/quotes/marie-curie-one")
    }

    @Test("U1 Approximate dates are marked as such")
    func longAgo() async throws {
        let info = PersonInfo.sample(
            birth: Sample.partialDate("-0469", isApproximate: true), death: Sample.partialDate("-0398"))
        let facts = try #require(try await page(.success(info)).page.person?.facts)
        #expect(facts.born == "c. 470 BCE" && facts.died == "399 BCE" && facts.age == "died aged about 71")
    }

    @Test("A5 The Router prints the addresses")
    func links() {
        #expect(PersonRouter().link(to: .list).description == "/people")
        #expect(PersonRouter().link(to: .person(Sample.id("a-b"))).description == "/people/a-b")
    }

    @Test("U1 normal") func normal() async throws { try await compare("normal", .success(.sample())) }

    @Test("U1 little") func little() async throws {
        try await compare(
            "little",
            .success(
                .sample(
                    "Someone", given: nil, family: nil, occupation: nil, birth: nil, death: nil, address: [],
                    biography: nil,
                    quotes: .success([]))))
    }

    @Test("U1 quotes failed") func quotesFailed() async throws {
        try await compare(
            "quotes-failed",
            .success(.sample(quotes: .failure(.unavailable(retryAfter: nil)), supplyAge: .seconds(600))))
    }

    @Test("U1 unknown") func unknown() async throws {
        try await compare("unknown", .failure(.unknown))
        #expect(try await page(.failure(.unknown)).status == .notFound)
    }

    @Test("U1 error") func error() async throws {
        try await compare("error", .failure(.service(.timedOut)))
        #expect(try await page(.failure(.service(.timedOut))).status == .gatewayTimeout)
    }

    @Test("U1 long text") func longText() async throws {
        try await compare("long-text", .success(.sample(Sample.long, biography: Sample.long)))
    }

    @Test("U1 right-to-left") func rightToLeft() async throws {
        let quote = PersonInfo.Quote(id: Sample.id("a"), text: LocalizedText(Sample.rightToLeft, language: "ar"))
        try await compare("right-to-left", .success(.sample(Sample.rightToLeft, quotes: .success([quote]))))
    }

    @Test("U1 hostile text") func hostile() async throws {
        let quote = PersonInfo.Quote(id: Sample.id("a"), text: LocalizedText(Sample.hostile, language: "\"><script>"))
        try await compare(
            "hostile",
            .success(
                .sample(
                    Sample.hostile, given: Sample.hostile, family: Sample.hostile, occupation: Sample.hostile,
                    address: [Sample.hostile], biography: Sample.hostile, quotes: .success([quote]))))
    }
}
