public import AlmanacValues

/// What the same feast is in all countries: Christmas Day, Eid al-Fitr, Labour Day.
public struct Occasion: Hashable, Sendable {
    /// The id that holidays name; see `HolidayKind.occasion`.
    public let id: Slug
    /// The English name.
    public let name: String
    /// One English sentence on the feast.
    public let about: String
    /// How the date is found, in English: "25 December", "the second Monday of October".
    public let rule: String
    public let tradition: Tradition

    public init(id: Slug, name: String, about: String, rule: String, tradition: Tradition) {
        self.id = id
        self.name = name
        self.about = about
        self.rule = rule
        self.tradition = tradition
    }
}
