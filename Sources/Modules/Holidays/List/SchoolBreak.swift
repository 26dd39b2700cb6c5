import AlmanacValues

/// The break of schools that goes on today, or the next one. Regions may have it on different days; the values then
/// hold for some of them.
struct SchoolBreak: Hashable, Sendable {
    let name: LocalizedText
    /// The earliest first day in any region.
    let first: CivilDate
    /// The latest last day in any region.
    let last: CivilDate
    /// Whether schools are off today, in any region.
    let isToday: Bool
    /// Whether regions have it on different days.
    let isByRegion: Bool
    /// Whether some regions do not have it at all.
    let isInPart: Bool
    let isEstimated: Bool
    /// Whether it may go on after `last`: the source does not know later days yet.
    let mayGoOn: Bool

    /// Joins the breaks of one name that overlap.
    ///
    /// Nil if no row ends today or later.
    ///
    /// - Parameter rows: the rows of a list, in date order.
    init?(_ rows: [Listing.Row], on today: CivilDate) {
        guard let next = rows.first(where: { $0.last >= today }) else { return nil }
        var (joined, last) = ([next], next.last)
        for row in rows where row != next && row.name == next.name && row.last >= today && row.first <= last {
            joined.append(row)
            last = max(last, row.last)
        }
        name = next.name
        first = next.first
        self.last = last
        isToday = joined.contains { $0.first <= today }
        isByRegion = joined.count > 1
        isInPart = joined.count == 1 && next.keepers != nil
        isEstimated = joined.contains(where: \.isEstimated)
        mayGoOn = joined.contains(where: \.mayGoOn)
    }
}
