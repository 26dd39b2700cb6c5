import Documents
import PlainBytes

/// Cleans text that an upstream sent.
enum UpstreamText {
    /// Returns the text as one line with single spaces, for a page; nil if it is empty.
    static func line(_ text: String) -> String? {
        let line = ProseText.collapsed(text)
        return line.isEmpty ? nil : line
    }

    /// Returns an excerpt for a message: one line without control and format characters, cut to a number of scalars.
    static func excerpt(_ text: String, limit: Int = 160) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            // Read at most ten times what can be shown, so that a long text is not read to its end.
            guard plain.count < limit * 10 else { break }
            plain.append(isPlain(scalar) ? scalar : " ")
        }
        let line = ProseText.collapsed(String(plain))
        return cut(line, to: limit)
    }

    /// Returns the text, cut to a number of scalars and followed by an ellipsis if it is longer.
    static func cut(_ text: String, to limit: Int) -> String {
        guard text.unicodeScalars.count > limit else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + "…"
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        default: true
        }
    }

    /// Returns a value for the `lang` attribute; "und" unless the text has the form of a language tag (BCP 47). Accepts
    /// "_" between subtags.
    static func language(_ tag: String) -> String {
        let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isTag = parts.enumerated().allSatisfy { position, part in
            let length = part.utf8.count
            return position == 0
                ? 2...3 ~= length && part.utf8.allSatisfy(\.isASCIILetter)
                : 1...8 ~= length && part.utf8.allSatisfy(\.isASCIILetterOrDigit)
        }
        return isTag && parts.count <= 4 ? parts.joined(separator: "-") : "und"
    }
}
