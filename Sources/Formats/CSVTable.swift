/// Writes tables as comma-separated values (RFC 4180): a header, rows that end with CR LF, and the same number of cells
/// in each row.
///
/// ```swift
/// let bytes = CSVTable.document(columns: ["date", "name"], days) { day, row in
///     row.cell(day.date)
///     row.cell(day.name)
/// }
/// ```
/// The bytes are UTF-8 without a byte order mark. The media type is `text/csv; charset=utf-8; header=present`.
///
/// **A cell is never a formula.** Spreadsheets run a cell that begins with `=`, `+`, `-` or `@`, after a tab or a line
/// break too, and some take the full-width forms of these signs for the signs. Such a text gets an apostrophe before it,
/// which spreadsheets understand as "this is text" (CWE-1236, OWASP). Programs get the exact text if they remove the
/// first character of each cell that matches `^'[' ]*[=+\-@\x00-\x1F＝＋－＠]`: a text that itself matches gets another
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
        var bytes: [UInt8] = []
        bytes.reserveCapacity(capacity)
        var header = CSVRow(consume bytes, columns: columns.count)
        for column in columns { header.cell(column) }
        bytes = header.ended()
        for element in rows {
            // `consume`: with a second owner, the first cell would copy all rows before it.
            var row = CSVRow(consume bytes, columns: columns.count)
            write(element, &row)
            bytes = row.ended()
        }
        return bytes
    }
}

/// One row of a table that is being written. Each call writes one cell.
public struct CSVRow: ~Copyable {
    private var bytes: [UInt8]
    private let columns: Int
    private var written = 0

    init(_ bytes: consuming [UInt8], columns: Int) {
        self.bytes = bytes
        self.columns = columns
    }

    /// Writes a text, which spreadsheets take for no formula. Nil makes an empty cell.
    public mutating func cell(_ text: String?) {
        guard begin(), var text else { return }
        text.withUTF8 { append($0) }
    }

    /// Writes a number.
    public mutating func cell(_ number: Int) {
        if begin() { bytes.append(contentsOf: String(number).utf8) }
    }

    /// Writes `true` or `false`.
    public mutating func cell(_ flag: Bool) {
        if begin() { bytes.append(contentsOf: (flag ? "true" : "false").utf8) }
    }

    /// Writes several words into one cell, with a space between two. For codes, which contain no space.
    public mutating func cell(words: [String]) {
        cell(words.joined(separator: " "))
    }

    consuming func ended() -> [UInt8] {
        while begin() {}
        bytes.append(contentsOf: "\r\n".utf8)
        return bytes
    }

    /// Returns whether there is a column for another cell.
    private mutating func begin() -> Bool {
        guard written < columns else { return false }
        if written > 0 { bytes.append(UInt8(ascii: ",")) }
        written += 1
        return true
    }

    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        let isFormula = CSVFormula.begins(text)
        let hasOuterSpace = text.first == UInt8(ascii: " ") || text.last == UInt8(ascii: " ")
        guard hasOuterSpace || text.contains(where: Self.needsQuotes) else {
            if isFormula { bytes.append(UInt8(ascii: "'")) }
            bytes.append(contentsOf: text)
            return
        }
        bytes.append(UInt8(ascii: "\""))
        if isFormula { bytes.append(UInt8(ascii: "'")) }
        for byte in text {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Beside commas, quotes and line breaks: all other controls, and semicolons, which are commas to some spreadsheets.
    /// Spaces at the ends need quotes too, because some readers drop them.
    private static func needsQuotes(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ";")
    }
}

/// What spreadsheets take for the beginning of a formula.
enum CSVFormula {
    /// Whether the text begins with such a sign, after any number of apostrophes and spaces.
    static func begins(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = text.firstIndex(where: { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: " ") })
        else { return false }
        switch text[start] {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0..<0x20: return true
        // U+FF1D, U+FF0B, U+FF0D and U+FF20 are the full-width signs; their UTF-8 begins with EF BC.
        case 0xEF: return text[start + 1] == 0xBC && [0x9D, 0x8B, 0x8D, 0xA0].contains(text[start + 2])
        default: return false
        }
    }
}
