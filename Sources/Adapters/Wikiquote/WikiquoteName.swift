/// Finds the name of a person at the beginning of a source without a link: "Ronald E Riggio in …", "Sun Tzu, …".
///
/// By convention, a source on Wikiquote begins with its author. Only the form identifies a name: two to five words with
/// initial capitals, none of which occurs in titles, newspapers or parts of works. Doubtful text is not a name.
enum WikiquoteName {
    private static let words = 2...5
    /// The maximum length of a name, in scalars.
    private static let longest = 60

    /// Returns the name that the text begins with; nil if it does not begin with one.
    ///
    /// - Parameter text: the text before the first title in italics, as one line.
    static func leading(in text: String) -> String? {
        var name: [Substring] = []
        var isEnded = false
        // Split bytes, because splitting Characters can take quadratic time, and no more bytes than a name can have.
        let start = text.utf8.prefix(8 * longest).split(separator: UInt8(ascii: " "), maxSplits: words.upperBound + 1)
        for word in start.map({ Substring($0) }) {
            if isBytes(word, "in") || word.utf8.first == UInt8(ascii: "(") {
                isEnded = true
                break
            }
            let isLast = word.utf8.last == UInt8(ascii: ",")
            let part = isLast ? word.dropLast() : word
            guard isPart(part), name.count < words.upperBound else { return nil }
            name.append(part)
            isEnded = isLast
            if isEnded { break }
        }
        guard isEnded, words.contains(name.count), isWritten(name[name.count - 1]) else { return nil }
        let joined = name.joined(separator: " ")
        return joined.unicodeScalars.count <= longest ? joined : nil
    }

    /// Whether the word can be part of a name: "Riggio", "E", "H.", "O’Neill", "van".
    private static func isPart(_ word: Substring) -> Bool {
        let lower = word.lowercased()
        if particles.contains(lower) { return true }
        guard let first = word.unicodeScalars.first, first.properties.isUppercase,
            word.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || ".’'-".unicodeScalars.contains($0) })
        else { return false }
        return !notOfNames.contains(lower)
    }

    /// Whether the word has a lower-case letter, so that it is neither an initial nor all capitals.
    private static func isWritten(_ word: Substring) -> Bool {
        word.unicodeScalars.contains { $0.properties.isLowercase }
    }

    private static func isBytes(_ word: Substring, _ other: String) -> Bool { word.utf8.elementsEqual(other.utf8) }

    private static let particles: Set<String> = [
        "al", "bin", "da", "de", "del", "della", "den", "der", "di", "du", "ibn", "la", "le", "van", "von", "zu",
    ]

    private static let notOfNames: Set<String> = [
        // Articles, prepositions and words for how a quotation was passed on.
        "the", "a", "an", "as", "in", "on", "at", "from", "quoted", "cited", "reported", "attributed", "said", "spoken",
        // Kinds of sources, and parts of them.
        "letter", "letters", "speech", "speeches", "interview", "interviews", "address", "lecture", "essay",
        "article", "column", "remark", "remarks", "statement", "testimony", "report", "act", "scene", "chapter",
        "book", "part", "section", "canto", "verse", "line", "lines", "vol", "vol.", "volume", "no.", "page",
        "preface", "introduction", "foreword", "prologue", "epilogue", "appendix", "diary", "journal", "memoirs",
        "notes", "song", "poem", "hymn", "bible", "testament", "proverb", "proverbs", "saying", "adage", "slogan",
        "motto", "opening", "closing", "press",
        // Newspapers, broadcasters and institutions.
        "times", "post", "tribune", "herald", "telegraph", "guardian", "observer", "magazine", "review", "news",
        "daily", "weekly", "gazette", "radio", "television", "tv", "university", "institute", "commission",
        "committee", "court", "house", "senate", "united", "new", "old",
    ]
}
