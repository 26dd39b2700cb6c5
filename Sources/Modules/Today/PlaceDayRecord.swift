import AlmanacValues
import HTML
import Layout
import VIPER

/// What one day is in a place, for programs.
struct PlaceDayRecord: Hashable, Sendable {
    let found: PlaceDay
    /// The pages of the holidays.
    let pages: [HolidayReference: Link]
    /// The list of the year's holidays.
    let page: Link
}

extension PlaceDayRecord: PublishedRecord {
    static var schemaName: String? { "PlaceDay" }

    static func describe(_ fields: inout some Fields<PlaceDayRecord> & ~Copyable) {
        fields.group("place", "The place that was asked about.") { place in
            place.place(
                { $0.found.territory }, country: { $0.found.place.localizedCountry },
                region: { $0.found.place.localizedRegion })
        }
        fields("zone", "The IANA time zone whose clocks say which day is today.") { $0.found.zone }
        fields("todayIs", "Today’s date in the place.") { $0.found.today }
        fields("day", "What the day is.") { TodayRecord.Day(day: $0.found.day, pages: $0.pages) }
        fields(
            "workingDayBefore",
            "The last day before it on which people work at least half of the day; null if it is not known."
        ) { $0.found.workingDayBefore }
        fields("workingDayAfter", "The first such day after it; null if it is not known.") { $0.found.workingDayAfter }
        fields.years("The years that there is data for.") { $0.found.knownYears }
        fields("known", "What is known of public holidays and of breaks of schools in its year.") { $0.found.known }
        fields("revised", "The day on which the country’s data last changed; null if the source does not say.") {
            $0.found.revised
        }
        fields.staleness { $0.found.age }
        fields.page { $0.page }
    }

    var fileName: String { "status-\(found.territory)-\(found.day.date)" }
}

/// Answers programs with what one day is in a place.
struct PlaceDayRecordPresenter<I: TodayInteracting, R: Router<TodayNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = LayoutWords()

    func answer(_ day: DayOfPlace) async throws(TodayFailure) -> RecordStep<PlaceDayRecord> {
        .show(.record(record(try await interactor.day(day.date, in: day.place))))
    }

    func problem(_ failure: TodayFailure, on _: DayOfPlace) -> RecordStep<PlaceDayRecord> {
        .problem(failure.status, failure.text(words))
    }

    private func record(_ found: PlaceDay) -> PlaceDayRecord {
        PlaceDayRecord(
            found: found, pages: router.pages(of: found.day.all),
            page: router.link(to: .year(found.territory, found.day.date.year)))
    }
}
