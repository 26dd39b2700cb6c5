import AlmanacValues
import VIPER

/// A program's request for the holidays of some days.
enum HolidayDaysEvent: Hashable, Sendable {
    case requested(CountryCode, HolidayFilter, ClosedRange<CivilDate>)
}

protocol HolidayDaysInteracting: Interactor {
    /// Returns the holidays with a day in the range. Days that are not known are left out.
    func days(
        _ days: ClosedRange<CivilDate>, of country: CountryCode, _ filter: HolidayFilter
    ) async throws(HolidayFeedFailure) -> HolidayDays
}

/// The Interactor's result: the holidays of some days.
struct HolidayDays: Hashable, Sendable {
    let country: CountryCode
    let place: PlaceName
    let filter: HolidayFilter
    let days: ClosedRange<CivilDate>
    let knownYears: ClosedRange<Int>
    /// In date order. Runs are complete: they have their days before and after the range.
    let rows: [Listing.Row]
    /// The name of each row in calendars.
    let keys: [String]
    /// What is known of each year of the range.
    let known: [Year]
    var revised: CivilDate?
    var age: SupplyAge?

    struct Year: Hashable, Sendable {
        let year: Int
        let known: [YearKnowledge]
    }

    /// Whether all days are of years that there is data for.
    var isComplete: Bool {
        knownYears.contains(days.lowerBound.year) && knownYears.contains(days.upperBound.year)
    }
}
