package import Support

/// The versions of the Model Context Protocol that this server speaks.
public enum ProtocolVersion: String, CaseIterable, Hashable, Sendable {
    /// Several messages may come in one batch.
    case march2025 = "2025-03-26"
    /// One message at a time; answers have structured content.
    case june2025 = "2025-06-18"

    /// The version offered to a client that asks for an unsupported one.
    public static let newest = ProtocolVersion.june2025

    /// Nil for any other version.
    package init?(named name: some UTF8Text) {
        guard let found = Self.allCases.first(where: { name.matches($0.rawValue) }) else { return nil }
        self = found
    }

    var takesSeveralMessages: Bool { self == .march2025 }
}
