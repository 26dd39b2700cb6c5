import Foundation

/// A text made comparable for searching: case, diacritics, width and punctuation do not count.
///
/// "Côte d’Ivoire" and "cote d'ivoire" have the same key. Folding is Unicode's, by Foundation; the letters
/// below are no base letter plus mark in Unicode, though people type them as if they were.
public struct SearchKey: Hashable, Sendable {
    /// Folded words, separated by single spaces, as UTF-8.
    public let bytes: [UInt8]

    public init(_ text: String) {
        bytes = Self.key(ofASCII: text) ?? Self.key(of: text)
    }

    /// Most names are of ASCII's letters, and need no folding but of capitals; nil for others. What becomes of each
    /// character is what becomes of it below.
    private static func key(ofASCII text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"):
                bytes.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                bytes.append(byte | 0x20)
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
        let folded = text.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(folded.utf8.count)
        for scalar in folded.unicodeScalars {
            if let plain = Self.plainLetters[scalar] {
                bytes += Array(plain.utf8)
            } else if Self.isDropped(scalar) {
                continue
            } else if Self.isSeparator(scalar) {
                if let last = bytes.last, last != Self.space { bytes.append(Self.space) }
            } else {
                bytes += Array(String(scalar).utf8)
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
    ]

    /// Apostrophes and dots join what they stand in ("d’Ivoire", "U.S.A."), so they vanish.
    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "'", "’", "‘", "ʻ", "ʼ", "`", "´", ".": true
        default: scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .format
        }
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .dashPunctuation,
            .connectorPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .modifierSymbol:
            true
        default: false
        }
    }
}
