import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `PersonListPresenter` answers people: both ask the same Interactor.
struct PeopleRecordPresenter<I: PersonListInteracting, R: Router<PersonNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = PeopleWords()

    func answer(_ event: PersonListEvent) async throws(SearchFailure) -> RecordStep<PeopleRecord> {
        let text =
            switch event {
            case .searched(let text): text
            case .grouped: ""
            }
        return .show(.record(record(try await interactor.search(text), text)))
    }

    func problem(_ failure: SearchFailure, on _: PersonListEvent) -> RecordStep<PeopleRecord> {
        switch failure {
        case .tooLong(let limit): .problem(.badRequest, words.tooLongSearch(limit))
        case .service(let failure): .problem(Status(failure), words.couldNotShowPeople)
        }
    }

    private func record(_ list: PeopleList, _ text: String) -> PeopleRecord {
        PeopleRecord(
            people: list.people.map { person in
                PeopleRecord.Person(
                    id: person.id, name: person.name, birth: person.birth, death: person.death,
                    page: router.link(to: .person(person.id)), portrait: router.link(to: .portrait(person.id)))
            },
            supplyAge: list.age, page: router.link(to: .list(search: text)))
    }
}
