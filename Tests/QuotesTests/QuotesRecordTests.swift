import SnapshotSupport
import Testing

@testable import Quotes

@Suite("Quotes records: presenters")
struct QuotesRecordPresenterTests {
    @Test(
        "A list has the quotes of the page, and names that page",
        arguments: [
            (QuoteListEvent.opened, QuoteListNavigation.today), (.refreshed(draw: 7), .draw(7)),
            (.searched("x"), .search("x")),
        ])
    func list(event: QuoteListEvent, page: QuoteListNavigation) async throws {
        let list = QuoteList.sample([.sample(), .sample("two", author: nil)], age: .seconds(3))
        let presenter = QuotesRecordPresenter(
            interactor: QuoteListInteractorDouble(result: .success(list)), router: RecordingRouter())
        let record = try await presenter.handle(event).page.found
        #expect(record.supplyAge != nil && record.page == .to(page))
        #expect(
            record.quotes.map(\.id) == list.quotes.map(\.id) && record.quotes.map(\.text) == list.quotes.map(\.text))
        #expect(record.quotes.map(\.author) == ["Marie Curie", nil])
        #expect(record.quotes.first?.page == .to(QuoteListNavigation.page(Sample.id("marie-curie-one"))))
    }

    @Test("F5 A failure has the status of the page")
    func failures() async throws {
        func list(_ failure: SearchFailure) async -> Status? {
            let presenter = QuotesRecordPresenter(
                interactor: QuoteListInteractorDouble(result: .failure(failure)), router: RecordingRouter())
            guard case .show(.problem(let problem), let status) = await presenter.handle(.opened) else { return nil }
            return problem.code == status.code ? status : nil
        }
        #expect(await list(.tooLong(limit: 100)) == .badRequest)
        #expect(await list(.service(.timedOut)) == .gatewayTimeout)
        func quote(_ failure: LookupFailure) async -> Status? {
            let presenter = QuoteRecordPresenter(
                interactor: QuoteDetailInteractorDouble(.failure(failure)), router: RecordingRouter())
            guard case .show(.problem(let problem), let status) = await presenter.handle(.chose(Sample.id("a")))
            else { return nil }
            return problem.code == status.code ? status : nil
        }
        #expect(await quote(.unknown) == .notFound)
        #expect(await quote(.service(.invalid)) == .badGateway)
    }

    @Test("A quote has its author’s page if more is known of the author")
    func author() async throws {
        for person in [QuoteDetail.PersonSummary(id: Sample.id("marie-curie"), occupation: nil), nil] {
            let presenter = QuoteRecordPresenter(
                interactor: QuoteDetailInteractorDouble(.success(.sample(person: person))), router: RecordingRouter())
            let record = try await presenter.handle(.chose(Sample.id("a"))).page.found
            #expect(record.authorPage == person.map { .to(QuoteDetailNavigation.person($0.id)) })
            #expect(record.page == .to(QuoteDetailNavigation.quote(Sample.id("a"))) && record.supplyAge == nil)
        }
    }
}

@Suite("Quotes records: views", .noOrphanedSnapshots(prefix: "record-"))
struct QuotesRecordTests {
    @Test("F1 A list of quotes is JSON")
    func list() async throws {
        let view = QuotesRecordJSONView()
        #expect(view.event(from: Visit(.draw(nil))) == .opened)
        #expect(view.event(from: Visit(.draw(7))) == .refreshed(draw: 7))
        #expect(view.event(from: Visit(.search("x"))) == .searched("x"))
        let list = QuoteList.sample([.sample(), .sample("two", Sample.hostile, language: "ar\"", author: nil)])
        let presenter = QuotesRecordPresenter(
            interactor: QuoteListInteractorDouble(result: .success(list)), router: QuoteListRouter())
        let visit = await Module(view: view, presenter: presenter).recorded(Visit(QuoteListPlace.search("a&b")))
        try expectSnapshot(visit, named: "record-list")
    }

    @Test("F1 A quote is JSON")
    func quote() async throws {
        let view = QuoteRecordJSONView()
        let id: QuotationID = Sample.id("marie-curie-one")
        #expect(view.event(from: Visit(id)) == .chose(id))
        let french = LocalizedText("Une", language: "fr")
        let states: [(String, QuoteDetail)] = [
            ("record-quote", .sample(original: french, originalTitle: french, position: "p. 3", translator: "A. B.")),
            ("record-least", .sample(author: nil, person: nil, work: nil, date: nil, age: .seconds(2))),
        ]
        for (name, state) in states {
            let presenter = QuoteRecordPresenter(
                interactor: QuoteDetailInteractorDouble(.success(state)), router: QuoteDetailRouter())
            try expectSnapshot(await Module(view: view, presenter: presenter).recorded(Visit(id)), named: name)
        }
    }
}
