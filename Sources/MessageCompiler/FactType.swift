/// The type of a fact, and the styles in which a text may write it. `Fact` and `FactStyle` in Layout mirror it.
struct FactType: Equatable {
    /// The case of `Fact`.
    let fact: String
    /// The styles that a text may name: `%(date.long)@`.
    let styles: [String]
    /// Whether a text may leave the style out: `%(place)@`.
    let hasPlainStyle: Bool
    /// Whether plurals depend on it.
    let isNumber: Bool

    private init(_ fact: String, _ styles: String = "", hasPlainStyle: Bool = true, isNumber: Bool = false) {
        self.fact = fact
        self.styles = styles.split(separator: " ").map(String.init)
        self.hasPlainStyle = hasPlainStyle
        self.isNumber = isNumber
    }

    /// By the name of the type in Swift.
    static let all: [String: FactType] = [
        "Int": FactType("number", "grouped year ordinal days month", isNumber: true),
        "DayCount": FactType("dayCount", "days", isNumber: true),
        "CivilDate": FactType(
            "date", "full long weekdayAndDay day weekday shortWeekday month", hasPlainStyle: false),
        "[CivilDate]": FactType("dates"),
        "ClosedRange<CivilDate>": FactType("days", "inYear"),
        "ClosedRange<Int>": FactType("years"),
        "PartialDate": FactType("partialDate"),
        "Lifetime": FactType("lifetime"),
        "Distance": FactType("distance"),
        "Duration": FactType("age"),
        "Weekday": FactType("weekday"),
        "[Weekday]": FactType("weekdays"),
        "TimeOfDay": FactType("time"),
        "ForeignText": FactType("text", "country"),
        "LocalizedText": FactType("name"),
        "PlaceName": FactType("place", "titled shortest"),
        "[ForeignText]": FactType("texts", "items apart anyOf"),
        "[LocalizedText]": FactType("names", "apart"),
        "[PlaceName]": FactType("places", "shortest sideBySide"),
        "HolidayType": FactType("type", "label one many manyFirst regional"),
        "[HolidayType]": FactType("types", "first labels"),
        "CountryCode": FactType("code"),
        "RegionCode": FactType("code"),
        "Territory": FactType("code"),
        "[Territory]": FactType("codes", "sideBySide"),
        "Sentence": FactType("sentence"),
        "[Sentence]": FactType("sentences", "remarks first"),
    ]
}
