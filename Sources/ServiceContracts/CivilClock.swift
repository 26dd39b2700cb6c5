public import AlmanacValues

/// Provides the current date.
public protocol CivilClock: Sendable {
    /// Returns today's date in an IANA time zone, or in UTC if the zone is unknown.
    func today(in zone: String) -> CivilDate

    /// Returns the moment at which a day begins in an IANA time zone, or in UTC if the zone is unknown: in seconds since
    /// 1970 (UTC).
    func beginning(of day: CivilDate, in zone: String) -> Int
}
