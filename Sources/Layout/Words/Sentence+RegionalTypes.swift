public import AlmanacValues

extension Sentence.StringInterpolation {
    /// What regions make of a day, after other words: "public holiday in 9 of 13 regions".
    public mutating func appendInterpolation(_ found: RegionalHolidayType) {
        let text = SharedWords().holiday(of: found)
        append(text.prefix(1).lowercased() + text.dropFirst())
    }
}
