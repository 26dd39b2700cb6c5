import Birds
import Doubles
import Testing
import VIPER
import VIPERTesting

@testable import BirdsMVC

@Suite("MVC: controller, with the view", .noOrphanedSnapshots())
struct SightingsControllerTests {
    private func visit(
        _ service: SightingServiceDouble, _ place: BirdsPlace = .page, _ fields: [String: String]? = nil
    ) async -> RecordedVisit<Never> {
        let form = fields.map { Form($0.map { Form.Field($0.key, $0.value) }) }
        return RecordedVisit(await SightingsController(service: service).respond(to: Visit(place, form: form)))
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

    @Test("A sighting is added, and the visitor sent to the list")
    func add() async {
        let service = SightingServiceDouble([])
        let visit = await visit(service, .page, ["species": "Puffin", "count": "3"])
        #expect(visit.redirect == BirdsPlace.page.link)
        #expect(service.added == [Sighting(species: "Puffin", count: 3)])
    }

    @Test("A draft that breaks a rule is not added")
    func refuse() async throws {
        let service = SightingServiceDouble([])
        let visit = await visit(service, .page, ["species": "Puffin", "count": "0"])
        #expect(visit.status == .unprocessableContent && service.added.isEmpty)
        #expect(visit.text?.contains("Count must be from 1 to 10000") == true)
    }

    @Test("If adding fails, or the list of a refusal, what was entered stays")
    func addDown() async {
        let service = SightingServiceDouble([], isDownForAdding: true)
        let visit = await visit(service, .page, ["species": "Puffin", "count": "3"])
        #expect(visit.status == .unavailable(retryAfter: nil) && visit.text?.contains("value=\"Puffin\"") == true)
        let refused = await self.visit(SightingServiceDouble(nil), .page, ["species": "Puffin", "count": "0"])
        #expect(refused.status == .unavailable(retryAfter: nil))
    }
}
