import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct WorldWeekRouter: Router {
    func run(_ place: WorldWeekPlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = WorldWeekPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: WorldWords(context.language))
        return await Module(view: WorldWeekView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> WorldWeekInteractor {
        WorldWeekInteractor(
            world: context.world, occasions: context.occasions, clock: context.clock, visitor: context.visitor,
            holidaysOrigin: context.origins.holidays)
    }

    func link(to navigation: WorldWeekNavigation) -> Link {
        switch navigation {
        case .day(let date): Link(.world(.day(date)))
        case .week(let date): Link(.world(.week(date)))
        case .thisWeek: Link(.world(.thisWeek))
        case .record(let date): Link(.record(.world(.week(date)), .json))
        case .holiday(let id): Link(.holidays(.day(ListedHoliday(id))))
        case .year(let year): Link(.holidays(.list(.year(year))))
        case .occasion(let id): Link(.occasions(.occasion(id)))
        }
    }
}
