import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `PersonListPresenter` answers people: both ask the same Interactor.
struct PeopleRecordPresenter<I: PersonListInteracting, R: Router<PersonNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = PeopleWords()

    func handle(_ event: PersonListEvent) async -> Step<Recorded<PeopleRecord>, PersonNavigation, Never> {
        switch event {
        case .searched(let text): await people(text)
        case .grouped: await people("")
        }
    }

    private func people(_ text: String) async -> Step<Recorded<PeopleRecord>, PersonNavigation, Never> {
        do {
            return .show(.record(record(try await interactor.search(text), text)))
        } catch {
            return problem(error)
        }
    }

    private func problem(
        _ failure: PersonListFailure
    ) -> Step<Recorded<PeopleRecord>, PersonNavigation, Never> {
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
