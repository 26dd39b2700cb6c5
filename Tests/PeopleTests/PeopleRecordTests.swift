import SnapshotSupport
import Testing

@testable import People

@Suite("People records: presenters")
struct PeopleRecordPresenterTests {
    @Test("A list has the people of the page, with dates in place of ages")
    func list() async throws {
        var person = PeopleList.Summary.sample()
        person.birth = Sample.partialDate("1867-11-07")
        let presenter = PeopleRecordPresenter(
            interactor: PersonListInteractorDouble(result: .success(PeopleList(people: [person], age: .seconds(1)))),
            router: RecordingRouter())
        let record = try await presenter.handle(.searched("x")).page.found
        #expect(record.supplyAge != nil && record.page == .to(PersonNavigation.list(search: "x")))
        let found = try #require(record.people.first)
        #expect(found.id == person.id && found.name == person.name && found.birth == person.birth)
        #expect(found.death == nil && found.page == .to(PersonNavigation.person(person.id)))
        #expect(found.portrait == .to(PersonNavigation.portrait(person.id)))
    }

    @Test("F5 A failure has the status of the page")
    func failures() async throws {
        func list(_ failure: SearchFailure) async -> Status? {
            let presenter = PeopleRecordPresenter(
                interactor: PersonListInteractorDouble(result: .failure(failure)), router: RecordingRouter())
            guard case .show(.problem(let problem), let status) = await presenter.handle(.searched("")) else {
                return nil
            }
            return problem.code == status.code ? status : nil
        }
        #expect(await list(.tooLong(limit: 100)) == .badRequest)
        #expect(await list(.service(.timedOut)) == .gatewayTimeout)
        func person(_ failure: LookupFailure) async -> Status? {
            let presenter = PersonRecordPresenter(
                interactor: PersonInteractorDouble(result: .failure(failure)), router: RecordingRouter())
            guard case .show(.problem(let problem), let status) = await presenter.handle(.opened(Sample.id("a")))
            else { return nil }
            return problem.code == status.code ? status : nil
        }
        #expect(await person(.unknown) == .notFound)
        #expect(await person(.service(.invalid)) == .badGateway)
    }

    @Test("Without their source the quotes of a person are left out; the person is not")
    func quotes() async throws {
        for (quotes, count) in [(PersonInfo.sample().quotes, 1), (.failure(.timedOut), nil)] as [(_, Int?)] {
            let presenter = PersonRecordPresenter(
                interactor: PersonInteractorDouble(result: .success(.sample(quotes: quotes))), router: RecordingRouter()
            )
            let record = try await presenter.handle(.opened(Sample.id("marie-curie"))).page.found
            #expect(record.quotes?.count == count)
            #expect(
                record.quotes?.first?.page
                    == count.map { _ in .to(PersonNavigation.quote(Sample.id("marie-curie-one"))) })
            #expect(record.card == .to(PersonNavigation.record(record.person.id, .vcf)))
        }
    }
}

@Suite("People records: views", .noOrphanedSnapshots(prefix: "record-"))
struct PeopleRecordTests {
    private let router = PersonRouter()
    private let id: PersonID = Sample.id("marie-curie")

    @Test("F1 The people are JSON")
    func list() async throws {
        let view = PeopleRecordJSONView()
        #expect(view.event(from: Visit("x")) == .searched("x"))
        var socrates = PeopleList.Summary.sample("socrates", Sample.hostile)
        socrates.birth = Sample.partialDate("-0469", isApproximate: true)
        socrates.death = Sample.partialDate("-0398-05")
        let presenter = PeopleRecordPresenter(
            interactor: PersonListInteractorDouble(result: .success(PeopleList(people: [socrates, .sample()]))),
            router: router)
        try expectSnapshot(await Module(view: view, presenter: presenter).recorded(Visit("")), named: "record-list")
    }

    private func compare<V: RecordView<PersonID, PersonEvent, PersonRecord>>(
        _ view: V, _ info: PersonInfo, _ name: String
    ) async throws {
        #expect(view.event(from: Visit(id)) == .opened(id))
        let presenter = PersonRecordPresenter(
            interactor: PersonInteractorDouble(result: .success(info)), router: router)
        try expectSnapshot(await Module(view: view, presenter: presenter).recorded(Visit(id)), named: name)
    }

    private static let least = PersonInfo.sample(
        Sample.rightToLeft, given: nil, family: nil, occupation: nil,
        birth: Sample.partialDate("-0469", isApproximate: true), death: Sample.partialDate("-0398"), address: nil,
        biography: nil, quotes: .failure(.timedOut), supplyAge: .seconds(1))

    @Test("F1 A person is JSON")
    func json() async throws {
        try await compare(PersonRecordJSONView(), .sample(), "record-person")
        try await compare(PersonRecordJSONView(), Self.least, "record-least")
    }

    @Test("F1 A person is a card, with absolute addresses if the site has a public one")
    func card() async throws {
        let edition = Edition(base: "https://almanac.example")
        try await compare(PersonRecordCardView(edition: edition), .sample(), "record-card")
        try await compare(PersonRecordCardView(edition: Edition()), Self.least, "record-card-least")
    }

    @Test("A record names the pages for people, and the card")
    func links() {
        #expect(router.link(to: .list(search: "c&d")).description == "/people?q=c%26d")
        #expect(router.link(to: .person(id)).description == "/people/marie-curie")
        #expect(router.link(to: .portrait(id)).description == "/people/marie-curie/portrait")
        #expect(router.link(to: .quote(Sample.id("a"))).description == "/quotes/a")
        #expect(router.link(to: .record(id, .vcf)).description == "/people/marie-curie.vcf")
    }
}
