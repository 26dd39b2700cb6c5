import Layout

extension DayRow {
    /// About how high the row is.
    fileprivate var lines: Int { 2 + regionalTypes.count + otherNames.count }
}

/// Folds the months of a list: what is past in the current year, below what is to come, and the end of a long list.
struct MonthFolds {
    private let months: [MonthSection]
    private let year: Int
    private let words: HolidaysWords

    /// The lines after which the rest of a list is folded: about six screens of a phone. A row has two, and one more for
    /// each thing that only some regions make of the day.
    private static var mostLines: Int { 94 }

    init(_ months: [MonthSection], in year: Int, _ words: HolidaysWords) {
        self.months = months
        self.year = year
        self.words = words
    }

    /// The months to show, and those that are folded.
    var parts: (shown: [MonthSection], folded: [MonthFold]) {
        let past = months.prefix { $0.rows.allSatisfy(\.isPast) }
        // At the end of the year, the past is all there is.
        let coming = past.count == months.count ? months[...] : months.dropFirst(past.count)
        var lines = 0
        let shown = coming.prefix { month in
            defer { lines += month.rows.map(\.lines).reduce(0, +) }
            return lines < Self.mostLines
        }
        let folds = [
            fold("later", words.later(in: year), coming.dropFirst(shown.count)),
            coming.count == months.count ? nil : fold("earlier", words.earlier(in: year), past),
        ]
        return (Array(shown), folds.compactMap(\.self))
    }

    private func fold(_ id: String, _ name: String, _ months: ArraySlice<MonthSection>) -> MonthFold? {
        guard !months.isEmpty else { return nil }
        return MonthFold(
            id: id, name: name, count: words.number(months.map(\.rows.count).reduce(0, +)), months: Array(months))
    }
}
