import HTTPMessages
import NIOCore
import PlainBytes
import Support

/// The line of the access log for one request.
///
/// Contains nothing that belongs to a visitor: no query values, cookies or whole addresses. Whatever a client sends,
/// the result is one line that can be parsed: in method and path, bytes that are not visible ASCII, and those with a
/// meaning in either format, are percent-encoded.
struct AccessLine {
    enum Cache: String { case hit, miss, none = "-" }

    /// `2026-09-21T12:00:00`, UTC.
    let second: ByteBuffer
    let millisecond: Int
    let id: RequestID
    /// Left out of the line if it is nil.
    var trace: TraceContext.TraceID?
    /// `-` if the head could not be parsed.
    let method: String
    /// The request target. Everything from `?` on is left out of the log.
    let target: RequestTarget
    let status: Int
    /// The size of the response's body, without framing.
    let bytes: Int
    let duration: TimeAmount
    let cache: Cache
    let isOldHTTP: Bool
    /// Why the server itself rejected the request. Nil, and left out of the line, if it did not.
    var fault: RequestFault?
    /// The network that the visitor comes from; nil unless the log is to have it.
    let network: String?

    /// The longest path that is written in full, in bytes.
    static let longestPath = 1024

    /// Appends the line to a buffer. Reserves room for the whole line at once, because reserving it for each part is slower.
    func write(as format: AccessLogFormat, into buffer: inout ByteBuffer) {
        let marks = format == .json ? Marks.json : Marks.text
        buffer.writeWithOutputRawSpan(minimumWritableBytes: longest) { line in
            line.append(marks.start)
            second.withUnsafeReadableBytes { line.append($0) }
            line.append(".")
            line.append(millisecond, digits: 3)
            line.append("Z")
            line.append(marks.id)
            id.write(into: &line)
            if let trace {
                line.append(marks.trace)
                line.append(trace.description)
            }
            line.append(marks.method)
            line.append(escaped: method.utf8)
            line.append(marks.path)
            line.append(escaped: target.path)
            line.append(marks.status)
            line.append(status)
            line.append(marks.bytes)
            line.append(bytes)
            line.append(marks.milliseconds)
            let microseconds = Int(duration.nanoseconds / 1000)
            line.append(microseconds / 1000)
            line.append(".")
            line.append(microseconds % 1000, digits: 3)
            line.append(marks.cache)
            line.append(cache.rawValue)
            line.append(marks.version)
            line.append(isOldHTTP ? "HTTP/1.0" : "HTTP/1.1")
            if let fault {
                line.append(marks.fault)
                line.append(fault.rawValue)
            }
            if let network {
                line.append(marks.network)
                line.append(escaped: network.utf8)
            }
            line.append(marks.end)
        }
    }

    /// An upper bound for the line's length in bytes; to write more would stop the program. Escaping triples a text at most.
    /// The rest fits in 512: about 130 for the texts between, 64 for the ID, 32 for the trace, 20 for each number.
    private var longest: Int {
        let escaped = [method.utf8.count, target.utf8.count, network?.utf8.count ?? 0]
        return 512 + second.readableBytes + escaped.reduce(0) { $0 + 3 * min($1, Self.longestPath) + 3 }
    }

    /// The text before each value.
    private struct Marks {
        let start, id, trace, method, path, status, bytes, milliseconds, cache, version, fault, network,
            end: StaticString

        static let text = Self(
            start: "time=", id: " id=", trace: " trace=", method: " method=", path: " path=", status: " status=",
            bytes: " bytes=",
            milliseconds: " ms=", cache: " cache=", version: " protocol=", fault: " refused=", network: " network=",
            end: "\n")
        static let json = Self(
            start: #"{"time":""#, id: #"","id":""#, trace: #"","trace":""#, method: #"","method":""#,
            path: #"","path":""#,
            status: #"","status":"#, bytes: #","bytes":"#, milliseconds: #","ms":"#, cache: #","cache":""#,
            version: #"","protocol":""#, fault: #"","refused":""#,
            network: #"","network":""#, end: "\"}\n")
    }
}

extension OutputRawSpan {
    fileprivate mutating func append(_ text: StaticString) {
        append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    fileprivate mutating func append(_ text: String) {
        for byte in text.utf8 { append(byte) }
    }

    fileprivate mutating func append(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes { append(byte) }
    }

    /// Appends a number in decimal, with zeros before it up to a number of digits. A negative number is written as 0.
    fileprivate mutating func append(_ number: Int, digits: Int = 1) {
        let number = max(0, number)
        var (power, count) = (1, 1)
        while count < digits || number / power >= 10 { (power, count) = (power * 10, count + 1) }
        while power > 0 {
            append(UInt8(ascii: "0") + UInt8(number / power % 10))
            power /= 10
        }
    }

    /// Appends the first bytes of a text, and `-` for an empty one.
    fileprivate mutating func append(escaped bytes: some Collection<UInt8>) {
        if bytes.withContiguousStorageIfAvailable({ append(eachOf: $0) }) == nil { append(eachOf: bytes) }
    }

    private mutating func append(eachOf bytes: some Collection<UInt8>) {
        var left = AccessLine.longestPath
        for byte in bytes {
            if left == 0 { return append("...") }
            left -= 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), ..<0x21, 0x7F...:
                let (percent, high, low) = PercentCoding.encoded(byte)
                append(percent)
                append(high)
                append(low)
            default:
                append(byte)
            }
        }
        if left == AccessLine.longestPath { append("-") }
    }
}
