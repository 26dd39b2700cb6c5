/// Checks whether bytes that arrive in pieces are UTF-8 (RFC 3629, section 4).
struct UTF8Check {
    /// The number of bytes that the current character still needs, and the range of the next one.
    private var missing = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    /// Checks the next bytes. A character may be cut at their end.
    ///
    /// - Returns: false if they cannot be part of UTF-8.
    mutating func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let end = bytes.count - Self.cutLength(bytes)
        var start = 0
        while missing > 0, start < bytes.count {
            guard take(bytes[start]) else { return false }
            start += 1
        }
        // Swift validates whole characters in a third of the time.
        if start < end {
            let whole = UnsafeRawBufferPointer(rebasing: bytes[start..<end]).assumingMemoryBound(to: UInt8.self)
            guard (try? UTF8Span(validating: whole.span)) != nil else { return false }
            start = end
        }
        return bytes[start...].allSatisfy { take($0) }
    }

    /// The number of bytes at the end that begin an incomplete character; 0 if the last character is complete.
    private static func cutLength(_ bytes: UnsafeRawBufferPointer) -> Int {
        for length in 1...3 where length <= bytes.count {
            switch bytes[bytes.count - length] {
            case 0x80...0xBF: continue
            case 0xC0...0xDF: return length < 2 ? length : 0
            case 0xE0...0xEF: return length < 3 ? length : 0
            case 0xF0...: return length
            default: return 0
            }
        }
        return 0
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard missing == 0 else {
            guard allowed ~= byte else { return false }
            missing -= 1
            allowed = 0x80...0xBF
            return true
        }
        switch byte {
        case ..<0x80: break
        case 0xC2...0xDF: missing = 1
        // Rejects overlong forms, surrogates, and code points above U+10FFFF.
        case 0xE0: (missing, allowed) = (2, 0xA0...0xBF)
        case 0xED: (missing, allowed) = (2, 0x80...0x9F)
        case 0xE1...0xEF: missing = 2
        case 0xF0: (missing, allowed) = (3, 0x90...0xBF)
        case 0xF1...0xF3: missing = 3
        case 0xF4: (missing, allowed) = (3, 0x80...0x8F)
        default: return false
        }
        return true
    }
}
