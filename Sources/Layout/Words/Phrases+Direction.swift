import AlmanacValues
import HTML
import PlainBytes

extension Phrases {
    /// Returns a text from outside for use in one of our sentences, isolated if it could reorder the words around it,
    /// or be reordered by them. In a language that is written from right to left, Latin letters and figures need that
    /// too.
    func isolated(_ text: ForeignText) -> String {
        guard facts.isRightToLeft, text.text.unicodeScalars.contains(where: Self.readsFromLeft) else {
            return text.isolated
        }
        return Self.isolate(text.text)
    }

    /// Returns codes, or other texts with the language's punctuation between them, as they take part in a list. In a
    /// language that is written from right to left, several of them are isolated: a comma between two Latin texts would
    /// otherwise belong to these, and the list would read from the left.
    func inList(_ texts: [String]) -> [String] {
        facts.isRightToLeft && texts.count > 1 ? texts.map { isolated(ForeignText($0)) } : texts
    }

    /// Returns a text from outside for use in one of our sentences, isolated if it contains right-to-left characters:
    /// these would otherwise reorder the words around the text (Unicode Standard Annex 9).
    ///
    /// Removes the invisible marks that would break the isolation.
    static func isolated(_ text: String) -> String {
        // Most texts need no look at their characters: they are ASCII, or below U+0580, where UTF-8 has only smaller bytes.
        if text.withBytes({ WordScan.isASCII(UnsafeRawBufferPointer($0)) }) { return text }
        guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return text }
        return text.unicodeScalars.contains(where: readsFromRight) ? isolate(text) : text
    }

    private static func isolate(_ text: String) -> String {
        var scalars = text.unicodeScalars
        scalars.removeAll { isMark($0) }
        return "\u{2068}\(String(scalars))\u{2069}"
    }

    /// Whether a character belongs to Hebrew, Arabic or a related script, or is a mark of direction.
    ///
    /// Compares code points with blocks, because the standard library does not provide the Bidi_Class property.
    private static func readsFromRight(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0x200E...0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
            0x1_E800...0x1_EFFF:
            true
        default: isMark(scalar)
        }
    }

    /// Whether a character is a letter of a script that is written from left to right, or a figure.
    private static func readsFromLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case ..<0xC0, 0x2000...0x20CF, 0x2100...0x2BFF: false
        default: !readsFromRight(scalar)
        }
    }

    /// Whether a character begins or ends an embedding, an override or an isolate.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
    }
}
