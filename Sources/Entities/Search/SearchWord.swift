import AlmanacValues
import PlainBytes

/// A piece of a query: a word as the tables of keys have it, or a date that is written in figures.
struct SearchWord: Hashable, Sendable {
    /// The folded word in UTF-8, without a space. For a date, the figures as they were typed.
    let key: [UInt8]
    /// The days that figures like "12/4" can be, in the order in which they are meant; empty for a word.
    let dates: [WrittenDate]
    /// Whether it was typed in capitals only, as codes are.
    let isCapitals: Bool
    /// The last day of the month of figures that are no day, such as "29.2.2027".
    var monthEnd: CivilDate?
    /// The word as it was typed, for showing; nil to show the key.
    var typed: String?
    /// The text between the previous word and this one: a space, a hyphen, or nothing.
    var gap = " "

    var isWord: Bool { dates.isEmpty && monthEnd == nil }

    /// The most words that are read. No sensible query has more.
    static let most = 24

    /// Returns the words of a text, the first `most` of them.
    static func words(of text: String) -> [SearchWord] {
        var words: [SearchWord] = []
        // Punctuation after the last word, to be shown before the next one.
        var tail = ""
        // By scalars: a text from outside may have a mark after each of its spaces.
        for piece in plain(text).split(whereSeparator: isBetweenWords) {
            guard words.count < most else { break }
            let raw = String(String.UnicodeScalarView(piece))
            let gap = tail + " "
            tail = ""
            words += Self.words(ofPiece: raw, after: gap, tail: &tail).prefix(most - words.count)
        }
        return words
    }

    /// Returns the words of a piece without spaces: a date, or what punctuation parts.
    ///
    /// - Parameters:
    ///   - gap: what is before the piece.
    ///   - tail: set to the punctuation after the last word.
    static func words(ofPiece raw: String, after gap: String, tail: inout String) -> [SearchWord] {
        let (dates, monthEnd) = WrittenDate.reading(of: raw)
        if !dates.isEmpty || monthEnd != nil {
            return [
                SearchWord(
                    key: Array(raw.utf8), dates: dates, isCapitals: false, monthEnd: monthEnd, typed: raw, gap: gap)
            ]
        }
        let isCapitals = raw.utf8.allSatisfy { !$0.isASCIILowercase } && raw.utf8.contains { $0.isASCIIUppercase }
        let keys = SearchKey(raw).bytes.split(separator: UInt8(ascii: " "))
        var parts = typedParts(of: raw)
        // Without a letter before or after it, a mark of its own is a part, and no word.
        if parts.gaps.count == keys.count { tail = parts.tail } else { parts.texts = [] }
        return keys.enumerated().map { index, key in
            let isTyped = index < parts.texts.count
            let between = isTyped ? parts.gaps[index] : index > 0 ? " " : ""
            return SearchWord(
                key: Array(key), dates: [], isCapitals: isCapitals, typed: isTyped ? parts.texts[index] : nil,
                gap: index > 0 ? between : gap + between)
        }
    }

    /// Returns the texts between the punctuation that a key leaves out, what is before each of them, and what is after the last.
    private static func typedParts(of raw: String) -> (texts: [String], gaps: [String], tail: String) {
        var (texts, gaps): ([String], [String]) = ([], [])
        var (text, gap) = (String.UnicodeScalarView(), String.UnicodeScalarView())
        for scalar in raw.unicodeScalars {
            guard SearchKey.separates(scalar) else {
                text.append(scalar)
                continue
            }
            if !text.isEmpty {
                texts.append(String(text))
                gaps.append(String(gap))
                (text, gap) = (String.UnicodeScalarView(), String.UnicodeScalarView())
            }
            gap.append(scalar)
        }
        guard !text.isEmpty else { return (texts, gaps, String(gap)) }
        return (texts + [String(text)], gaps + [String(gap)], "")
    }

    /// Returns words as they were typed.
    static func typed(_ words: some Sequence<SearchWord>) -> String {
        var text = ""
        for word in words {
            if !text.utf8.isEmpty { text += word.gap }
            text += word.typed ?? String(decoding: word.key, as: UTF8.self)
        }
        return text
    }

    /// Returns a text with ASCII digits, and with ASCII in place of its full-width forms.
    static func plain(_ text: String) -> String.UnicodeScalarView {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let digit = scalar.decimalDigit {
                plain.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
            } else if 0xFF01...0xFF5E ~= scalar.value {
                plain.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
            } else {
                plain.append(scalar)
            }
        }
        return plain
    }

    /// Whether a scalar is between words, and part of none.
    static func isBetweenWords(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ";", "?", "!", "\"", "“", "”", "(", ")", "、", "。", "،", "؟": true
        default: scalar.properties.isWhitespace
        }
    }
}

