public import AlmanacValues

// Who keeps a holiday that not everybody keeps.

extension Sentence.StringInterpolation {
    /// "in Bavaria and Berlin", "in 12 of 16 regions", "not in Berlin", "in parts of Bavaria"
    public mutating func appendInterpolation(_ keepers: Keepers) { appendInterpolation(list: [keepers], \.sentence) }
}

extension Keepers {
    fileprivate var sentence: Sentence {
        switch self {
        case .regions(let regions, _) where !regions.names.isEmpty: "in \(list: regions.names)"
        case .regions(let regions, let all): "in \(regions.count) of \(all) regions"
        case .allBut(let regions) where !regions.names.isEmpty: "not in \(list: regions.names)"
        case .allBut(let regions): "in all but \(regions.count) regions"
        case .parts(let regions, nil) where !regions.names.isEmpty: "in parts of \(list: regions.names)"
        case .parts(let regions, nil) where regions.count == 0: "in some places"
        case .parts(let regions, nil): "in parts of \(regions.count) regions"
        case .parts(_, let which?): "in parts: \(which)"
        }
    }
}
