import AlmanacValues
import Layout
import VIPER

/// What today is in a place, for programs: facts as typed values, without wording.
struct TodayRecord: Hashable, Sendable {
    let found: PlaceToday
    /// The pages of the holidays.
    let pages: [HolidayReference: Link]
    /// The list of this year's holidays.
    let page: Link

    /// What decides whether a day is worked. The raw value is the word of records.
    enum Reason: String, CaseIterable, Hashable, Sendable {
        case holiday, weekend
        case workingDay = "working-day"
        case workedWeekend = "worked-weekend"
        case halfDay = "half-day"
        case partialHoliday = "partial-holiday"
        case evening
    }

    /// A moment in UTC.
    struct Moment: Hashable, Sendable {
        /// Since 1970.
        let seconds: Int
    }
}

extension TodayRecord.Reason {
    init(_ kind: DayKind) {
        self =
            switch kind {
            case .holiday: .holiday
            case .weekend: .weekend
            case .workingDay: .workingDay
            case .exchanged: .workedWeekend
            case .half: .halfDay
            case .partial: .partialHoliday
            case .evening: .evening
            }
    }
}

/// Answers programs with what today is in a place.
struct TodayRecordPresenter<I: TodayInteracting, R: Router<TodayNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = LayoutWords()

    func answer(_ place: Territory) async throws(TodayFailure) -> RecordStep<TodayRecord> {
        .show(.record(record(try await interactor.today(in: place))))
    }

    func problem(_ failure: TodayFailure, on _: Territory) -> RecordStep<TodayRecord> {
        .problem(failure.status, failure.text(words))
    }

    private func record(_ found: PlaceToday) -> TodayRecord {
        let days = [found.today, found.tomorrow].compactMap(\.self)
        return TodayRecord(
            found: found,
            pages: router.pages(
                of: days.flatMap(\.all) + (found.next?.holidays ?? []), [found.schools.next?.id].compactMap(\.self)),
            page: router.link(to: .list(found.territory)))
    }
}

extension TodayFailure {
    var status: Status {
        switch self {
        case .place(let failure): failure.status
        case .noData: .notFound
        }
    }

    func text(_ words: LayoutWords) -> String {
        switch self {
        case .place(let failure): words.notice(failure).title
        case .noData(let year, let country, let known): words.noData(for: year, of: country, known: known)
        }
    }
}

extension PlaceToday.Day {
    /// All holidays that it names.
    var all: [PlaceToday.Holiday] { holidays + halfDays + partial }
}

extension Router<TodayNavigation> {
    /// The pages of holidays, and of others by their ids.
    func pages(of holidays: [PlaceToday.Holiday], _ others: [HolidayReference] = []) -> [HolidayReference: Link] {
        let links = (holidays.map(\.id) + others).map { ($0, link(to: .holiday($0))) }
        return Dictionary(links, uniquingKeysWith: { first, _ in first })
    }
}
