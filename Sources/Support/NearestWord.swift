/// Finds the word that somebody probably meant.
package enum NearestWord {
    /// Longer texts are not typing errors.
    private static let longest = 64

    /// Returns the word with the fewest edits from the text; the first one of several. Nil if even that one needs more
    /// than one edit for each three of its bytes.
    ///
    /// An edit inserts, removes or replaces a byte, or swaps two neighbours (optimal string alignment).
    package static func of(_ text: String, in words: some Sequence<String>) -> String? {
        guard text.utf8.count <= longest else { return nil }
        var best: (word: String, edits: Int)?
        for word in words {
            let edits = edits(from: Array(text.utf8), to: Array(word.utf8))
            if edits <= word.utf8.count / 3, edits < best?.edits ?? .max { best = (word, edits) }
        }
        return best?.word
    }

    /// Returns the number of edits, from the last three rows of the table of all prefixes.
    static func edits(from first: [UInt8], to second: [UInt8]) -> Int {
        var older: [Int] = []
        var old = Array(0...second.count)
        for (row, byte) in first.enumerated() {
            var new = [row + 1]
            for (column, other) in second.enumerated() {
                var edits = min(old[column + 1] + 1, new[column] + 1, old[column] + (byte == other ? 0 : 1))
                if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
                    edits = min(edits, older[column - 1] + 1)
                }
                new.append(edits)
            }
            (older, old) = (old, new)
        }
        return old[second.count]
    }
}
