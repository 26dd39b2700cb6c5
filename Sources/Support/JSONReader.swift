/// Reads a JSON document strictly (RFC 8259): no comments, no trailing commas, no two members of the same name, and
/// nothing after the value. Takes time and memory linear in the bytes, whose number the caller limits.
package struct JSONReader {
    private var scanner: JSONScanner

    /// The maximum depth of nested arrays and objects.
    package static let deepest = 32
    /// The maximum number of members of an object. Limited because their names are compared with each other.
    package static let mostMembers = 64

    /// - Throws: why the bytes are not such a document.
    package static func value(of bytes: [UInt8]) throws(JSONProblem) -> JSONValue {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
        var reader = JSONReader(scanner: JSONScanner(bytes))
        let value = try reader.value(within: 0)
        reader.scanner.skipSpace()
        guard reader.scanner.next == nil else { throw reader.scanner.unexpected }
        return value
    }

    private init(scanner: JSONScanner) { self.scanner = scanner }

    private mutating func value(within depth: Int) throws(JSONProblem) -> JSONValue {
        scanner.skipSpace()
        switch scanner.next {
        case UInt8(ascii: "{"): return try object(within: depth + 1)
        case UInt8(ascii: "["): return try list(within: depth + 1)
        case UInt8(ascii: "\""): return .text(try scanner.text())
        case nil: throw scanner.unexpected
        default: break
        }
        if scanner.take(word: "true") { return .flag(true) }
        if scanner.take(word: "false") { return .flag(false) }
        if scanner.take(word: "null") { return .null }
        return .number(try scanner.number())
    }

    private mutating func object(within depth: Int) throws(JSONProblem) -> JSONValue {
        guard depth <= Self.deepest else { throw .tooDeep }
        var members: [JSONValue.Member] = []
        scanner.position += 1
        scanner.skipSpace()
        if scanner.take(UInt8(ascii: "}")) { return .object([]) }
        repeat {
            scanner.skipSpace()
            guard scanner.next == UInt8(ascii: "\""), members.count < Self.mostMembers else {
                throw scanner.unexpected
            }
            let name = try scanner.text()
            guard !members.contains(where: { $0.name.matches(name) }) else { throw .repeatedName(name) }
            scanner.skipSpace()
            guard scanner.take(UInt8(ascii: ":")) else { throw scanner.unexpected }
            members.append(.init(name, try value(within: depth)))
            scanner.skipSpace()
        } while scanner.take(UInt8(ascii: ","))
        guard scanner.take(UInt8(ascii: "}")) else { throw scanner.unexpected }
        return .object(members)
    }

    private mutating func list(within depth: Int) throws(JSONProblem) -> JSONValue {
        guard depth <= Self.deepest else { throw .tooDeep }
        var elements: [JSONValue] = []
        scanner.position += 1
        scanner.skipSpace()
        if scanner.take(UInt8(ascii: "]")) { return .list([]) }
        repeat {
            elements.append(try value(within: depth))
            scanner.skipSpace()
        } while scanner.take(UInt8(ascii: ","))
        guard scanner.take(UInt8(ascii: "]")) else { throw scanner.unexpected }
        return .list(elements)
    }
}
