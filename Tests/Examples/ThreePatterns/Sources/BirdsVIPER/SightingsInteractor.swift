import Birds

struct SightingsInteractor: SightingsInteracting {
    let service: any SightingService

    func list() async throws(SightingsFailure) -> [SightingsEntry] {
        do throws(SourceDown) {
            return try await service.all().map { SightingsEntry(species: $0.species, count: $0.count) }
        } catch {
            throw .sourceDown
        }
    }

    func add(species: String, count: String) async throws(SightingsFailure) {
        let sighting = try checked(SightingDraft(species: species, count: count))
        do throws(SourceDown) {
            try await service.add(sighting)
        } catch {
            throw .sourceDown
        }
    }

    private func checked(_ draft: SightingDraft) throws(SightingsFailure) -> Sighting {
        do throws(SightingRule) {
            return try draft.checked()
        } catch {
            switch error {
            case .speciesMissing: throw .speciesMissing
            case .countOutside(let range): throw .countOutside(range)
            }
        }
    }
}
