import AlmanacValues

// Ranges of days: "from 1 march to 15 april 2027", "1-15 March", "du 1er au 15 mars".

extension SearchTimeReader {
    /// Returns the range of days that begins with a time: "1 march to 15 april", "march 1-15". Nil if none does.
    func range(from found: Found, in words: ArraySlice<SearchWord>) -> Found? {
        guard case .day(let first) = found.time, found.weekday == nil, !found.isMissing,
            let joined = Self.connection(words.dropFirst(found.count))
        else { return nil }
        let count = found.count + joined
        let rest = words.dropFirst(count)
        if let end = single(in: rest) {
            guard case .day(let last) = end.time, end.weekday == nil, !end.isMissing else { return nil }
            var range = Found(time: found.time, count: count + end.count, hasYear: found.hasYear || end.hasYear)
            range.days = Self.days(from: (first, found.hasYear), to: (last, end.hasYear))
            range.time = .day(range.days?.lowerBound ?? first)
            if case .day(let other)? = found.other {
                let last = if case .day(let day)? = end.other { day } else { last }
                range.otherDays = Self.days(from: (other, found.hasYear), to: (last, end.hasYear))
            }
            return range
        }
        guard let number = Self.dayOfMonth(rest.first) else { return nil }
        let year = found.hasYear ? nil : Self.year(rest.dropFirst().first)
        let fields = first.fields
        guard let start = CivilDate(year: year ?? fields.year, month: fields.month, day: fields.day),
            let last = CivilDate(year: year ?? fields.year, month: fields.month, day: number), start <= last
        else { return nil }
        return Found(
            time: .day(start), count: count + (year == nil ? 1 : 2), days: start...last,
            hasYear: found.hasYear || year != nil)
    }

    /// Returns the range of days of one month, which is named after the last: "1 to 15 march 2027". Nil if the words do not begin
    /// with one.
    func rangeOfMonth(in words: ArraySlice<SearchWord>) -> Found? {
        guard let number = Self.dayOfMonth(words.first), let joined = Self.connection(words.dropFirst()),
            let end = single(in: words.dropFirst(1 + joined)), case .day(let last) = end.time, end.weekday == nil,
            !end.isMissing,
            let first = CivilDate(year: last.year, month: last.fields.month, day: number), first <= last
        else { return nil }
        return Found(time: .day(first), count: 1 + joined + end.count, days: first...last, hasYear: end.hasYear)
    }

    /// Returns the days between two, each of which has a year of its own or may be in another one.
    static func days(
        from first: (day: CivilDate, hasYear: Bool), to last: (day: CivilDate, hasYear: Bool)
    ) -> ClosedRange<CivilDate> {
        var (start, end) = (first.day, last.day)
        if !first.hasYear, last.hasYear {
            start = start.moved(to: end.year)
            if start > end { start = start.moved(to: end.year - 1) }
        } else if first.hasYear, !last.hasYear {
            end = end.moved(to: start.year)
            if end < start { end = end.moved(to: start.year + 1) }
        } else if !first.hasYear, start > end {
            // Today is one of the days.
            start = start.moved(to: start.year - 1)
        }
        return min(start, end)...max(start, end)
    }

    /// Returns the same days with the first of them in another year.
    static func moved(_ days: ClosedRange<CivilDate>, to year: Int) -> ClosedRange<CivilDate> {
        let first = days.lowerBound.moved(to: year)
        return first...max(first, days.upperBound.moved(to: year + days.upperBound.year - days.lowerBound.year))
    }

    /// Returns the number of words between the first day and the last; nil if nothing says that the words are a range.
    private static func connection(_ words: ArraySlice<SearchWord>) -> Int? {
        guard let first = words.first else { return nil }
        if first.gap.unicodeScalars.contains(where: { $0.properties.generalCategory == .dashPunctuation }) { return 0 }
        let count = words.prefix(3).prefix { SearchWords.rangeWords.contains($0.key) }.count
        return count > 0 ? count : nil
    }
}

extension CivilDate {
    /// Returns the same day of another year; 28 February for the 29th in a year without.
    func moved(to year: Int) -> CivilDate {
        let (_, month, day) = fields
        return CivilDate(year: year, month: month, day: min(day, CivilDate.days(in: month, of: year))) ?? self
    }
}

extension SearchWords {
    /// Words that connect the first and the last day of a range: "to", "bis zum", "tot en met".
    static let rangeWords: Set<Key> = keys(
        "to until till through thru and up bis zum und au à et jusqu'au al a y hasta el e fino até ao tot en met do i ile ve "
            + "до по та і إلى حتى و עד ו से और तक")

    /// Words beside the last day of a range that begins today.
    static let untilWords: Set<Key> = keys("until till bis jusqu'au hasta até tot kadar до حتى עד तक")

    /// Words before a day from which working days are counted back: "10 working days before 24 december".
    static let backWords: Set<Key> = keys("before ago vor avant antes prima voor przed önce до قبل לפני पहले 前 之前")

    /// Words before a day from which they are counted on.
    static let onWords: Set<Key> = keys("after from ab nach après después dopo na po sonra після بعد אחרי बाद 後 后 之后 以后")
}
