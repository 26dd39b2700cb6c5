extension Phrases {
    /// Returns a text from outside for use in one of our sentences, isolated if it contains right-to-left characters:
    /// these would otherwise reorder the words around the text (Unicode Standard Annex 9).
    ///
    /// Removes the invisible marks that would break the isolation.
    static func isolated(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: readsFromRight) else { return text }
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

    /// Whether a character begins or ends an embedding, an override or an isolate.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
    }
}
