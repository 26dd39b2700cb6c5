/// A list of names with what is known of each, or a notice in place of the names (Templates/Layout/_roster).
public struct Roster: Sendable {
    public let title: String
    public var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    public var age: String?
    public var rows: [Row] = []

    public var hasRows: Bool { !rows.isEmpty }

    public struct Row: Sendable {
        public let name: String
        /// "Apprentices: Ahsoka Tano"; "Created by King Adas", "Powers: Dark rituals".
        public let lines: [String]

        public init(name: String, lines: [String]) {
            self.name = name
            self.lines = lines
        }
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
