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

    func write(as format: AccessLogFormat, into buffer: inout ByteBuffer) {
        let marks = format == .json ? Marks.json : Marks.text
        buffer.writeStaticString(marks.start)
        buffer.writeImmutableBuffer(second)
        buffer.writeString("." + String(String(1000 + millisecond).dropFirst()) + "Z")
        buffer.writeStaticString(marks.id)
        id.write(into: &buffer)
        if let trace {
            buffer.writeStaticString(marks.trace)
            buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: 32) { digits in
                trace.write(into: digits)
                return 32
            }
        }
        buffer.writeStaticString(marks.method)
        Self.writeEscaped(method.utf8, into: &buffer)
        buffer.writeStaticString(marks.path)
        Self.writeEscaped(target.path, into: &buffer)
        buffer.writeStaticString(marks.status)
        buffer.writeString(String(status))
        buffer.writeStaticString(marks.bytes)
        buffer.writeString(String(bytes))
        buffer.writeStaticString(marks.milliseconds)
        let microseconds = duration.nanoseconds / 1000
        buffer.writeString(String(microseconds / 1000) + "." + String(String(1000 + microseconds % 1000).dropFirst()))
        buffer.writeStaticString(marks.cache)
        buffer.writeString(cache.rawValue)
        buffer.writeStaticString(marks.version)
        buffer.writeStaticString(isOldHTTP ? "HTTP/1.0" : "HTTP/1.1")
        if let fault {
            buffer.writeStaticString(marks.fault)
            buffer.writeString(fault.rawValue)
        }
        if let network {
            buffer.writeStaticString(marks.network)
            Self.writeEscaped(network.utf8, into: &buffer)
        }
        buffer.writeStaticString(marks.end)
    }

    /// Writes the first bytes of a value, and `-` for an empty one.
    private static func writeEscaped(_ bytes: some Collection<UInt8>, into buffer: inout ByteBuffer) {
        let written: Void? = bytes.withContiguousStorageIfAvailable { write($0, into: &buffer) }
        if written == nil { Array(bytes).withUnsafeBufferPointer { write($0, into: &buffer) } }
    }

    private static func write(_ bytes: UnsafeBufferPointer<UInt8>, into buffer: inout ByteBuffer) {
        let part = UnsafeBufferPointer(rebasing: bytes.prefix(longestPath))
        let written = buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: 3 * part.count) { room in
            var count = 0
            for byte in part {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"), ..<0x21, 0x7F...:
                    (room[count], room[count + 1], room[count + 2]) = PercentCoding.encoded(byte)
                    count += 3
                default:
                    room[count] = byte
                    count += 1
                }
            }
            return count
        }
        if written == 0 { buffer.writeStaticString("-") }
        if bytes.count > longestPath { buffer.writeStaticString("...") }
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
