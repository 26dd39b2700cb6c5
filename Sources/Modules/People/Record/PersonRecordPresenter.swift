import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `PersonPresenter` answers people: both ask the same Interactor.
struct PersonRecordPresenter<I: PersonInteracting, R: Router<PersonNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = PeopleWords()

    func answer(_ event: PersonEvent) async throws(LookupFailure) -> RecordStep<PersonRecord> {
        switch event {
        case .opened(let id, _), .portrayed(let id): .show(.record(record(try await interactor.person(id))))
        }
    }

    func problem(_ failure: LookupFailure, on _: PersonEvent) -> RecordStep<PersonRecord> {
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
