public import AlmanacValues

/// Feasts that are counted from Easter Sunday, whichever church reckons it.
public enum EasterFeasts {
    /// The days from Easter Sunday, by the ids of the occasions that western and Orthodox churches count alike.
    private static let ofAll: [Slug: Int] = [
        Slug("palm-sunday"): -7, Slug("maundy-thursday"): -3, Slug("good-friday"): -2, Slug("holy-saturday"): -1,
        Slug("easter-sunday"): 0, Slug("easter-monday"): 1, Slug("easter-tuesday"): 2, Slug("ascension-day"): 39,
        Slug("pentecost"): 49, Slug("pentecost-monday"): 50,
    ]

    /// The same of feasts that only western churches have.
    private static let ofWest: [Slug: Int] = [
        Slug("ash-wednesday"): -46, Slug("trinity-sunday"): 56, Slug("corpus-christi"): 60,
    ]

    /// The feasts by which a calendar shows the Easter of its country. The others are moved to other weekdays more often,
    /// or kept in fewer countries.
    fileprivate static let telling: [Slug: Int] = [
        Slug("good-friday"): -2, Slug("holy-saturday"): -1, Slug("easter-sunday"): 0, Slug("easter-monday"): 1,
        // Orthodox only.
        Slug("clean-monday"): -48, Slug("sham-el-nessim"): 1, Slug("radunitsa"): 9,
    ]

    /// Returns the days from Easter Sunday to a feast of all churches; nil for other occasions.
    public static func days(to occasion: Slug) -> Int? { ofAll[occasion] }

    /// Returns the days from western Easter Sunday to a feast of western churches only; nil for other occasions.
    public static func daysInWest(to occasion: Slug) -> Int? { ofWest[occasion] }
}

extension HolidayCalendar {
    /// Returns the Easter Sunday of a year that the holidays of a region have, or of the country if those have none.
    ///
    /// Nil if the calendar has no holiday around Easter, and if it has the feasts of two churches on different days.
    public func easterSunday(of region: RegionCode?, in year: Int) -> CivilDate? {
        let feasts = holidays(in: year).filter { !$0.isInLieu && EasterFeasts.telling[$0.kind.feast] != nil }
        let own = feasts.filter { $0.kind.share(of: region) != .none }
        let sundays = (own.isEmpty ? feasts : own).compactMap { holiday in
            EasterFeasts.telling[holiday.kind.feast].map { holiday.date.adding(days: -$0) }
        }
        // The day after a feast may bear its name.
        let all = Set(sundays.filter { $0.weekday == .sunday })
        return all.count == 1 ? all.first : nil
    }
}
