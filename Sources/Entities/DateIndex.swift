import AlmanacValues
import Support

/// The holidays of a calendar that have a second date, such as an observed day, in the order of that date.
///
/// Few holidays have one, and it may be in another year than the holiday's own date.
struct DateIndex: Sendable {
    private let entries: [(date: CivilDate, index: Int)]

    init(_ holidays: [Holiday], by date: (Holiday) -> CivilDate?) {
        entries = holidays.indices.compactMap { index in date(holidays[index]).map { ($0, index) } }
            .sorted { $0 < $1 }
    }

    /// Returns the positions of the holidays whose second date is in the range, in the order of that date. Takes
    /// logarithmic time.
    func indices(from first: CivilDate, through last: CivilDate) -> some Sequence<Int> {
        let all = 0..<entries.count
        let start = all.partitionPoint { entries[$0].date >= first }
        let end = all.partitionPoint { entries[$0].date > last }
        return entries[start..<max(start, end)].lazy.map(\.index)
    }
}
