import AlmanacValues
import Context
import HTML
import Layout
import Places
import VIPER

struct HelloRouter: Router {
    typealias Presenting = HelloPresenter<Traced<HelloInteractor>, Traced<HelloRouter>>

    func module(_ context: VisitContext) -> Module<HelloView, Presenting> {
        let presenter = HelloPresenter(
            interactor: Traced(HelloInteractor(visitor: context.visitor)), router: Traced(self),
            words: GreetingWords(context.language))
        return Module(view: HelloView(assets: context.assets), presenter: presenter)
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
