import AlmanacValues
import Layout

extension HolidaysWords {
    /// "Holidays in Bavaria, Germany 2026"
    func title(_ place: NamedPlace, _ year: Int) -> String { holidaysIn(place: sentence(place), year: year) }

    /// "Bavaria and Berlin", "In 12 of 16 regions", "Not in Berlin", "In parts of Bavaria", "Bavaria (some
    /// valleys)"
    func text(_ keepers: Keepers) -> String {
        switch keepers {
        case .regions(let regions, _) where !regions.names.isEmpty: regionsOnly(names: regions.names)
        case .regions(let regions, let all): inOfRegions(count: regions.count, all: all)
        case .allBut(let regions) where !regions.names.isEmpty: notIn(names: regions.names)
        case .allBut(let regions): inAllButRegions(count: regions.count)
        case .parts(let regions, let which?) where !regions.names.isEmpty:
            regionsOnly(names: regions.names, which: which)
        case .parts(_, let which?): inParts(which: which)
        case .parts(let regions, nil) where regions.count == 0: inSomePlaces
        case .parts(let regions, nil) where !regions.names.isEmpty: inPartsOf(names: regions.names)
        case .parts(let regions, nil): inPartsOfRegions(count: regions.count)
        }
    }
}
