/// Writes the Swift code of `LanguageFacts.all`.
enum LanguagesWriter {
    /// - Throws: `PluralRule.Failure`
    static func source(of languages: [LanguageFile]) throws -> String {
        let facts = try languages.map(facts).joined(separator: ",\n")
        return """
            // Generated from Templates/Languages by MessageCompiler; do not edit.

            extension LanguageFacts {
                static let all: [LanguageFacts] = [
            \(facts)
                ]
            }

            """
    }

    private static func facts(_ language: LanguageFile) throws -> String {
        let plural = try PluralRule.code(language.plural)
        return """
                    LanguageFacts(
                        code: \(literal(language.code)), tag: \(literal(language.tag)), name: \(literal(language.name)),
                        isRightToLeft: \(language.direction == "rtl"), months: \(list(language.months)),
                        monthsAlone: \(list(language.monthsAlone)), shortMonths: \(list(language.shortMonths)),
                        weekdays: \(list(language.weekdays)), shortWeekdays: \(list(language.shortWeekdays)),
                        shortestWeekdays: \(list(language.shortestWeekdays)), firstDay: \(literal(language.firstDay)),
                        dates: Dates(
                            full: \(pattern(language.dates.full)), long: \(pattern(language.dates.long)),
                            weekdayAndDay: \(pattern(language.dates.weekdayAndDay)),
                            day: \(pattern(language.dates.day)), month: \(pattern(language.dates.month))),
                        ranges: \(ranges(language.ranges)), rangesInYear: \(ranges(language.rangesInYear)),
                        list: \(list(language.list)), choice: \(list(language.choice)),
                        decimal: \(literal(language.decimal)), group: \(literal(language.group)),
                        hasIndianGroups: \(language.grouping == "indian"), leastGrouped: \(language.leastGrouped),
                        plural: { number in
            \(plural)
                        })
            """
    }

    private static func literal(_ text: String) -> String { WordsWriter.literal(text) }

    private static func list(_ texts: [String]) -> String { "[\(texts.map(literal).joined(separator: ", "))]" }

    private static func list(_ list: LanguageFile.List) -> String {
        "List(two: \(literal(list.two)), middle: \(literal(list.middle)), end: \(literal(list.end)))"
    }

    private static func ranges(_ ranges: LanguageFile.Ranges) -> String {
        let year = ranges.year.map(pattern) ?? "nil"
        return "Ranges(day: \(pattern(ranges.day)), month: \(pattern(ranges.month)), year: \(year))"
    }

    /// `{weekday}, {day}.` → `DatePattern(.weekday, .literal(", "), .day, .literal("."))`. A name with a 2 is of the last day.
    private static func pattern(_ text: String) -> String {
        var fields: [String] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { fields.append(".literal(\(literal(String(rest[..<open]))))") }
            let name = rest[rest.index(after: open)..<close]
            fields.append(
                name.hasSuffix("2") ? ".last\(name.prefix(1).uppercased())\(name.dropFirst().dropLast())" : ".\(name)")
            rest = rest[close...].dropFirst()
        }
        if !rest.isEmpty { fields.append(".literal(\(literal(String(rest))))") }
        return "DatePattern(\(fields.joined(separator: ", ")))"
    }
}
