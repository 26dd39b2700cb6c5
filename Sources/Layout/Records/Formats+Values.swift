public import AlmanacValues
public import Formats

// For Views whose records have no description.

extension JSONObject {
    /// Writes the member "names": an object for each, with its language.
    public mutating func names(_ names: [LocalizedText]) { names.write("names", into: &self) }

    /// Writes the member "stale", and "fallback" if a part of the record is the site's own data.
    public mutating func staleness(_ age: SupplyAge?) {
        member("stale", age != nil)
        if age?.isOwnData == true { member("fallback", true) }
    }
}

extension AtomTime {
    /// The beginning of a day in UTC.
    public init(_ day: CivilDate) {
        let (year, month, day) = day.fields
        self.init(year: year, month: month, day: day)
    }
}

extension AtomText {
    public init(_ text: LocalizedText) {
        self.init(text.text, language: text.language)
    }
}
