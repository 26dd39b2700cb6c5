public import AlmanacValues

/// A place that a query names.
public struct SearchedPlace: Hashable, Sendable {
    public let territory: Territory
    /// The city that was named; nil for a country or a region by its own name.
    public let city: String?

    public init(_ territory: Territory, city: String? = nil) {
        self.territory = territory
        self.city = city
    }
}

/// A feast or a holiday, as a query names it.
public struct SearchedSubject: Hashable, Sendable {
    /// Nil for a holiday that belongs to none.
    public let occasion: Slug?
    /// The number of the name in `SearchLexicon.names`; nil if the occasion itself was named.
    public let name: Int?
    /// The only country that has it, unless the query says otherwise; nil if several have.
    public let country: Territory?
}

/// What a query asks: what its words mean, in whatever order they are.
///
/// If words can mean several things, all of them are there, in an order that does not change: countries before regions before
/// cities, and larger cities first; the day before the month in "4/12".
public struct SearchReading: Hashable, Sendable {
    public var time: SearchTime?
    /// What else the figures of the time can mean.
    public var otherTime: SearchTime?
    /// The last day of the month if the query names a day that does not exist, such as 29 February 2027.
    public var monthEnd: CivilDate?
    /// Alternatives.
    public var places: [SearchedPlace] = []
    /// Alternatives.
    public var subjects: [SearchedSubject] = []
    public var topic: SearchTopic?
    /// Whether the next holiday is asked for.
    public var asksNext = false
    /// Whether the places are to be compared.
    public var comparesPlaces = false
    /// Whether a name was completed: "germ 2027".
    public var isCompleted = false
    /// The words that mean nothing known, folded.
    public var rest: [String] = []
    /// Whether one of those words may be a name: it is longer than four letters, or was typed in capitals.
    public var hasUnknownName = false
    /// The words that name places and subjects, folded.
    public var named: [String] = []

    public init() {}

    /// Whether every word was understood, and says anything.
    public var isWhole: Bool { rest.isEmpty && !isEmpty }

    /// Whether only one or two small words mean nothing, and two of a time, a place and a topic are there.
    public var isNearlyWhole: Bool {
        guard !rest.isEmpty, rest.count <= 2, !hasUnknownName else { return false }
        return [time != nil, !places.isEmpty, topic != nil].count { $0 } > 1
    }

    /// Whether nothing was understood.
    public var isEmpty: Bool {
        time == nil && monthEnd == nil && places.isEmpty && subjects.isEmpty && topic == nil && !asksNext
    }

    /// Whether the words of a place or a subject are the only ones.
    public var isNameOnly: Bool {
        time == nil && monthEnd == nil && topic == nil && !asksNext && !comparesPlaces && rest.isEmpty
    }
}

/// What a mistyped query was probably meant to be.
public struct SearchCorrection: Hashable, Sendable {
    public let text: String
    public let reading: SearchReading
}
