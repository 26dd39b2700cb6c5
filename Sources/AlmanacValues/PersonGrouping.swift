/// What the list of people is grouped by, other than the name.
public enum PersonGrouping: String, CaseIterable, Hashable, Sendable {
    case century, profession
}
