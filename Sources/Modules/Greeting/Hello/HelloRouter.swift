import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct HelloRouter: Router {
    typealias Presenting = HelloPresenter<Traced<HelloInteractor>, Traced<HelloRouter>>

    func module(_ visitor: any VisitorService, _ assets: Assets) -> Module<HelloView, Presenting> {
        let presenter = HelloPresenter(
            interactor: Traced(HelloInteractor(visitor: visitor)), router: Traced(self), assets: assets)
        return Module(view: HelloView(), presenter: presenter)
    }

    func link(to navigation: HelloNavigation) -> Link {
        switch navigation {
        case .front: Link(.greeting(.front))
        }
    }
}

extension Traced: HelloInteracting where Base: HelloInteracting {
    func greeting() -> GreetingData {
        call { $0.greeting() }
    }
}
