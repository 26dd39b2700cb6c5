import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct WorldDayRouter: Router {
    typealias Presenting = WorldDayPresenter<Traced<WorldDayInteractor>, Traced<WorldDayRouter>>

    func module(_ context: VisitContext) -> Module<WorldDayView, Presenting> {
        let interactor = Self.interactor(context)
        return Module(
            view: WorldDayView(assets: context.assets),
            presenter: WorldDayPresenter(
                interactor: Traced(interactor), router: Traced(self), words: WorldWords(context.language)))
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
