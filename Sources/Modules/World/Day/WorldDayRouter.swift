import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct WorldDayRouter: Router {
    func run(_ place: WorldDayPlace, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = Self.interactor(context)
        let presenter = WorldDayPresenter(
            interactor: Traced(interactor), router: Traced(self), words: WorldWords(context.language))
        return await Module(view: WorldDayView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> WorldDayInteractor {
        WorldDayInteractor(
            world: context.world, occasions: context.occasions, clock: context.clock, visitor: context.visitor,
            holidaysOrigin: context.origins.holidays)
    }

    func link(to navigation: WorldDayNavigation) -> Link {
        switch navigation {
        case .day(let date): Link(.world(.day(date)))
        case .today: Link(.world(.today))
        case .week(let date): Link(.world(.week(date)))
        case .record(let date): Link(.record(.world(.day(date)), .json))
        case .holiday(let id): Link(.holidays(.day(ListedHoliday(id))))
        case .year(let year): Link(.holidays(.list(.year(year))))
        case .occasion(let id): Link(.occasions(.occasion(id)))
        case .choosePlace(let date):
            Link(.countries(.browse(search: "", .world(date.map { .date($0) } ?? .today))))
        }
    }
}
