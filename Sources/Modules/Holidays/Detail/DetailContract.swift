import Almanac
import HTML
import Layout

/// What a visitor can do here.
enum DetailEvent: Hashable, Sendable {
    case opened(HolidayDayPlace)
}

/// Where this screen leads.
enum DetailNavigation: Hashable, Sendable {
    /// Where no country is chosen yet.
    case start
    case year(HolidayYear)
    case day(HolidayDayPlace)
    case chooseCountry
}

/// The business logic behind the detail.
protocol DetailInteracting: Sendable {
    func detail(_ place: HolidayDayPlace) async throws(DetailFailure) -> HolidayDetail
}

enum DetailFailure: Error, Hashable, Sendable {
    case unknownCountry
    /// The country exists, but the source of the holidays has nothing of it.
    case uncovered(country: String)
    case unknownYear(country: String, known: ClosedRange<Int>)
    /// Not this one, but perhaps one of those of the same day.
    case unknownDay(country: String, sameDay: [SameDay])
    case service(ServiceFailure)

    struct SameDay: Hashable, Sendable {
        let name: String
        let id: HolidayDayPlace
    }
}

/// What the Interactor tells the Presenter: values only, no entity.
struct HolidayDetail: Hashable, Sendable {
    let id: HolidayDayPlace
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
    /// Kept only in some places, of the country or of those regions, that are not named.
    var isLocal = false
    let isEstimated: Bool
    let isPublic: Bool
    let today: CivilDate
    /// The same holiday one year before and after, where it is known.
    let previous: HolidayDayPlace?
    let next: HolidayDayPlace?
    let age: Duration?
}

/// The view model.
struct DetailPage: Sendable {
    let frame: Frame
    let heading: String
    let language: String
    let back: BackLink
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
    /// "True" or "False", as the app this page comes from has it.
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
