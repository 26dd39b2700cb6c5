import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct PeopleRecordRouter: Router {
    /// Runs a visit to the list in the format that the address asks for. A new format is a View, and a case here.
    func run(search: String, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = PersonListInteractor(service: context.people, clock: context.clock)
        let presenter = PeopleRecordPresenter(interactor: Traced(interactor), router: Traced(self))
        return switch format {
        case .json: await Module(view: PeopleRecordJSONView(), presenter: presenter).run(Visit(search))
        default: .unavailable(as: format)
        }
    }

    /// Runs a visit to one person.
    func run(_ person: PersonID, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = PersonInteractor(people: context.people, quotes: context.quotes, clock: context.clock)
        let presenter = PersonRecordPresenter(interactor: Traced(interactor), router: Traced(self))
        let visit = Visit(person)
        return switch format {
        case .json: await Module(view: PersonRecordJSONView(), presenter: presenter).run(visit)
        case .vcf: await Module(view: PersonRecordCardView(edition: context.edition), presenter: presenter).run(visit)
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: PeopleRecordNavigation) -> Link {
        switch navigation {
        case .list(let search): Link(.people(.list(search: search)))
        case .person(let id): Link(.people(.person(PersonPlace(id))))
        case .portrait(let id): Link(.people(.portrait(id)))
        case .quote(let id): Link(.quotes(.quote(QuotePlace(id))))
        case .card(let id): Link(.record(.people(.person(id)), .vcf))
        }
    }
}
