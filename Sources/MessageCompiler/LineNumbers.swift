/// The lines of the keys of a catalogue, for errors: decoders do not tell them.
struct LineNumbers {
    private let lines: [Substring]

    init(_ bytes: [UInt8]) {
        lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the first line that begins with the key, or 1 if the file writes the key with escapes.
    func line(of key: String) -> Int {
        let quoted = "\"\(key)\""
        return (lines.firstIndex { $0.drop { $0 == " " }.hasPrefix(quoted) } ?? 0) + 1
    }
}
