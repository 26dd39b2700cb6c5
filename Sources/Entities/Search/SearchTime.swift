public import AlmanacValues
import PlainBytes

/// The time that a query names.
public enum SearchTime: Hashable, Sendable {
    case day(CivilDate)
    /// Seven days from Monday on.
    case week(from: CivilDate)
    /// A month, 1–12.
    case month(Int, year: Int)
    case year(Int)

    /// The year that it is in.
    public var year: Int {
        switch self {
        case .day(let date), .week(let date): date.year
        case .month(_, let year), .year(let year): year
        }
    }
}

/// Reads times in words: "4 December 2026", "Dec 4", "next monday", "this month", "2027".
struct SearchTimeReader {
    let today: CivilDate

    /// A time, what else the same words can mean, and how many words they are.
    struct Found {
        var time: SearchTime
        var other: SearchTime?
        let count: Int
        /// The days of a range, of which the time is the first.
        var days: ClosedRange<CivilDate>?
        /// What else the figures of a range can mean.
        var otherDays: ClosedRange<CivilDate>?
        /// Whether the year of a day is known: because it was written, or because the day is counted from today.
        var hasYear = false
        /// Whether the words name a day that does not exist; the time is the last day of its month then.
        var isMissing = false
        /// The day of the week, if the words name nothing else.
        var weekday: Weekday?
        /// Whether the time is meant only if nothing else is asked: "weekend".
        var isImplied = false
    }

    /// Returns the longest time that the words begin with; nil if they begin with something else.
    func time(in words: ArraySlice<SearchWord>) -> Found? {
        guard let found = single(in: words) else { return rangeOfMonth(in: words) ?? weekend(words) }
        return range(from: found, in: words) ?? found
    }

    /// "weekend", "fin de semana": that of the present week.
    private func weekend(_ words: ArraySlice<SearchWord>) -> Found? {
        guard let (unit, count) = Self.unit(words), unit == .weekend else { return nil }
        return Found(time: time(unit, 0), count: count, isImplied: true)
    }

    /// Returns the longest single time, not a range, that the words begin with.
    func single(in words: ArraySlice<SearchWord>) -> Found? {
        guard let first = words.first else { return nil }
        if let end = first.monthEnd { return Found(time: .day(end), count: 1, isMissing: true) }
        if !first.dates.isEmpty { return figures(first) }
        return weekdayAndDate(words) ?? date(words) ?? weekdayOfMonth(words) ?? relative(words) ?? month(words)
            ?? year(words)
    }

    private func figures(_ word: SearchWord) -> Found? {
        let days = word.dates.compactMap { $0.day(after: today) }
        guard let day = days.first else { return nil }
        return Found(
            time: .day(day), other: days.dropFirst().first.map { .day($0) }, count: 1,
            hasYear: word.dates.first?.year != nil)
    }

    /// "friday 4 december": the date decides.
    private func weekdayAndDate(_ words: ArraySlice<SearchWord>) -> Found? {
        guard Self.weekday(words.first) != nil else { return nil }
        // "quinta-feira, 24 de dezembro"
        let rest = words.dropFirst().drop { SearchWords.dayWords.contains($0.key) }
        guard let found = rest.first?.dates.isEmpty == false ? rest.first.flatMap(figures) : date(rest) else {
            return nil
        }
        return Found(
            time: found.time, other: found.other, count: words.count - rest.count + found.count,
            hasYear: found.hasYear, isMissing: found.isMissing)
    }

    /// "4 december 2026", "4th of december", "primo maggio", "december 4 2026", "dec 4"
    private func date(_ words: ArraySlice<SearchWord>) -> Found? {
        let at = { (offset: Int) in offset < words.count ? words[words.startIndex + offset] : nil }
        var (day, month, count) = (0, 0, 0)
        if let (number, length) = Self.dayOfMonth(at(0)).map({ ($0, 1) }) ?? Self.dayInWords(words) {
            let skipped = Self.isOf(at(length)) ? length + 1 : length
            guard let named = Self.month(at(skipped)) else { return nil }
            (day, month, count) = (number, named, skipped + 1)
        } else if let named = Self.month(at(0)), let number = Self.dayOfMonth(at(1)) {
            (day, month, count) = (number, named, 2)
        } else {
            return nil
        }
        let year = Self.year(at(count))
        if year != nil { count += 1 }
        if let written = WrittenDate(year: year, month: month, day: day) {
            return written.day(after: today).map { Found(time: .day($0), count: count, hasYear: year != nil) }
        }
        let now = today.fields
        let missingYear = year ?? (month < now.month ? now.year + 1 : now.year)
        return CivilDate(year: missingYear, month: month, day: CivilDate.days(in: month, of: missingYear)).map {
            Found(time: .day($0), count: count, isMissing: true)
        }
    }

