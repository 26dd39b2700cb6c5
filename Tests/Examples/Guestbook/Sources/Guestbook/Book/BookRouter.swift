import HTML
import VIPER

struct BookRouter: Router {
    func run(_ visit: Visit<GuestbookPlace>, _ signatures: any SignatureService) async -> Outcome<Never> {
        let presenter = BookPresenter(interactor: BookInteractor(signatures: signatures), router: self)
        return await Module(view: BookView(), presenter: presenter).run(visit)
    }

    func link(to navigation: BookNavigation) -> Link {
        switch navigation {
        case .book: GuestbookPlace.book(stamp: nil).link
        case .stamps: GuestbookPlace.stamps.link
        }
    }
}
