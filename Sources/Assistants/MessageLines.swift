import PlainBytes

/// Splits what a client writes into messages, one per line.
public struct MessageLines: Sendable {
    /// A line, without its break.
    public enum Line: Hashable, Sendable {
        case message([UInt8])
        /// Longer than `longest`: it was dropped.
        case tooLong
    }

    /// The maximum length of a message, in bytes.
    public static let longest = 65_536

    private var rest: [UInt8] = []
    private var isTooLong = false

    public init() {}

    /// Returns the lines that end with these bytes. Empty lines are left out.
    public mutating func lines(of bytes: some Sequence<UInt8>) -> [Line] {
        var lines: [Line] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if let line = ended() { lines.append(line) }
            } else if rest.count < Self.longest {
                rest.append(byte)
            } else {
                isTooLong = true
            }
        }
        return lines
    }

    /// The last line, which ended without a break; nil if there is nothing left.
    public mutating func ended() -> Line? {
        defer {
            rest = []
            isTooLong = false
        }
        if isTooLong { return .tooLong }
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        return rest.allSatisfy { $0 == UInt8(ascii: " ") } ? nil : .message(rest)
    }
}
