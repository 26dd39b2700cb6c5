import AlmanacValues

extension EventArea {
    /// The parts of the country that keep a holiday, each named or all of them counted: "Bavaria" and "Berlin", or "12 of 16
    /// regions". Empty if that is the country, or most of it.
    static func names(of keepers: Keepers, _ words: HolidaysWords) -> [String] {
        switch keepers {
        case .regions(let regions, let all):
            regions.names.isEmpty ? [words.area(regions.count, of: all)] : regions.names.map(\.text)
        case .allBut: []
        case .parts(let regions, _) where !regions.names.isEmpty: regions.names.map(\.text)
        case .parts(_, let which?): [which.text]
        case .parts(let regions, nil): regions.count == 0 ? [] : [words.area(regions.count)]
        }
    }
}
