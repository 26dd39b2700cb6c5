import TestSupport

@testable import People

struct PersonInteractorDouble: PersonInteracting {
    let result: Result<PersonInfo, LookupFailure>

    func person(_: PersonID) async throws(LookupFailure) -> PersonInfo { try result.get() }
}

extension PersonInfo {
    static func sample(
        _ name: String = "Marie Curie", given: String? = "Marie", family: String? = "Curie",
        occupation: String? = "physicist", birth: PartialDate? = Sample.partialDate("1867-11-07"),
        death: PartialDate? = Sample.partialDate("1934-07-04"),
        address: Address? = Address(street: "36 quai de Béthune", locality: "Paris", country: "France"),
        biography: String? = "She studied in Paris.",
        quotes: Result<[Quote], ServiceFailure> = .success([
            Quote(id: Sample.id("marie-curie-one"), text: LocalizedText("One\ntwo", language: "en"))
        ]), supplyAge: SupplyAge? = nil
    ) -> PersonInfo {
        var age: Age?
        if let birth, let death { age = Age(from: birth, to: death) }
        return PersonInfo(
            id: Sample.id("marie-curie"), name: Name(whole: ForeignText(name), given: given, family: family),
            occupation: occupation,
            birth: birth, death: death, age: age, address: address, biography: biography, quotes: quotes,
            supplyAge: supplyAge)
    }
}
