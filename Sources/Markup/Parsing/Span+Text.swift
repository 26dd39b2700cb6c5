// Reading text as bytes. Offsets are checked by Span itself: a mistake here stops the program and reads nothing.
extension Span<UInt8> {
    /// Whether the bytes of a UTF-8 byte order mark come first.
    var startsWithByteOrderMark: Bool {
        count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
    }

    /// The first offset at or after `start` that holds `byte`.
    func firstOffset(of byte: UInt8, from start: Int = 0) -> Int? {
        var offset = start
        while offset < count {
            if self[offset] == byte { return offset }
            offset += 1
        }
        return nil
    }

    /// The first offset at or after `start` that holds no white space (HTML and XML: space, tab, CR, LF).
    func skippingBlanks(from start: Int) -> Int {
        var offset = start
        while offset < count, self[offset].isBlank {
            offset += 1
        }
        return offset
    }

    /// Whether these bytes stand at `offset`.
    func matches(_ text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { expected in
            guard offset >= 0, expected.count <= count - offset else { return false }
            return expected.indices.allSatisfy { self[offset + $0] == expected[$0] }
        }
    }

    /// Whether these bytes stand at `offset`, ASCII letters in either case; `text` has small letters only.
    func matchesIgnoringCase(_ text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { expected in
            guard offset >= 0, expected.count <= count - offset else { return false }
            return expected.indices.allSatisfy { self[offset + $0].lowercased == expected[$0] }
        }
    }

    /// The first offset at which the bytes stop being UTF-8 (Unicode 3.9, table 3-7: no overlong forms, no
    /// surrogates).
    var firstOffsetOfInvalidUTF8: Int? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: self)
            return nil
        } catch {
            return error.byteOffsets.lowerBound
        }
    }

    /// A problem at an offset, with the line and, in characters, the column of it.
    func problem(_ message: String, domain: Problem.Domain, at offset: Int) -> Problem {
        var line = 1
        var column = 1
        for index in 0..<Swift.min(offset, count) {
            switch self[index] {
            case UInt8(ascii: "\n"): (line, column) = (line + 1, 1)
            case 0x80..<0xC0: continue  // not the first byte of a character
            default: column += 1
            }
        }
        return Problem(message, domain: domain, line: line, column: column)
    }
}

extension UInt8 {
    var isBlank: Bool {
        self == 0x20 || (0x09...0x0A).contains(self) || self == 0x0D
    }

    var lowercased: UInt8 {
        (0x41...0x5A).contains(self) ? self | 0x20 : self
    }

    var isQuote: Bool {
        self == UInt8(ascii: "\"") || self == UInt8(ascii: "'")
    }

    var isASCIILetter: Bool {
        (0x61...0x7A).contains(self | 0x20)
    }
}
