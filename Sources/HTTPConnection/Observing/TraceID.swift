import HTTPMessages
import PlainBytes

/// The trace to which a request belongs, as the proxy in front reports it in `traceparent` (W3C Trace Context, section
/// 3.2). Its 32 hexadecimal digits find the request in the systems of the operator.
struct TraceID: Hashable, Sendable {
    let text: String

    private static let length = 55

    /// Nil unless the value is valid: version, trace, parent and flags in lower case, neither of the ids all zeros. A
    /// later version may have more behind a hyphen.
    init?(traceParent value: HeaderValue) {
        let bytes = Array(value.utf8)
        guard bytes.count >= Self.length, [2, 35, 52].allSatisfy({ bytes[$0] == UInt8(ascii: "-") }) else { return nil }
        let parts = bytes[..<Self.length].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [2, 32, 16, 2], parts.joined().allSatisfy(Self.isDigit) else { return nil }
        let version = parts[0]
        if version.elementsEqual("ff".utf8) { return nil }
        if bytes.count > Self.length {
            guard !version.elementsEqual("00".utf8), bytes[Self.length] == UInt8(ascii: "-") else { return nil }
        }
        guard [parts[1], parts[2]].allSatisfy({ $0.contains { $0 != UInt8(ascii: "0") } }) else { return nil }
        text = String(decoding: parts[1], as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
    }
}
