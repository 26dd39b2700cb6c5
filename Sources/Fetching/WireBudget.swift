/// What one answer may cost on the wire, whatever it says.
///
/// The size limit of a document does not bound what surrounds it: chunk sizes and their extensions, informational
/// responses, reason phrases, trailers, TLS records. And bytes that arrive one by one cost a thousand times as much
/// processor time as the same bytes in one piece. A value without a clock or a socket; whoever reads counts with it.
struct WireBudget: Sendable {
    /// Informational responses (1xx) before the answer. Servers send none or one; early hints come once.
    static let informationalLimit = 8
    /// Bytes of one header field, and of all fields of a message, trailers included.
    static let fieldLimit = 16 << 10
    static let headersLimit = 64 << 10
    /// Header fields of a message, trailers included.
    static let fieldCountLimit = 256

    /// Bytes from the network: a document twice over, since chunks have sizes and TLS has records, and a head.
    let byteLimit: Int
    /// Reads and pieces of body that need no bytes to justify them, so that a short answer may come in any shape.
    private static let free = 4096
    /// The average length below which reads are too short: a TCP segment has at least 536 bytes, a short one is rare.
    private static let readLength = 128
    /// The average length below which pieces of the body are too short: a server that sends line by line stays above.
    private static let pieceLength = 32

    private(set) var bytes = 0
    private var reads = 0
    private var pieces = 0
    private var informational = 0

    /// - Parameter size: the most bytes that a document may have.
    init(size: Int) { byteLimit = 2 * size + 256 << 10 }

    /// Counts one read from the network. False when there were too many bytes, or too few in too many reads.
    mutating func read(_ count: Int) -> Bool {
        bytes += count
        reads += 1
        return bytes <= byteLimit && reads <= Self.free + bytes / Self.readLength
    }

    /// Counts one piece of the body, as chunks and reads cut it. False when they are too many for the bytes read.
    mutating func piece() -> Bool {
        pieces += 1
        return pieces <= Self.free + bytes / Self.pieceLength
    }

    /// Counts one informational response. False when there were too many.
    mutating func informationalResponse() -> Bool {
        informational += 1
        return informational <= Self.informationalLimit
    }
}
