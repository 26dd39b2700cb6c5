import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct OccasionDetailRouter: Router {
    func run(_ place: Slug, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = OccasionDetailPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: OccasionsWords(context.language))
        return await Module(view: OccasionDetailView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> OccasionDetailInteractor {
        OccasionDetailInteractor(
            service: context.occasions, countries: context.countries, clock: context.clock,
            translations: context.translations, caches: context.languages)
    }

    func link(to navigation: OccasionDetailNavigation) -> Link {
        switch navigation {
        case .list: Link(.occasions(.list))
        case .occasion(let id): Link(.occasions(.occasion(id)))
        case .holidays(let year): Link(.holidays(.list(.year(year))))
        case .record(let id, let format): Link(.record(.occasions(.occasion(id)), format))
        }
    }
}
