public import AlmanacValues

extension Sentence.StringInterpolation {
    /// How far a date is from today: "today", "tomorrow", "in 12 days", "12 days ago".
    public mutating func appendInterpolation(_ date: CivilDate, from today: CivilDate) {
        append(Phrases.distance(to: date, from: today))
    }
}
