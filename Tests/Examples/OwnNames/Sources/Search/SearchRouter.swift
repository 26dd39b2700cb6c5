import HTML
import Places
import ServiceContracts
import VIPER

struct SearchRouter: Router {
    let books: any BookService

    func run(_ visit: Visit<Place>) async -> Outcome<Never> {
        let presenter = SearchPresenter(interactor: SearchInteractor(books: books), router: self)
        return await Module(view: SearchView(), presenter: presenter).run(visit)
    }

    func link(to navigation: SearchNavigation) -> Link {
        switch navigation {
        case .everything: Place.search("").link
        }
    }
}
