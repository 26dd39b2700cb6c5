import AlmanacValues
import Layout
import VIPER

enum LightSideEvent: Hashable, Sendable {
    case opened
    /// Requested fresh data.
    case refreshed
}

enum LightSideNavigation: Hashable, Sendable {
    case lightSide
    case refresh
    case darkSide
}

protocol LightSideInteracting: Interactor {
    /// Returns the Jedi code and the masters, fetched concurrently.
    ///
    /// - Parameter refresh: whether to fetch them anew, even if they are cached.
    func content(refresh: Bool) async -> LightSideContent
}

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
