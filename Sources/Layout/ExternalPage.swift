public import HTML

/// A page of another site, which a Router can link to: nil unless the address is clearly harmless.
public struct ExternalPage: Hashable, Sendable {
    public let link: Link

    public init?(_ address: String) {
        guard let link = Link(external: address) else { return nil }
        self.link = link
    }
}
