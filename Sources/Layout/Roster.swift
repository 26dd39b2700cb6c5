/// A list of names with what is known of each, or a notice in place of the names (Templates/Layout/_roster).
public struct Roster: Sendable {
    public let title: String
    public var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    public var age: String?
    public var rows: [Row] = []

    public struct Row: Sendable {
        public let name: String
        /// The attribute `lang` of the name; nil if it is a person's, or in the language of the page.
        public let nameLanguage: String?
        /// "Apprentices: Ahsoka Tano"; "Created by King Adas".
        public let lines: [String]
        /// "Powers: Dark rituals", below the lines; nil without it.
        public let terms: Terms?

        public init(name: String, language: String? = nil, lines: [String], terms: Terms? = nil) {
            self.name = name
            nameLanguage = language
            self.lines = lines
            self.terms = terms
        }
    }

    /// Words that are not translated, after a label that is.
    public struct Terms: Sendable {
        public let label: String
        public let items: [Term]

        /// - Parameter language: the attribute `lang` of the words; nil if they are in the language of the page.
        public init(label: String, _ texts: [String], language: String?) {
            self.label = label
            items = texts.enumerated().map { Term(text: $1, language: language, isLater: $0 > 0) }
        }
    }

    public struct Term: Sendable {
        public let text: String
        public let language: String?
        /// Whether it follows another one.
        public let isLater: Bool
    }

    /// Nil if there are no rows: an empty list hides its heading too.
    ///
    /// - Parameter stale: what to say of a stale copy; nil if the rows are good.
    public init?(title: String, rows: [Row], stale: String?) {
        guard !rows.isEmpty else { return nil }
        self.title = title
        age = stale
        self.rows = rows
    }

    /// Creates the section of a list that could not be loaded.
    public init(title: String, notice: Notice) {
        self.title = title
        self.notice = notice
    }
}
