// The class names of Public/calendars.css.

extension CalendarMark {
    /// The classes of an element with this mark, with a space between them: "day off joins-after weekend".
    var classes: String {
        var classes = "day"
        switch feast {
        case .dayOff: classes += " off"
        case .observed: classes += " off observed"
        case .regional: classes += " regional"
        case .other: classes += " other"
        case nil: break
        }
        if joinsBefore { classes += " joins-before" }
        if joinsAfter { classes += " joins-after" }
        if isWeekend { classes += isWorked ? " worked" : " weekend" }
        if isToday { classes += " today" }
        return classes
    }
}
