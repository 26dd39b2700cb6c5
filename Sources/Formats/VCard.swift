import PlainBytes

/// A card of one person (RFC 6350, vCard 4.0), with the date of death of RFC 6474.
///
/// ```swift
/// var card = VCard(fullName: "Jane Austen")
/// card.birth = VCardDate(year: 1775, month: 12, day: 16)
/// let bytes = card.rendered()
/// ```
/// The media type is `text/vcard; charset=utf-8`.
public struct VCard: Hashable, Sendable {
    /// The name as people write it. It is required; an empty one is written as "?".
    public var fullName: String
    /// Nil for a person with a single name.
    public var familyName: String?
    public var givenName: String?
    /// The words between given and family name: "von", "de la".
    public var additionalName: String?
    public var role: String?
    public var birth: VCardDate?
    public var death: VCardDate?
    public var address: Address?
    public var note: String?
    /// The permanent id of the person: a URI without a comma, at which some readers end a UID.
    public var identifier: String?
    /// The absolute addresses of a picture, of the page about the person, and of this card.
    public var photo: String?
    public var page: String?
    public var source: String?

    public struct Address: Hashable, Sendable {
        public var street: String?
        public var locality: String?
        public var country: String?

        public init(street: String? = nil, locality: String? = nil, country: String? = nil) {
            self.street = street
            self.locality = locality
            self.country = country
        }
    }

    public init(fullName: String) {
        self.fullName = fullName
    }

    /// Returns the UTF-8 bytes of the card.
    public func rendered() -> [UInt8] {
        var lines = ContentLines(capacity: 1_024)
        lines.line("BEGIN") { $0.syntax("VCARD") }
        // The version comes first (RFC 6350, section 6.7.9).
        lines.line("VERSION") { $0.syntax("4.0") }
        lines.line("PRODID") { $0.syntax("-//Almanac//Almanac//EN") }
        lines.line("KIND") { $0.syntax("individual") }
        lines.line("UID", identifier) { $0.plain(Self.address($1)) }
        lines.line("FN") { $0.text(fullName.isEmpty ? "?" : fullName) }
        if familyName != nil || givenName != nil {
            lines.line("N") {
                $0.texts([familyName ?? "", givenName ?? "", additionalName ?? "", "", ""], separator: ";")
            }
        }
        lines.line("ROLE", role) { $0.text($1) }
        lines.date("BDAY", birth)
        lines.date("DEATHDATE", death)
        lines.line("ADR", address) {
            $0.texts(["", "", $1.street ?? "", $1.locality ?? "", "", "", $1.country ?? ""], separator: ";")
        }
        lines.line("NOTE", note) { $0.text($1) }
        lines.line("PHOTO", photo) { $0.plain(Self.address($1)) }
        lines.line("URL", page) { $0.plain(Self.address($1)) }
        lines.line("SOURCE", source) { $0.plain(Self.address($1)) }
        lines.line("END") { $0.syntax("VCARD") }
        return lines.bytes
    }

    /// Returns an address without the characters that no URI has; a line break would add a line.
    private static func address(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0.isASCII && $0.value > 0x20 && $0.value != 0x7F })
    }
}

extension ContentLines {
    /// Writes a line unless its value is not known.
    fileprivate mutating func line<Value>(
        _ name: StaticString, _ value: Value?, _ write: (inout ContentLines, Value) -> Void
    ) {
        if let value { line(name) { write(&$0, value) } }
    }

    fileprivate mutating func date(_ name: StaticString, _ date: VCardDate?) {
        if let date { line(name, date.isText ? ";VALUE=text:" : ":") { $0.plain(date.value) } }
    }
}

/// A date of a card: the year, perhaps with month and day, as far as it is known.
public struct VCardDate: Hashable, Sendable {
    /// Whether it is written as a text, because a date cannot express it.
    let isText: Bool
    /// `18151210`, `1815-12`, `1815`, or a text.
    let value: String

    /// - Parameters:
    ///   - year: the astronomical year: 0 is 1 BC.
    ///   - month: 1–12; nil if it is unknown.
    ///   - day: 1–31; nil if it is unknown.
    ///   - isApproximate: whether the date is approximate. Then it is written as a text, `circa 1800`, as in the RFC.
    ///     So are dates before the year 1 or after 9999, because the years of dates have four digits.
    public init(year: Int, month: Int? = nil, day: Int? = nil, isApproximate: Bool = false) {
        let date = [String(year, digits: 4), month.map { String($0, digits: 2) }, day.map { String($0, digits: 2) }]
        if !isApproximate, 1...9999 ~= year {
            isText = false
            // Without a day, a hyphen distinguishes 1815-12 from a year of six digits (RFC 6350, section 4.3.1).
            value = date.compactMap(\.self).joined(separator: day == nil ? "-" : "")
        } else {
            isText = true
            let text = ([String(year > 0 ? year : 1 - year)] + date.dropFirst()).compactMap(\.self).joined(
                separator: "-")
            value = (isApproximate ? "circa " : "") + text + (year > 0 ? "" : " BC")
        }
    }
}
