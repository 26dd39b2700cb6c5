import PlainBytes

// Functions that read text as bytes. Span checks every offset, so a mistake here stops the program and never reads out
// of bounds.
extension Span<UInt8> {
    /// Whether the text starts with a UTF-8 byte order mark.
    var startsWithByteOrderMark: Bool {
        count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
    }

    /// Returns the first offset at or after `start` that contains `byte`, or nil.
    func firstOffset(of byte: UInt8, from start: Int = 0) -> Int? {
        var offset = start
        while offset < count {
            if self[offset] == byte { return offset }
            offset += 1
        }
        return nil
    }

    /// Returns the first offset at or after `start` that contains anything but white space (HTML and XML: space, tab,
    /// CR, LF).
    func skippingBlanks(from start: Int) -> Int {
        var offset = start
        while offset < count, self[offset].isBlank {
            offset += 1
        }
        return offset
    }

    /// Whether `text` begins at `offset`.
    func matches(_ text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { expected in
            guard offset >= 0, expected.count <= count - offset else { return false }
            return expected.indices.allSatisfy { self[offset + $0] == expected[$0] }
        }
    }

    /// Whether `text` begins at `offset`, with ASCII letters in either case; `text` has to be in lower case.
    func matchesIgnoringCase(_ text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { expected in
            guard offset >= 0, expected.count <= count - offset else { return false }
            return expected.indices.allSatisfy { self[offset + $0].lowercasedASCII == expected[$0] }
        }
    }

    /// The first offset at which the bytes are not valid UTF-8 (Unicode 3.9, table 3-7: no overlong forms, no
    /// surrogates), or nil if all are.
    var firstOffsetOfInvalidUTF8: Int? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: self)
            return nil
        } catch {
            return error.byteOffsets.lowerBound
        }
    }

    /// Returns a fault with the line and the column of an offset; columns count characters.
    func fault(_ reason: SyntaxFault.Reason, _ message: String, at offset: Int) -> SyntaxFault {
        var line = 1
        var column = 1
        for index in 0..<Swift.min(offset, count) {
            switch self[index] {
            case UInt8(ascii: "\n"): (line, column) = (line + 1, 1)
            case 0x80..<0xC0: continue  // not the first byte of a character
            default: column += 1
            }
        }
        return SyntaxFault(reason, message, line: line, column: column)
    }
}

extension UInt8 {
    @inlinable
    package var isBlank: Bool {
        self == 0x20 || (0x09...0x0A).contains(self) || self == 0x0D
    }

    var isQuote: Bool {
        self == UInt8(ascii: "\"") || self == UInt8(ascii: "'")
    }
}
