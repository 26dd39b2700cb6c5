import AlmanacValues
import Context
import HTML
import Layout
import Places
import VIPER

struct WorldWeekRecordRouter: Router {
    /// Runs a visit in the format that the address asks for.
    func run(_ date: CivilDate, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = WorldWeekRecordPresenter(
            interactor: Traced(WorldWeekRouter.interactor(context)), router: Traced(self))
        return switch format {
        case .json: await Module(view: WorldWeekRecordJSONView(), presenter: presenter).run(Visit(date))
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: WorldWeekRecordNavigation) -> Link {
        switch navigation {
        case .page(let date): Link(.world(.week(date)))
        case .holiday(let id): Link(.holidays(.day(ListedHoliday(id))))
        }
    }
}
