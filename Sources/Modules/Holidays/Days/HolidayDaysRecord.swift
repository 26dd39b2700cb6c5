import AlmanacValues
import Layout
import VIPER

/// The holidays of some days, for programs: typed values without wording.
struct HolidayDaysRecord: Hashable, Sendable {
    let found: HolidayDays
    let holidays: [HolidayRecord.Holiday]
    /// The list of the first year.
    let page: Link
}

extension HolidayDaysRecord: PublishedRecord {
    static var schemaName: String? { "HolidaysOfDays" }

    static func describe(_ fields: inout some Fields<HolidayDaysRecord> & ~Copyable) {
        fields.group("place", "The place whose holidays these are.") { place in
            place.place(
                { Territory($0.found.country, $0.found.filter.region) }, country: { $0.found.place.localizedCountry },
                region: { $0.found.place.localizedRegion })
        }
        fields("from", "The first day that was asked for.") { $0.found.days.lowerBound }
        fields("to", "The last day that was asked for.") { $0.found.days.upperBound }
        fields("complete", "Whether there is data for all of these days.") { $0.found.isComplete }
        fields("types", "The types that were asked for; null for all.") { $0.found.filter.types.included?.sorted }
        fields("regional", "Whether what only regions keep was asked for, too.") { $0.found.filter.isEverywhere }
        fields.years("The years that there is data for.") { $0.found.knownYears }
        fields("known", "What is known of these types in each year of the days.") { $0.found.known }
        fields("revised", "The day on which the country’s data last changed; null if the source does not say.") {
            $0.found.revised
        }
        fields.staleness { $0.found.age }
        fields.page { $0.page }
        fields(
            "holidays",
            "The holidays with a day among these, in date order. A run of days is there as a whole; an observed day is one "
                + "of its own."
        ) { $0.holidays }
    }

    var fileName: String {
        let place = Territory(found.country, found.filter.region)
        return "holidays-\(place)-\(found.days.lowerBound)-\(found.days.upperBound)"
    }
}

extension HolidayDays.Year: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("year", "The year.") { $0.year }
        fields("known", "What is known of it, by types.") { $0.known }
    }
}

/// Answers programs with the holidays of some days: rows of the same lists as those of a year.
struct HolidayDaysRecordPresenter<I: HolidayDaysInteracting, R: Router<HolidayListNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = HolidaysWords()

    func answer(_ event: HolidayDaysEvent) async throws(HolidayFeedFailure) -> RecordStep<HolidayDaysRecord> {
        switch event {
        case .requested(let country, let filter, let days):
            .show(.record(record(try await interactor.days(days, of: country, filter))))
        }
    }

    func problem(_ failure: HolidayFeedFailure, on _: HolidayDaysEvent) -> RecordStep<HolidayDaysRecord> {
        .problem(failure.status, words.detail(of: failure))
    }

    private func record(_ found: HolidayDays) -> HolidayDaysRecord {
        let list = HolidayFilter(region: found.filter.region, isEverywhere: found.filter.isEverywhere)
        return HolidayDaysRecord(
            found: found,
            holidays: zip(found.rows, found.keys).map { row, key in
                HolidayRecord.Holiday(row, key: key, page: router.link(to: .day(ListedHoliday(row.id))))
            },
            page: router.link(to: .year(HolidayYear(found.country, found.days.lowerBound.year, list))))
    }
}
