public import HTML
import PlainBytes

/// The header fields of a page that describe it (RFC 9110, section 8). Each is typed and checked when it is made, so
/// that no text can end a field, or add one.
///
/// The server adds the fields for caching, cookies and security.
public struct RepresentationHeaders: Hashable, Sendable {
    /// Whether browsers show or save it, and under which name; nil if that is left to them.
    public var disposition: Disposition?
    /// The same in other formats.
    public var alternates: [Alternate] = []
    /// When its content last changed, in seconds since 1970 (UTC); nil if that is not known.
    public var lastModified: Int?

    public init(disposition: Disposition? = nil, alternates: [Alternate] = [], lastModified: Int? = nil) {
        self.disposition = disposition
        self.alternates = alternates
        self.lastModified = lastModified
    }
}

/// Whether browsers show or save a page (RFC 6266).
public enum Disposition: Hashable, Sendable, CustomStringConvertible {
    /// Shown. The name is proposed if the visitor saves it.
    case inline(FileName)
    /// Saved.
    case attachment(FileName)

    /// The value of `Content-Disposition`.
    public var description: String {
        switch self {
        case .inline(let name): "inline; filename=\"\(name)\""
        case .attachment(let name): "attachment; filename=\"\(name)\""
        }
    }
}

/// A name for a file that is safe in a header and on every system: `holidays-DE-2026.json`.
public struct FileName: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Nil unless the name has 1–120 ASCII letters, digits, hyphens, underscores and dots, and begins with a letter or
    /// a digit.
    public init?(_ name: String) {
        guard 1...120 ~= name.utf8.count, let first = name.utf8.first, first.isASCIILetterOrDigit,
            name.utf8.allSatisfy({ $0.isASCIILetterOrDigit || "-_.".utf8.contains($0) })
        else { return nil }
        description = name
    }
}

/// The same page in another format: its address and its media type.
public struct Alternate: Hashable, Sendable {
    public let link: Link
    public let mediaType: String

    /// Nil unless the media type is two names with a slash between them, such as `text/calendar`.
    public init?(_ link: Link, mediaType: String) {
        let names = mediaType.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let areNames = names.allSatisfy { name in
            !name.isEmpty && name.allSatisfy { $0.isASCIILetterOrDigit || "-+.".utf8.contains($0) }
        }
        guard names.count == 2, areNames else { return nil }
        self.link = link
        self.mediaType = mediaType
    }

    /// The value of `Link` (RFC 8288): `</holidays/DE/2026.json>; rel="alternate"; type="application/json"`. An address
    /// is percent-encoded, so it cannot contain `>`.
    public var field: String { field(in: .only) }

    /// Returns the value of `Link` on a page in a language.
    ///
    /// - Parameter language: the language of the page.
    public func field(in language: PageLanguage) -> String {
        "<\(link.address(in: language))>; rel=\"alternate\"; type=\"\(mediaType)\""
    }
}
