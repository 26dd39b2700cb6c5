public import AlmanacValues

extension Sentence.StringInterpolation {
    /// The type's name inside a sentence: "public", "half day".
    public mutating func appendInterpolation(_ type: HolidayType) { append(Phrases.inSentence(type)) }

    /// The type's name on its own: "Public", "Half day".
    public mutating func appendInterpolation(label type: HolidayType) { append(Phrases.label(type)) }

    /// One holiday of the type: "school holiday", "working day".
    ///
    /// - Parameter isFirst: whether it begins the sentence, with a capital.
    public mutating func appendInterpolation(holiday type: HolidayType, isFirst: Bool = false) {
        append(Phrases.holiday(type), isFirst: isFirst)
    }

    /// Holidays of the type: "school holidays", "working days".
    ///
    /// - Parameter isFirst: whether they begin the sentence, with a capital.
    public mutating func appendInterpolation(holidays type: HolidayType, isFirst: Bool = false) {
        append(Phrases.holidays(type), isFirst: isFirst)
    }

    /// Holidays of one type, or of what is left: "public holidays", "school holidays", "other holidays".
    ///
    /// - Parameter isFirst: whether they begin the sentence, with a capital.
    public mutating func appendInterpolation(holidays types: [HolidayType], isFirst: Bool = false) {
        append(Phrases.holidays(of: types), isFirst: isFirst)
    }

    mutating func append(_ safe: String, isFirst: Bool) { append(isFirst ? Phrases.capital(safe) : safe) }
}
