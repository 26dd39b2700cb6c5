import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct PersonRouter: Router {
    typealias Presenting = PersonPresenter<Traced<PersonInteractor>, Traced<PersonRouter>>

    func module(_ context: VisitContext) -> Module<PersonView, Presenting> {
        Module(view: PersonView(assets: context.assets), presenter: presenter(context))
    }

    func portraitModule(_ context: VisitContext) -> Module<PortraitView, Presenting> {
        Module(view: PortraitView(), presenter: presenter(context))
    }

    private func presenter(_ context: VisitContext) -> Presenting {
        PersonPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: PeopleWords(context.language))
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
