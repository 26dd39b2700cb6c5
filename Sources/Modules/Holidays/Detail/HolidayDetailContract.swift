import Almanac
import Layout
import VIPER

/// A visitor's action on this screen.
enum HolidayDetailEvent: Hashable, Sendable {
    case opened(HolidayReference)
}

/// A destination that this screen can lead to.
enum HolidayDetailNavigation: Hashable, Sendable {
    /// The list of holidays, with no country chosen.
    case start
    case year(HolidayYear)
    case day(HolidayReference)
    case chooseCountry
}

/// The business logic behind the detail.
protocol HolidayDetailInteracting: Interactor {
    func detail(_ reference: HolidayReference) async throws(HolidayDetailFailure) -> HolidayDetail
}

enum HolidayDetailFailure: Error, Hashable, Sendable {
    case unknownCountry
    /// The country exists, but the holiday source does not cover it.
    case uncovered(country: String)
    case unknownYear(country: String, known: ClosedRange<Int>)
    /// The country has no such holiday on that day, but perhaps others.
    case unknownDay(country: String, sameDay: [SameDay])
    case service(ServiceFailure)

    struct SameDay: Hashable, Sendable {
        let name: String
        let id: HolidayReference
    }
}

/// The Interactor's result for the Presenter: values only, no entities.
struct HolidayDetail: Hashable, Sendable {
    let id: HolidayReference
    let countryName: String
    let name: LocalizedText
    let localName: LocalizedText?
    let date: CivilDate
    let observed: CivilDate?
    let movedFrom: CivilDate?
    let types: [HolidayType]
    /// Empty for the whole country.
    let regions: [String]
    let exceptions: [String]
    /// Whether only some places keep it, in the country or in `regions`. The source does not name these places.
    var isLocal = false
    let isEstimated: Bool
    let isPublic: Bool
    let today: CivilDate
    /// The same holiday one year before; nil if it is unknown.
    let previous: HolidayReference?
    /// The same holiday one year after; nil if it is unknown.
    let next: HolidayReference?
    let age: Duration?
}

/// The view model.
struct HolidayDetailPage: HeadedPage {
    let head: PageHead
    let heading: String
    let language: String
    let back: BackLink
    /// "Loading", shown until the content is ready.
    var loading: String?
    var notice: Notice?
    var age: String?
    var detail: DetailSection?
}

struct DetailSection: Sendable {
    let flag: String
    let name: String
    let nameLanguage: String
    let localName: LocalName?
    let date: String
    let isoDate: String
    let day: String
    let month: String
    let year: String
    let weekday: String
    /// "in 12 days"
    let distance: String
    let observed: NamedDay?
    let movedFrom: NamedDay?
    let country: String
    let countryCode: String
    /// "True" or "False", as in the app that this page comes from.
    let isPublic: String
    let types: String
    let regions: String
    let isEstimated: Bool
    let previous: YearLink?
    let next: YearLink?
}

struct NamedDay: Sendable {
    let date: String
    let isoDate: String
}
