import AlmanacValues
import Layout
import VIPER

enum CoverageEvent: Hashable, Sendable {
    case opened
}

enum CoverageNavigation: Hashable, Sendable {
    case page
    /// The same for programs.
    case record(Format)
    /// What has changed in the data of all countries.
    case news
    /// The list of a country's holidays.
    case country(CountryCode)
    case countryRecord(CountryCode)
    /// The changes in the data of a country, as a feed or as a record for programs.
    case changes(CountryCode, Format)
    /// Where an authority publishes.
    case source(ExternalPage)
}

protocol CoverageInteracting: Interactor {
    func coverage() async throws(ServiceFailure) -> Coverage
}

/// The Interactor's result for the Presenters: what is known of every country. Values only, no entities.
struct Coverage: Hashable, Sendable {
    /// The year that the states refer to: the current one in UTC.
    let year: Int
    /// In the order of the source.
    let countries: [Country]

    struct Country: Hashable, Sendable {
        let code: CountryCode
        let name: LocalizedText
        /// Nil if the source has no usable data of the country.
        let data: Facts?
    }

    struct Facts: Hashable, Sendable {
        let years: ClosedRange<Int>
        /// The day on which the country's data last changed; nil if the source does not say.
        let revised: CivilDate?
        /// The number of places where the data differ from the source that they are made of.
        let corrections: Int
        /// For each kind of holidays, public ones first.
        let known: [YearKnowledge]

        /// What is known of a type; no data if nothing is.
        func known(_ type: HolidayType) -> YearKnowledge {
            known.first { $0.types.contains(type) } ?? YearKnowledge(types: [type], state: .noData)
        }
    }
}

struct CoveragePage: HeadedPage {
    let head: PageHead
    let heading: String
    let lead: String
    /// "Loading", shown until the content is ready.
    var loading: String?
    var notice: Notice?
    /// "250 countries: public holidays with an authority in 245, school holidays in 14."
    var summary: String?
    /// "What has changed"
    var news: LabelledLink?
    var groups: [CoverageGroup] = []
}

/// The countries that begin with one letter.
struct CoverageGroup: Sendable {
    /// "A"
    let name: String
    /// "17"
    let count: String
    /// Whether the group is unfolded.
    let isOpen: Bool
    let rows: [CoverageRow]
}

struct CoverageRow: Sendable {
    let name: String
    let code: String
    let link: Link
    /// "By law", "Announced until 10 September 2029", "No data"
    let publicHolidays: String
    let schools: String
    let authorities: [KnowledgeSection.AuthorityLine]
    /// "22 November 2026"; nil if the source does not say.
    let revised: LabelledLink?
    /// "3", or "–" for none.
    let corrections: String
}
