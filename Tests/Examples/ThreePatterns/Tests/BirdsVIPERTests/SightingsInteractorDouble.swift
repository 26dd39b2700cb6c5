import VIPERTesting

@testable import BirdsVIPER

struct SightingsInteractorDouble: SightingsInteracting {
    var onList = Stub<Void, Result<[SightingsEntry], SightingsFailure>>(
        unset: "list()", placeholder: .failure(.sourceDown))
    var onAdd = Stub<[String], Result<Void, SightingsFailure>>(
        unset: "add(species:count:)", placeholder: .failure(.sourceDown))

    func list() async throws(SightingsFailure) -> [SightingsEntry] { try onList(()).get() }

    func add(species: String, count: String) async throws(SightingsFailure) { try onAdd([species, count]).get() }
}
