import AlmanacValues
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct WorldDayRouter: Router {
    typealias Presenting = WorldDayPresenter<Traced<WorldDayInteractor>, Traced<WorldDayRouter>>

    func module(
        _ services: Services, _ assets: Assets, _ visitor: any VisitorService
    ) -> Module<WorldDayView, Presenting> {
        let interactor = Self.interactor(services, visitor)
        return Module(
            view: WorldDayView(assets: assets),
            presenter: WorldDayPresenter(interactor: Traced(interactor), router: Traced(self)))
    }

    static func interactor(_ services: Services, _ visitor: any VisitorService) -> WorldDayInteractor {
        WorldDayInteractor(
            world: services.world, occasions: services.occasions, clock: services.clock, visitor: visitor,
            holidaysOrigin: services.origins.holidays)
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
        case .savePlace: Link(.options(.form))
        }
    }
}

extension Traced: WorldDayInteracting where Base: WorldDayInteracting {
    func day(_ date: CivilDate) async throws(WorldDayFailure) -> WorldDay {
        try await call([date]) { base async throws(WorldDayFailure) in try await base.day(date) }
    }

    func today() async throws(WorldDayFailure) -> WorldDayToday {
        try await call { base async throws(WorldDayFailure) in try await base.today() }
    }

    func outline() async -> WorldDayOutline? {
        await call { await $0.outline() }
    }
}
