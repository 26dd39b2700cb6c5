public import AlmanacValues

/// A place that a query names.
public struct SearchedPlace: Hashable, Sendable {
    public let territory: Territory
    /// The English name of the city that was named; nil for a country or a region by its own name.
    public let city: String?
    /// Another name of the city, if it was named by that.
    public let alias: String?

    public init(_ territory: Territory, city: String? = nil, alias: String? = nil) {
        self.territory = territory
        self.city = city
        self.alias = alias
    }

    /// Returns what a page calls the city: by its alias if that is written as the page's language is, or else in English. Pages
    /// in English always use the English name. Nil if no city was named.
    ///
    /// - Parameter language: its BCP 47 tag.
    public func city(in language: String) -> String? {
        let letters = alias?.unicodeScalars.filter(\.properties.isAlphabetic) ?? []
        let tag = language.utf8.prefix(2)
        return !letters.isEmpty && letters.allSatisfy { Self.isLetter($0.value, of: tag) } ? alias : city
    }

    private static func isLetter(_ scalar: UInt32, of language: Substring.UTF8View) -> Bool {
        func isOne(of tags: String...) -> Bool { tags.contains { language.elementsEqual($0.utf8) } }
        return switch scalar {
        case 0x400...0x52F: isOne(of: "uk")
        case 0x590...0x5FF: isOne(of: "he")
        case 0x600...0x6FF: isOne(of: "ar")
        case 0x900...0x97F: isOne(of: "hi")
        case 0x3005...0x3007, 0x3040...0x30FF: isOne(of: "ja")
        case 0x3400...0x4DBF, 0x4E00...0x9FFF: isOne(of: "ja", "zh")
        case ..<0x250, 0x1E00...0x1EFF: !isOne(of: "en", "ar", "he", "hi", "ja", "uk", "zh")
        default: false
        }
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

    public init(occasion: Slug?, name: Int? = nil, country: Territory? = nil) {
        self.occasion = occasion
        self.name = name
        self.country = country
    }
}

/// What a query asks: what its words mean, in whatever order they are.
///
/// If words can mean several things, all of them are there, in an order that does not change: countries before regions before
/// cities, and larger cities first; the day before the month in "4/12".
public struct SearchReading: Hashable, Sendable {
    public var time: SearchTime?
    /// What else the figures of the time can mean, or the second of two days.
    public var otherTime: SearchTime?
    /// The last day of a range whose first day is the time: "working days from 1 to 15 march".
    public var lastDay: CivilDate?
    /// How many working days from the time on, or from today, the query asks for; negative for those before it.
    public var workingDays: Int?
    /// The last day of the month if the query names a day that does not exist, such as 29 February 2027.
    public var monthEnd: CivilDate?
    /// Alternatives.
    public var places: [SearchedPlace] = []
    /// Alternatives.
    public var subjects: [SearchedSubject] = []
    /// What the subjects were called: the words of the query, folded, and other names for the same.
    public var called: [SearchKey] = []
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
    /// The words of `rest` as they were typed.
    public var unread = ""
    /// The words that name places and subjects, as they were typed.
    public var named: [String] = []

    public init() {}

    /// Whether every word was understood, and says anything.
    public var isWhole: Bool { rest.isEmpty && !isEmpty }

    /// Whether only one or two small words mean nothing, and two of a time, a place and a topic are there.
    public var isNearlyWhole: Bool {
        guard !rest.isEmpty, rest.count <= 2, !hasUnknownName else { return false }
        return [time != nil, !places.isEmpty, topic != nil].count { $0 } > 1
    }

    /// Whether a day is all that was understood, and a word that may be a name was not: "mothering sunday", "4 july wedding".
    public var isDayOfUnknownName: Bool {
        guard hasUnknownName, case .day = time else { return false }
        return places.isEmpty && subjects.isEmpty && topic == nil && !asksNext
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
