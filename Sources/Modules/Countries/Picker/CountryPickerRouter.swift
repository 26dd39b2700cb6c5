import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

/// Prints the picker's addresses. Passes the ticket on unread: the picker does not need to know its caller.
struct CountryPickerRouter: CountryPickerRouting {
    typealias Presenting = CountryPickerPresenter<Traced<CountryPickerInteractor>, Traced<CountryPickerRouter>>

    let ticket: CountryTicket
    private let answers: CountryAnswerLinks

    init(ticket: CountryTicket) {
        self.ticket = ticket
        answers = CountryAnswerLinks(to: ticket)
    }

    func module(_ context: VisitContext) -> Module<CountryPickerView, Presenting> {
        Module(view: CountryPickerView(assets: context.assets), presenter: presenter(context))
    }

    func resultsModule(_ context: VisitContext) -> Module<CountryResultsView, Presenting> {
        Module(view: CountryResultsView(), presenter: presenter(context))
    }

    private func presenter(_ context: VisitContext) -> Presenting {
        CountryPickerPresenter(
            interactor: Traced(CountryPickerInteractor(service: context.countries)), router: Traced(self),
            words: CountriesWords(context.language))
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
