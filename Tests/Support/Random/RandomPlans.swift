import AlmanacValues
import Places

extension LeavePlace {
    static func random(using random: inout some RandomNumberGenerator) -> LeavePlace {
        LeavePlace(LeaveRequest.random(using: &random))
    }
}

extension LeaveRequest {
    static func random(using random: inout some RandomNumberGenerator) -> LeaveRequest {
        let year = HolidayYear.random(using: &random)
        var request = LeaveRequest(Territory(year.country, year.filter.region), year.year)
        func number() -> Int? { Bool.random(using: &random) ? nil : Int.random(in: 0...9999, using: &random) }
        func date() -> CivilDate { CivilDate(dayNumber: Int.random(in: 0..<40_000, using: &random)) }
        (request.days, request.shortest) = (number(), number())
        request.weekend = Set(Weekday.allCases.filter { _ in Bool.random(using: &random) })
        request.worked = Set((0..<Int.random(in: 0...3, using: &random)).map { _ in date() })
        request.taken = Set(
            (0..<Int.random(in: 0...3, using: &random)).map { _ in
                let first = date()
                return first...first.adding(days: Int.random(in: 0...40, using: &random))
            })
        request.schools = [nil, .country, .region(.random(using: &random))].randomElement(using: &random) ?? nil
        if Bool.random(using: &random) {
            request.partner = LeavePartner(
                Territory(.random(using: &random), Bool.random(using: &random) ? nil : .random(using: &random)),
                days: number())
        }
        if request.days == nil, Bool.random(using: &random) { request.faults.append(LeaveFault(.days, "-5 x")) }
        if Bool.random(using: &random) { request.faults.append(LeaveFault(.worked, "2027-02-30")) }
        return request
    }
}

extension WorkingDaysQuestion {
    static func random(using random: inout some RandomNumberGenerator) -> WorkingDaysQuestion {
        let end: End? =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .on(.value(.random(using: &random)))
            case 1: .on(.unreadable("2026-02-30"))
            case 2: .after(.value(.random(in: -99_999...99_999, using: &random)))
            default: nil
            }
        return WorkingDaysQuestion(
            place: [Territory].random(using: &random).first,
            from: Bool.random(using: &random) ? .value(.random(using: &random)) : nil, end: end,
            weekend: Set(Weekday.allCases.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random))))
    }
}

extension WorkingDaysPlace {
    static func random(using random: inout some RandomNumberGenerator) -> WorkingDaysPlace {
        WorkingDaysPlace(.random(using: &random))
    }
}

extension MeetingQuestion {
    static func random(using random: inout some RandomNumberGenerator) -> MeetingQuestion {
        MeetingQuestion(
            .random(using: &random), from: Bool.random(using: &random) ? .value(.random(using: &random)) : nil,
            last: Bool.random(using: &random) ? .value(.random(using: &random)) : nil,
            days: Bool.random(using: &random) ? .value(.random(in: -99_999...99_999, using: &random)) : nil,
            opens: Bool.random(using: &random) ? .value(.random(using: &random)) : nil,
            closes: Bool.random(using: &random) ? .value(.random(using: &random)) : nil,
            added: Bool.random(using: &random) ? "Munich; São Paulo" : nil)
    }
}

extension [Territory] {
    /// Up to two places.
    static func random(using random: inout some RandomNumberGenerator) -> [Territory] {
        let country = CountryCode.random(using: &random)
        let both = [Territory(country), Territory(country, .random(using: &random))]
        return Array(both.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random)))
    }
}

extension TimeOfDay {
    static func random(using random: inout some RandomNumberGenerator) -> TimeOfDay {
        TimeOfDay(minutes: Int.random(in: 0..<1_440, using: &random))
    }
}

extension CivilDate {
    static func random(using random: inout some RandomNumberGenerator) -> CivilDate {
        CivilDate(dayNumber: Int.random(in: 0..<40_000, using: &random))
    }
}

extension RecordPlace {
    /// A record of working days or of a comparison.
    static func randomPlan(using random: inout some RandomNumberGenerator) -> RecordPlace {
        var meeting = MeetingQuestion.random(using: &random)
        meeting.places = [Territory(.random(using: &random))]
        meeting.from = .value(.random(using: &random))
        meeting.added = nil
        if let record = WorkingDaysRecordPlace(.random(using: &random)) { return .workingDays(record) }
        return Bool.random(using: &random)
            ? .compare(.meeting(meeting)) : .compare(.year(.random(in: 0...9999, using: &random), meeting.places))
    }
}

extension WorldPlace {
    static func random(using random: inout some RandomNumberGenerator) -> WorldPlace {
        let date = CivilDate(dayNumber: Int.random(in: 0..<40_000, using: &random))
        let places: [WorldPlace] = [.today, .thisWeek, .day(date), .week(date)]
        return places.randomElement(using: &random) ?? .today
    }
}

extension ComparePlace {
    static func random(using random: inout some RandomNumberGenerator) -> ComparePlace {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .front
        case 1: .meeting(.random(using: &random))
        default: .year(.random(in: 0...9999, using: &random), .random(using: &random))
        }
    }
}

extension WorldRecordPlace {
    static func random(using random: inout some RandomNumberGenerator) -> WorldRecordPlace {
        let date = CivilDate(dayNumber: Int.random(in: 0..<40_000, using: &random))
        return switch Int.random(in: 0..<4, using: &random) {
        case 0: .today
        case 1: .thisWeek
        case 2: .day(date)
        default: .week(date)
        }
    }
}
