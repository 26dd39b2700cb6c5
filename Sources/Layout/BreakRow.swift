public import AlmanacValues
public import HTML

/// The view model of days off in a row, day by day (Templates/Layout/_break.mustache): a break of a plan, a bridge, or a long
/// weekend.
public struct BreakRow: Sendable {
    /// "Saturday 1 to Sunday 9 May 2027"
    public let dates: String
    /// "9 days off for 4 days of leave"
    public let worth: String
    /// "Leave: Monday 3 to Wednesday 5 May and Friday 7 May"; a line for each person who takes leave.
    public let leave: [String]
    public let holidays: [BreakHoliday]
    /// Which days are half days, and which may change.
    public let remarks: [String]
    public let strip: [BreakCell]

    public init(
        dates: String, worth: String, leave: [String], holidays: [BreakHoliday], remarks: [String], strip: [BreakCell]
    ) {
        self.dates = dates
        self.worth = worth
        self.leave = leave
        self.holidays = holidays
        self.remarks = remarks
        self.strip = strip
    }
}

/// A holiday among days off.
public struct BreakHoliday: Sendable {
    public let name: String
    public let language: String
    /// "Thursday 6 May"
    public let date: String
    /// Whether it is the day off for a holiday on another date, and is marked as such.
    public let isObserved: Bool
    /// The page of the holiday; nil if the row leads to none.
    public let page: NamedLink?

    public init(
        _ name: LocalizedText, on date: CivilDate, isObserved: Bool = false, page: Link? = nil, words: some Words
    ) {
        self.name = name.text
        language = name.language
        // After a colon, so without a capital.
        self.date = words.phrases.text(date, .weekdayAndDay)
        self.isObserved = isObserved
        self.page = page.map { NamedLink(name, $0) }
    }
}

/// A day of the strip.
public struct BreakCell: Sendable {
    /// The word of the style sheet: "leave", "taken", "holiday" or "weekend".
    public let kind: String
    /// "Mon"
    public let weekday: String
    /// "12月", on the first day of the strip and of a month, in languages that write the month first.
    public let monthBefore: String?
    /// "1"; with the signs of a date beside a month: "1.", "1日".
    public let day: String
    /// "May", on the first day of the strip and of a month, in languages that write the day first.
    public let month: String?
    /// "leave"
    public let mark: String
    /// The same for a second person; nil without one.
    public let partner: String?

    /// - Parameter isFirst: whether the day begins the strip.
    public init(
        _ date: CivilDate, isFirst: Bool, kind: String, mark: String, partner: String? = nil, words: some Words
    ) {
        let number = date.day
        let short = isFirst || number == 1 ? words.phrases.shortDay(date) : nil
        self.kind = kind
        weekday = words.text(date, .shortWeekday)
        monthBefore = short?.before
        day = short?.day ?? words.dayOfMonth(number)
        month = short?.after
        self.mark = mark
        self.partner = partner
    }
}

/// Rows that unfold (Templates/Layout/_break-fold.mustache).
public struct BreakFold: Sendable {
    /// "11 more breaks"
    public let title: String
    public let rows: [BreakRow]

    /// Nil without rows.
    public init?(_ rows: [BreakRow], title: (Int) -> String) {
        guard !rows.isEmpty else { return nil }
        self.title = title(rows.count)
        self.rows = rows
    }
}

extension [BreakRow] {
    /// Returns the rows that are shown at once, and those that unfold. One row is not worth folding.
    public func folded(after most: Int) -> (shown: [BreakRow], folded: [BreakRow]) {
        let shown = count <= most + 1 ? count : most
        return (Array(prefix(shown)), Array(dropFirst(shown)))
    }
}
