/// How a file differs from what was written.
struct Damage: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}

/// Reads netstrings: parts that begin with their own length.
struct Netstrings {
    private static let mostDigits = 10

    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Reads a time in seconds since 1970-01-01 00:00 UTC. Limited to the year 9999, so that arithmetic cannot
    /// overflow.
    mutating func time() throws(Damage) -> Int64 {
        guard let time = Int64(try text()), 0..<253_402_300_800 ~= time else { throw Damage("invalid time") }
        return time
    }

    mutating func text() throws(Damage) -> String {
        guard let text = String(validating: try next(), as: UTF8.self) else { throw Damage("text is not valid UTF-8") }
        return text
    }

    mutating func next() throws(Damage) -> ArraySlice<UInt8> {
        let digits = rest.prefix(Self.mostDigits).prefix { $0 != UInt8(ascii: ":") }
        guard let length = Int(String(decoding: digits, as: UTF8.self)), length >= 0,
            rest.count >= digits.count + length + 2
        else { throw Damage("unexpected end of file") }
        let start = digits.endIndex + 1
        let end = start + length
        guard rest[digits.endIndex] == UInt8(ascii: ":"), rest[end] == UInt8(ascii: ",") else {
            throw Damage("a part does not match its length")
        }
        defer { rest = rest[(end + 1)...] }
        return rest[start..<end]
    }
}

extension [UInt8] {
    mutating func append(netstring part: [UInt8]) {
        append(contentsOf: "\(part.count):".utf8)
        append(contentsOf: part)
        append(UInt8(ascii: ","))
    }
}
