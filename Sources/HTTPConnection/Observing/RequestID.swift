import HTTPMessages
import NIOCore
import PlainBytes

/// Identifies a request in its response, in the access log, and in the logs of a proxy in front.
struct RequestID: Hashable, Sendable, CustomStringConvertible {
    private enum Kind: Hashable {
        case own(UInt64)
        case given(String)
    }

    private let kind: Kind

    /// The longest identifier that is accepted from a proxy, in bytes.
    static let longest = 64

    init(_ number: UInt64) {
        kind = .own(number)
    }

    /// The identifier from a trusted proxy. Nil unless it consists of letters, digits, `-`, `_`, `.`, `=`, `/`, `+` and
    /// `:`.
    init?(given text: HeaderValue) {
        guard 1...Self.longest ~= text.utf8.count, text.utf8.allSatisfy(Self.isPlain) else { return nil }
        kind = .given(text.description)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "/"),
            UInt8(ascii: "+"), UInt8(ascii: ":"):
            true
        default: byte.isASCIILetterOrDigit
        }
    }

    func write(into buffer: inout ByteBuffer) {
        buffer.writeWithOutputRawSpan(minimumWritableBytes: Self.longest) { write(into: &$0) }
    }

    /// Writes the identifier, at most `longest` bytes; one of our own as 16 hexadecimal digits.
    func write(into output: inout OutputRawSpan) {
        switch kind {
        case .own(let number):
            for index in 0..<16 {
                output.append((UInt8(truncatingIfNeeded: number >> UInt64(60 - 4 * index)) & 15).hexadecimalDigit)
            }
        case .given(let text):
            for byte in text.utf8 { output.append(byte) }
        }
    }

    var description: String {
        var buffer = ByteBuffer()
        write(into: &buffer)
        return String(buffer: buffer)
    }
}
