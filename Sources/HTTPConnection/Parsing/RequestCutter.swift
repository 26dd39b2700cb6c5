import NIOCore
import NIOHTTP1

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Cuts the bytes of a connection so that no piece extends beyond the end of a request.
///
/// The parser parses all the bytes it is given. With one request at a time it never holds a request that has to wait
/// for the response to another one, and it is known when the parser is between two requests.
struct RequestCutter {
    /// Where in a request the next byte belongs.
    private enum Stage {
        /// Between two requests, or in a head.
        case head
        /// In a body; the value is the number of bytes still to come.
        case body(Int)
        /// In a chunked body; the value is the number of cuts so far.
        case chunks(Int)
    }

    /// The most pieces that a chunked body is cut into. There is a cut after every empty line in it; forms contain
    /// none.
    static let mostPieces = 64

    private(set) var line = RequestLine()
    /// What can be told of a head that is never complete.
    private(set) var beginning = HeadBeginning()
    /// Whether the request line contains bytes that are not UTF-8, so that it must not be parsed.
    private var hasDamagedLine = false
    private var stage = Stage.head
    /// Whether the last byte before the request that is to come was CR.
    private var hasSkippedReturn = false
    private var search = EmptyLine()
    private var text = HeadText()

    /// Why the request line must not be parsed, as the parser would report it; nil if it may be.
    var lineError: HTTPParserError? {
        if line.isMalformed { return .strictModeAssertion }
        return hasDamagedLine ? .invalidURL : nil
    }

    var isBetweenRequests: Bool {
        if case .head = stage { line.isEmpty } else { false }
    }

    /// Whether a head has begun and is not complete.
    var isMidHead: Bool {
        if case .head = stage { !line.isEmpty } else { false }
    }

    /// Whether the end of the body may be inside a piece. The bytes after it are then unreliable.
    var hasLostTrack: Bool {
        if case .chunks(let pieces) = stage { pieces > Self.mostPieces } else { false }
    }

    /// Removes the next piece from the bytes and returns it, with its header fields made ASCII. Nil if there is nothing
    /// to parse.
    ///
    /// A request in a newer minor version becomes one in HTTP/1.1, as which it is to be processed (RFC 9110, section
    /// 2.5). The parser rejects all versions that it does not know.
    mutating func piece(of bytes: inout ByteBuffer) -> ByteBuffer? {
        if isBetweenRequests { skipEmptyLines(in: &bytes) }
        let length = bytes.withUnsafeReadableBytes { pieceLength($0) }
        guard length > 0, var piece = bytes.readSlice(length: length) else { return nil }
        if case .head = stage {
            if let index = line.newerMinorVersion {
                piece.setInteger(UInt8(ascii: "1"), at: piece.readerIndex + index)
            }
            hasDamagedLine = !text.clean(&piece)
        }
        return piece
    }

    /// Notes that the parser has reached the end of a head.
    mutating func began(_ framing: RequestFraming) {
        stage = framing.isChunked ? .chunks(0) : .body(framing.length ?? 0)
        beginning = HeadBeginning()
    }

    /// Notes that the parser has reached the end of a request.
    mutating func ended() {
        self = RequestCutter()
    }

    private mutating func pieceLength(_ bytes: UnsafeRawBufferPointer) -> Int {
        switch stage {
        case .head:
            let length = search.end(in: bytes) ?? bytes.count
            line.read(UnsafeRawBufferPointer(rebasing: bytes[..<length]))
            beginning.read(UnsafeRawBufferPointer(rebasing: bytes[..<length]))
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

    /// Empty lines before a request are not part of it (RFC 9112, section 2.2). A line ends with CR LF.
    private mutating func skipEmptyLines(in bytes: inout ByteBuffer) {
        while let byte = bytes.readableBytesView.first,
            byte == (hasSkippedReturn ? UInt8(ascii: "\n") : UInt8(ascii: "\r"))
        {
            hasSkippedReturn.toggle()
            bytes.moveReaderIndex(forwardBy: 1)
        }
        if hasSkippedReturn, bytes.readableBytes > 0 { line = RequestLine(isAfterReturn: true) }
    }
}

/// Searches for an empty line, which ends heads and chunked bodies, in bytes that arrive in pieces.
private struct EmptyLine {
    /// The part of the current line that has been seen.
    private enum Line { case nothing, carriageReturn, text }

    private var line = Line.nothing

    /// The number of bytes up to the end of the first empty line; nil if these bytes do not complete one.
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
