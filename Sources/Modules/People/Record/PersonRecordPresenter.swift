import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `PersonPresenter` answers people: both ask the same Interactor.
struct PersonRecordPresenter<I: PersonInteracting, R: Router<PersonNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = PeopleWords()

    func handle(_ event: PersonEvent) async -> Step<Recorded<PersonRecord>, PersonNavigation, Never> {
        switch event {
        case .opened(let id, _), .portrayed(let id):
            do {
                return .show(.record(record(try await interactor.person(id))))
            } catch {
                return problem(error)
            }
        }
    }

    private func problem(
        _ failure: PersonFailure
    ) -> Step<Recorded<PersonRecord>, PersonNavigation, Never> {
        switch failure {
        case .unknown: .problem(.notFound, words.noPersonHere)
        case .service(let failure): .problem(Status(failure), words.couldNotShowPerson)
        }
    }

    private func record(_ info: PersonInfo) -> PersonRecord {
        PersonRecord(
            person: info,
            quotes: (try? info.quotes.get())?.map { quote in
                PersonRecord.Quote(id: quote.id, text: quote.text, page: router.link(to: .quote(quote.id)))
            },
            page: router.link(to: .person(info.id)), portrait: router.link(to: .portrait(info.id)),
            card: router.link(to: .record(info.id, .vcf)))
    }
}
