import AlmanacValues
import Entities
import ServiceContracts

struct CompareMeetingInteractor: CompareMeetingInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    let mostPlaces = 12
    /// The most days to find.
    static let mostDays = 60
    /// How many days are looked at: two years.
    static let horizon = 731

    func search(_ question: MeetingQuestion) async throws(CompareFailure) -> MeetingSearch {
        let today = clock.today(in: "UTC")
        let faults = Self.faults(of: question)
        let from = question.from?.value ?? today
        let last = from.adding(days: Self.horizon - 1)
        let years = faults.isEmpty ? from.year...last.year : today.year...today.year
        let found = try await TerritoryCalendars(countries, holidays)
            .all(of: question.places, covering: years.clamped(to: CivilDate.years))
        return MeetingSearch(
            places: found.map { ComparedPlace($0) }, today: today,
            result: Self.result(question, found, from: from, through: last, faults))
    }

    private static func result(
        _ question: MeetingQuestion, _ found: [TerritoryCalendar], from: CivilDate, through last: CivilDate,
        _ faults: [MeetingFault]
    ) -> Result<MeetingDays, MeetingProblem> {
        guard faults.isEmpty else { return .failure(.unreadable(faults)) }
        if let place = found.first(where: { !$0.daysOff.known.contains(from) }) {
            return .failure(.noData(place: ComparedPlace(place), year: from.year))
        }
        let shared = SharedDays(found.map(\.daysOff))
        let horizon = min(last, shared.known?.upperBound ?? from)
        return .success(
            MeetingDays(
                shared.days(from: from, through: horizon), question.days?.value ?? MeetingQuestion.usualDays,
                horizon: horizon, in: found.map(\.territory)))
    }

    private static func faults(of question: MeetingQuestion) -> [MeetingFault] {
        var faults: [MeetingFault] = []
        if case .unreadable(let text) = question.from { faults.append(.from(ForeignText(text))) }
        switch question.days {
        case nil: break
        case .value(let days):
            if !(1...mostDays ~= days) { faults.append(.days(ForeignText(String(days)), most: mostDays)) }
        case .unreadable(let text): faults.append(.days(ForeignText(text), most: mostDays))
        }
        return faults
    }
}
