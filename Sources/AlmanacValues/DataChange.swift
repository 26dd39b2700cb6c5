/// A change of our data: of one holiday on some of its days, or of a country's whole calendar.
public struct DataChange: Hashable, Sendable {
    public let kind: Kind
    /// The holiday's English name; nil for `details` and `first`.
    public let name: String?
    /// The days that have changed, from the first to the last; nil for `details` and `first`.
    public let dates: ClosedRange<CivilDate>?
    /// The number of days that have changed; of `first`, the number of all days.
    public let days: Int
    /// The earlier date of a move (ISO 8601), or the earlier name in English.
    public let former: String?
    /// What the language of a page calls the holiday; nil for the English name.
    public private(set) var translation: LocalizedText?
    /// What the language of a page calls the earlier name; nil for the English one.
    public private(set) var formerTranslation: LocalizedText?

    /// The raw value is the word in documents and records.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case added, removed, moved, confirmed, estimated, renamed
        /// Other regions keep the holiday, or it has other types.
        case keepers
        /// Something else of the document changed, such as the occasions that its holidays name.
        case details
        /// The country's data were published for the first time.
        case first
    }

    public init(
        _ kind: Kind, name: String? = nil, dates: ClosedRange<CivilDate>? = nil, days: Int, former: String? = nil
    ) {
        self.kind = kind
        self.name = name
        self.dates = dates
        self.days = days
        self.former = former
    }

    /// Returns the change with its names as a language calls them.
    ///
    /// - Parameter translate: returns what an English name is called; nil if that is not known.
    public func translated(_ translate: (String) -> LocalizedText?) -> DataChange {
        var change = self
        change.translation = name.flatMap(translate)
        change.formerTranslation = kind == .renamed ? former.flatMap(translate) : nil
        return change
    }
}
