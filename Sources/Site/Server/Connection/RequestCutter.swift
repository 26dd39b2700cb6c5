import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Cuts what comes on a connection so that no piece goes beyond the end of a request.
///
/// The parser reads all that it is given. Given one request at a time, it never holds a request that has to wait for
/// the answer to another one, and it is known to stand between two requests.
struct RequestCutter {
    /// Where in a request the next byte belongs.
    private enum Stage {
        /// Between two requests, or in the head of one.
        case head
        /// In a body of which so many bytes are still to come.
        case body(Int)
        /// In a body of chunks, which has been cut so many times.
        case chunks(Int)
    }

    /// The most pieces that a body of chunks is cut into. There is one for each empty line in it, and forms have none.
    static let mostPieces = 64

    private(set) var line = RequestLine()
    /// Whether the request line has bytes that are not UTF-8: it is not to be parsed.
    private(set) var hasDamagedLine = false
    private var stage = Stage.head
    private var search = EmptyLine()
    private var text = HeadText()

    var isBetweenRequests: Bool {
        if case .head = stage { line.isEmpty } else { false }
    }

    /// Whether a head has begun, and is not at its end.
    var isMidHead: Bool {
        if case .head = stage { !line.isEmpty } else { false }
    }

    /// Whether the end of the body may be inside of a piece. Nothing that follows it can be relied on.
    var hasLostTrack: Bool {
        if case .chunks(let pieces) = stage { pieces > Self.mostPieces } else { false }
    }

    /// Takes the next piece from what has come; nil if there is nothing to be parsed in it. Header fields are made
    /// ASCII.
    mutating func piece(of bytes: inout ByteBuffer) -> ByteBuffer? {
        if isBetweenRequests { Self.skipEmptyLines(in: &bytes) }
        let length = bytes.withUnsafeReadableBytes { pieceLength($0) }
        guard length > 0, var piece = bytes.readSlice(length: length) else { return nil }
        if case .head = stage { hasDamagedLine = !text.clean(&piece) }
        return piece
    }

    /// The parser has come to the end of a head.
    mutating func began(_ framing: ConnectionMachine.Framing) {
        stage = framing.isChunked ? .chunks(0) : .body(framing.length ?? 0)
    }

    /// The parser has come to the end of a request.
    mutating func ended() {
        self = RequestCutter()
    }

    private mutating func pieceLength(_ bytes: UnsafeRawBufferPointer) -> Int {
        switch stage {
        case .head:
            let length = search.end(in: bytes) ?? bytes.count
            line.read(UnsafeRawBufferPointer(rebasing: bytes[..<length]))
            return length
        case .body(let left):
            let length = min(left, bytes.count)
            stage = .body(left - length)
            return length
        case .chunks(let pieces):
            guard pieces < Self.mostPieces else {
                stage = .chunks(pieces + 1)
                return bytes.count
            }
            guard let length = search.end(in: bytes) else { return bytes.count }
            stage = .chunks(pieces + 1)
            return length
        }
    }

    /// Empty lines before a request are no part of it (RFC 9112, section 2.2).
    private static func skipEmptyLines(in bytes: inout ByteBuffer) {
        let count = bytes.readableBytesView.prefix { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }.count
        bytes.moveReaderIndex(forwardBy: count)
    }
}

/// Looks for an empty line, which ends heads and bodies of chunks, in bytes that come piece by piece.
private struct EmptyLine {
    /// What there is of the line that the next byte belongs to.
    private enum Line { case nothing, carriageReturn, text }

    private var line = Line.nothing

    /// How many bytes there are up to the end of the first empty line; nil if there is none.
    mutating func end(in bytes: UnsafeRawBufferPointer) -> Int? {
        var start = 0
        while let feed = Self.lineFeed(in: bytes, from: start) {
            add(bytes[start..<feed])
            defer { line = .nothing }
            guard line == .text else { return feed + 1 }
            start = feed + 1
        }
        add(bytes[start...])
        return nil
    }

    private mutating func add(_ bytes: Slice<UnsafeRawBufferPointer>) {
        guard let first = bytes.first else { return }
        line = line == .nothing && bytes.count == 1 && first == UInt8(ascii: "\r") ? .carriageReturn : .text
    }

    private static func lineFeed(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard start < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + start, CInt(UInt8(ascii: "\n")), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }
}
