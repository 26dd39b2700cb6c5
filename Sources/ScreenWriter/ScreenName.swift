import PlainBytes

/// The name of a screen in its spellings.
struct ScreenName: Hashable {
    /// `YearList`: how the names of its types begin.
    let type: String

    private let words: [String]

    /// - Throws: `ScreenError` unless the text is a name from which all spellings follow, and which follows from each.
    init(_ text: String) throws(ScreenError) {
        let bytes = Array(text.utf8)
        let isName = bytes.first?.isASCIIUppercase == true && bytes.allSatisfy(\.isASCIILetterOrDigit)
        guard isName, bytes.count <= Self.maximumLength else {
            throw ScreenError(
                "error: “\(text.shown)” cannot name a screen: use a Swift type name of at most \(Self.maximumLength) "
                    + "letters (a–z) and digits that begins with a capital, such as YearList")
        }
        var words: [[UInt8]] = []
        for byte in bytes {
            if byte.isASCIIUppercase { words.append([byte + 0x20]) } else { words[words.count - 1].append(byte) }
        }
        type = text
        self.words = words.map { String(decoding: $0, as: UTF8.self) }
        // `HTTPLog` would become http-log, from which the template compiler makes HttpLogPage.
        guard !words.dropLast().contains(where: { $0.count == 1 }) else {
            throw ScreenError(
                "error: “\(text)” cannot name a screen: write only the first letter of a word as a capital, as in "
                    + "HttpLog, since the template http-log.mustache belongs to the type HttpLogPage")
        }
    }

    /// File names with the longest suffix have to fit into 255 bytes.
    static let maximumLength = 60

    /// `year-list`: the template, and the last part of the address.
    var file: String { words.joined(separator: "-") }

    /// `yearList`: the case of an enum.
    var enumCase: String { words[0] + words.dropFirst().map(\.capitalised).joined() }

    /// `Year list`: the heading.
    var title: String { words[0].capitalised + words.dropFirst().map { " \($0)" }.joined() }
}

extension String {
    fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }

    /// The text in one short line of printable characters.
    var shown: String {
        let printable = unicodeScalars.prefix(60).map { $0.properties.generalCategory == .control ? "?" : "\($0)" }
        return printable.joined() + (unicodeScalars.count > 60 ? "…" : "")
    }
}
