import Almanac
import Places

extension LeavePlace {
    static func random(using random: inout some RandomNumberGenerator) -> LeavePlace {
        let year = HolidayYear.random(using: &random)
        return LeavePlace(HolidayYear(year.country, year.year, HolidayFilter(region: year.filter.region)))
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
