import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct PersonRouter: Router {
    func run<V: View>(_ place: V.Place, in view: V, _ context: VisitContext) async -> Outcome<Never>
    where V.Event == PersonEvent, V.Page == PersonPage {
        let presenter = PersonPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: PeopleWords(context.language))
        return await Module(view: view, presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> PersonInteractor {
        PersonInteractor(people: context.people, quotes: context.quotes, clock: context.clock)
    }

    func link(to navigation: PersonNavigation) -> Link {
        switch navigation {
        case .list(let search): Link(.people(.list(search: search)))
        case .person(let id): Link(.people(.person(PersonPlace(id))))
        case .again(let id, let search): Link(.people(.person(PersonPlace(id, search: search))))
        case .portrait(let id): Link(.people(.portrait(id)))
        case .quote(let id): Link(.quotes(.quote(QuotePlace(id))))
        case .record(let id, let format): Link(.record(.people(.person(id)), format))
        }
    }
}
