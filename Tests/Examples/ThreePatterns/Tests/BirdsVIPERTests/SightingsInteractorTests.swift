import Birds
import Doubles
import Testing

@testable import BirdsVIPER

@Suite("VIPER: interactor")
struct SightingsInteractorTests {
    @Test("Entities become entries")
    func list() async throws {
        let service = SightingServiceDouble([Sighting(species: "Puffin", count: 3)])
        let entries = try await SightingsInteractor(service: service).list()
        #expect(entries == [SightingsEntry(species: "Puffin", count: 3)])
    }

    @Test("A source that is down is a failure of both questions")
    func down() async {
        let interactor = SightingsInteractor(service: SightingServiceDouble(nil))
        await #expect(throws: SightingsFailure.sourceDown) { try await interactor.list() }
        await #expect(throws: SightingsFailure.sourceDown) { try await interactor.add(species: "Puffin", count: "3") }
    }

    @Test("A draft is added only if it breaks no rule")
    func add() async throws {
        let service = SightingServiceDouble([])
        let interactor = SightingsInteractor(service: service)
        await #expect(throws: SightingsFailure.speciesMissing) { try await interactor.add(species: " ", count: "3") }
        await #expect(throws: SightingsFailure.countOutside(1...10_000)) {
            try await interactor.add(species: "Puffin", count: "0")
        }
        #expect(service.added.isEmpty)
        try await interactor.add(species: "Puffin", count: "3")
        #expect(service.added == [Sighting(species: "Puffin", count: 3)])
    }
}
