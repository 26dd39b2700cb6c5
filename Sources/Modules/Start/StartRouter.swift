import Almanac
import HTML
public import Layout
import Places
public import ServiceContracts
public import VIPER

/// The entry point of the home page: one screen, made for one visitor.
public struct StartRouter: Sendable {
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    public func run(for visitor: any VisitorService) async -> Outcome<Never> {
        let interactor = StartInteractor(
            countries: services.countries, holidays: services.holidays, quotes: services.quotes,
            people: services.people, clock: services.clock, visitor: visitor)
        let links = StartLinks()
        let presenter = StartPresenter(interactor: interactor, router: links)
        return await Module(view: StartView(assets: assets), presenter: presenter).run(Visit(StartPlace()))
    }
}

struct StartLinks: Router {
    func link(to navigation: StartNavigation) -> Link {
        switch navigation {
        case .start: Link(.start)
        case .holidays(let country): Link(.holidays(.list(.country(country))))
        case .day(let day): Link(.holidays(.day(day)))
        case .chooseCountry: Link(.countries(.browse(search: "", .start)))
        case .quote(let id): Link(.quotes(.quote(id)))
        case .person(let id): Link(.people(.person(id)))
        case .options: Link(.options(.form))
        case .part(let part): partLink(part)
        }
    }

    private func partLink(_ part: StartPart) -> Link {
        switch part {
        case .holidays: Link(.holidays(.list(.choose)))
        case .quotes: Link(.quotes(.list(.draw(nil))))
        case .people: Link(.people(.list(search: "")))
        case .lightSide: Link(.side(SidePlace(.light)))
        case .darkSide: Link(.side(SidePlace(.dark)))
        case .greeting: Link(.greeting(.front))
        }
    }
}
