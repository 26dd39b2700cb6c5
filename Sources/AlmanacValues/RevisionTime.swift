/// The moment at which data last changed (UTC). Most sources name only a day; the moment is then its beginning.
public struct RevisionTime: Hashable, Comparable, Sendable {
    /// The seconds since 1970-01-01 00:00 UTC; negative before.
    public let seconds: Int

    public init(seconds: Int) {
        self.seconds = seconds
    }

    /// The beginning of a day.
    public init(_ day: CivilDate) {
        self.init(seconds: day.dayNumber * 86_400)
    }

    public var day: CivilDate {
        CivilDate(dayNumber: seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
    }

    /// The seconds since the beginning of `day`, 0–86,399.
    public var secondOfDay: Int { seconds - day.dayNumber * 86_400 }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.seconds < rhs.seconds }

    /// Returns when an answer that was made of data of this revision last changed, in seconds since 1970 (UTC). Nil while a
    /// source of it fails: the answer says so, which the date of the data cannot tell.
    ///
    /// - Parameters:
    ///   - age: that of stale data.
    ///   - outage: that of the source of school breaks, if the answer depends on them.
    ///   - since: the moment since which the answer has its years; nil if they never change.
    public func lastModified(age: SupplyAge?, outage: SourceOutage?, since: Int? = nil) -> Int? {
        age == nil && outage == nil ? max(seconds, since ?? seconds) : nil
    }
}
