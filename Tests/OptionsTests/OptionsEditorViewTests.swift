import SnapshotSupport
import Testing

@testable import Options

@Suite("Options: view and snapshots", .noOrphanedSnapshots())
struct OptionsEditorViewTests {
    private let view = OptionsEditorView(assets: Sample.assets)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(
        _ name: String, _ event: OptionsEditorEvent,
        _ interactor: OptionsEditorInteractorDouble = OptionsEditorInteractorDouble(), for ticket: OptionsTicket? = nil
    ) async throws {
        let presenter = OptionsEditorPresenter(interactor: interactor, router: OptionsEditorRouter(ticket: ticket))
        let page = try await presenter.handle(event).shown.page
        try expectSnapshot(of: page, in: view, named: "options-\(name)")
    }

    private let broken = OptionsEditorInteractorDouble(
        options: .failure(
            .rules([.nameTooLong(limit: 60), .unknownCountry("QQ"), .unknownRegion("ZZ"), .unknownLook])),
        entered: .failure(.rules([.nameUnprintable])))

    @Test("A1 The view decodes the form's three buttons, and the page's states")
    func events() {
        let entry = OptionsEntry(name: "Ada", country: "DE", look: "dark")
        func sent(_ action: String?) -> OptionsEditorEvent {
            let fields = [Form.Field("name", "Ada"), .init("country", "DE"), .init("look", "dark")]
            return view.event(from: Visit(.form, form: Form(fields + (action.map { [.init("action", $0)] } ?? []))))
        }
        #expect(sent("save") == .pressedSave(entry))
        let place = Form([Form.Field("country", "DE"), .init("region", "BY")])
        #expect(
            view.event(from: Visit(.place, form: place)) == .pressedPlace(OptionsEntry(country: "DE", region: "BY")))
        #expect(view.event(from: Visit(.place)) == .opened)
        let language = Form([Form.Field("language", "en"), .init("page", "/data")])
        #expect(view.event(from: Visit(.language, form: language)) == .pressedLanguage(.english, page: "/data"))
        #expect(view.event(from: Visit(.language, form: Form([.init("language", "xx")]))) == .opened)
        #expect(view.event(from: Visit(.language)) == .opened)
        #expect(sent(nil) == .pressedSave(entry) && sent("x") == .pressedSave(entry))
        #expect(sent("choose-country") == .pressedChooseCountry(entry))
        #expect(sent("remove-country") == .pressedRemoveCountry(entry))
        #expect(view.event(from: Visit(.form, form: Form([]))) == .pressedSave(OptionsEntry()))
        #expect(view.event(from: Visit(.form)) == .opened)
        #expect(view.event(from: Visit(.saved)) == .openedSaved)
        #expect(view.event(from: Visit(.draft)) == .cameBack)
        #expect(view.event(from: Visit(OptionsPlace(.close, for: .start))) == .closed)
    }

    @Test("O2 A problem leads to its field's control: the first radio button for the look")
    func problems() {
        let links = [OptionsField.name, .country, .look].map { FieldProblem(text: "", field: $0).link.description }
        #expect(links == ["#name", "#choose-country", "#look-system"])
    }

    @Test("O2 A failing service gives its status, and the form keeps its input")
    func failing() async throws {
        let failing = OptionsEditorInteractorDouble(options: .failure(.service(.timedOut)))
        try await compare("error", .pressedSave(OptionsEntry()), failing)
    }

    @Test("H6 loading") func loading() throws {
        let presenter = OptionsEditorPresenter(
            interactor: OptionsEditorInteractorDouble(), router: OptionsEditorRouter(ticket: .start))
        let page = try #require(presenter.loading(.opened)).page
        try expectSnapshot(of: page, in: view, named: "options-loading")
    }

    @Test("O2 normal") func normal() async throws { try await compare("normal", .opened) }

    @Test("A10 as a sub-flow") func subflow() async throws { try await compare("subflow", .opened, for: .start) }

    @Test("O2 just saved") func justSaved() async throws {
        try await compare("saved", .openedSaved)
    }

    @Test("O2 If the browser did not keep the cookie, a notice says so, and the form keeps its input") func notKept()
        async throws
    {
        let other = OptionsEditorState(name: "Bo", country: nil, look: .light)
        let refusing = OptionsEditorInteractorDouble(
            state: other, saving: .refused(OptionsEditorInteractorDouble().state))
        try await compare("not-kept", .openedSaved, refusing)
    }

    @Test("O2 wrong input") func wrongInput() async throws {
        try await compare("wrong", .pressedSave(OptionsEntry()), broken)
    }

    @Test("O2 nothing chosen") func empty() async throws {
        try await compare(
            "empty", .opened,
            OptionsEditorInteractorDouble(state: OptionsEditorState(name: "", country: nil, look: .system)))
    }

    @Test("O2 back from the countries") func draft() async throws {
        try await compare("draft", .cameBack)
    }

    @Test("O2 A saved draft is not mentioned; a lost one is reported as lost") func noDraft() async throws {
        let lost = OptionsEditorInteractorDouble(draftResult: .lost)
        try await compare("lost", .cameBack, lost)
    }

    @Test("O2 long, right-to-left and hostile text", arguments: StrangeText.allCases)
    func strange(kind: StrangeText) async throws {
        let (name, text) = (kind.rawValue, kind.text)
        let strange = OptionsEditorInteractorDouble(
            state: OptionsEditorState(
                name: text, country: .init(code: Sample.code("GB"), name: ForeignText(text)), look: .light),
            options: .failure(.rules([.nameUnprintable, .unknownCountry(ForeignText(text))])))
        try await compare(name, .pressedSave(OptionsEntry()), strange)
    }
}
