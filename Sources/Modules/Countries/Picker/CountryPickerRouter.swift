import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

/// Prints the picker's addresses. Passes the ticket on unread: the picker does not need to know its caller.
struct CountryPickerRouter: CountryPickerRouting {
    let ticket: CountryTicket
    private let answers: CountryAnswerLinks

    init(ticket: CountryTicket) {
        self.ticket = ticket
        answers = CountryAnswerLinks(to: ticket)
    }

    func run(
        _ visit: Visit<CountriesPlace>, in view: some View<CountriesPlace, CountryPickerEvent, CountryPickerPage>,
        _ context: VisitContext
    ) async -> Outcome<CountryAnswer> {
        let presenter = CountryPickerPresenter(
            interactor: Traced(CountryPickerInteractor(service: context.countries)), router: Traced(self),
            words: CountriesWords(context.language))
        return await Module(view: view, presenter: presenter).run(visit)
    }

    func link(to navigation: CountryPickerNavigation) -> Link {
        switch navigation {
        case .front: Link(.countries(.browse(search: "", .holidays(nil))))
        case .results: Link(.countries(.results(search: "", .holidays(nil))))
        case .everything: Link(.countries(.browse(search: "", ticket)))
        case .record(let search, let format): Link(.record(.countries(.all(search: search)), format))
        case .choice(let country): answers.link(to: country)
        case .region(let country, let region): answers.link(to: country, region)
        case .close: Link(.countries(.close(ticket)))
        }
    }

    var answerForm: Link? { ticket.isAnsweredByForm ? link(to: .everything) : nil }

    var ticketFields: [HiddenField] {
        Place.countries(.close(ticket)).address.query.map { HiddenField(name: $0.name, value: $0.value) }
    }
}
