import HTML
import VIPER

/// The addresses: one screen in two representations.
public enum HarbourPlace: String, Sendable {
    case page = "/harbour"
    case json = "/harbour.json"
}

/// The way in: the address chooses the View, and nothing else.
public struct Harbour: Sendable {
    private let interactor: any HarbourInteracting
    private let router = HarbourRouter()

    public init(_ interactor: any HarbourInteracting = HarbourInteractor()) {
        self.interactor = interactor
    }

    public func run(_ place: HarbourPlace) async -> Outcome<Never> { await run(place, with: interactor) }

    private func run(_ place: HarbourPlace, with interactor: some HarbourInteracting) async -> Outcome<Never> {
        let presenter = HarbourPresenter(interactor: interactor, router: router)
        return switch place {
        case .page: await Module(view: HarbourView(), presenter: presenter).run(Visit(place))
        case .json: await Module(view: HarbourJSONView(), presenter: presenter).run(Visit(place))
        }
    }
}

struct HarbourRouter: Router {
    func link(to navigation: HarbourNavigation) -> Link {
        switch navigation {
        case .json: Link(segments: ["harbour.json"])
        }
    }
}
