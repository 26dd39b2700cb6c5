import NIOCore
import PlainBytes

/// Makes the header fields of a request ASCII before they are parsed: every other byte becomes `?`.
///
/// The parser makes a `String` of every field, whether it is used or not. Text outside ASCII triples that time, and a
/// byte that is not UTF-8, which Swift repairs, takes as long as fifty letters. No field that is used here contains
/// such bytes.
struct HeadText {
    private var isPastLine = false
    private var line = UTF8Check()

    /// Replaces bytes in place.
    ///
    /// - Parameter bytes: the next bytes of the head, and nothing after its end.
    /// - Returns: false if the request line is not UTF-8, so that it cannot be one of our addresses.
    mutating func clean(_ bytes: inout ByteBuffer) -> Bool {
        var start = 0
        if !isPastLine {
            let isText = bytes.withUnsafeReadableBytes { bytes in
                let end = bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
                isPastLine = end != nil
                start = end ?? bytes.count
                return line.take(UnsafeRawBufferPointer(rebasing: bytes[..<start]))
            }
            guard isText else { return false }
        }
        let isASCII = bytes.withUnsafeReadableBytes { WordScan.isASCII(UnsafeRawBufferPointer(rebasing: $0[start...])) }
        if isASCII { return true }
        bytes.withUnsafeMutableReadableBytes { bytes in
            for index in start..<bytes.count {
                let byte = bytes[index]
                bytes[index] = byte < 0x80 ? byte : UInt8(ascii: "?")
            }
        }
        return true
    }

    /// The value of a field as `clean` leaves it: each byte outside ASCII is `?`.
    static func string(_ value: UnsafeBufferPointer<UInt8>) -> String {
        if WordScan.isASCII(UnsafeRawBufferPointer(value)) { return String(decoding: value, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: value.count) { text in
            for (index, byte) in value.enumerated() {
                text.initializeElement(at: index, to: byte < 0x80 ? byte : UInt8(ascii: "?"))
            }
            return value.count
        }
    }
}
