import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct OccasionListRouter: Router {
    func run(_ place: OccasionsPlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = OccasionListPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: OccasionsWords(context.language))
        return await Module(view: OccasionListView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> OccasionListInteractor {
        OccasionListInteractor(service: context.occasions, countries: context.countries, clock: context.clock)
    }

    func link(to navigation: OccasionListNavigation) -> Link {
        switch navigation {
        case .list: Link(.occasions(.list))
        case .occasion(let id): Link(.occasions(.occasion(id)))
        case .search: Link(.search(SearchPlace()))
        case .record(let format): Link(.record(.occasions(.all), format))
        }
    }
}
