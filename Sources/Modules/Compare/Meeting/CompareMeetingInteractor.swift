import AlmanacValues
import Entities
import ServiceContracts

struct CompareMeetingInteractor: CompareMeetingInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let world: any WorldService
    let indexes: SearchIndexes
    let clock: any CivilClock

    let mostPlaces = 12
    /// The most days to find.
    static let mostDays = 60
    /// How many days are looked at: two years. A last day that is given may be one later: the same date two years later,
    /// with a 29 February between them.
    static let horizon = 731

    func search(_ question: MeetingQuestion) async throws(CompareFailure) -> MeetingSearch {
        let today = clock.today(in: "UTC")
        let faults = Self.faults(of: question, today: today)
        let from = question.from?.value ?? today
        let end = from.adding(days: Self.horizon - 1)
        let last = question.last?.value ?? end
        let years = faults.isEmpty ? from.year...last.year : today.year...today.year
        let found = try await TerritoryCalendars(countries, holidays)
            .all(of: question.places, covering: years.clamped(to: CivilDate.years))
        return MeetingSearch(
            places: found.map { ComparedPlace($0) }, today: today,
            result: result(question, found, from: from, through: last, faults))
    }

    func faults(of question: MeetingQuestion) async -> [MeetingFault] {
        Self.faults(of: question, today: clock.today(in: "UTC"))
    }

    private func result(
        _ question: MeetingQuestion, _ found: [TerritoryCalendar], from: CivilDate, through last: CivilDate,
        _ faults: [MeetingFault]
    ) -> Result<MeetingDays, MeetingProblem> {
        guard faults.isEmpty else { return .failure(.unreadable(faults)) }
        if let place = found.first(where: { !$0.daysOff.known.contains(from) }) {
            return .failure(.noData(place: ComparedPlace(place), year: from.year))
        }
        var hours: SharedHours?
        if let asked = question.hours {
            var clocks: [ZoneOffsets] = []
            for place in found {
                let zone = place.country.zone(of: place.region?.code)
                guard let offsets = clock.offsets(in: zone, from: from, through: last) else {
                    return .failure(.noClock(place: ComparedPlace(place)))
                }
                clocks.append(offsets)
            }
            hours = SharedHours(asked, clocks)
        }
        let shared = SharedDays(found.map(\.daysOff))
        let horizon = min(last, shared.known?.upperBound ?? from)
        let usual = question.last == nil ? MeetingQuestion.usualDays : nil
        return .success(
            MeetingDays(
                hours.map { shared.meetings(from: from, through: horizon, in: $0) }
                    ?? shared.days(from: from, through: horizon).map { SharedMeeting($0) },
                question.days?.value ?? usual, most: Self.mostDays, horizon: horizon, in: found.map(\.territory), hours)
        )
    }

    private static func faults(of question: MeetingQuestion, today: CivilDate) -> [MeetingFault] {
        var faults: [MeetingFault] = []
        if case .unreadable(let text) = question.from { faults.append(.from(ForeignText(text))) }
        switch question.last {
        case nil: break
        case .value(let last):
            if question.from?.value != nil || question.from == nil {
                let first = question.from?.value ?? today
                let limit = first.adding(days: horizon)
                if last < first { faults.append(.backwards(first: first, last: last)) }
                if last > limit { faults.append(.tooLate(limit: limit)) }
            }
        case .unreadable(let text): faults.append(.last(ForeignText(text)))
        }
        switch question.days {
        case nil: break
        case .value(let days):
            if !(1...mostDays ~= days) { faults.append(.days(ForeignText(String(days)), most: mostDays)) }
        case .unreadable(let text): faults.append(.days(ForeignText(text), most: mostDays))
        }
        if case .unreadable(let text) = question.opens { faults.append(.opens(ForeignText(text))) }
        if case .unreadable(let text) = question.closes { faults.append(.closes(ForeignText(text))) }
        if let (opens, closes) = question.times, opens >= closes {
            faults.append(.hours(opens: opens, closes: closes))
        }
        return faults
    }
}

extension MeetingQuestion {
    /// The hours of work, if they matter and can be read.
    fileprivate var times: (TimeOfDay, TimeOfDay)? {
        guard opens != nil || closes != nil else { return nil }
        let (opens, closes) = (
            self.opens ?? .value(Self.usualHours.opens), self.closes ?? .value(Self.usualHours.closes)
        )
        guard case .value(let start) = opens, case .value(let end) = closes else { return nil }
        return (start, end)
    }

    fileprivate var hours: WorkingHours? { times.flatMap { WorkingHours(from: $0.0, to: $0.1) } }
}
