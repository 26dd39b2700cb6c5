import HTML

/// Writes tables as comma-separated values (RFC 4180): a header, rows that end with CR LF, and the same number of cells
/// in each row.
///
/// ```swift
/// let bytes = CSVTable.document(columns: ["date", "name"], days) { day, row in
///     row.cell(day.date)
///     row.cell(day.name)
/// }
/// ```
/// The bytes are UTF-8 without a byte order mark. Controls other than tabs and line breaks, at which readers stop, are
/// replaced with U+FFFD. The media type is `text/csv; charset=utf-8; header=present`.
///
/// **A cell is never a formula.** Spreadsheets run a cell that begins with `=`, `+`, `-` or `@`, after a tab or a line
/// break too, and some take the full-width forms of these signs for the signs. Such a text gets an apostrophe before it,
/// which spreadsheets understand as "this is text" (CWE-1236, OWASP). Programs get the exact text if they remove the
/// first character of each cell that matches `^'[' ]*[=+\-@\t\r\n＝＋－＠]`: a text that itself matches gets another
/// apostrophe. Numbers that the program itself writes are not texts and are left alone.
public struct CSVTable {
    /// Returns the bytes of a table.
    ///
    /// - Parameters:
    ///   - columns: the names of the columns, which make the header.
    ///   - capacity: the memory to reserve, in bytes. A longer table is copied into larger memory.
    ///   - write: writes the cells of one row, in the order of the columns. Missing cells are empty, and cells after
    ///     the last column are left out.
    public static func document<Rows: Sequence>(
        columns: [String], capacity: Int = 4_096, _ rows: Rows, _ write: (Rows.Element, inout CSVRow) -> Void
    ) -> [UInt8] {
        var header = CSVRow(ByteOutput(capacity: capacity), columns: columns.count)
        for column in columns { header.cell(column) }
        var output = header.ended()
        for element in rows {
            var row = CSVRow(output, columns: columns.count)
            write(element, &row)
            output = row.ended()
        }
        return output.bytes
    }
}

/// One row of a table that is being written. Each call writes one cell.
public struct CSVRow: ~Copyable {
    private var output: ByteOutput
    private let columns: Int
    private var written = 0

    init(_ output: consuming ByteOutput, columns: Int) {
        self.output = output
        self.columns = columns
    }

    /// Writes a text so that spreadsheets never read it as a formula. Nil makes an empty cell.
    public mutating func cell(_ text: String?) {
        guard begin(), let text else { return }
        // Most texts contain nothing to quote, and no direction marks, which are not ASCII.
        let isPlain = text.withBytes { utf8 in
            guard Self.isPlain(utf8) else { return false }
            output.append(utf8)
            return true
        }
        if !isPlain { DirectionMarks.contained(text).withBytes { append($0) } }
    }

    /// Writes a number.
    public mutating func cell(_ number: Int) {
        if begin() { output.append(decimal: number) }
    }

    /// Writes `true` or `false`.
    public mutating func cell(_ flag: Bool) {
        if begin() { output.append(flag ? "true" : "false") }
    }

    /// Writes several words into one cell, with a space between two. For codes, which contain no space.
    public mutating func cell(words: [String]) {
        cell(words.joined(separator: " "))
    }

    /// Returns this row, and leaves an empty one here, so that a type can own the row while it writes cells. Give it back
    /// with `swap`.
    public mutating func taken() -> CSVRow {
        var other = CSVRow(ByteOutput(), columns: 0)
        swap(&self, &other)
        return other
    }

    consuming func ended() -> ByteOutput {
        while begin() {}
        output.append("\r\n")
        return output
    }

    /// Whether a text can be written as it is: ordinary bytes, no space at an end, and nothing that may begin a
    /// formula.
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first, text.last != UInt8(ascii: " ") else { return false }
        switch first {
        case UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "@"):
            return false
        default:
            let ordinary = OrdinaryText(
                text, without: UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: ";"))
            return ordinary.isWhole
        }
    }

    /// Returns whether there is a column for another cell.
    private mutating func begin() -> Bool {
        guard written < columns else { return false }
        if written > 0 { output.append(ascii: ",") }
        written += 1
        return true
    }

    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        let isFormula = CSVFormula.begins(text)
        let hasOuterSpace = text.first == UInt8(ascii: " ") || text.last == UInt8(ascii: " ")
        guard hasOuterSpace || text.contains(where: Self.needsQuotes) else {
            if isFormula { output.append(ascii: "'") }
            output.append(text)
            return
        }
        output.append(ascii: "\"")
        if isFormula { output.append(ascii: "'") }
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""): output.append("\"\"")
            case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x20...: output.append(byte)
            default: output.append("\u{FFFD}")
            }
        }
        output.append(ascii: "\"")
    }

    /// Whether a byte requires quotes: a comma, a quote, any control, or a semicolon, which some spreadsheets read as a
    /// comma. (Spaces at the ends require quotes too, because some readers drop them.)
    private static func needsQuotes(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ";")
    }
}

/// The signs that spreadsheets read as the beginning of a formula.
enum CSVFormula {
    /// Whether the text begins with such a sign, after any number of apostrophes and spaces.
    static func begins(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = text.firstIndex(where: { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: " ") })
        else { return false }
        switch text[start] {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\t"),
            UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            return true
        // U+FF1D, U+FF0B, U+FF0D and U+FF20 are the full-width signs; their UTF-8 begins with EF BC.
        case 0xEF: return text[start + 1] == 0xBC && [0x9D, 0x8B, 0x8D, 0xA0].contains(text[start + 2])
        default: return false
        }
    }
}
