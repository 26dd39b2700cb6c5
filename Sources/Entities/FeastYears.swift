public import AlmanacValues

/// When a feast is in one year.
public struct FeastYear: Hashable, Sendable {
    public let year: Int
    public let answer: Answer

    public enum Answer: Hashable, Sendable {
        /// The days on which people keep the feast, in date order. Never empty.
        case days([HolidayDay])
        /// The year is known, and nobody keeps the feast in it.
        case none
        /// The calendar does not know the year.
        case unknown
    }
}

extension HolidayCalendar {
    /// Returns when the same feast is in the years around a holiday's own, which is left out.
    ///
    /// A feast is the same if it has the same occasion (or name, if the source does not say the occasion), shares a type
    /// with the holiday, and is kept by the region; by the country or any region of the holiday if the region is nil.
    ///
    /// - Parameter reach: the number of years to look at, each way.
    public func years(of holiday: Holiday, in region: RegionCode? = nil, reach: Int = 5) -> [FeastYear] {
        let year = holiday.date.year
        return (year - reach...year + reach).filter { $0 != year }.map { other in
            guard years.contains(other) else { return FeastYear(year: other, answer: .unknown) }
            let first = CivilDate.firstDay(of: other)
            let last = CivilDate.firstDay(of: other + 1).adding(days: -1)
            let own = holidays(from: first, through: last).filter(\.isOffOnOwnDate).map { HolidayDay($0) }
            let observed = observed(from: first, through: last).map { HolidayDay($0, isObserved: true) }
            var seen: Set<CivilDate> = []
            let days = (own + observed).filter { isSame($0.holiday.kind, as: holiday.kind, in: region) }
                .sorted { $0.date < $1.date }.filter { seen.insert($0.date).inserted }
            return FeastYear(year: other, answer: days.isEmpty ? .none : .days(days))
        }
    }

    private func isSame(_ other: HolidayKind, as kind: HolidayKind, in region: RegionCode?) -> Bool {
        guard other.feast == kind.feast, other.types.contains(where: kind.types.contains) else { return false }
        if region != nil || kind.level == .national { return other.share(of: region) != .none }
        return kind.regions.isEmpty || other.regions.isEmpty || other.regions.contains(where: kind.regions.contains)
    }
}
