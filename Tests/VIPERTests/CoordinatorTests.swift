import HTML
import Testing
import VIPER

@Suite("Coordinators")
struct CoordinatorTests {
    private let lobby = Ticket(DeskCaller.lobby)

    private func address(_ place: LibraryPlace) async -> String? {
        guard case .redirect(let link) = await LibraryRoot(token: nil).start(place) else { return nil }
        return link.description
    }

    @Test("A10 A sub-flow opens a sub-flow: each answer reaches the flow that asked, and that one knows its own caller")
    func nested() async throws {
        let ticket = Ticket(StampCaller.desk(NestedTicket(lobby)))
        #expect(await address(.stamps(chosen: "star", ticket)) == "/desk/star?for=lobby")
        #expect(await address(.desk(chosen: "star", lobby)) == "/lobby/star")
        #expect(await address(.stamps(chosen: "star", Ticket(.desk(nil)))) == "/desk/star")
        #expect(await address(.desk(chosen: "star", nil)) == "/nobody")
        #expect(await address(.stamps(chosen: "", ticket)) == "/lobby/nothing", "the answer ends the desk too")
    }

    @Test("A10 A visit that does not end the child passes its parent unchanged, and resumes nobody")
    func running() async {
        guard case .page(let page) = await LibraryRoot(token: nil).start(.desk(chosen: nil, lobby)) else {
            Issue.record("no page")
            return
        }
        #expect(String(decoding: page.bytes, as: UTF8.self) == "choose")
        #expect(await address(.lobby) == "/lobby")
    }

    @Test("A10 C4 The parent gets exactly one answer of a child, and of each child its own type")
    func once() async {
        struct Parent: Coordinator {
            func start(_ chosen: String?) async -> Outcome<[String]> {
                var answers: [String] = []
                let outcome = await coordinate(to: ChoiceFlow(token: nil), chosen) { answer in
                    answers.append(answer)
                    return .answer(answers)
                }
                if chosen == nil { #expect(answers.isEmpty) }
                return outcome
            }
        }
        guard case .answer(["leaf"]) = await Parent().start("leaf"), case .page = await Parent().start(nil) else {
            Issue.record("an answer is missing, or one too many")
            return
        }
    }

    @Test("A10 A screen is a flow: it starts with a visit, and ends with its answer")
    func screen() async {
        let screen = Module(view: NumberView(), presenter: NumberPresenter(token: nil))
        guard case .answer("nothing") = await screen.start(Visit(0)), case .page = await screen.start(Visit(3)),
            case .redirect = await screen.start(Visit(10))
        else { Issue.record("not the screen's own outcome"); return }
    }

    @Test("A10 A7 After 1,000 walks there and back no coordinator is alive")
    func lifetime() async {
        let counter = LiveCounter()
        for _ in 0..<1000 {
            for place in [
                LibraryPlace.lobby, .desk(chosen: nil, lobby), .stamps(chosen: nil, Ticket(.desk(NestedTicket(lobby)))),
                .stamps(chosen: "star", Ticket(.desk(NestedTicket(lobby)))), .desk(chosen: "star", lobby),
            ] {
                _ = await LibraryRoot(token: LiveToken(counter)).start(place)
            }
        }
        #expect(counter.made == 5000 && counter.alive == 0)
    }
}
