/// A given name and a family name, either of which may be missing.
public struct PartedName: Hashable, Sendable {
    public let given: String?
    public let family: String?

    public init(given: String? = nil, family: String? = nil) {
        self.given = given
        self.family = family
    }
}
