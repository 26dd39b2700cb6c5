/// The properties of a request line that the parser does not report: the length of the target, the protocol, and
/// whether a stricter program would read another line.
struct RequestLine {
    private(set) var isEmpty = true
    /// Whether the line is written in a way that a recipient may accept, but need not (RFC 9112, sections 2.2 and 3):
    /// two spaces, a tab, a space at either end, or a line break other than CR LF. Programs that disagree about such a
    /// line can be made to see different requests.
    private(set) var isMalformed = false
    /// The number of bytes between the first run of spaces and the second, as far as they have arrived.
    private(set) var targetLength = 0
    /// The index of the minor version of HTTP/1.2 to HTTP/1.9 in the bytes that were read last; nil if they do not have it.
    private(set) var newerMinorVersion: Int?
    private var isComplete = false
    private var gaps = 0
    /// Whether the last byte was CR, which is not part of `end`.
    private var isAfterReturn: Bool
    /// The last eight bytes of the line.
    private var end: UInt64 = 0

    /// - Parameter isAfterReturn: whether a CR without LF is before the line.
    init(isAfterReturn: Bool = false) { self.isAfterReturn = isAfterReturn }

    /// Reads the next bytes of a head. Ignores everything after the request line.
    mutating func read(_ bytes: UnsafeRawBufferPointer) {
        newerMinorVersion = nil
        guard !isComplete else { return }
        for (index, byte) in bytes.enumerated() {
            let isFirst = isEmpty
            isEmpty = false
            if isAfterReturn, byte != UInt8(ascii: "\n") { isMalformed = true }
            switch byte {
            case UInt8(ascii: "\n"):
                if !isAfterReturn || lastByte == UInt8(ascii: " ") { isMalformed = true }
                isComplete = true
                return
            case UInt8(ascii: "\r"):
                isAfterReturn = true
                continue
            case UInt8(ascii: " "):
                if isFirst || lastByte == byte { isMalformed = true } else { gaps += 1 }
            case UInt8(ascii: "\t"):
                isMalformed = true
            default:
                if gaps == 1 { targetLength += 1 }
                if gaps == 2, end == Self.versionOne, 0x32...0x39 ~= byte { newerMinorVersion = index }
            }
            isAfterReturn = false
            end = end << 8 | UInt64(byte)
        }
    }

    /// “ HTTP/1.”
    private static let versionOne: UInt64 = 0x20_48_54_54_50_2F_31_2E

    private var lastByte: UInt8 { UInt8(truncatingIfNeeded: end) }

    /// Whether the line ends with `HTTP/` and a version. The parser also accepts `RTSP/1.0` and `ICE/1.0` and reports
    /// them as HTTP/1.0.
    var isHTTP: Bool { end >> 24 == 0x48_54_54_50_2F }
}
