import AlmanacValues
import Layout
import VIPER

/// The long weekends of a year for programs: the facts of `LongWeekendsPage` as typed values, and the words that people
/// read in their calendars.
///
/// Nothing in it depends on today, so it changes only when the data does.
struct LongWeekendsRecord: Hashable, Sendable {
    let found: LongWeekendYear
    /// The page with the same facts.
    let page: Link
    /// The calendar of the year.
    let calendar: Link
    /// "Long weekends in Bavaria, Germany 2026"
    let name: String
    let description: String
    /// The events of the calendar, one for each long weekend.
    let events: [Event]

    struct Event: Hashable, Sendable {
        let uid: String
        let first: CivilDate
        let last: CivilDate
        /// "Long weekend: Christmas Day and Boxing Day"
        let summary: String
        let description: String
        let category: String
        /// Whether the date of a holiday is an estimate.
        let isEstimated: Bool
    }
}

enum LongWeekendsRecordEvent: Hashable, Sendable {
    case requested(HolidayYear)
    /// The calendar from last year on.
    case requestedRolling(Territory)
}

/// Answers programs with the same facts as `LongWeekendsPresenter` answers people: both ask the same Interactor.
struct LongWeekendsRecordPresenter<I: LongWeekendsInteracting, R: Router<LongWeekendsNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = LongWeekendsWords()

    func answer(_ event: LongWeekendsRecordEvent) async throws(YearFailure) -> RecordStep<LongWeekendsRecord> {
        switch event {
        case .requested(let year):
            let found = try await interactor.weekends(year)
            guard found.isKnown else {
                return .problem(
                    .notFound, words.noData(for: found.year, of: found.place.country, known: found.knownYears))
            }
            return .show(.record(record(found, year)))
        case .requestedRolling(let place): return .show(.record(record(try await interactor.rolling(place))))
        }
    }

    func problem(_ failure: YearFailure, on event: LongWeekendsRecordEvent) -> RecordStep<LongWeekendsRecord> {
        let country =
            switch event {
            case .requested(let year): year.country
            case .requestedRolling(let place): place.country
            }
        return .problem(failure.status, words.notice(failure, in: country).title)
    }

    /// The calendar from last year on, which has no bridges.
    private func record(_ found: LongWeekendYear) -> LongWeekendsRecord {
        LongWeekendsRecord(
            found: found, page: router.link(to: .list(found.territory)),
            calendar: router.link(to: .calendar(found.territory)), name: words.title(found.place),
            description: words.description(found.place), events: found.weekends.map { event($0, found) })
    }

    private func record(_ found: LongWeekendYear, _ year: HolidayYear) -> LongWeekendsRecord {
        LongWeekendsRecord(
            found: found, page: router.link(to: .year(year)), calendar: router.link(to: .record(year, .ics)),
            name: words.title(found.place, found.year), description: words.description(found.place, found.year),
            events: found.weekends.map { event($0, found) })
    }

    private func event(_ weekend: LongWeekendYear.Weekend, _ found: LongWeekendYear) -> LongWeekendsRecord.Event {
        var lines = [words.worth(weekend.length)]
        if !weekend.halves.isEmpty { lines.append(words.halves(weekend.halves)) }
        if weekend.isEstimated { lines.append(words.estimated) }
        if weekend.isOpen { lines.append(words.mayBeLonger) }
        // A holiday may be among them twice, on its own date and as an observed day.
        let names = weekend.holidays.map(\.name).reduce(into: [LocalizedText]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        return LongWeekendsRecord.Event(
            uid: "long-weekend-\(found.territory)-\(weekend.first)@\(CalendarHead.domain)",
            first: weekend.first, last: weekend.last, summary: words.event(names),
            description: lines.joined(separator: "\n"), category: words.category, isEstimated: weekend.isEstimated)
    }
}
