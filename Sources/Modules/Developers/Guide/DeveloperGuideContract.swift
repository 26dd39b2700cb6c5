import AlmanacValues
import Layout
import VIPER

enum DeveloperGuideEvent: Hashable, Sendable {
    case opened
}

enum DeveloperGuideNavigation: Hashable, Sendable {
    case guide
    case description
}

/// The business logic behind the guide, and behind the description for programs.
protocol DeveloperGuideInteracting: Interactor {
    /// Returns what the site has data for; nil if the source does not say.
    func coverage() async -> DeveloperCoverage?
}

/// The countries and years that the site has data for.
struct DeveloperCoverage: Hashable, Sendable {
    /// Sorted; never empty.
    let countries: [CountryCode]
    /// From the first year of any country to the last of any.
    let years: ClosedRange<Int>
}

struct DeveloperGuidePage: HeadedPage {
    let head: PageHead
    let title: String
    /// "250 countries, 2020 to 2035."; nil if the source does not say.
    let coverage: String?
    let description: Link
    let chapters: [Chapter]

    struct Chapter: Hashable, Sendable {
        let title: String
        /// The id of the heading, for links.
        let name: String
        let paragraphs: [String]
        let rows: [Row]
        let examples: [Example]
        /// Whether the chapter is unfolded.
        var isOpen = false
    }

    /// A line of a table: an address, and what it has.
    struct Row: Hashable, Sendable {
        let address: String
        let about: String
    }

    /// A command line, and what it prints. A test runs it.
    struct Example: Hashable, Sendable {
        let command: String
        let answer: String
    }
}
