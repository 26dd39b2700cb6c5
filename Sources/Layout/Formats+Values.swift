public import AlmanacValues
public import Formats

extension XMLElement {
    /// Writes an element `name` for each name, with its language.
    public mutating func names(_ names: [LocalizedText]) {
        for name in names { element("name", name.text, language: name.language) }
    }
}

extension JSONObject {
    /// Writes a text and its language as an object, or null.
    public mutating func text(_ name: StaticString, _ text: LocalizedText?) {
        guard let text else {
            member(name, nil as String?)
            return
        }
        object(name) { json in
            json.member("language", text.language)
            json.member("text", text.text)
        }
    }

    /// Writes a text from elsewhere as it came, or null.
    public mutating func member(_ name: StaticString, _ text: ForeignText?) { member(name, text?.text) }

    /// Writes a number of days: an integer, or one with half a day, such as 6.5.
    public mutating func member(_ name: StaticString, _ days: DayCount) {
        if days.hasHalf { member(name, days.number) } else { member(name, days.whole) }
    }

    /// Writes a date as an object, or null. The text is a date of ISO 8601, as far as it is known: "1859-10-03",
    /// "1859-10", "1859"; "-0398" is 399 BCE.
    public mutating func date(_ name: StaticString, _ date: PartialDate?) {
        guard let date else {
            member(name, nil as String?)
            return
        }
        object(name) { json in
            json.member("date", date.description)
            json.member("approximate", date.isApproximate)
        }
    }
}

extension JSONElement {
    /// Writes a number of days: an integer, or one with half a day, such as 6.5.
    public mutating func number(_ days: DayCount) {
        if days.hasHalf { number(days.number) } else { number(days.whole) }
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
