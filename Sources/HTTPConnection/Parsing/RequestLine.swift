/// The properties of a request line that the parser does not report: the length of the target, and the protocol.
struct RequestLine {
    private(set) var isEmpty = true
    /// The number of bytes between the first run of spaces and the second, as far as they have arrived.
    private(set) var targetLength = 0
    private var isComplete = false
    private var gaps = 0
    /// The last eight bytes of the line.
    private var end: UInt64 = 0

    /// Reads the next bytes of a head. Ignores everything after the request line.
    mutating func read(_ bytes: UnsafeRawBufferPointer) {
        guard !isComplete else { return }
        for byte in bytes {
            isEmpty = false
            switch byte {
            case UInt8(ascii: "\n"):
                isComplete = true
                return
            case UInt8(ascii: "\r"):
                continue
            case UInt8(ascii: " "):
                if end & 0xFF != UInt64(byte) { gaps += 1 }
            default:
                if gaps == 1 { targetLength += 1 }
            }
            end = end << 8 | UInt64(byte)
        }
    }

    /// Whether the line ends with `HTTP/` and a version. The parser also accepts `RTSP/1.0` and `ICE/1.0` and reports
    /// them as HTTP/1.0.
    var isHTTP: Bool { end >> 24 == 0x48_54_54_50_2F }
}
