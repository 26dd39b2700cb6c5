import Support

/// A table in the source's format: one line for each row, semicolons between the cells, the names of the columns in the
/// first line, and an optional byte order mark.
///
/// Rows are independent: one that cannot be read is reported, and the others are read.
struct SchoolTable {
    struct Row: Sendable {
        /// Counted from 1.
        let line: Int
        private let cells: [String: String]

        fileprivate init(_ line: Int, _ cells: [String: String]) { (self.line, self.cells) = (line, cells) }

        /// The cell of a column; empty if the table has no such column.
        subscript(column: String) -> String { cells[column] ?? "" }

        /// The values of a cell that has several, with commas between them.
        func list(_ column: String) -> [String] {
            self[column].split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
        }
    }

    private(set) var rows: [Row] = []
    private(set) var problems: [FileProblem] = []

    /// The most bytes of a file, of a line, and the most rows of a file.
    static let largest = 2_000_000
    static let longestLine = 20_000
    static let mostRows = 20_000

    /// - Parameters:
    ///   - file: its path in the folder, for problems.
    ///   - needed: the columns that the table must have.
    ///   - known: the columns that it may have. A row with a value in another one is rejected, since the value may
    ///     limit the row.
    ///   - fillsRows: whether columns that are missing at the end of a row count as empty. If not, the row is rejected:
    ///     it may have been cut off, and have lost what limits it.
    init(
        _ file: String, _ bytes: [UInt8], needed: [String], known: [String], fillsRows: Bool = false
    ) throws(FileProblem) {
        guard bytes.count <= Self.largest else {
            throw FileProblem(file, "the file is larger than \(Self.largest) bytes")
        }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = lines.first, let head = Self.cells(first), head.contains(where: { !$0.isEmpty }) else {
            throw FileProblem(file, line: 1, "the file does not begin with the names of its columns")
        }
        for name in needed where !head.contains(name) {
            throw FileProblem(file, line: 1, "there is no column \(name)")
        }
        let names = head.filter { !$0.isEmpty }
        guard Set(names).count == names.count else { throw FileProblem(file, line: 1, "two columns have one name") }
        for (index, line) in lines.enumerated().dropFirst() where !Self.isEmpty(line) {
            guard rows.count < Self.mostRows else {
                throw FileProblem(file, line: index + 1, "the file has more than \(Self.mostRows) rows")
            }
            do throws(FileProblem) {
                rows.append(try Self.row(line, head, Set(needed + known), fillsRows, file, index + 1))
            } catch {
                problems.append(error)
            }
        }
    }

    private static func row(
        _ line: ArraySlice<UInt8>, _ head: [String], _ known: Set<String>, _ fillsRows: Bool, _ file: String,
        _ number: Int
    ) throws(FileProblem) -> Row {
        guard line.count <= longestLine else {
            throw FileProblem(file, line: number, "the line is longer than \(longestLine) bytes")
        }
        guard var cells = cells(line) else {
            throw FileProblem(
                file, line: number,
                "the row cannot be read: it is not UTF-8, has control characters, or a quotation "
                    + "mark (\") that has no end")
        }
        if fillsRows, cells.count < head.count {
            cells += Array(repeating: "", count: head.count - cells.count)
        }
        guard cells.count >= head.count else {
            throw FileProblem(file, line: number, "the row has \(cells.count) of \(head.count) columns")
        }
        guard cells.dropFirst(head.count).allSatisfy(\.isEmpty) else {
            throw FileProblem(file, line: number, "the row has more columns than the first line")
        }
        for (name, cell) in zip(head, cells) where !known.contains(name) && !cell.isEmpty {
            throw FileProblem(file, line: number, "the column \"\(name)\" is unknown, and may limit the row")
        }
        return Row(
            number, Dictionary(zip(head, cells).filter { !$0.0.isEmpty }, uniquingKeysWith: { first, _ in first }))
    }

    private static func isEmpty(_ line: ArraySlice<UInt8>) -> Bool {
        line.allSatisfy { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    }

    /// Returns the cells of a line, without spaces around them; nil if it cannot be read.
    private static func cells(_ line: ArraySlice<UInt8>) -> [String]? {
        let quote = UInt8(ascii: "\"")
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        guard line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { return nil }
        var cells: [[UInt8]] = [[]]
        var isQuoted = false
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            let isDoubled = byte == quote && index + 1 < line.endIndex && line[index + 1] == quote
            switch byte {
            case quote where isQuoted && isDoubled:
                cells[cells.count - 1].append(quote)
                index += 1
            case quote where isQuoted: isQuoted = false
            case quote where cells[cells.count - 1].isEmpty: isQuoted = true
            case UInt8(ascii: ";") where !isQuoted: cells.append([])
            default: cells[cells.count - 1].append(byte)
            }
            index += 1
        }
        guard !isQuoted else { return nil }
        var texts: [String] = []
        for cell in cells {
            guard let text = String(validating: cell, as: UTF8.self) else { return nil }
            texts.append(text.trimmed)
        }
        return texts
    }
}

extension String {
    /// The text without spaces around it.
    var trimmed: String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        return String(decoding: utf8.drop(while: isSpace).reversed().drop(while: isSpace).reversed(), as: UTF8.self)
    }
}
