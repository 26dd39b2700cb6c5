import VIPER

struct HarbourPresenter<Interacting: HarbourInteracting, Routing: Router>: Presenter
where Routing.Navigation == HarbourNavigation {
    let interactor: Interacting
    let router: Routing

    func handle(_: HarbourEvent) async -> Step<HarbourPage, HarbourNavigation, Never> {
        do throws(HarbourFailure) {
            let report = try await interactor.ships()
            return .show(
                HarbourPage(
                    title: "\(report.ships.count) ships in the harbour", time: report.time,
                    rows: report.ships.map { HarbourPage.Row(name: $0.name, berth: $0.berth) },
                    json: router.link(to: .json)))
        } catch {
            let page = HarbourPage(
                title: "The harbour is in fog", time: nil, rows: [], json: router.link(to: .json))
            return .show(page, .unavailable(retryAfter: .seconds(600)))
        }
    }
}
