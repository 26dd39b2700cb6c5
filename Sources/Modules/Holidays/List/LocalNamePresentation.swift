import AlmanacValues
import PlainBytes

// "Himmelfahrts-/Pfingstferien" is one word to a browser. The template allows a line break after each slash.
extension LocalName {
    private static let slash = UInt8(ascii: "/")

    /// The text up to its first slash, and with it.
    var first: String { text.utf8.index(ofByte: Self.slash).map { String(text[...$0]) } ?? text }

    /// What follows, in parts that end with a slash, except for the last one.
    var others: [String] {
        // Most names have none, and a list has many names.
        guard text.utf8.index(ofByte: Self.slash) != nil else { return [] }
        let parts = text.utf8.split(separator: Self.slash, omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
        return parts.dropFirst().dropLast().map { $0 + "/" } + parts.dropFirst().suffix(1)
    }
}
