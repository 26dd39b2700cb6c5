/// A JSON value (RFC 8259). Numbers keep their digits as written, so no precision is lost.
package indirect enum JSONValue: Hashable, Sendable {
    case null
    case flag(Bool)
    /// The number as it was written.
    case number(String)
    case text(String)
    case list([JSONValue])
    /// The members in their order. No two have the same name.
    case object([Member])

    package struct Member: Hashable, Sendable {
        package let name: String
        package let value: JSONValue

        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The value of a member; nil if there is none, or if this is not an object. Names are compared as bytes.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name.matches(name) }?.value
    }

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var members: [Member]? { if case .object(let members) = self { members } else { nil } }
    package var elements: [JSONValue]? { if case .list(let elements) = self { elements } else { nil } }

    /// The number as an integer; nil for fractions, exponents, and numbers that do not fit.
    package var integer: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }
}

/// Why bytes are not a JSON document.
package enum JSONProblem: Error, Hashable, Sendable {
    /// The position of the first byte that cannot be there.
    case unexpected(at: Int)
    /// The position of the backslash of an escape that does not exist.
    case badEscape(at: Int)
    case notUTF8
    /// The values are nested deeper than `JSONReader.deepest`.
    case tooDeep
    /// An object has two members of the same name. Readers disagree about which one counts.
    case repeatedName(String)
}