    /// "december 2026", "december": without a year the next one, this month included. "mai prochain" does not include it.
    private func month(_ words: ArraySlice<SearchWord>) -> Found? {
        guard let month = Self.month(words.first) else { return nil }
        if let year = Self.year(words.dropFirst().first) { return Found(time: .month(month, year: year), count: 2) }
        let now = today.fields
        guard let (step, count) = Self.stepAfter(words.dropFirst()) else {
            return Found(time: .month(month, year: month < now.month ? now.year + 1 : now.year), count: 1)
        }
        let year =
            switch step {
            case ..<0: month < now.month ? now.year : now.year - 1
            case 0: now.year
            default: month > now.month ? now.year : now.year + 1
            }
        return Found(time: .month(month, year: year), count: 1 + count)
    }

    private func year(_ words: ArraySlice<SearchWord>) -> Found? {
        Self.year(words.first).map { Found(time: .year($0), count: 1) }
    }

    /// "today", "monday", "next monday", "this week", "next month", "next year"
    private func relative(_ words: ArraySlice<SearchWord>) -> Found? {
        guard let word = words.first else { return nil }
        if let (offset, count) = Self.longest(in: words, SearchWords.daysInPhrases) {
            return Found(time: .day(today.adding(days: offset)), count: count, hasYear: true)
        }
        if let offset = SearchWords.daysOfAll[word.key] {
            return Found(time: .day(today.adding(days: offset)), count: 1, hasYear: true)
        }
        if let weekday = Self.weekday(word) {
            // "lundi prochain", "segunda-feira próxima"
            let rest = words.dropFirst().drop { SearchWords.dayWords.contains($0.key) }
            let named = words.count - rest.count
            guard let (step, count) = Self.stepAfter(rest) else {
                return Found(time: .day(upcoming(weekday, from: today)), count: named, weekday: weekday)
            }
            return Found(time: .day(day(weekday, step)), count: named + count, hasYear: true)
        }
        if let (unit, named) = Self.unit(words), let (step, count) = Self.stepAfter(words.dropFirst(named)) {
            return Found(time: time(unit, step), count: named + count)
        }
        if let span = SearchWords.spans[word.key] { return Found(time: time(span.unit, span.step), count: 1) }
        guard let step = SearchWords.stepsOfAll[word.key], let unit = words.dropFirst().first else { return nil }
        if let weekday = Self.weekday(unit) {
            let rest = words.dropFirst(2).drop { SearchWords.dayWords.contains($0.key) }
            return Found(time: .day(day(weekday, step)), count: words.count - rest.count, hasYear: true)
        }
        guard let (found, named) = Self.unit(words.dropFirst()),
            found != .weekend || !Self.isTopic(words.dropFirst(), longerThan: named)
        else { return nil }
        // "来週の月曜日"
        let rest = words.dropFirst(2).drop { SearchWords.joiningOfs.contains($0.key) }
        if found == .week, let weekday = Self.weekday(rest.first) {
            let first = today.weekStart(on: .monday).adding(days: 7 * step)
            return Found(time: .day(upcoming(weekday, from: first)), count: words.count - rest.count + 1)
        }
        return Found(time: time(found, step), count: 1 + named)
    }

    /// Whether words begin with what is looked for, in more words than `count`: "weekend lungo".
    private static func isTopic(_ words: ArraySlice<SearchWord>, longerThan count: Int) -> Bool {
        longest(in: words, SearchWords.topicsOfAll).map { $0.count > count } ?? false
    }

    /// Returns the unit that words begin with, and how many words it takes: "week", "fin de semana".
    private static func unit(_ words: ArraySlice<SearchWord>) -> (unit: SearchWords.Unit, count: Int)? {
        if let weekend = longest(in: words, SearchWords.weekendsInPhrases) { return (weekend.value, weekend.count) }
        return words.first.flatMap { SearchWords.unitsOfAll[$0.key] }.map { ($0, 1) }
    }

    /// Returns what the longest phrase of up to four words means that words begin with, and how many words it is.
    private static func longest<Value>(
        in words: ArraySlice<SearchWord>, _ table: [SearchWords.Key: Value]
    ) -> (value: Value, count: Int)? {
        var key: SearchWords.Key = []
        var found: (Value, Int)?
        for (offset, word) in words.prefix(4).enumerated() {
            guard word.isWord else { break }
            key += offset == 0 ? word.key : [UInt8(ascii: " ")] + word.key
            found = table[key].map { ($0, offset + 1) } ?? found
        }
        return found
    }

