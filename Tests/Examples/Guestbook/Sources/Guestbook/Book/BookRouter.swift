import HTML
import VIPER

struct BookRouter: Router {
    func module(_ signatures: any SignatureService) -> Module<BookView, BookPresenter, BookRouter> {
        let presenter = BookPresenter(interactor: BookInteractor(signatures: signatures), router: self)
        return Module(view: BookView(), presenter: presenter, router: self)
    }

    func link(to navigation: BookNavigation) -> Link {
        switch navigation {
        case .book: GuestbookPlace.book(stamp: nil).link
        case .stamps: GuestbookPlace.stamps.link
        }
    }
}
