/// What the parser does not tell of a request's first line: how long its target is, and which protocol it names.
struct RequestLine {
    private(set) var isEmpty = true
    /// What stands between the first spaces and the next ones, in bytes, as far as it is there.
    private(set) var targetLength = 0
    private var isComplete = false
    private var gaps = 0
    /// The last eight bytes.
    private var end: UInt64 = 0

    /// Takes the next bytes of a head. What follows the line is not looked at.
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

    /// Whether the line ends with `HTTP/` and a version. The parser reads `RTSP/1.0` and `ICE/1.0` too, and tells of
    /// them as HTTP/1.0.
    var isHTTP: Bool { end >> 24 == 0x48_54_54_50_2F }
}
