import Birds
import Doubles
import Testing
import VIPER
import VIPERTesting

@testable import BirdsMVVM

@Suite("MVVM: views, with the view model", .noOrphanedSnapshots())
struct SightingsViewTests {
    private func visit(
        _ service: SightingServiceDouble, _ place: BirdsPlace = .page, _ fields: [String: String]? = nil
    ) async -> RecordedVisit<Never> {
        let form = fields.map { Form($0.map { Form.Field($0.key, $0.value) }) }
        return RecordedVisit(await Sightings(service: service).respond(to: Visit(place, form: form)))
    }

    @Test("The list, with markup escaped")
    func list() async throws {
        let service = SightingServiceDouble([Sighting(species: "<b>", count: 2)])
        try expectSnapshot(await visit(service), named: "list")
    }

    @Test("The list for programs")
    func json() async throws {
        let service = SightingServiceDouble([Sighting(species: "<b>", count: 2)])
        try expectSnapshot(await visit(service, .json), named: "list-json")
    }

    @Test("A source that is down is the page's status", arguments: BirdsPlace.allCases)
    func down(place: BirdsPlace) async {
        #expect(await visit(SightingServiceDouble(nil), place).status == .unavailable(retryAfter: nil))
    }

    @Test("The form's fields reach the view model, and each end has its answer")
    func form() async {
        let service = SightingServiceDouble([])
        let added = await visit(service, .page, ["species": "Puffin", "count": "3"])
        #expect(added.redirect == BirdsPlace.page.link)
        #expect(service.added == [Sighting(species: "Puffin", count: 3)])
        let refused = await visit(service, .page, ["species": "Puffin", "count": "0"])
        #expect(refused.status == .unprocessableContent && refused.text?.contains("value=\"Puffin\"") == true)
    }
}