    /// "last monday in may", "first monday of may 2027": without a year the next one.
    private func weekdayOfMonth(_ words: ArraySlice<SearchWord>) -> Found? {
        guard let ordinal = words.first.flatMap({ SearchWords.ordinalsOfWeekdays[$0.key] }),
            let weekday = Self.weekday(words.dropFirst().first)
        else { return nil }
        let rest = words.dropFirst(2).drop { SearchWords.joinsMonth.contains($0.key) }
        guard let month = Self.month(rest.first) else { return nil }
        let year = Self.year(rest.dropFirst().first)
        let years = year.map { [$0] } ?? [today.year, today.year + 1]
        let days = years.compactMap { day(weekday, ordinal, of: month, in: $0) }
        guard let day = days.first(where: { year != nil || $0 >= today }) else { return nil }
        return Found(
            time: .day(day), count: words.count - rest.count + (year == nil ? 1 : 2), hasYear: year != nil)
    }

    /// Returns a day of the week of a month by its number, 5 for the last one.
    private func day(_ weekday: Weekday, _ number: Int, of month: Int, in year: Int) -> CivilDate? {
        let last = CivilDate.days(in: month, of: year)
        return CivilDate(year: year, month: month, day: number == 5 ? last - 6 : 7 * number - 6).map {
            upcoming(weekday, from: $0)
        }
    }

    /// Returns the step that words begin with, and how many words it takes: "prochain", "que viene".
    private static func stepAfter(_ words: ArraySlice<SearchWord>) -> (step: Int, count: Int)? {
        guard let first = words.first else { return nil }
        if let second = words.dropFirst().first,
            let step = SearchWords.stepsAfter[first.key + [UInt8(ascii: " ")] + second.key]
        {
            return (step, 2)
        }
        return SearchWords.stepsAfter[first.key].map { ($0, 1) }
    }

    private func time(_ unit: SearchWords.Unit, _ step: Int) -> SearchTime {
        let now = today.fields
        let week = today.weekStart(on: .monday).adding(days: 7 * step)
        switch unit {
        case .week: return .week(from: week)
        // The next one is the coming one, as "next saturday" is.
        case .weekend where step > 0: return .day(day(.saturday, step))
        case .weekend: return .day(week.adding(days: Weekday.saturday.rawValue - Weekday.monday.rawValue))
        case .month:
            let number = now.month - 1 + step
            let (year, month) = number < 0 ? (now.year - 1, 11) : (now.year + number / 12, number % 12)
            return .month(month + 1, year: year)
        case .year: return .year(now.year + step)
        }
    }

    private func day(_ weekday: Weekday, _ step: Int) -> CivilDate {
        upcoming(weekday, from: step < 0 ? today.adding(days: -7) : today.adding(days: step))
    }

    private func upcoming(_ weekday: Weekday, from first: CivilDate) -> CivilDate {
        first.adding(days: (weekday.rawValue - first.weekday.rawValue + 7) % 7)
    }

    /// "4", "4th", "31."
    static func dayOfMonth(_ word: SearchWord?) -> Int? {
        guard let word, word.isWord else { return nil }
        let digits = word.key.prefix(while: \.isASCIIDigit)
        guard let number = digits.map({ Unicode.Scalar($0) }).number(digits: 1...2), 1...31 ~= number,
            SearchWords.ordinals.contains(Array(word.key[digits.endIndex...]))
        else { return nil }
        return number
    }

    /// "first", "twenty fifth", "premier", and how many words it is.
    private static func dayInWords(_ words: ArraySlice<SearchWord>) -> (Int, count: Int)? {
        guard let first = words.first?.key else { return nil }
        if let second = words.dropFirst().first?.key,
            let day = SearchWords.daysInWords[first + [UInt8(ascii: " ")] + second]
        {
            return (day, 2)
        }
        return SearchWords.daysInWords[first].map { ($0, 1) }
    }

    /// The years that are read: those that somebody may ask for.
    private static let years = 1900...2199

    static func year(_ word: SearchWord?) -> Int? {
        // "2027", "2027年"
        guard let key = word?.key, key.count == 4 || SearchWords.yearEndings.contains(Array(key.dropFirst(4))) else {
            return nil
        }
        let digits = key.prefix(4)
        guard digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
        let year = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return years ~= year ? year : nil
    }

    private static func month(_ word: SearchWord?) -> Int? { word.flatMap { SearchWords.monthsOfAll[$0.key] } }
    private static func weekday(_ word: SearchWord?) -> Weekday? { word.flatMap { SearchWords.weekdaysOfAll[$0.key] } }
    private static func isOf(_ word: SearchWord?) -> Bool { word.map { SearchWords.ofs.contains($0.key) } ?? false }
}
