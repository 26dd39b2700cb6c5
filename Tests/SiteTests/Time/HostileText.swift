import AlmanacValues
import HTTPMessages
import Support

/// Runs of bytes that slow down software that compares text by Characters.
struct HostileText: Sendable, CustomStringConvertible {
    let description: String
    private let pieces: [[UInt8]]

    private init(_ description: String, _ pieces: [String]) {
        self.description = description
        self.pieces = pieces.map { Array($0.utf8) }
    }

    private init(_ description: String, bytes pieces: [[UInt8]]) {
        self.description = description
        self.pieces = pieces
    }

    /// Exactly `count` bytes: pieces, then letters where no further piece fits.
    func run(_ count: Int, using random: inout SplitMix64) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        while bytes.count < count {
            let piece = pieces.count == 1 ? pieces[0] : pieces[Int.random(in: 0..<pieces.count, using: &random)]
            guard bytes.count + piece.count <= count else { break }
            bytes += piece
        }
        return bytes + [UInt8](repeating: UInt8(ascii: "a"), count: count - bytes.count)
    }

    static func plain(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: "a"), count: count) }

    static let all: [HostileText] =
        [
            Self("acute accents", ["\u{301}"]),
            Self("marks that fall apart", ["\u{344}"]),
            Self("marks in the wrong order", ["\u{301}", "\u{316}", "\u{5B0}", "\u{345}", "\u{334}"]),
            Self("marks of many classes", (0x300...0x36F).compactMap { Unicode.Scalar($0).map { String($0) } }),
            Self("letters that fall apart", ["\u{390}", "\u{1FB7}", "\u{1E69}", "\u{1D160}"]),
            Self("Hangul jamo", ["\u{1100}", "\u{1161}", "\u{11A8}"]),
            Self("Hangul syllables", ["\u{AC00}", "\u{AC01}", "\u{11A8}"]),
            Self("prepended signs", ["\u{600}"]),
            Self("joiners", ["\u{200D}", "\u{200C}"]),
            Self("families", ["\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}"]),
            Self("flags", ["\u{1F1E6}", "\u{1F1FF}"]),
            Self("variation selectors", ["\u{FE0F}", "\u{E0100}"]),
            Self("ligatures", ["\u{FDFA}", "\u{FB03}", "\u{2F801}"]),
            Self("letters whose case is longer", ["\u{130}", "\u{149}", "\u{1E96}", "\u{DF}", "\u{212A}"]),
            Self("Indic conjuncts", ["\u{915}\u{94D}", "\u{9BE}", "\u{DCF}"]),
            Self("Hebrew and Arabic", ["\u{5D0}\u{5B0}", "\u{639}\u{64B}", "\u{202B}"]),
            Self("far planes", ["\u{10FFFD}", "\u{20000}", "\u{E0041}"]),
            Self("letters with accents", ["e\u{301}", "a\u{308}"]),
            Self("separators with marks", [",\u{301}", ";\u{301}", "-\u{301}", "=\u{301}", ".\u{301}"]),
            Self("quotes with marks", ["\"\u{301}", "\"", ",\u{301}"]),
            Self("wide spaces", ["\u{2003}", "\u{3000}", "\u{A0}"]),
            Self("bytes in the middle of nothing", bytes: [[0x80], [0xBF]]),
            Self("bytes that are never UTF-8", bytes: [[0xFF], [0xFE], [0xC0, 0x80]]),
            Self("characters cut short", bytes: [[0xCC], [0xE2, 0x80], [0xF0, 0x9F, 0x87], [0x61]]),
            Self("surrogates", bytes: [[0xED, 0xA0, 0x80]]),
            Self("all sorts of bytes", bytes: (0x80...0xFF).map { [UInt8($0)] }),
        ] + signs.map { Self("“\($0)”", [$0]) }

    /// Separators of headers, addresses and forms, and characters that have to be escaped.
    private static let signs = [
        ",", ";", "=", "/", "&", "+", "%", "-", ".", ":", "\"", "\\", " ", "\t", "'", "<", "?", "*",
        "a,", "1;", "a;q=1,", "a=1;", "a=1&", "&=", "a/", "./", "\"\",", "W/\"a\",", "\"a;\";", "1.1.1.1,", "10.0.0.1,",
        "for=10.0.0.1,", "for=1;", "%2", "%2C", "%0", "almanac=;", "0-", "a b ", "İ", "]", "[",
    ]

    /// The few kinds that revealed every fault found so far.
    static let worst = all.filter {
        [
            "acute accents", "marks in the wrong order", "Hangul jamo", "prepended signs", "all sorts of bytes", "“,”",
            "“a=1&”",
        ]
        .contains($0.description)
    }
}
