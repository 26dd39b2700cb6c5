import Foundation
import PlainBytes

/// A text in a form for searching that ignores case, diacritics, width and punctuation, and whose digits are ASCII.
///
/// "Côte d’Ivoire" and "cote d'ivoire" have the same key. Foundation folds as Unicode defines it. Unicode does not
/// decompose the letters in `plainLetters` into a base letter and a mark, but people type them without the mark.
public struct SearchKey: Hashable, Sendable {
    /// The folded words in UTF-8, separated by single spaces.
    public let bytes: [UInt8]

    public init(_ text: String) {
        bytes = Self.key(ofASCII: text) ?? Self.key(of: text)
    }

    /// The fast path for ASCII text, which needs no folding except of capitals; nil for other text. Must return the
    /// same bytes as `key(of:)`.
    private static func key(ofASCII text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case _ where byte.isASCIILetterOrDigit:
                bytes.append(byte.lowercasedASCII)
            case UInt8(ascii: "$"):
                bytes.append(byte)
            case UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "."):
                continue
            case ..<0x80:
                if let last = bytes.last, last != space { bytes.append(space) }
            default:
                return nil
            }
        }
        if bytes.last == space { bytes.removeLast() }
        return bytes
    }

    private static func key(of text: String) -> [UInt8] {
        // Foundation does not fold the width on every system.
        let hasWidths = text.unicodeScalars.contains { 0xFF00...0xFFEF ~= $0.value }
        let narrow =
            hasWidths ? text.precomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping : text
        let folded = narrow.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(folded.utf8.count)
        for scalar in folded.unicodeScalars {
            if scalar.isASCII, UInt8(scalar.value).isASCIILetterOrDigit {
                bytes.append(UInt8(scalar.value))
                continue
            }
            if let plain = Self.plainLetters[scalar] {
                bytes += plain.utf8
                continue
            }
            // To look this up takes longer than everything else here.
            let category = scalar.properties.generalCategory
            if Self.isDropped(scalar, category) { continue }
            if Self.isSeparator(category) {
                if let last = bytes.last, last != Self.space { bytes.append(Self.space) }
            } else if category == .decimalNumber, let digit = scalar.decimalDigit {
                bytes.append(UInt8(ascii: "0") + digit)
            } else {
                bytes += scalar.utf8
            }
        }
        if bytes.last == Self.space { bytes.removeLast() }
        return bytes
    }

    public var isEmpty: Bool { bytes.isEmpty }

    private static let space = UInt8(ascii: " ")

    private static let plainLetters: [Unicode.Scalar: String] = [
        "æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ħ": "h",
        "ı": "i", "ŋ": "n", "ə": "e",
        // What people leave out or take for another letter in Arabic.
        "أ": "ا", "إ": "ا", "آ": "ا", "ٱ": "ا", "ؤ": "و", "ئ": "ي", "ى": "ي", "ة": "ه", "ـ": "",
    ]

    /// Whether a key has a space in place of a scalar.
    public static func separates(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.properties.generalCategory
        return !isDropped(scalar, category) && isSeparator(category)
    }

    /// Whether the scalar is removed without separating words: combining marks, format characters, and the apostrophes
    /// and dots inside words ("d’Ivoire", "U.S.A.").
    private static func isDropped(_ scalar: Unicode.Scalar, _ category: Unicode.GeneralCategory) -> Bool {
        switch scalar {
        case "'", "’", "‘", "ʻ", "ʼ", "`", "´", ".": true
        default: category == .nonspacingMark || category == .format
        }
    }

    private static func isSeparator(_ category: Unicode.GeneralCategory) -> Bool {
        switch category {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .dashPunctuation,
            .connectorPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .modifierSymbol:
            true
        default: false
        }
    }
}
