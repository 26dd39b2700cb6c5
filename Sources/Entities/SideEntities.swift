public import AlmanacValues

/// The code of a side of the Force.
public struct SideCode: Hashable, Sendable {
    public let side: Side
    /// The title, such as "The Jedi code".
    public let title: String
    public let lines: [String]

    public init(side: Side, title: String, lines: [String]) {
        self.side = side
        self.title = title
        self.lines = lines
    }
}

/// A master of the light side.
public struct Master: Hashable, Sendable {
    public let name: PartedName
    /// The apprentices; empty if none are known.
    public let apprentices: [PartedName]

    public init(name: PartedName, apprentices: [PartedName]) {
        self.name = name
        self.apprentices = apprentices
    }
}

/// A device in which the dark side stores knowledge.
public struct Holocron: Hashable, Sendable {
    public let name: String
    /// Nil if the creator is unknown.
    public let creator: String?
    /// The powers; empty if none are known.
    public let powers: [String]

    public init(name: String, creator: String?, powers: [String]) {
        self.name = name
        self.creator = creator
        self.powers = powers
    }
}
