import HTTPMessages
import HTTPTypes
import PlainBytes

/// A parser for the most common kind of request: GET or HEAD in HTTP/1.1, without a body, complete, and alone in its
/// buffer.
///
/// It is much stricter than NIO's parser, which handles anything unusual, so that the two never read the same bytes in
/// different ways. Nothing that it accepts can make the request end anywhere but at the end of the buffer: it accepts
/// no length, no transfer coding, no upgrade and no folded lines, and every line ends with CR LF.
enum PlainRequest {
    /// The longest request that is accepted, in bytes.
    static let longest = 4096
    /// The most fields that are accepted. Lower than the limit of NIO's parser.
    static let mostFields = 48

    static func head(in bytes: UnsafeBufferPointer<UInt8>) -> RequestHead? {
        guard bytes.count <= longest, let method = method(bytes) else { return nil }
        let start = method == .get ? 4 : 5
        guard start < bytes.count, bytes[start] == UInt8(ascii: "/"),
            let end = endOfTarget(bytes, from: start), follows(" HTTP/1.1\r\n", bytes, end)
        else { return nil }
        var head = RequestHead(
            method: method, target: String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self))
        return readFields(bytes, from: end + 11, into: &head) && head.hostFault == nil ? head : nil
    }

    /// Reads the fields into the head. False unless all of them are plain and end at the end of the buffer.
    private static func readFields(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, into head: inout RequestHead
    ) -> Bool {
        var index = start
        for _ in 0...mostFields {
            if follows("\r\n", bytes, index) { return index + 2 == bytes.count }
            guard let colon = end(of: bytes, from: index, where: isName), colon > index,
                bytes[colon] == UInt8(ascii: ":")
            else { return false }
            guard let lineEnd = end(of: bytes, from: colon + 1, where: isValue), follows("\r\n", bytes, lineEnd)
            else { return false }
            // Like the parser: drops white space before the value, and keeps it after the value.
            var first = colon + 1
            while first < lineEnd, bytes[first].isHTTPSpace { first += 1 }
            let name = UnsafeBufferPointer(rebasing: bytes[index..<colon])
            let value = UnsafeBufferPointer(rebasing: bytes[first..<lineEnd])
            guard isHarmless(name, value) else { return false }
            head.read(name, HeadText.string(value))
            index = lineEnd + 2
        }
        return false
    }

    private static func method(_ bytes: UnsafeBufferPointer<UInt8>) -> HTTPRequest.Method? {
        follows("GET ", bytes, 0) ? .get : follows("HEAD ", bytes, 0) ? .head : nil
    }

    /// Whether the field affects neither the framing of the request nor the connection.
    private static func isHarmless(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Bool {
        switch name.count {
        case 2: !name.isField("te")
        case 6: !name.isField("expect")
        case 7: !name.isField("upgrade") && !name.isField("trailer")
        case 10: !name.isField("connection") || value.isField("keep-alive")
        case 14: !name.isField("content-length")
        case 16: !name.isField("proxy-connection")
        case 17: !name.isField("transfer-encoding")
        default: true
        }
    }

    private static func endOfTarget(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let plain = WordScan.countOfVisible(
            in: UnsafeBufferPointer(rebasing: bytes[start...]), except: UInt8(ascii: "#"))
        return end(of: bytes, from: start + plain, where: isTarget)
    }

    /// The index of the first byte that is not of this kind; nil if the buffer ends before one.
    @inline(__always)
    private static func end(
        of bytes: UnsafeBufferPointer<UInt8>, from start: Int, where isMember: (UInt8) -> Bool
    ) -> Int? {
        var index = start
        while index < bytes.count {
            guard isMember(bytes[index]) else { return index }
            index += 1
        }
        return nil
    }

    private static func follows(_ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Visible ASCII except `#`, which begins a fragment.
    @inline(__always)
    private static func isTarget(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "#") }

    /// Letters, digits and the hyphen, which is less than a token may contain (RFC 9110, section 5.6.2).
    @inline(__always)
    private static func isName(_ byte: UInt8) -> Bool { byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-") }

    /// No control character but the tab.
    @inline(__always)
    private static func isValue(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\t")
    }
}
