import AlmanacValues
import Layout

extension Keepers {
    /// "Bavaria and Berlin", "In 12 of 16 regions", "Not in Berlin", "In parts of Bavaria"
    var wording: String {
        switch self {
        case .regions(let regions, _) where !regions.names.isEmpty: Phrases.list(regions.names)
        case .regions(let regions, let all): "In \(regions.count) of \(all) regions"
        case .allBut(let regions) where !regions.names.isEmpty: "Not in \(Phrases.list(regions.names))"
        case .allBut(let regions): "In all but \(regions.count) regions"
        case .parts(_, let which?): "In parts: \(Phrases.isolated(which.text))"
        case .parts(let regions, nil) where regions.count == 0: "In some places"
        case .parts(let regions, nil) where !regions.names.isEmpty: "In parts of \(Phrases.list(regions.names))"
        case .parts(let regions, nil): "In parts of \(regions.count) regions"
        }
    }

    /// The parts of the country that keep it, each named or all of them counted: "Bavaria" and "Berlin", or "12 of 16
    /// regions". Empty if that is the country, or most of it.
    var areas: [String] {
        switch self {
        case .regions(let regions, let all):
            regions.names.isEmpty ? ["\(regions.count) of \(all) regions"] : regions.names.map(\.text)
        case .allBut: []
        case .parts(let regions, _) where !regions.names.isEmpty: regions.names.map(\.text)
        case .parts(_, let which?): [which.text]
        case .parts(let regions, nil): regions.count == 0 ? [] : ["\(regions.count) regions"]
        }
    }
}
