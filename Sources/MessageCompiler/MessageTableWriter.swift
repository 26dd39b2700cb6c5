/// Writes the texts of a language as one literal, which `MessageTable` in Layout reads.
///
/// Each text ends with U+0000. U+0001 is a fact, and U+0002 begins a plural: after both comes the position of the fact, as
/// the code point 0x20 + position. The style follows a fact, as 0x20 + its place among all styles. U+0003 and a category,
/// as 0x20 + its code, begin each form of a plural, and U+0004 ends it.
struct MessageTableWriter {
    private(set) var text = ""

    mutating func append(_ pieces: [Piece]) {
        write(pieces)
        text.unicodeScalars.append("\u{0}")
    }

    private mutating func write(_ pieces: [Piece]) {
        for piece in pieces {
            switch piece {
            case .text(let text): self.text += text
            case .fact(let index, let style):
                text.unicodeScalars.append("\u{1}")
                code(index)
                code(style.flatMap(Self.styles.firstIndex(of:)).map { $0 + 1 } ?? 0)
            case .plural(let index, let forms):
                text.unicodeScalars.append("\u{2}")
                code(index)
                for (category, pieces) in forms.sorted(by: { $0.key < $1.key }) {
                    text.unicodeScalars.append("\u{3}")
                    code(Int(category.code))
                    write(pieces)
                }
                text.unicodeScalars.append("\u{4}")
            }
        }
    }

    private mutating func code(_ number: Int) { text.unicodeScalars.append(Unicode.Scalar(UInt8(0x20 + number))) }

    /// All styles but the plain one. Layout gets the list from `WordsWriter`.
    static let styles = [
        "full", "long", "weekdayAndDay", "day", "weekday", "shortWeekday", "month", "grouped", "year", "ordinal",
        "days",
        "country", "titled", "shortest", "items", "apart", "label", "one", "many", "manyFirst", "regional", "first",
        "labels",
        "remarks", "inYear", "sideBySide", "anyOf",
    ]
}
