public import AlmanacValues

/// What a saved region means in a calendar. The country may have lost it, or the source may not know it.
public struct SettledRegion: Hashable, Sendable {
    /// Nil for the country as a whole.
    public let region: HolidayCalendar.Region?
    /// The region that was asked for, if the calendar does not have it. Tell visitors that they see the country instead.
    public let missing: RegionCode?
}

extension HolidayCalendar {
    /// Returns the region of a territory, or the country as a whole if the calendar does not have the region.
    public func settled(_ territory: Territory) -> SettledRegion {
        guard territory.country == country, let code = territory.region else {
            return SettledRegion(region: nil, missing: nil)
        }
        let region = regions.first { $0.code == code }
        return SettledRegion(region: region, missing: region == nil ? code : nil)
    }
}
