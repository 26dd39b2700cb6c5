import PlainBytes

/// Prints an address into memory of a fixed size, and tells whether all of it fitted (`isComplete`). The parts of the
/// address are UTF-8, in which every byte that is not unreserved (RFC 3986, section 2.3) is percent-encoded.
///
/// No part of an address requires that much encoding, so the result is correct in every part: a space becomes `%20` and
/// a plus sign `%2B`, in a path as well as in a query.
public struct AddressPrinter: ~Copyable {
    private let memory: UnsafeMutableBufferPointer<UInt8>
    /// The number of bytes printed so far.
    private(set) var count = 0
    /// False if something did not fit into the memory and was left out.
    private(set) var isComplete = true
    private var hasItems = false
    /// Whether the address has an `&`, which pages have to escape. Nothing else in it has a meaning there.
    private(set) var hasAmpersand = false

    init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
        self.memory = memory
    }

    /// Returns the maximum number of bytes that a text is printed as.
    static func room(for text: String) -> Int { 3 * text.utf8.count }

    /// Prints an ASCII delimiter unencoded.
    mutating func sign(_ sign: Unicode.Scalar) {
        guard count < memory.count else {
            isComplete = false
            return
        }
        if sign == "&" { hasAmpersand = true }
        memory[count] = UInt8(ascii: sign)
        count += 1
    }

    /// Prints a segment of the path after its slash; nothing if it is empty. `.` and `..` are encoded, and like every
    /// segment then encoded again.
    public mutating func segment(_ text: String) {
        let length = text.utf8.count
        guard length > 0 else { return }
        sign("/")
        if length <= 2, text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") }) {
            for _ in 0..<length { for scalar in "%252E".unicodeScalars { sign(scalar) } }
        } else {
            encoded(text)
        }
    }

    /// Prints a segment of a few ASCII characters, which costs a fraction of what printing a text does.
    ///
    /// - Parameters:
    ///   - word: the characters, the first in the lowest byte. They are encoded like those of any text.
    ///   - length: how many there are, 1 to 8.
    ///   - rest: what follows them after a hyphen; nil for nothing.
    public mutating func segment(_ word: UInt64, count length: Int, hyphen rest: String? = nil) {
        let length = min(8, max(1, length))
        // The bytes above the characters become letters.
        let others = length < 8 ? UInt64.max << UInt64(8 * length) : 0
        let padded = EightBytes(word: word & ~others | EightBytes.all(UInt8(ascii: "a")) & others)
        guard padded.arePlain, word & ~others != 0x2E, word & ~others != 0x2E2E, memory.count - count >= 9,
            let start = memory.baseAddress
        else {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
            let text = String(decoding: bytes, as: UTF8.self)
            return segment(rest.map { "\(text)-\($0)" } ?? text)
        }
        start[count] = UInt8(ascii: "/")
        UnsafeMutableRawPointer(start + count + 1).storeBytes(of: padded.word.littleEndian, as: UInt64.self)
        count += 1 + length
        guard let rest else { return }
        sign("-")
        encoded(rest)
    }

    /// Prints a file name extension after the last segment.
    public mutating func fileExtension(_ word: String) {
        sign(".")
        encoded(word)
    }

    /// Prints an item of the query, after the path.
    public mutating func item(_ name: String, _ value: String) {
        if count == 0 { sign("/") }
        sign(hasItems ? "&" : "?")
        hasItems = true
        encoded(name)
        sign("=")
        encoded(value)
    }

    /// Prints a query that was printed before, after the path.
    public mutating func query(_ query: PrintedQuery) {
        query.text.withBytes { bytes in
            guard memory.count - count >= bytes.count else {
                isComplete = false
                return
            }
            guard let start = memory.baseAddress?.advanced(by: count), let source = bytes.baseAddress else { return }
            start.update(from: source, count: bytes.count)
            count += bytes.count
        }
        hasAmpersand = hasAmpersand || query.hasAmpersand
        hasItems = true
    }

    /// Prints a fragment, after all else.
    public mutating func fragment(_ id: String) {
        if count == 0 { sign("/") }
        sign("#")
        encoded(id)
    }

    /// Prints a part of the address, percent-encoded.
    mutating func encoded(_ text: String) {
        text.withBytes { bytes in
            // Asked once for all bytes. If the caller has not reserved enough memory, the part is left out instead of
            // written out of bounds.
            guard memory.count - count >= 3 * bytes.count else {
                isComplete = false
                return
            }
            guard let start = memory.baseAddress?.advanced(by: count) else { return }
            // Most parts are short words of the program's own, whose bytes all remain.
            let plain = Self.countOfPlain(in: bytes)
            if let source = bytes.baseAddress { start.update(from: source, count: plain) }
            var end = start + plain
            for byte in bytes[plain...] {
                if byte.isUnreserved {
                    end.pointee = byte
                    end += 1
                } else {
                    (end[0], end[1], end[2]) = PercentCoding.encoded(byte)
                    end += 3
                }
            }
            count += end - start
        }
    }

    /// Returns how many bytes at the start are plain, found eight at a time. There may be more, unless it is all of them.
    private static func countOfPlain(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = UnsafeRawBufferPointer(bytes)
        var count = 0
        while count + 8 < bytes.count {
            guard EightBytes(of: bytes, at: count).arePlain else { return count }
            count += 8
        }
        return EightBytes(lastOf: bytes).arePlain ? bytes.count : count
    }
}
