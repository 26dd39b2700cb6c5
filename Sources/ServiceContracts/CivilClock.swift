public import AlmanacValues

/// Provides the current date.
public protocol CivilClock: Sendable {
    /// Returns today's date in an IANA time zone, or in UTC if the zone is unknown.
    func today(in zone: String) -> CivilDate

    /// Returns the moment at which a day begins in an IANA time zone, or in UTC if the zone is unknown: in seconds since
    /// 1970 (UTC).
    func beginning(of day: CivilDate, in zone: String) -> Int

    /// Returns how far the clocks of an IANA time zone are ahead of UTC from one day to another; nil if the zone is unknown.
    /// The days around the range are covered too, since a day there may begin before it does in UTC.
    func offsets(in zone: String, from first: CivilDate, through last: CivilDate) -> ZoneOffsets?
}
