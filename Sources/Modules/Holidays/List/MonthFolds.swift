import Layout

extension DayRow {
    /// About how many lines the row takes on a phone.
    fileprivate var lines: Int {
        (hasTags ? 4 : 3) + Self.lines(otherDay) + Self.lines(regions) + Self.lines(parts)
            + Self.lines(range)
            + regionalTypes.reduce(0) { $0 + Self.lines($1) }
            + otherNames.reduce(0) { $0 + 1 + ($1.place.utf8.count + $1.name.utf8.count) / Self.bytesOfLine }
    }

    private static func lines(_ text: String?) -> Int { text.map { 1 + $0.utf8.count / bytesOfLine } ?? 0 }

    /// The approximate number of bytes that fit on a line beside the date on a phone.
    private static var bytesOfLine: Int { 30 }
}

extension MonthSection {
    // By index, since a loop over the rows would copy each of them.
    fileprivate var isPast: Bool { rows.indices.allSatisfy { rows[$0].isPast } }
    fileprivate var lines: Int { rows.indices.reduce(0) { $0 + rows[$1].lines } }
}

/// Folds the months of a list: what is past in the current year, below what is to come, and the end of a long list.
struct MonthFolds {
    let months: [MonthSection]
    let year: Int
    let words: HolidaysWords

    /// The most lines that are shown, unless a month alone has more: about six screens of a phone.
    private static var mostLines: Int { 145 }

    /// The months to show, and those that are folded.
    var parts: (shown: [MonthSection], folded: [MonthFold]) {
        let past = months.prefix(while: \.isPast)
        // At the end of the year all months may be past, and none is folded for that.
        let coming = past.count == months.count ? months[...] : months.dropFirst(past.count)
        var lines = 0
        let shown = coming.prefix { month in
            let isFirst = lines == 0
            lines += month.lines
            return isFirst || lines <= Self.mostLines
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
