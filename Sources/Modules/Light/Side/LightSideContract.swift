import AlmanacValues
import Layout
import VIPER

/// A visitor's action on this screen.
enum LightSideEvent: Hashable, Sendable {
    case opened
    /// Requested fresh data.
    case refreshed
}

/// A destination that this screen can lead to.
enum LightSideNavigation: Hashable, Sendable {
    case lightSide
    case refresh
    case darkSide
}

/// The business logic behind the light side.
protocol LightSideInteracting: Interactor {
    /// Returns the Jedi code and the masters, fetched concurrently.
    ///
    /// - Parameter refresh: whether to fetch them anew, even if they are cached.
    func content(refresh: Bool) async -> LightSideContent
}

/// The Interactor's result for the Presenter: values only, no entities.
struct LightSideContent: Hashable, Sendable {
    let code: Portion<LightSideCode>
    let masters: Portion<[LightSideMaster]>
}

struct LightSideCode: Hashable, Sendable {
    let title: String
    let lines: [String]
}

struct LightSideMaster: Hashable, Sendable {
    let name: PartedName
    /// Empty if no apprentice is known.
    let apprentices: [PartedName]
}

/// The view model.
struct LightSidePage: HeadedPage {
    let head: PageHead
    /// "Welcome to the light side"
    let title: String
    /// "Dark side", "Refresh"
    let controls: [Notice.Action]
    /// "Loading" or "Refreshing", shown until the content is ready.
    var loading: String?
    var code: Creed?
    /// Nil if the list is empty.
    var masters: Roster?
}
