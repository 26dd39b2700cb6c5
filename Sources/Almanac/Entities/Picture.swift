/// A picture from an upstream that may stand on a page: PNG, JPEG or WebP, and not too large.
///
/// What it is, its first bytes say, not its sender: a script or an SVG (which may hold one) that is called a
/// picture is none. The site serves the bytes itself; no page ever names another host's address.
public struct Picture: Hashable, Sendable {
    /// The largest that is taken, in bytes.
    public static let largest = 512 * 1024

    public let bytes: [UInt8]
    /// "image/png", "image/jpeg" or "image/webp".
    public let mediaType: String

    /// Nil for anything else, for nothing, and for what is too large.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.largest, let mediaType = Self.mediaType(of: bytes) else { return nil }
        self.bytes = bytes
        self.mediaType = mediaType
    }

    /// By the signatures of the WHATWG's MIME Sniffing Standard, section 6.1.
    private static func mediaType(of bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBPVP".utf8) { return "image/webp" }
        return nil
    }
}
