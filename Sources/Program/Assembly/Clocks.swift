import AlmanacValues
import Foundation
import ServiceContracts

/// The system's clock, in any zone of the tz database.
struct SystemClock: CivilClock {
    /// The moment at which the clock stands, in seconds since 1970; nil if it runs.
    var moment: Int?

    func today(in zone: String) -> CivilDate {
        let now = moment.map { Date(timeIntervalSince1970: Double($0)) } ?? Date()
        let offset = TimeZone(identifier: zone)?.secondsFromGMT(for: now) ?? 0
        let seconds = Int(now.timeIntervalSince1970.rounded(.down)) + offset
        return CivilDate(dayNumber: Int((Double(seconds) / 86_400).rounded(.down)))
    }

    func beginning(of day: CivilDate, in zone: String) -> Int {
        let midnight = day.dayNumber * 86_400
        guard let zone = TimeZone(identifier: zone) else { return midnight }
        func offset(at moment: Int) -> Int {
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
        }
        // The offset at midnight in UTC may be another one than at midnight there.
        return midnight - offset(at: midnight - offset(at: midnight))
    }
}

/// A clock that returns the same day in every zone.
struct FixedClock: CivilClock {
    let day: CivilDate

    func today(in _: String) -> CivilDate { day }

    func beginning(of day: CivilDate, in _: String) -> Int { day.dayNumber * 86_400 }
}
