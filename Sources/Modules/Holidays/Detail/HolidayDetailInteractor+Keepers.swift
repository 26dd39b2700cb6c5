import AlmanacValues
import Entities

/// Who keeps a holiday, as its page tells it.
struct HolidayKeepers {
    /// The regions that keep it as a whole.
    let whole: Set<RegionCode>
    /// The regions of which only parts keep it.
    let inPart: Set<RegionCode>
    /// The regions that keep it, or of which parts do if it is local; empty for the whole country.
    let regions: [RegionCode]
    /// The regions that do not keep a holiday of the whole country.
    let exceptions: [RegionCode]
    /// Where only parts keep it: the regions, none for the country, and which parts, if the source says so.
    let parts: [(regions: [RegionCode], which: String?)]
    /// Whether only some places keep it, in the country or in `regions`.
    let isLocal: Bool
    /// A region that has the break of schools, if all that have it have it on the same days; nil for other holidays.
    let ofOneBreak: RegionCode?

    /// - Parameters:
    ///   - rows: the lines of lists that begin with the holiday on its own date.
    ///   - kinds: what is listed on the date for the same feast.
    init(of holiday: Holiday, listedAs rows: [HolidayRow], beside kinds: [HolidayKind], in calendar: HolidayCalendar) {
        let all = calendar.regions.map(\.code)
        let (kind, known) = (holiday.kind, Set(all))
        isLocal = kind.isLocal && kind.begins == nil
        if kind.isBreak, !kind.isLocal, !rows.isEmpty {
            whole = known.filter { code in rows.contains { $0.regions.contains(code) } }
        } else {
            whole = isLocal ? [] : (kind.regions.isEmpty ? known : Set(kind.regions)).subtracting(kind.exceptions)
        }
        // The feast has another line for parts of regions, which leads to the same page.
        let others = isLocal || kind.isBreak ? [] : kinds.filter { Self.isPart($0, of: kind) }
        parts = (isLocal ? [kind] : others).compactMap { [whole] part in
            let regions = part.regions.filter { !whole.contains($0) }
            return regions.isEmpty && !part.regions.isEmpty
                ? nil : (regions, part.parts)
        }
        inPart = isLocal && kind.regions.isEmpty ? known : Set(parts.flatMap(\.regions))
        ofOneBreak = kind.isBreak && rows.count == 1 ? all.first(where: whole.contains) : nil
        (regions, exceptions) =
            if isLocal || kind.regions.isEmpty && !kind.isBreak {
                (kind.regions, kind.exceptions)
            } else {
                switch RegionList(whole, of: all) {
                case .all: ([], [])
                case .only(let regions): (regions, [])
                case .allBut(let others): ([], others)
                }
            }
    }

    /// Whether only parts of regions keep the same feast, and regard it as the same.
    private static func isPart(_ other: HolidayKind, of kind: HolidayKind) -> Bool {
        other != kind && other.isLocal && other.begins == nil && !other.regions.isEmpty
            && other.types.contains(where: kind.types.contains)
    }
}

extension HolidayDetail.Run {
    /// The lines of a holiday of several days, by their ends; empty if all of them are single days.
    static func all(
        _ rows: [HolidayRow], in calendar: HolidayCalendar, listedFor region: RegionCode?
    ) -> [HolidayDetail.Run] {
        guard rows.contains(where: { $0.last > $0.first }) else { return [] }
        return rows.sorted { $0.last < $1.last }.map { row in
            HolidayDetail.Run(
                last: row.last, keepers: rows.count == 1 ? nil : Keepers(of: row, in: calendar),
                mayBeginEarlier: calendar.mayBeginEarlier(row, in: region),
                mayGoOn: calendar.mayGoOn(row, in: region))
        }
    }
}
