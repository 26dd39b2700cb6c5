/// A card of one person (RFC 6350, vCard 4.0), with the date of death of RFC 6474.
///
/// ```swift
/// var card = VCard(fullName: "Jane Austen")
/// card.birth = VCardDate(year: 1775, month: 12, day: 16)
/// let bytes = card.rendered()
/// ```
/// The media type is `text/vcard; charset=utf-8`.
public struct VCard: Hashable, Sendable {
    /// The name as people write it. A card needs it; an empty one is written as "?".
    public var fullName: String
    /// Nil for a person with a single name.
    public var familyName: String?
    public var givenName: String?
    public var role: String?
    public var birth: VCardDate?
    public var death: VCardDate?
    public var address: Address?
    public var note: String?
    /// Identifies the person for good: a URI.
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
        lines.line("BEGIN", "VCARD")
        // The version comes first (RFC 6350, section 6.7.9).
        lines.line("VERSION", "4.0")
        lines.line("PRODID", "-//Almanac//Almanac//EN")
        lines.line("KIND", "individual")
        if let identifier { lines.line("UID", Self.address(identifier)) }
        lines.line("FN", fullName.isEmpty ? "?" : ContentLines.escaped(fullName))
        if familyName != nil || givenName != nil {
            lines.line("N", Self.parts([familyName, givenName, nil, nil, nil]))
        }
        if let role { lines.line("ROLE", ContentLines.escaped(role)) }
        if let birth { lines.line("BDAY" + birth.parameters, birth.value) }
        if let death { lines.line("DEATHDATE" + death.parameters, death.value) }
        if let address {
            lines.line("ADR", Self.parts([nil, nil, address.street, address.locality, nil, nil, address.country]))
        }
        if let note { lines.line("NOTE", ContentLines.escaped(note)) }
        if let photo { lines.line("PHOTO", Self.address(photo)) }
        if let page { lines.line("URL", Self.address(page)) }
        if let source { lines.line("SOURCE", Self.address(source)) }
        lines.line("END", "VCARD")
        return lines.bytes
    }

    private static func parts(_ parts: [String?]) -> String {
        parts.map { ContentLines.escaped($0 ?? "") }.joined(separator: ";")
    }

    /// Returns an address without the characters that no URI has; a line break would add a line.
    private static func address(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0.isASCII && $0.value > 0x20 && $0.value != 0x7F })
    }
}

/// A date of a card: the year, perhaps with month and day, as far as it is known.
public struct VCardDate: Hashable, Sendable {
    /// `;VALUE=text`, or nothing for a date.
    let parameters: String
    /// `18151210`, `1815-12`, `1815`, or a text.
    let value: String

    /// - Parameters:
    ///   - year: the astronomical year: 0 is 1 BC.
    ///   - month: 1–12; nil if it is unknown.
    ///   - day: 1–31; nil if it is unknown.
    ///   - isApproximate: such a date is written as a text, `circa 1800`, as the RFC itself does, and so is one before
    ///     the year 1 or after 9999, because its dates have four digits.
    public init(year: Int, month: Int? = nil, day: Int? = nil, isApproximate: Bool = false) {
        let date = [Self.digits(year, 4), month.map { Self.digits($0, 2) }, day.map { Self.digits($0, 2) }]
        if !isApproximate, 1...9999 ~= year {
            parameters = ""
            // Without a day, a hyphen tells 1815-12 from a year of six digits (RFC 6350, section 4.3.1).
            value = date.compactMap(\.self).joined(separator: day == nil ? "-" : "")
        } else {
            parameters = ";VALUE=text"
            let text = ([String(year > 0 ? year : 1 - year)] + date.dropFirst()).compactMap(\.self).joined(
                separator: "-")
            value = (isApproximate ? "circa " : "") + text + (year > 0 ? "" : " BC")
        }
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}
