import AlmanacValues
import Support

/// How dates, places and lists are written in English. Only `Sentence` and `Words` use it.
enum Phrases {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]
    private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    // Kept, because a calendar or a plan takes hundreds of them.
    private static let spacedMonths = months.map { " \($0) " }
    private static let shortMonths = months.map { String($0.prefix(3)) }
    private static let shortWeekdays = weekdays.map { String($0.prefix(3)) }
    private static let daysOfMonth = (1...31).map { String($0) }

    /// "3"; days are 1–31.
    static func dayOfMonth(_ number: Int) -> String {
        daysOfMonth.indices.contains(number - 1) ? daysOfMonth[number - 1] : String(number)
    }

    /// "October" for 10; months are 1–12.
    static func month(_ number: Int) -> String {
        months.indices.contains(number - 1) ? months[number - 1] : String(number)
    }

    /// "Oct" for 10; months are 1–12.
    static func shortMonth(_ number: Int) -> String {
        shortMonths.indices.contains(number - 1) ? shortMonths[number - 1] : String(number)
    }

    /// "Saturday"
    static func weekday(_ date: CivilDate) -> String { weekday(date.weekday) }

    /// "Saturday"
    static func weekday(_ day: Weekday) -> String { weekdays[day.rawValue - 1] }

    /// "Sat"
    static func shortWeekday(_ date: CivilDate) -> String {
        shortWeekdays[date.weekday.rawValue - 1]
    }

    /// "3 October"
    static func dayAndMonth(_ date: CivilDate) -> String {
        let fields = date.fields
        return "\(dayOfMonth(fields.day)) \(month(fields.month))"
    }

    /// "3 October 2026"
    static func date(_ date: CivilDate) -> String {
        let fields = date.fields
        return String(joining: dayOfMonth(fields.day), spacedMonths[fields.month - 1], String(fields.year))
    }

    /// "Saturday 3 October 2026"
    static func fullDate(_ date: CivilDate) -> String {
        let fields = date.fields
        return String(
            joining: weekday(date), " ", dayOfMonth(fields.day), spacedMonths[fields.month - 1], String(fields.year))
    }

    /// Returns as much of the date as the style says.
    static func text(_ date: CivilDate, _ style: DateStyle) -> String {
        switch style {
        case .full: fullDate(date)
        case .long: self.date(date)
        case .weekdayAndDay: "\(weekday(date)) \(dayAndMonth(date))"
        case .day: dayAndMonth(date)
        case .weekday: weekday(date)
        case .shortWeekday: shortWeekday(date)
        case .month: "\(month(date.month)) \(date.year)"
        }
    }

    /// "Friday 25 to Sunday 27 December 2026". Repeats the month and the year only if the two dates differ in them.
    static func range(from first: CivilDate, through last: CivilDate) -> String {
        let (start, end) = (first.fields, last.fields)
        var text = "\(weekday(first)) \(dayOfMonth(start.day))"
        if start.month != end.month { text += " \(month(start.month))" }
        if start.year != end.year { text += " \(start.year)" }
        return "\(text) to \(fullDate(last))"
    }

    /// "today", "tomorrow", "in 12 days"; for days before `today` "yesterday", "12 days ago".
    static func distance(to date: CivilDate, from today: CivilDate) -> String {
        switch date.dayNumber - today.dayNumber {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "yesterday"
        case let days where days > 0: "in \(days) days"
        case let days: "\(-days) days ago"
        }
    }

    /// "a moment ago", "50 minutes ago", "3 hours ago", "5 days ago"
    static func ago(_ age: Duration) -> String {
        let minutes = Int(age.components.seconds / 60)
        return switch minutes {
        case ..<2: "a moment ago"
        case ..<120: "\(minutes) minutes ago"
        case ..<2880: "\(minutes / 60) hours ago"
        default: "\(minutes / 1440) days ago"
        }
    }

    /// The country's name for use in a sentence, with its article if it takes one: "Germany", "the United Kingdom".
    static func inSentence(country name: String) -> String {
        let takesArticle =
            beginningsWithArticle.contains { name.utf8.starts(with: $0.utf8) }
            || endsWithArticle.contains { name.ends(with: $0) } || namesWithArticle.contains { name.matches($0) }
        return takesArticle ? "the \(name)" : name
    }

    private static let beginningsWithArticle = ["United ", "Isle of "]
    private static let endsWithArticle = ["Islands", "Republic", "Territories", "Territory", "Emirates"]
    private static let namesWithArticle = [
        "Bahamas", "Comoros", "Gambia", "Maldives", "Netherlands", "Philippines", "Seychelles",
    ]

    /// "a, b and c"
    static func list(_ items: [String]) -> String {
        // Not `joined`, which takes several times as long.
        var text = items.first ?? ""
        for index in items.indices.dropFirst() {
            text += index == items.count - 1 ? " and " : ", "
            text += items[index]
        }
        return text
    }
}
