/// The lines that two texts do not share, compared byte by byte.
struct LineDifference {
    /// The first line of the old text that was removed or before which one was inserted, counted from 1.
    let firstLine: Int
    /// The removed (−) and inserted (+) lines in order, each with its number.
    let text: String

    /// Nil if the texts are equal.
    init?(from old: [UInt8], to new: [UInt8]) {
        let newline = UInt8(ascii: "\n")
        let oldLines = old.split(separator: newline, omittingEmptySubsequences: false)
        let newLines = new.split(separator: newline, omittingEmptySubsequences: false)
        let common = zip(oldLines, newLines).prefix { $0 == $1 }.count
        guard common < max(oldLines.count, newLines.count) else { return nil }
        firstLine = common + 1
        text = newLines.difference(from: oldLines).map { change in
            switch change {
            case .remove(let offset, let line, _): "− \(offset + 1): \(Self.shown(line))"
            case .insert(let offset, let line, _): "+ \(offset + 1): \(Self.shown(line))"
            }
        }.joined(separator: "\n")
    }

    private static func shown(_ line: ArraySlice<UInt8>) -> String {
        String(decoding: line, as: UTF8.self).escaped
    }
}

/// The first byte at which two pages differ, with what is around it.
struct ByteDifference {
    let text: String

    /// Nil if the bytes are equal.
    init?(from old: [UInt8], to new: [UInt8]) {
        guard old != new else { return nil }
        let common = zip(old, new).prefix { $0 == $1 }.count
        let line = old[..<common].count { $0 == UInt8(ascii: "\n") } + 1
        text = """
            the bytes differ from byte \(common + 1) on, in line \(line) (\(old.count) recorded, \(new.count) now):
            − \(Self.surroundings(of: common, in: old))
            + \(Self.surroundings(of: common, in: new))
            """
    }

    private static func surroundings(of position: Int, in bytes: [UInt8]) -> String {
        String(decoding: bytes[max(0, position - 20)..<min(bytes.count, position + 40)], as: UTF8.self).escaped
    }
}
