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

    public init(_ time: RevisionTime) {
        let (year, month, day) = time.day.fields
        self.init(year: year, month: month, day: day, second: time.secondOfDay)
    }
}

extension ICalendar.Moment {
    /// When something was last revised. If that is not known, always the same moment, so that calendars stay as they are.
    public init(_ revised: RevisionTime?) {
        let revised = revised ?? CalendarHead.unknownRevision
        self.init(revised.day.fields, second: revised.secondOfDay)
    }
}

extension AtomText {
    public init(_ text: LocalizedText) {
        self.init(text.text, language: text.language)
    }
}

extension TagURI {
    /// The id of a feed: each language has its own (RFC 4287, section 4.2.6). The English feed was first, and
    /// has the id without a language.
    ///
    /// - Parameter title: the feed's title, whose language is that of the feed.
    public init(feed segments: [String], titled title: LocalizedText) {
        self.init(segments + (title.isEnglish ? [] : [title.language]))
    }
}
