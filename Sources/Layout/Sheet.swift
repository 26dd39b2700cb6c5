/// A style sheet of one section, beside the one of all pages. The raw value is the name of its file in `Public`.
public enum Sheet: String, CaseIterable, Hashable, Sendable {
    case calendars = "calendars.css"
    case leave = "leave.css"
    case workingDays = "working-days.css"
    case world = "world.css"
    case compare = "compare.css"
    case occasions = "occasions.css"
    case search = "search.css"
    case sides = "sides.css"
}
