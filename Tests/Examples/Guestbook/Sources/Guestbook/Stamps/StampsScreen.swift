import HTML
import VIPER

// The sub-flow: it knows its answer, a stamp, and not who asked.

enum StampsEvent: Hashable, Sendable {
    case opened
    case chose(Stamp)
}

enum StampsNavigation: Hashable, Sendable {
    case stamp(Stamp)
}

struct StampsPage: Sendable {
    struct Choice: Sendable {
        let name: String
        let link: Link
    }

    let title: String
    let choices: [Choice]
}

struct StampsPresenter<Routing: Router>: Presenter where Routing.Navigation == StampsNavigation {
    let router: Routing

    func handle(_ event: StampsEvent) async -> Step<StampsPage, StampsNavigation, Stamp> {
        switch event {
        case .opened:
            let choices = Stamp.allCases.map { stamp in
                StampsPage.Choice(name: stamp.rawValue, link: router.link(to: .stamp(stamp)))
            }
            return .show(StampsPage(title: "Choose a stamp", choices: choices))
        case .chose(let stamp): return .answer(stamp)
        }
    }
}

struct StampsRouter: Router {
    func run(_ visit: Visit<GuestbookPlace>) async -> Outcome<Stamp> {
        await Module(view: StampsView(), presenter: StampsPresenter(router: self)).run(visit)
    }

    func link(to navigation: StampsNavigation) -> Link {
        switch navigation {
        case .stamp(let stamp): GuestbookPlace.stamp(stamp).link
        }
    }
}

/// Renders through `Templates/Guestbook/stamps.mustache`.
struct StampsView: HTMLView {
    typealias Page = StampsPage

    func event(from visit: Visit<GuestbookPlace>) -> StampsEvent {
        guard case .stamp(let stamp) = visit.place else { return .opened }
        return .chose(stamp)
    }
}
