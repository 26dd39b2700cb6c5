import Almanac
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

extension WorkingDaysPlace {
    static func random(using random: inout some RandomNumberGenerator) -> WorkingDaysPlace { WorkingDaysPlace() }
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
        guard Bool.random(using: &random) else { return .front }
        let year = HolidayYear.random(using: &random)
        let places = [Territory(year.country, year.filter.region), Territory(year.country)]
        return .year(year.year, year.filter.region == nil ? [Territory(year.country)] : places)
    }
}

extension WorldRecordPlace {
    static func random(using random: inout some RandomNumberGenerator) -> WorldRecordPlace {
        let date = CivilDate(dayNumber: Int.random(in: 0..<40_000, using: &random))
        return Bool.random(using: &random) ? .day(date) : .week(date)
    }
}
