/// An entity, the same for all three patterns: somebody saw birds.
public struct Sighting: Hashable, Sendable {
    public let species: String
    public let count: Int

    public init(species: String, count: Int) {
        self.species = species
        self.count = count
    }
}

/// What a visitor entered, unchecked.
public struct SightingDraft: Hashable, Sendable {
    public let species: String
    public let count: String

    public init(species: String = "", count: String = "") {
        self.species = species
        self.count = count
    }

    /// Checks the rules of the domain.
    public func checked() throws(SightingRule) -> Sighting {
        guard species.contains(where: { !$0.isWhitespace }) else { throw .speciesMissing }
        guard let number = Int(count), 1...Self.most ~= number else { throw .countOutside(1...Self.most) }
        return Sighting(species: species, count: number)
    }

    private static let most = 10_000
}

/// A rule that a draft breaks.
public enum SightingRule: Error, Hashable {
    case speciesMissing
    case countOutside(ClosedRange<Int>)
}

/// The source of the sightings does not answer.
public struct SourceDown: Error, Hashable {
    public init() {}
}

public protocol SightingService: Sendable {
    /// Returns all sightings, the latest first.
    func all() async throws(SourceDown) -> [Sighting]
    func add(_ sighting: Sighting) async throws(SourceDown)
}
