public import AlmanacValues

/// What occasions and holidays are called in a language, and what they are.
public struct Translations: Equatable, Sendable {
    /// An occasion in the language.
    public struct Occasion: Hashable, Sendable {
        public let name: String
        /// One sentence.
        public let about: String
        /// How the date is found: "25 December".
        public let rule: String
        /// Its story.
        public let sentences: Sentences

        public init(name: String, about: String, rule: String, sentences: Sentences) {
            self.name = name
            self.about = about
            self.rule = rule
            self.sentences = sentences
        }
    }

    /// The sentences of a story. Its sources are those of the story that was translated.
    public struct Sentences: Hashable, Sendable {
        public let what: String
        public let date: String
        public let kept: String

        public init(what: String, date: String, kept: String) {
            self.what = what
            self.date = date
            self.kept = kept
        }
    }

    /// A country's own day.
    public struct Day: Hashable, Sendable {
        public let country: CountryCode
        /// The slug of its English name.
        public let holiday: Slug

        public init(_ country: CountryCode, _ holiday: Slug) {
            self.country = country
            self.holiday = holiday
        }
    }

    public let occasions: [Slug: Occasion]
    /// The names of holidays, by the slugs of their English names.
    public let holidays: [Slug: String]
    /// Which parts of a country or region keep a holiday, by the slugs of the English words; see `HolidayKind.parts`.
    public let parts: [Slug: String]
    /// What a calendar has no data about, by the slugs of the English words; see `HolidayKnowledge.Fact.lacks`.
    public let gaps: [Slug: String]
    public let days: [Day: Sentences]

    public init(
        occasions: [Slug: Occasion], holidays: [Slug: String], parts: [Slug: String] = [:], gaps: [Slug: String] = [:],
        days: [Day: Sentences]
    ) {
        self.occasions = occasions
        self.holidays = holidays
        self.parts = parts
        self.gaps = gaps
        self.days = days
    }
}
