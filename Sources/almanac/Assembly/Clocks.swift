import Almanac
import Foundation
import ServiceContracts

/// The system's clock, in any zone of the tz database.
struct SystemClock: CivilClock {
    func today(in zone: String) -> CivilDate {
        let now = Date()
        let offset = TimeZone(identifier: zone)?.secondsFromGMT(for: now) ?? 0
        let seconds = Int(now.timeIntervalSince1970.rounded(.down)) + offset
        return CivilDate(dayNumber: Int((Double(seconds) / 86_400).rounded(.down)))
    }
}

/// A clock that returns the same day in every zone.
struct FixedClock: CivilClock {
    let day: CivilDate

    func today(in _: String) -> CivilDate { day }
}