/// A date in figures. The year is nil if it was left out.
struct WrittenDate: Hashable, Sendable {
    let year: Int?
    let month: Int
    let day: Int

    /// Nil if no year has such a day.
    init?(year: Int?, month: Int, day: Int) {
        guard CivilDate(year: year ?? 2000, month: month, day: day) != nil else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Returns what a text of figures can mean: "2026-12-04", "20261204", "4.12.2026", "4.12.", "12/4", "2026年12月4日".
    /// Nothing for anything else.
    ///
    /// With slashes, both orders are in use; the day first, as most of the world writes, comes first. If the day
    /// does not exist in that month and year, as in "29.2.2027" and "2027-02-29", the result is the last day of the
    /// month instead of a date.
    static func reading(of text: String) -> (dates: [WrittenDate], monthEnd: CivilDate?) {
        // "2026年12月24日" is the longest.
        var scalars = Array(text.unicodeScalars.prefix(12))
        guard scalars.count <= 11, scalars.first?.decimalDigit != nil else { return ([], nil) }
        if let date = eastAsian(scalars) { return ([date], nil) }
        if let number = scalars.number(digits: 8...8) {
            let date = WrittenDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
            return ([date].compactMap(\.self), nil)
        }
        let separators: [Unicode.Scalar] = ["-", ".", "/"]
        guard let separator = scalars.first(where: { $0.decimalDigit == nil }), separators.contains(separator) else {
            return ([], nil)
        }
        if separator == ".", scalars.last == separator { scalars.removeLast() }
        let parts = scalars.split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.number(digits: 1...4) }
        guard 2...3 ~= parts.count, numbers.count == parts.count else { return ([], nil) }
        return reading(numbers, parts.map(\.count), separator)
    }

    private static func reading(
        _ numbers: [Int], _ digits: [Int], _ separator: Unicode.Scalar
    ) -> (dates: [WrittenDate], monthEnd: CivilDate?) {
        if digits[0] == 4 {
            guard numbers.count == 3 else { return ([], nil) }
            if let date = WrittenDate(year: numbers[0], month: numbers[1], day: numbers[2]) { return ([date], nil) }
            return ([], monthEnd(numbers[0], numbers[1], day: numbers[2]))
        }
        // "1-2" is a score or a range.
        guard digits[0] <= 2, digits[1] <= 2, separator != "-" || numbers.count == 3 else { return ([], nil) }
        let year = numbers.count == 3 ? numbers[2] + (digits[2] == 2 ? 2000 : 0) : nil
        if numbers.count == 3, digits[2] != 4, digits[2] != 2 { return ([], nil) }
        let dayFirst = WrittenDate(year: year, month: numbers[1], day: numbers[0])
        let monthFirst = separator == "." ? nil : WrittenDate(year: year, month: numbers[0], day: numbers[1])
        let dates =
            dayFirst == monthFirst ? [dayFirst].compactMap(\.self) : [dayFirst, monthFirst].compactMap(\.self)
        guard dates.isEmpty, let year, digits[2] == 4 else { return (dates, nil) }
        return ([], monthEnd(year, numbers[1], day: numbers[0]))
    }

    /// Returns the last day of a month; nil if the month has the day, or no month has it.
    private static func monthEnd(_ year: Int, _ month: Int, day: Int) -> CivilDate? {
        guard 1...12 ~= month, 29...31 ~= day, day > CivilDate.days(in: month, of: year) else { return nil }
        return CivilDate(year: year, month: month, day: CivilDate.days(in: month, of: year))
    }

    /// "2026年12月24日", "12月24日", "12月24号"; nil for anything else, such as a month alone.
    private static func eastAsian(_ text: [Unicode.Scalar]) -> WrittenDate? {
        var (year, month, day): (Int?, Int?, Int?) = (nil, nil, nil)
        var (number, digits) = (0, 0)
        for scalar in text {
            if let digit = scalar.decimalDigit {
                guard digits < 4 else { return nil }
                (number, digits) = (number * 10 + Int(digit), digits + 1)
                continue
            }
            switch scalar {
            case "年" where digits == 4 && year == nil && month == nil: year = number
            case "月" where 1...2 ~= digits && month == nil: month = number
            case "日", "号":
                guard 1...2 ~= digits, month != nil, day == nil else { return nil }
                day = number
            default: return nil
            }
            (number, digits) = (0, 0)
        }
        guard let month, let day, digits == 0 else { return nil }
        return WrittenDate(year: year, month: month, day: day)
    }

    /// Returns the day: without a year, the next one from `today` on.
    func day(after today: CivilDate) -> CivilDate? {
        if let year { return CivilDate(year: year, month: month, day: day) }
        // 29 February may be years away.
        return (0...8).lazy.compactMap { CivilDate(year: today.year + $0, month: month, day: day) }.first {
            $0 >= today
        }
    }
}
