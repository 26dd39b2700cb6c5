import TestSupport

@testable import People

struct PersonListInteractorDouble: PersonListInteracting {
    let result: Result<PeopleList, SearchFailure>

    func search(_: String) async throws(SearchFailure) -> PeopleList { try result.get() }
}

extension PeopleList.Summary {
    static func sample(
        _ id: String = "marie-curie", _ name: String = "Marie Curie", age: Age? = nil, isDead: Bool = true,
        birth: String? = nil, profession: String? = nil
    ) -> Self {
        Self(
            id: Sample.id(id), name: name, age: age, isDead: isDead, birth: birth.map { Sample.partialDate($0) },
            sortKey: SearchKey(name), profession: profession)
    }
}
