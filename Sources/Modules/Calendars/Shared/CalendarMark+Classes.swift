// The class names of Public/calendars.css. They differ from those of almanac.css, so that no rule of one applies to
// both.

extension CalendarMark {
    /// The classes of an element with this mark, with a space between them: "day is-off joins-after is-weekend".
    var classes: String {
        var classes = "day"
        switch feast {
        case .dayOff: classes += " is-off"
        case .observed: classes += " is-off is-observed"
        case .half: classes += " is-half"
        case .regional: classes += " is-regional"
        case .other: classes += " is-other"
        case nil: break
        }
        if joinsBefore { classes += " joins-before" }
        if joinsAfter { classes += " joins-after" }
        if isWeekend { classes += isWorked ? " is-worked" : " is-weekend" }
        if isToday { classes += " is-today" }
        return classes
    }
}
