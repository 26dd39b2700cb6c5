import Almanac
import Layout
import VIPER

/// A visitor's action on this screen.
enum SideEvent: Hashable, Sendable {
    case opened(Side)
    /// Requested fresh data.
    case refreshed(Side)
}

/// A destination that this screen can lead to.
enum SideNavigation: Hashable, Sendable {
    case side(Side)
    case refresh(Side)
}

/// The business logic behind a side.
protocol SideInteracting: Interactor {
    /// Returns both parts of a side, fetched concurrently. Each of them may fail alone.
    ///
    /// - Parameter refresh: whether to fetch them anew, even if they are cached.
    func content(of side: Side, refresh: Bool) async -> SideContent
}

/// The Interactor's result for the Presenter: values only, no entities.
struct SideContent: Hashable, Sendable {
    let code: Part<Code>
    let list: Part<List>

    enum Part<Value: Hashable & Sendable>: Hashable, Sendable {
        /// The age is that of a stale copy, used because the source fails; nil if the value is good.
        case loaded(Value, age: Duration?)
        case failed(ServiceFailure)
    }

    struct Code: Hashable, Sendable {
        let title: String
        let lines: [String]
    }

    enum List: Hashable, Sendable {
        case masters([MasterSummary])
        case holocrons([HolocronSummary])
    }

    struct MasterSummary: Hashable, Sendable {
        let name: PartedName
        /// Empty if no apprentice is known.
        let apprentices: [PartedName]
    }

    struct HolocronSummary: Hashable, Sendable {
        let name: String
        let creator: String?
        /// Empty if no power is known.
        let powers: [String]
    }
}

/// The view model.
struct SidePage: HeadedPage {
    let head: PageHead
    /// The look of the side, which overrides the visitor's.
    let look: Look
    /// "Welcome to the light side"
    let title: String
    let other: SideLink
    let refresh: SideLink
    /// "Loading" or "Refreshing", shown until the content is ready.
    var loading: String?
    var code: CodeSection?
    /// Nil if the list is empty, which hides its heading too.
    var list: ListSection?
}

struct SideLink: Sendable {
    let label: String
    let link: Link
}

struct CodeSection: Sendable {
    let title: String
    var notice: Notice?
    /// "as of 3 hours ago"
    var age: String?
    var lines: [CodeLine] = []

    var hasLines: Bool { !lines.isEmpty }
}

struct CodeLine: Sendable {
    let text: String
    let isLast: Bool
}

struct ListSection: Sendable {
    let title: String
    var notice: Notice?
    var age: String?
    var rows: [SideRow] = []

    var hasRows: Bool { !rows.isEmpty }
}

struct SideRow: Sendable {
    let name: String
    /// "Apprentices: Ahsoka Tano"; "Created by King Adas", "Powers: Dark rituals".
    let lines: [String]
}
