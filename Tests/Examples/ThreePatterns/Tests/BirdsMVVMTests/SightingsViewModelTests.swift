import Birds
import Doubles
import Testing

@testable import BirdsMVVM

@Suite("MVVM: view model")
struct SightingsViewModelTests {
    @Test("The title counts", arguments: [(0, "0 sightings"), (1, "1 sighting"), (2, "2 sightings")])
    func title(count: Int, title: String) async {
        let puffins = Array(repeating: Sighting(species: "Puffin", count: 3), count: count)
        var model = SightingsViewModel(service: SightingServiceDouble(puffins))
        await model.load()
        #expect(model.title == title && model.condition == .ready)
        #expect(model.rows == Array(repeating: "Puffin: 3", count: count))
    }

    @Test("Without a source there is a notice, and no row")
    func notice() async {
        var model = SightingsViewModel(service: SightingServiceDouble(nil))
        await model.load()
        #expect(model.condition == .failed && model.title == "Sightings" && model.rows.isEmpty)
        #expect(model.notice == "Our source does not answer. Try again in a few minutes.")
    }

    @Test("A sighting is added")
    func add() async {
        let service = SightingServiceDouble([])
        var model = SightingsViewModel(service: service)
        await model.add(SightingDraft(species: "Puffin", count: "3"))
        #expect(model.condition == .saved && service.added == [Sighting(species: "Puffin", count: 3)])
    }

    @Test("A broken rule is named, and what was entered stays; nothing is added")
    func refuse() async {
        let service = SightingServiceDouble([])
        var model = SightingsViewModel(service: service)
        await model.add(SightingDraft(species: "", count: "x"))
        #expect(model.condition == .invalid && model.problem == "Enter the species" && model.draft.count == "x")
        await model.add(SightingDraft(species: "Puffin", count: "0"))
        #expect(model.problem == "Count must be from 1 to 10000" && service.added.isEmpty)
    }

    @Test("If adding fails, or the list of a refusal, what was entered stays")
    func addDown() async {
        var model = SightingsViewModel(service: SightingServiceDouble([], isDownForAdding: true))
        await model.add(SightingDraft(species: "Puffin", count: "3"))
        #expect(model.condition == .failed && model.draft.species == "Puffin")
        var refused = SightingsViewModel(service: SightingServiceDouble(nil))
        await refused.add(SightingDraft(species: "Puffin", count: "0"))
        #expect(refused.condition == .failed)
    }
}
