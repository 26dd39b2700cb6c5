import Testing
import VIPER
import VIPERTesting

@testable import BirdsVIPER

@Suite("VIPER: presenter")
struct SightingsPresenterTests {
    private func step(
        _ event: SightingsEvent, list: Result<[SightingsEntry], SightingsFailure>,
        add: Result<Void, SightingsFailure> = .success(())
    ) async -> Step<SightingsPage, SightingsNavigation, Never> {
        var interactor = SightingsInteractorDouble()
        interactor.onList = Stub(returning: list)
        interactor.onAdd = Stub(returning: add)
        return await SightingsPresenter(interactor: interactor, router: RecordingRouter()).handle(event)
    }

    private let sent = SightingsEvent.added(species: "Puffin", count: "x")

    @Test("The title counts", arguments: [(0, "0 sightings"), (1, "1 sighting"), (2, "2 sightings")])
    func title(count: Int, title: String) async {
        let puffins = Array(repeating: SightingsEntry(species: "Puffin", count: 3), count: count)
        guard case .show(let page, .ok) = await step(.opened, list: .success(puffins)) else {
            Issue.record("no page")
            return
        }
        #expect(page.title == title && page.rows == Array(repeating: "Puffin: 3", count: count))
    }

    @Test("Without a source there is a notice, and no row")
    func notice() async {
        guard case .show(let page, .unavailable) = await step(.opened, list: .failure(.sourceDown)) else {
            Issue.record("another step")
            return
        }
        #expect(page.title == "Sightings" && page.rows.isEmpty)
        #expect(page.notice == "Our source does not answer. Try again in a few minutes.")
    }

    @Test("What was added leads to the list")
    func add() async {
        guard case .go(.front) = await step(sent, list: .success([])) else {
            Issue.record("another step")
            return
        }
    }

    @Test("A broken rule is named, and what was entered stays")
    func refuse() async {
        for (rule, words) in [
            (SightingsFailure.speciesMissing, "Enter the species"),
            (.countOutside(1...9), "Count must be from 1 to 9"),
        ] {
            guard
                case .show(let page, .unprocessableContent) = await step(sent, list: .success([]), add: .failure(rule))
            else {
                Issue.record("another step")
                return
            }
            #expect(page.form.problem == words && page.form.species == "Puffin" && page.form.count == "x")
        }
    }

    @Test("If adding fails, or the list of a refusal, what was entered stays")
    func addDown() async {
        let ends: [(Result<[SightingsEntry], SightingsFailure>, SightingsFailure)] = [
            (.success([]), .sourceDown), (.failure(.sourceDown), .speciesMissing),
        ]
        for (list, add) in ends {
            guard case .show(let page, .unavailable) = await step(sent, list: list, add: .failure(add)) else {
                Issue.record("another step")
                return
            }
            #expect(page.form.species == "Puffin")
        }
    }
}
