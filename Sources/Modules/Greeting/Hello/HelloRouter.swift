import AlmanacValues
import Context
import HTML
import Layout
import Places
import VIPER

struct HelloRouter: Router {
    func run(_ place: GreetingPlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = HelloPresenter(
            interactor: Traced(HelloInteractor(visitor: context.visitor)), router: Traced(self),
            words: GreetingWords(context.language))
        return await Module(view: HelloView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    func link(to navigation: HelloNavigation) -> Link {
        switch navigation {
        case .front: Link(.greeting(.front))
        case .options(let isShown): Link(.options(OptionsPlace(.form, for: .greeting(isShown ? .shown : .front))))
        }
    }

    /// Returns the page that follows Options: the greeting with the new name, or the page that the visitor left.
    func link(back place: GreetingPlace, with result: OptionsResult) -> Link {
        switch result {
        case .saved: Link(.greeting(.shown))
        case .cancel: Link(.greeting(place))
        }
    }
}
