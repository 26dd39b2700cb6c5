import AlmanacValues
public import Context
import HTML
import Layout
public import Places
import ServiceContracts
public import VIPER

/// The coordinator of the home page: one screen, made for one visitor. It opens the country picker and Options.
public struct StartRouter: Caller {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: StartPlace) async -> Outcome<StartAnswer> {
        let interactor = StartInteractor(
            countries: context.countries, holidays: context.holidays, quotes: context.quotes,
            people: context.people, clock: context.clock, visitor: context.visitor)
        let presenter = StartPresenter(
            interactor: Traced(interactor), router: Traced(StartLinks()), words: StartWords(context.language))
        let module = Module(view: StartView(assets: context.assets), presenter: presenter)
        return await module.run(Visit(place)).unanswered()
    }

    /// Returns to the home page, with the chosen country if there is one.
    public func resume(_: StartPlace, with answer: StartChildAnswer) -> Outcome<StartAnswer> {
        let start = StartLinks().link(to: .start)
        return switch answer {
        case .country(.country(let country)): .answer(StartAnswer(country: country, next: start))
        case .country(.region(let country, let region)):
            .answer(StartAnswer(country: country, region: region, next: start))
        case .country(.cancel), .options: .redirect(start)
        }
    }
}

struct StartLinks: Router {
    func link(to navigation: StartNavigation) -> Link {
        switch navigation {
        case .start: Link(.start)
        case .day(let day): Link(.holidays(.day(day)))
        case .chooseCountry: Link(.countries(.browse(search: "", .start)))
        case .quote(let id): Link(.quotes(.quote(QuotePlace(id))))
        case .person(let id): Link(.people(.person(PersonPlace(id))))
        case .options: Link(.options(OptionsPlace(.form, for: .start)))
        case .search: Link(.search(SearchPlace()))
        case .view(let view, let year): view.link(to: year)
        case .part(let part): Link(part.place)
        }
    }
}
