public import AlmanacValues

/// When a feast is in one year.
public struct FeastYear: Hashable, Sendable {
    public let year: Int
    public let answer: Answer

    public enum Answer: Hashable, Sendable {
        /// The days on which people keep the feast, in date order. Never empty. Of a break of schools, only its first days: in a
        /// region, or in any region.
        case days([HolidayDay])
        /// The year is known, and nobody keeps the feast in it.
        case none
        /// The feast's date in the year is not announced yet.
        case notAnnounced
        /// The calendar does not know the year, or has no holidays of the feast's types in it.
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
            let days =
                holiday.kind.isBreak
                ? firstDays(of: holiday.kind, from: first, through: last, in: region)
                : days(of: holiday.kind, from: first, through: last, in: region)
            return FeastYear(
                year: other, answer: days.isEmpty ? reason(other, holiday.kind.types, region) : .days(days))
        }
    }

    /// Returns the days of a feast, each date once.
    private func days(
        of kind: HolidayKind, from first: CivilDate, through last: CivilDate, in region: RegionCode?
    ) -> [HolidayDay] {
        let own = holidays(from: first, through: last).filter(\.isOffOnOwnDate).map { HolidayDay($0) }
        let observed = observed(from: first, through: last).map { HolidayDay($0, isObserved: true) }
        var seen: Set<CivilDate> = []
        return (own + observed).filter { isSame($0.holiday.kind, as: kind, in: region) }
            .sorted { $0.date < $1.date }.filter { seen.insert($0.date).inserted }
    }

    /// Returns the days on which a break begins in a region, or in any of the regions that have it: a break of the turn of a
    /// year goes on in January, and begins in December.
    private func firstDays(
        of kind: HolidayKind, from first: CivilDate, through last: CivilDate, in region: RegionCode?
    ) -> [HolidayDay] {
        // On the first known day, a break is taken to go on.
        var before: (date: CivilDate, keepers: Set<RegionCode>)?
        return holidays(from: first.adding(days: -1), through: last).filter { isSame($0.kind, as: kind, in: region) }
            .grouped(by: \.date).compactMap { day in
                let keepers = Set(day.flatMap { breakKeepers(of: $0.kind, in: region) })
                let date = day[0].date
                let isFirst = date == first && date.year == years.lowerBound
                let known = before.flatMap { $0.date.adding(days: 1) == date ? $0.keepers : nil } ?? []
                let isContinued = isFirst || before?.date.adding(days: 1) == date && known.isSuperset(of: keepers)
                before = (date, keepers)
                guard date >= first, !isContinued else { return nil }
                let begins = day.first { !known.isSuperset(of: breakKeepers(of: $0.kind, in: region)) } ?? day[0]
                return HolidayDay(begins)
            }
    }

    private func breakKeepers(of kind: HolidayKind, in region: RegionCode?) -> Set<RegionCode> {
        if let region { return [region] }
        return kind.regions.isEmpty ? Set(regionCodes).subtracting(kind.exceptions) : Set(kind.regions)
    }

    /// Returns why a year has none of the feast's days.
    private func reason(_ year: Int, _ types: [HolidayType], _ region: RegionCode?) -> FeastYear.Answer {
        let last = CivilDate.firstDay(of: year + 1).adding(days: -1)
        let answers = types.map { type -> FeastYear.Answer in
            let known = self.year(year, of: type, in: region)
            return switch known.state {
            case .noData: .unknown
            case .notAnnounced: .notAnnounced
            // A law says what is not decided for single years.
            case .partly where known.basis != .law && known.until.map { $0 < last } == true: .notAnnounced
            case .partly, .none, .known, .estimated: .none
            }
        }
        return answers.contains(.none) ? .none : answers.contains(.notAnnounced) ? .notAnnounced : .unknown
    }

    private func isSame(_ other: HolidayKind, as kind: HolidayKind, in region: RegionCode?) -> Bool {
        guard other.feast == kind.feast, other.types.contains(where: kind.types.contains) else { return false }
        if region != nil || kind.level == .national { return other.share(of: region) != .none }
        return kind.regions.isEmpty || other.regions.isEmpty || other.regions.contains(where: kind.regions.contains)
    }
}
