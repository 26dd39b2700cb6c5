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
struct TodayRecordPresenter<I: TodayInteracting, R: Router<TodayNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = LayoutWords()

    func handle(_ event: TodayEvent) async -> Step<Recorded<TodayRecord>, TodayNavigation, Never> {
        switch event {
        case .requested(let place):
            do throws(TodayFailure) {
                return .show(.record(record(try await interactor.today(in: place))))
            } catch {
                return show(error)
            }
        }
    }

    private func show(_ failure: TodayFailure) -> Step<Recorded<TodayRecord>, TodayNavigation, Never> {
        switch failure {
        case .place(let failure): .problem(failure.status, words.notice(failure).title)
        case .noData(let year, let country, let known):
            .problem(.notFound, words.noData(for: year, of: country, known: known))
        }
    }

    private func record(_ found: PlaceToday) -> TodayRecord {
        let days = [found.today, found.tomorrow].compactMap(\.self)
        let holidays = days.flatMap { $0.holidays + $0.halfDays + $0.partial } + (found.next?.holidays ?? [])
        let ids = holidays.map(\.id) + [found.schools.next?.id].compactMap(\.self)
        return TodayRecord(
            found: found,
            pages: Dictionary(ids.map { ($0, router.link(to: .holiday($0))) }, uniquingKeysWith: { first, _ in first }),
            page: router.link(to: .list(found.territory)))
    }
}
