/// A position in a text file. Line and column count from 1; a column is a Unicode scalar, as in most editors.
struct FilePosition: Hashable, Comparable, CustomStringConvertible {
    let line: Int
    let column: Int

    /// As compilers write it, so that editors find it: "3:14".
    var description: String { "\(line):\(column)" }

    static func < (first: Self, second: Self) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}

extension FilePosition {
    /// - Parameter index: the index of a byte of the text, or the end.
    init(of index: Int, in text: [UInt8]) {
        let before = text[..<index]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        // Bytes that continue a scalar begin with the bits 10.
        column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    }
}
