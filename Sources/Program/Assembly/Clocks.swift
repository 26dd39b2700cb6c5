import AlmanacValues
import Foundation
import ServiceContracts

/// The system's clock, in any zone of the tz database.
struct SystemClock: CivilClock {
    /// The moment at which the clock is stopped, in seconds since 1970; nil if it runs.
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
        // At midnight there, the offset may differ from the one at midnight in UTC.
        return midnight - offset(at: midnight - offset(at: midnight))
    }

    func offsets(in zone: String, from first: CivilDate, through last: CivilDate) -> ZoneOffsets? {
        ZoneOffsets(zone, from: first, through: last)
    }
}

/// A clock that returns the same day in every zone.
struct FixedClock: CivilClock {
    let day: CivilDate

    func today(in _: String) -> CivilDate { day }

    func beginning(of day: CivilDate, in _: String) -> Int { day.dayNumber * 86_400 }

    func offsets(in zone: String, from first: CivilDate, through last: CivilDate) -> ZoneOffsets? {
        ZoneOffsets(zone, from: first, through: last)
    }
}

extension ZoneOffsets {
    /// The maximum number of changes of a zone to look for. Two a year are usual, and four with a month of fasting.
    private static let most = 1_000

    /// Nil if the zone is unknown.
    fileprivate init?(_ name: String, from first: CivilDate, through last: CivilDate) {
        guard let zone = TimeZone(identifier: name) else { return nil }
        func date(_ day: CivilDate) -> Date { Date(timeIntervalSince1970: Double(day.dayNumber) * 86_400) }
        let (start, end) = (date(first.adding(days: -2)), date(last.adding(days: 2)))
        var changes: [Change] = []
        var moment = start
        while let next = zone.nextDaylightSavingTimeTransition(after: moment), next > moment, next < end,
            changes.count < Self.most
        {
            changes.append(Change(at: Int(next.timeIntervalSince1970), to: zone.secondsFromGMT(for: next)))
            moment = next
        }
        self.init(initial: zone.secondsFromGMT(for: start), changes: changes)
    }
}
