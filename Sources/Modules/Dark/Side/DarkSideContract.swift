import AlmanacValues
import Layout
import VIPER

/// A visitor's action on this screen.
enum DarkSideEvent: Hashable, Sendable {
    case opened
    /// Requested fresh data.
    case refreshed
}

/// A destination that this screen can lead to.
enum DarkSideNavigation: Hashable, Sendable {
    case darkSide
    case refresh
    case lightSide
}

/// The business logic behind the dark side.
protocol DarkSideInteracting: Interactor {
    /// Returns the Sith code and the holocrons, fetched concurrently.
    ///
    /// - Parameter refresh: whether to fetch them anew, even if they are cached.
    func content(refresh: Bool) async -> DarkSideContent
}

/// The Interactor's result for the Presenter: values only, no entities.
struct DarkSideContent: Hashable, Sendable {
    let code: Portion<DarkSideCode>
    let holocrons: Portion<[DarkSideHolocron]>
}

struct DarkSideCode: Hashable, Sendable {
    let title: String
    let lines: [String]
}

struct DarkSideHolocron: Hashable, Sendable {
    let name: String
    let creator: ForeignText?
    /// Empty if no power is known.
    let powers: [ForeignText]
}

/// The view model.
struct DarkSidePage: HeadedPage {
    let head: PageHead
    /// "Welcome to the dark side"
    let title: String
    /// "Light side", "Refresh"
    let controls: [Notice.Action]
    /// "Loading" or "Refreshing", shown until the content is ready.
    var loading: String?
    var code: Creed?
    /// Nil if the list is empty.
    var holocrons: Roster?
}
