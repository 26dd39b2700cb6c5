import AlmanacValues
import Support

/// Reads texts in several languages: `DE Weihnachtsferien,EN Christmas Holidays`. A comma inside a text is `%2C`.
enum SchoolTexts {
    /// The most scalars of a text.
    static let longest = 300

    /// Whether a text has no control characters, as a cell of a table has none.
    static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } }

    /// Nil if the first part names no language, or if a text is empty.
    static func texts(_ cell: String) -> [LocalizedText]? {
        var found: [(language: String, text: String)] = []
        for part in cell.split(separator: ",") {
            let part = String(part).trimmed
            if let (language, text) = named(part) {
                found.append((language, text))
            } else if !part.isEmpty {
                // A comma that was not written as %2C.
                guard let last = found.indices.last else { return nil }
                found[last].text += ", \(part)"
            }
        }
        guard !found.isEmpty else { return nil }
        var texts: [LocalizedText] = []
        for (language, text) in found {
            let text = commas(text).trimmed
            guard !text.isEmpty else { return nil }
            texts.append(LocalizedText(text.shortened(to: longest), language: language))
        }
        return texts
    }

    /// The texts of a comment, which may be one text without a language.
    static func comment(_ cell: String) -> [LocalizedText]? {
        let cell = cell.trimmed
        if cell.isEmpty { return nil }
        return texts(cell) ?? [LocalizedText(commas(cell).shortened(to: longest), language: "und")]
    }

    /// "DE" and "Ferien" of "DE Ferien"; nil without a language.
    private static func named(_ part: String) -> (language: String, text: String)? {
        let code = part.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        guard 2...3 ~= code.count, part.utf8.dropFirst(code.count).first == UInt8(ascii: " ") else { return nil }
        return (
            String(decoding: code, as: UTF8.self).lowercased(),
            String(decoding: part.utf8.dropFirst(code.count), as: UTF8.self).trimmed
        )
    }

    private static func commas(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let isComma =
                byte == UInt8(ascii: "%") && rest.first == UInt8(ascii: "2")
                && rest.dropFirst().first.map { $0 == UInt8(ascii: "C") || $0 == UInt8(ascii: "c") } == true
            bytes.append(isComma ? UInt8(ascii: ",") : byte)
            if isComma { rest = rest.dropFirst(2) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [LocalizedText] {
    /// The text in a language, or else in English, or else the first.
    func text(in language: String) -> String {
        (first { $0.isOfLanguage(language) } ?? first(where: \.isEnglish) ?? first)?.text ?? ""
    }
}
