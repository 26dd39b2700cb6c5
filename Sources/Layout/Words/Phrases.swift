public import AlmanacValues

/// How dates, numbers, places and lists are written in a language. Only `Fact` and `Words` use it.
public final class Phrases: Sendable {
    let language: Language
    let facts: LanguageFacts
    /// The messages that all modules share.
    let messages: MessageTable
    // Kept, because a calendar or a plan takes hundreds of them.
    private let daysOfMonth = (1...31).map { String($0) }

    private init(_ language: Language) {
        self.language = language
        facts = language.facts
        messages = layoutTables[language]
    }

    private static let all = PerLanguage { Phrases($0) }

    public static func of(_ language: Language) -> Phrases { all[language] }

    /// The messages that it uses itself.
    var words: LayoutWords { LayoutWords(self) }

    /// "3"; days are 1–31.
    func dayOfMonth(_ number: Int) -> String {
        daysOfMonth.indices.contains(number - 1) ? daysOfMonth[number - 1] : String(number)
    }

    /// "3", or "1er" in French: as a date has it before or after its month.
    func day(_ number: Int) -> String { number == 1 ? facts.firstDay : dayOfMonth(number) }

    /// "October" for 10, on its own; months are 1–12.
    func month(_ number: Int) -> String { Self.name(number, of: facts.monthsAlone) }

    /// "Oct" for 10; months are 1–12.
    func shortMonth(_ number: Int) -> String { Self.name(number, of: facts.shortMonths) }

    /// "Sat"
    func shortWeekday(_ day: Weekday) -> String { facts.shortWeekdays[day.rawValue - 1] }

    /// "Mo"; one or two characters.
    func shortestWeekday(_ day: Weekday) -> String { facts.shortestWeekdays[day.rawValue - 1] }

    /// "Saturday"
    func weekday(_ day: Weekday) -> String { facts.weekdays[day.rawValue - 1] }

    /// Returns the text with a capital, for the beginning of a sentence.
    func capital(_ text: String) -> String {
        // Nearly every text already has one, or begins with a digit.
        if let first = text.utf8.first, first < UInt8(ascii: "a") { return text }
        // Turkish has two letters i.
        if facts.code.utf8.elementsEqual("tr".utf8), text.utf8.first == UInt8(ascii: "i") {
            return "İ\(text.dropFirst())"
        }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func name(_ number: Int, of names: [String]) -> String {
        names.indices.contains(number - 1) ? names[number - 1] : String(number)
    }
}

// MARK: Dates

extension Phrases {
    /// Returns as much of the date as the style says.
    func text(_ date: CivilDate, _ style: DateStyle) -> String {
        switch style {
        case .full: text(date, facts.dates.full)
        case .long: text(date, facts.dates.long)
        case .weekdayAndDay: text(date, facts.dates.weekdayAndDay)
        case .day: text(date, facts.dates.day)
        case .weekday: weekday(date.weekday)
        case .shortWeekday: shortWeekday(date.weekday)
        case .month: text(date, facts.dates.month)
        }
    }

    /// "Friday 25 to Sunday 27 December 2026"; a single day as it is.
    func text(_ days: ClosedRange<CivilDate>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        guard first < last else { return text(first, .full) }
        let ranges = facts.ranges
        let pattern =
            first.year != last.year
            ? ranges.year ?? ranges.month : first.month != last.month ? ranges.month : ranges.day
        return text(first, pattern, through: last)
    }

    /// "Monday 3 to Wednesday 5 May", "Saturday 30 May to Monday 1 June"; a single day as it is.
    func textInYear(_ days: ClosedRange<CivilDate>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        guard first < last else { return text(first, .weekdayAndDay) }
        let ranges = facts.rangesInYear
        return text(first, first.month != last.month ? ranges.month : ranges.day, through: last)
    }

    /// "today", "tomorrow", "in 12 days"; for days before `today` "yesterday", "12 days ago".
    func text(_ distance: Distance) -> String {
        switch distance.date.dayNumber - distance.today.dayNumber {
        case 0: words.distanceToday.text
        case 1: words.distanceTomorrow.text
        case -1: words.distanceYesterday.text
        case let days where days > 0: words.distanceIn(days: days).text
        case let days: words.distanceAgo(days: -days).text
        }
    }

    /// "a moment ago", "50 minutes ago", "3 hours ago", "5 days ago"
    func text(_ age: Duration) -> String {
        let minutes = Int(age.components.seconds / 60)
        return switch minutes {
        case ..<2: words.agoNow.text
        case ..<120: words.agoMinutes(number: minutes).text
        case ..<2880: words.agoHours(number: minutes / 60).text
        default: words.agoDays(number: minutes / 1440).text
        }
    }

    private func text(_ date: CivilDate, _ pattern: DatePattern, through last: CivilDate? = nil) -> String {
        let (fields, lastFields) = (date.fields, (last ?? date).fields)
        var text = ""
        for field in pattern.fields {
            switch field {
            case .literal(let literal): text += literal
            case .weekday: text += weekday(date.weekday)
            case .day: text += day(fields.day)
            case .month: text += facts.months[fields.month - 1]
            case .monthAlone: text += facts.monthsAlone[fields.month - 1]
            case .monthNumber: text += dayOfMonth(fields.month)
            case .year: text += String(fields.year)
            case .lastWeekday: text += weekday((last ?? date).weekday)
            case .lastDay: text += day(lastFields.day)
            case .lastMonth: text += facts.months[lastFields.month - 1]
            case .lastMonthNumber: text += dayOfMonth(lastFields.month)
            case .lastYear: text += String(lastFields.year)
            }
        }
        return text
    }
}

// MARK: Lists

extension Phrases {
    /// "a, b and c"
    func list(_ items: [String]) -> String { text(items, facts.list, before: ("y", "e")) }

    /// "a, b or c"
    func anyOf(_ items: [String]) -> String { text(items, facts.choice, before: ("o", "u")) }

    /// - Parameter words: the word before the last item in Spanish, and the one in its place before the same sound.
    private func text(_ items: [String], _ list: LanguageFacts.List, before words: (String, String)) -> String {
        // Not `joined`, which takes several times as long.
        var text = items.first ?? ""
        for index in items.indices.dropFirst() {
            let separator = index < items.count - 1 ? list.middle : items.count == 2 ? list.two : list.end
            text += separator == " \(words.0) " && hasSound(of: words.0, items[index]) ? " \(words.1) " : separator
            text += items[index]
        }
        return text
    }

    /// Whether a text begins with the sound of the Spanish word "y" or "o".
    private func hasSound(of word: String, _ text: String) -> Bool {
        guard facts.code.utf8.elementsEqual("es".utf8) else { return false }
        let start = text.lowercased().utf8.prefix(3).map { $0 }
        func begins(_ sound: StaticString) -> Bool { start.starts(with: Array("\(sound)".utf8)) }
        return word.utf8.elementsEqual("y".utf8)
            ? (begins("i") || begins("hi") && !begins("hie")) : begins("o") || begins("ho")
    }
}
