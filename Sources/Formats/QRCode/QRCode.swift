/// A QR code (ISO/IEC 18004) of up to 213 bytes: byte mode, error correction M, versions 1–10.
///
/// Error correction M restores a code of which 15 % cannot be read. The mask is the one with the lowest penalty, so the
/// same bytes always give the same code.
public struct QRCode: Hashable, Sendable {
    /// The number of modules in a row: 21 in version 1, four more in each further one. The quiet zone of four modules
    /// that readers need on each side is not part of it.
    public let size: Int
    private let dark: [Bool]

    /// Nil if the text has more than 213 bytes.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let version = QRVersion.all.first(where: { bytes.count <= $0.bytes }) else { return nil }
        let blank = QRMatrix(version, codewords: version.codewords(of: bytes))
        // Of masks with the same penalty, the first is used.
        let masked = (0..<8).map { blank.masked($0) }
        guard let best = masked.min(by: { $0.penalty < $1.penalty }) else { return nil }
        size = best.size
        dark = best.dark
    }

    /// Whether a module is dark. Column and row are 0 to `size - 1`, from the upper left.
    public func isDark(column: Int, row: Int) -> Bool { dark[row * size + column] }

    /// The dark modules as the data of a path in SVG: a horizontal line for each run, one module wide, through the centres
    /// of its modules. Draw it with a stroke one wide, on an area four modules larger on each side.
    public var path: String {
        var path = ""
        for row in 0..<size {
            var column = 0
            while column < size {
                let start = column
                while column < size, isDark(column: column, row: row) { column += 1 }
                if column > start { path += "M\(start) \(row).5h\(column - start)" }
                column += 1
            }
        }
        return path
    }
}
