/// A format in which programs get facts. The raw value is the extension of its addresses: `/holidays/DE/2026.json`.
public enum Format: String, CaseIterable, Hashable, Sendable {
    case json

    /// The media type, as `Content-Type` states it.
    public var mediaType: String {
        switch self {
        case .json: "application/json"
        }
    }
}
