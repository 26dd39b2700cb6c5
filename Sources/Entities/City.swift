public import AlmanacValues

/// A city that people search for, and the place whose holidays it has.
public struct City: Hashable, Sendable {
    /// The names, the English one first. Never empty.
    public let names: [String]
    /// The country, and its region if the country's calendar has one there.
    public let territory: Territory

    public init(_ names: [String], in territory: Territory) {
        self.names = names
        self.territory = territory
    }

    public var name: String { names.first ?? territory.description }
}
