import AlmanacValues
import Layout

/// What a list has, in numbers.
struct HolidaySummary: Hashable, Sendable {
    let types: HolidayFilter.Types
    /// The number of holidays, without observed days.
    let holidays: Int
    let observed: Int
    let scope: Scope

    enum Scope: Hashable, Sendable {
        /// Those of everybody, of a country that has regions.
        case nationwide
        case region(ForeignText)
        /// All of a country, of which this number is kept in some regions only.
        case everywhere(regional: Int)
    }
}

extension HolidaysWords {
    /// "11 nationwide public holidays and 1 observed day", "12 public holidays in Bavaria"
    func summary(_ list: HolidaySummary) -> String {
        let (number, types, observed) = (list.holidays, list.types, list.observed)
        return switch list.scope {
        case .nationwide:
            say("\(number) nationwide \(number, holidays: types)\(andObserved: observed)")
        case .region(let region):
            say("\(number) \(number, holidays: types) in \(region)\(andObserved: observed)")
        case .everywhere(regional: 0):
            say("\(number) \(number, holidays: types)\(andObserved: observed)")
        case .everywhere(regional: number + observed):
            say("\(number) \(number, holidays: types)\(andObserved: observed), in some regions only")
        case .everywhere(regional: let some):
            say("\(number) \(number, holidays: types)\(andObserved: observed), \(some) of them in some regions only")
        }
    }

    /// "No public holidays in 2026.", "No public holidays in 2026 in Bavaria."
    func none(_ types: HolidayFilter.Types, in year: Int, of place: PlaceName) -> String {
        guard let region = place.region else { return say("No \(holidays: types) in \(year).") }
        return say("No \(holidays: types) in \(year) in \(region).")
    }
}

extension Sentence.StringInterpolation {
    /// "public holidays", "working days", "holidays of any type"
    fileprivate mutating func appendInterpolation(holidays types: HolidayFilter.Types) {
        appendInterpolation(0, holidays: types)
    }

    /// What a number counts, without the number: "public holiday" for 1, otherwise "public holidays".
    fileprivate mutating func appendInterpolation(_ number: Int, holidays types: HolidayFilter.Types) {
        switch types {
        case .all: appendInterpolation(number, one: "holiday of any type", other: "holidays of any type")
        case .publicAndSchool:
            appendInterpolation(number, one: "public or school holiday", other: "public and school holidays")
        case .only(let type): appendInterpolation(number, one: "\(holiday: type)", other: "\(holidays: type)")
        }
    }

    /// " and 1 observed day", " and 2 observed days"; nothing for 0.
    fileprivate mutating func appendInterpolation(andObserved number: Int) {
        appendInterpolation(
            number, none: "", one: " and 1 observed day", other: " and \(number) observed days")
    }
}
