import AlmanacValues
import Layout
import VIPER

enum DarkSideEvent: Hashable, Sendable {
    case opened
    /// Requested fresh data.
    case refreshed
}

enum DarkSideNavigation: Hashable, Sendable {
    case darkSide
    case refresh
    case lightSide
}

protocol DarkSideInteracting: Interactor {
    /// Returns the Sith code and the holocrons, fetched concurrently.
    ///
    /// - Parameter refresh: whether to fetch them anew, even if they are cached.
    func content(refresh: Bool) async -> DarkSideContent
}

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
