/// What a head says of how long its body is: it must be said in exactly one way (RFC 9112, section 6.3).
struct FramingFields {
    private var lengths: [Int?] = []
    private var codings: [UInt8]?

    /// Takes the value of a `Content-Length` field.
    mutating func addLength(_ value: String) {
        lengths.append(Self.length(value))
    }

    /// Takes the value of a `Transfer-Encoding` field. Several of them are one list (RFC 9110, section 5.3).
    mutating func addCodings(_ value: String) {
        codings = codings.map { $0 + [UInt8(ascii: ",")] + Array(value.utf8) } ?? Array(value.utf8)
    }

    /// In bytes; nil where it is not told, or not to be believed.
    var length: Int? { lengths.count == 1 ? lengths[0] : nil }

    var isChunked: Bool { codings != nil }

    /// - Parameter isOld: whether it is HTTP/1.0, which has no transfer codings.
    func fault(isOld: Bool) -> RequestFault? {
        if lengths.count > 1 || (!lengths.isEmpty && codings != nil) { return .ambiguousLength }
        if !lengths.isEmpty, length == nil { return .length }
        guard let codings else { return nil }
        return isOld ? .coding : Self.fault(codings)
    }

    /// Nil for anything but digits, and for more bytes than a number here can count.
    private static func length(_ value: String) -> Int? {
        let isNumber = !value.isEmpty && value.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        return isNumber ? Int(value) : nil
    }

    /// Without `chunked` at the end, and only there, nobody knows where the body ends. Other codings before it are
    /// allowed, but not known here (RFC 9112, section 6.1).
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
