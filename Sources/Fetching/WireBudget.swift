/// Limits what one response may cost on the wire, whatever its content.
///
/// The size limit of a document does not cover what surrounds it: chunk sizes and their extensions, informational
/// responses, reason phrases, trailers, TLS records. Also, bytes that arrive one at a time cost a thousand times as
/// much processor time as the same bytes in one piece. A value without a clock or socket: the reader reports what it
/// reads.
struct WireBudget: Sendable {
    /// The most informational responses (1xx) before the final one. Servers send none or one; early hints come once.
    static let informationalLimit = 8
    /// The most bytes of one header field, and of all fields of a message including trailers.
    static let fieldLimit = 16 << 10
    static let headersLimit = 64 << 10
    /// The most header fields of a message, including trailers.
    static let fieldCountLimit = 256

    /// The most bytes from the network: twice the document, for chunk sizes and TLS records, and some for the head.
    let byteLimit: Int
    /// The number of reads, and of body pieces, allowed regardless of their size, so that a short response may arrive
    /// in any shape.
    private static let free = 4096
    /// The smallest average size of a read in bytes. A TCP segment has at least 536 bytes; short ones are rare.
    private static let readLength = 128
    /// The smallest average size of a body piece in bytes. A server that sends line by line stays above it.
    private static let pieceLength = 32

    private(set) var bytes = 0
    private var reads = 0
    private var pieces = 0
    private var informational = 0

    /// - Parameter size: the largest document, in bytes.
    init(size: Int) { byteLimit = 2 * size + 256 << 10 }

    /// Counts one read from the network. Returns false if there are too many bytes, or too many reads for the bytes.
    mutating func read(_ count: Int) -> Bool {
        bytes += count
        reads += 1
        return bytes <= byteLimit && reads <= Self.free + bytes / Self.readLength
    }

    /// Counts one piece of the body, as chunks and reads split it. Returns false if there are too many for the bytes
    /// read.
    mutating func piece() -> Bool {
        pieces += 1
        return pieces <= Self.free + bytes / Self.pieceLength
    }

    /// Counts one informational response. Returns false if there are too many.
    mutating func informationalResponse() -> Bool {
        informational += 1
        return informational <= Self.informationalLimit
    }
}
