/// What a side lives by, in lines.
public struct SideCode: Hashable, Sendable {
    public let side: Side
    /// "The Jedi code"
    public let title: String
    public let lines: [String]

    public init(side: Side, title: String, lines: [String]) {
        self.side = side
        self.title = title
        self.lines = lines
    }
}

/// A name in its parts; not everybody has both.
public struct PartedName: Hashable, Sendable {
    public let given: String?
    public let family: String?

    public init(given: String? = nil, family: String? = nil) {
        self.given = given
        self.family = family
    }
}

/// A master of the light.
public struct Master: Hashable, Sendable {
    public let name: PartedName
    /// Empty where none is known.
    public let apprentices: [PartedName]

    public init(name: PartedName, apprentices: [PartedName]) {
        self.name = name
        self.apprentices = apprentices
    }
}

/// What the dark side keeps its knowledge in.
public struct Holocron: Hashable, Sendable {
    public let name: String
    /// Nil where nobody knows.
    public let creator: String?
    /// Empty where none is known.
    public let powers: [String]

    public init(name: String, creator: String?, powers: [String]) {
        self.name = name
        self.creator = creator
        self.powers = powers
    }
}
