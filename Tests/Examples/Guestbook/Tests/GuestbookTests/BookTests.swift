import Testing
import VIPER
import VIPERTesting

@testable import Guestbook

@Suite("The book", .noOrphanedSnapshots(prefix: "book-"))
struct BookTests {
    private let router = RecordingRouter<BookNavigation>()
    private let ada = BookEntry(name: "Ada", text: "Hello", stamp: .shell)

    private func visit(
        _ interactor: BookInteractorDouble, stamp: Stamp? = nil, form: Form? = nil
    ) async -> RecordedVisit<Never> {
        let presenter = BookPresenter(interactor: interactor, router: router)
        let module = Module(view: BookView(), presenter: presenter)
        return await module.recorded(Visit(.book(stamp: stamp), form: form))
    }

    @Test("An empty book says so")
    func empty() async throws {
        // given
        var interactor = BookInteractorDouble()
        interactor.onEntries = Stub(returning: [])
        // when
        let visit = await visit(interactor)
        // then
        #expect(visit.status == .ok)
        #expect(router.navigations == [.book, .stamps])
        try expectSnapshot(visit, named: "book-empty")
    }

    @Test("T1 Signatures are shown with their stamps, and the form has the stamp that was chosen")
    func signed() async throws {
        var interactor = BookInteractorDouble()
        interactor.onEntries = Stub(returning: [ada, BookEntry(name: "<b>", text: "a & b", stamp: .star)])
        try expectSnapshot(await visit(interactor, stamp: .star), named: "book-signed")
    }

    @Test("A signature is kept, and leads back to the book")
    func sign() async {
        var interactor = BookInteractorDouble()
        interactor.onSign = Stub(returning: .success(()))
        let form = Form([.init("name", "Ada"), .init("text", "Hello"), .init("stamp", "shell")])
        let visit = await visit(interactor, form: form)
        #expect(visit.redirect == router.address(of: .book))
        #expect(interactor.onSign.calls == [BookDraft(name: "Ada", text: "Hello", stamp: .shell)])
    }

    @Test("A broken rule is named at the field, and what was entered stays")
    func refused() async throws {
        var interactor = BookInteractorDouble()
        interactor.onEntries = Stub(returning: [])
        interactor.onSign = Stub(returning: .failure(.textTooLong(limit: 200)))
        let visit = await visit(interactor, form: Form([.init("name", "Ada"), .init("text", "Too long")]))
        #expect(visit.status == .unprocessableContent)
        try expectSnapshot(visit, named: "book-refused")
    }
}
