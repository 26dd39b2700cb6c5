import AlmanacValues
import Entities
import ServiceContracts

struct WorkingDaysCounterInteractor: WorkingDaysCounterInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock
    let visitor: any VisitorService

    /// The most days in a range: ten years. A page names each holiday that it skips.
    static let longestRange = 3653
    /// The most working days away: about ten years.
    static let farthest = 2500

    func home() async -> Territory? { visitor.preferences.territory }

    func answer(
        _ question: WorkingDaysQuestion, in place: Territory
    ) async throws(TerritoryFailure) -> WorkingDaysAnswer {
        let (today, found) = try await TerritoryCalendars(countries, holidays)
            .calendar(of: place, on: clock, regions: .all) { today in
                let span = try? Self.span(of: question, today: today).get()
                return (span?.years ?? today.year...today.year).clamped(to: CivilDate.years)
            }
        let span = Self.span(of: question, today: today)
        let own = OwnDays(weekend: question.weekend.isEmpty ? nil : question.weekend)
        return WorkingDaysAnswer(
            place: place,
            name: PlaceName(
                region: (found.region?.name).map { ForeignText($0) }, country: ForeignText(found.country.name),
                regionLanguage: found.region?.nameLanguage ?? "en", countryLanguage: found.country.nameLanguage),
            regions: found.calendar.namedRegions,
            knownYears: found.calendar.years, today: today, age: found.age,
            count: span.flatMap { Self.count($0, found.daysOff(own)) })
    }

    /// Returns the days to look at, or what is wrong with the question.
    private static func span(
        of question: WorkingDaysQuestion, today: CivilDate
    ) -> Result<WorkingDaysSpan, WorkingDaysProblem> {
        let faults = faults(of: question)
        guard faults.isEmpty else { return .failure(.unreadable(faults)) }
        switch question.end {
        case .after(let days):
            return .success(.away(days.value ?? 0, from: question.from?.value ?? today))
        case .on(let date):
            let first = question.from?.value ?? today
            return range(from: first, through: date.value ?? first)
        case nil:
            // A whole year if no day was named, otherwise the rest of that day's year.
            let first = question.from?.value ?? .firstDay(of: today.year)
            return .success(.year(from: first))
        }
    }

    private static func range(
        from first: CivilDate, through last: CivilDate
    ) -> Result<WorkingDaysSpan, WorkingDaysProblem> {
        guard first <= last else { return .failure(.backwards(first: first, last: last)) }
        let days = last.dayNumber - first.dayNumber + 1
        guard days <= longestRange else { return .failure(.tooLong(days: days, limit: longestRange)) }
        return .success(.range(first, last))
    }

    private static func faults(of question: WorkingDaysQuestion) -> [WorkingDaysFault] {
        var faults: [WorkingDaysFault] = []
        if case .unreadable(let text) = question.from { faults.append(.from(ForeignText(text))) }
        switch question.end {
        case nil, .on(.value): break
        case .on(.unreadable(let text)): faults.append(.last(ForeignText(text)))
        case .after(.value(let days)):
            if abs(days) > farthest { faults.append(.days(ForeignText(String(days)), most: farthest)) }
            // A range has an answer: none of its days is worked.
            if question.weekend.count == Weekday.allCases.count { faults.append(.noWorkingDays) }
        case .after(.unreadable(let text)): faults.append(.days(ForeignText(text), most: farthest))
        }
        return faults
    }
}
