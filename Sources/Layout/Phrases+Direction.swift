extension Phrases {
    /// Somebody else's text as part of a sentence of ours: what reads from the right in it does not turn the words
    /// around it (Unicode Standard Annex 9). Marks that would are left out; they cannot be seen.
    public static func isolated(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: readsFromRight) else { return text }
        var scalars = text.unicodeScalars
        scalars.removeAll { isMark($0) }
        return "\u{2068}\(String(scalars))\u{2069}"
    }

    /// Hebrew, Arabic and their neighbours, and the marks: by block, since the properties are not at hand here.
    private static func readsFromRight(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0x200E...0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
            0x1_E800...0x1_EFFF:
            true
        default: isMark(scalar)
        }
    }

    /// Embeddings, overrides and isolates, and what ends them.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
    }
}
