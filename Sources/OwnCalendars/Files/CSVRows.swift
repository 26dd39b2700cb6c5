import Support

/// The rows of a table in comma-separated values, with their lines in the file. Empty rows are left out.
struct CSVRows {
    struct Row: Sendable {
        /// The line at which the row begins, counted from 1.
        let line: Int
        let cells: [String]
    }

    private(set) var rows: [Row] = []

    private static let quote = UInt8(ascii: "\"")
    private static let newline = UInt8(ascii: "\n")

    init(_ file: OwnFile) throws(FileProblem) {
        let bytes = OwnText.withoutMark(file.bytes)
        let separator = Self.separator(of: bytes)
        var (line, begun) = (1, 1)
        var cells: [String] = []
        var cell: [UInt8] = []
        var isQuoted = false
        var isClosed = false
        func endCell() {
            cells.append(String(decoding: cell, as: UTF8.self))
            cell = []
            isClosed = false
        }
        var index = bytes.startIndex
        func endRow() {
            endCell()
            if cells.contains(where: { !$0.trimmed.isEmpty }) { rows.append(Row(line: begun, cells: cells)) }
            cells = []
        }
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            if byte == Self.newline { line += 1 }
            if isQuoted {
                guard byte == Self.quote else {
                    cell.append(byte)
                    continue
                }
                if index < bytes.endIndex, bytes[index] == Self.quote {
                    cell.append(byte)
                    index += 1
                } else {
                    (isQuoted, isClosed) = (false, true)
                }
            } else if byte == Self.quote, cell.isEmpty, !isClosed {
                isQuoted = true
            } else if byte == separator {
                endCell()
            } else if byte == Self.newline {
                endRow()
                begun = line
            } else if byte != UInt8(ascii: "\r") {
                cell.append(byte)
            }
        }
        if isQuoted { throw file.problem(begun, "a quotation mark (\") of the row has no end") }
        endRow()
    }

    /// Returns the separator that occurs most often in the first line.
    private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
        let first = bytes.prefix { $0 != newline }
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        return candidates.max { one, other in first.count { $0 == one } < first.count { $0 == other } } ?? candidates[0]
    }
}

enum OwnText {
    /// The bytes without the mark of UTF-8 at the beginning, which spreadsheets write.
    static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }

    /// Returns the first line with a character that neither HTML nor XML may have: a control character other than tabs and
    /// line breaks, U+FFFE or U+FFFF. Nil if there is none.
    ///
    /// - Parameter bytes: valid UTF-8.
    static func lineOfControl(in bytes: [UInt8]) -> Int? {
        var line = 1
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case 0x0A: line += 1
            case 0x09, 0x0D: continue
            case 0..<0x20, 0x7F: return line
            // U+0080 to U+009F.
            case 0x80..<0xA0 where index > 0 && bytes[index - 1] == 0xC2: return line
            case 0xBE,
                0xBF where index > 1 && bytes[index - 1] == 0xBF && bytes[index - 2] == 0xEF:
                return line
            default: continue
            }
        }
        return nil
    }
}

extension String {
    /// The text without spaces around it.
    var trimmed: String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }
        return String(decoding: utf8.drop(while: isSpace).reversed().drop(while: isSpace).reversed(), as: UTF8.self)
    }
}
