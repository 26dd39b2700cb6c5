import HTTPMessages
import PlainBytes

/// The header fields that tell the length of a body. It must be given in exactly one way (RFC 9112, section 6.3).
struct FramingFields {
    private var lengths: [Int?] = []
    private var codings: [UInt8]?

    /// Adds the value of a `Content-Length` field.
    mutating func addLength(_ value: HeaderValue) {
        lengths.append(Self.length(value))
    }

    /// Adds the value of a `Transfer-Encoding` field. Several such fields are one list (RFC 9110, section 5.3).
    mutating func addCodings(_ value: HeaderValue) {
        codings = codings.map { $0 + [UInt8(ascii: ",")] + Array(value.utf8) } ?? Array(value.utf8)
    }

    /// The length in bytes; nil if it is missing, invalid or ambiguous.
    var length: Int? { lengths.count == 1 ? lengths[0] : nil }

    var isChunked: Bool { codings != nil }

    /// The first fault in the fields; nil if they are valid.
    ///
    /// - Parameter isOld: whether the request is HTTP/1.0, which has no transfer codings.
    func fault(isOld: Bool) -> RequestFault? {
        if lengths.count > 1 || (!lengths.isEmpty && codings != nil) { return .ambiguousLength }
        if !lengths.isEmpty, length == nil { return .length }
        guard let codings else { return nil }
        return isOld ? .coding : Self.fault(codings)
    }

    /// Nil unless the value consists of digits and fits in an `Int`.
    private static func length(_ value: HeaderValue) -> Int? {
        let isNumber = !value.isEmpty && value.utf8.allSatisfy(\.isASCIIDigit)
        return isNumber ? Int(value.description) : nil
    }

    /// The end of the body is known only if `chunked` is the last coding and occurs once. Other codings may precede it,
    /// but this server does not know any (RFC 9112, section 6.1).
    private static func fault(_ codings: [UInt8]) -> RequestFault? {
        let names = codings.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        let isChunked = names.map { trimmed($0).withUnsafeBufferPointer { $0.isField("chunked") } }
        guard isChunked.last == true, isChunked.count(where: \.self) == 1 else { return .coding }
        return names.count == 1 ? nil : .unknownCoding
    }

    private static func trimmed(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard let last = name.lastIndex(where: { !isSpace($0) }) else { return [] }
        return name[...last].drop(while: isSpace)
    }
}
