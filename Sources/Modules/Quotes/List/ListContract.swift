import Almanac
import HTML
import Layout

/// Where the list stands.
enum ListPlace: Hashable, Sendable {
    case draw(Int?)
    case search(String)
}

/// A visitor's action on this screen.
enum ListEvent: Hashable, Sendable {
    case opened
    /// Asked for ten others, or came back to them.
    case refreshed(draw: Int)
    case searched(String)
}

/// A destination that this screen can lead to.
enum ListNavigation: Hashable, Sendable {
    case today
    case draw(Int)
    case search(String)
    case quote(PlaceID)
}

/// The business logic behind the list.
protocol ListInteracting: Sendable {
    func ofTheDay() async throws(ListFailure) -> QuoteList
    func draw(_ number: Int) async throws(ListFailure) -> QuoteList
    func search(_ text: String) async throws(ListFailure) -> QuoteList
}

enum ListFailure: Error, Hashable, Sendable {
    /// The text searched for is longer than any search; the most characters that are.
    case tooLong(limit: Int)
    case service(ServiceFailure)
}

/// The Interactor's result for the Presenter: values only, no entities.
struct QuoteList: Hashable, Sendable {
    let quotes: [Summary]
    /// The draw that a refresh leads to.
    let nextDraw: Int
    /// How old the quotes are, where their source fails; and how it does, where that is known.
    var age: Duration?
    var failure: ServiceFailure?

    struct Summary: Hashable, Sendable {
        let id: PlaceID
        let text: LocalizedText
        /// Nil where it is not known.
        let author: String?
    }
}

/// The view model.
struct ListPage: Sendable {
    let frame: Frame
    let heading: String
    let search: SearchForm
    /// "Loading" or "Refreshing": what stands in the place of the content until it is there.
    var loading: String?
    var notice: Notice?
    /// "Couldn't fetch quotes: 503. These are the last good ones, as of 3 hours ago."
    var stale: String?
    /// "Ten of the day", "3 quotes for “sea”"
    var summary: String?
    var refresh: RefreshLink?
    var nothing: NothingFound?
    var list: QuoteRows?
}

struct RefreshLink: Sendable {
    let label: String
    let link: Link
}

struct QuoteRows: Sendable {
    let rows: [QuoteRow]
}

struct QuoteRow: Sendable {
    let text: TextLines
    let author: String
    let link: Link
}
