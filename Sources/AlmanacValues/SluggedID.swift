import PlainBytes
public import Support

/// The id of one kind of entity: lower-case ASCII letters, digits and hyphens, so that it needs no encoding in an
/// address.
///
/// The type parameter makes the ids of two kinds different types, so that one cannot be passed for the other. It is one
/// of `Identified`.
public struct SluggedID<Subject>: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Nil unless the text is 1–100 ASCII letters, digits and hyphens. Upper-case letters become lower-case.
    public init?(_ text: some UTF8Text) {
        guard 1...100 ~= text.utf8.count else { return nil }
        guard text.utf8.allSatisfy({ $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }) else { return nil }
        description = String(decoding: text.utf8.map(\.lowercasedASCII), as: UTF8.self)
    }

    /// Skips validation. The caller guarantees that the text has only lower-case ASCII letters, digits and hyphens.
    init(unchecked text: String) {
        description = text
    }
}

/// The kinds of things that ids identify. They are not the entities themselves, because ids are used where entities are
/// not visible.
public enum Identified {
    public enum Person {}
    public enum Quotation {}
}

/// The id of a person.
public typealias PersonID = SluggedID<Identified.Person>

/// The id of a quotation; see `QuotationID.init(author:text:)`.
public typealias QuotationID = SluggedID<Identified.Quotation>
