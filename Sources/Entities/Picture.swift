/// A picture from an upstream that is safe to show on a page: PNG, JPEG or WebP, up to a maximum size.
///
/// The first bytes determine the media type, not the `Content-Type` of the upstream. This rejects a script, or an SVG
/// (which may contain one), that is declared as a picture. The site serves the bytes itself: no page refers to another
/// host for pictures.
public struct Picture: Hashable, Sendable {
    /// The maximum size, in bytes.
    public static let largest = 512 * 1024

    public let bytes: [UInt8]
    /// The media type: "image/png", "image/jpeg" or "image/webp".
    public let mediaType: String

    /// Nil for any other format, for no bytes, and for more than `largest`.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.largest, let mediaType = Self.mediaType(of: bytes) else { return nil }
        self.bytes = bytes
        self.mediaType = mediaType
    }

    /// Matches the signatures of the WHATWG's MIME Sniffing Standard, section 6.1.
    private static func mediaType(of bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBPVP".utf8) { return "image/webp" }
        return nil
    }
}
