import AlmanacValues

// Names that are written together with an article, a preposition or an ending: "l'italia", "בישראל", "Almanya'da".

extension SearchWord {
    /// A word without what is attached to its name.
    struct Detached {
        let word: SearchWord
        /// What the rest of the word may be.
        let meanings: Meanings

        enum Meanings {
            /// Anything that has at least three letters: an apostrophe says where the name begins or ends.
            case any
            /// A place, an occasion or a topic of at least three letters.
            case names
            /// A country or a region of at least five letters: any word may end in these letters.
            case countries
        }

        /// Whether it is shorter than a name can be.
        var isShort: Bool { word.letters < (meanings == .countries ? 5 : 3) }
    }

    /// Returns the word without an article or a preposition before an apostrophe; nil for other words.
    var withoutElision: Detached? {
        guard let (before, after) = partsAtApostrophe, SearchWords.elisions.contains(SearchKey(before).bytes) else {
            return nil
        }
        return Detached(word: replaced(by: SearchKey(after).bytes, typed: after), meanings: .any)
    }

    /// Returns the word without an ending after an apostrophe; nil for other words.
    var withoutApostropheEnding: Detached? {
        guard let (before, after) = partsAtApostrophe, SearchWords.endings.contains(SearchKey(after).bytes) else {
            return nil
        }
        return Detached(word: replaced(by: SearchKey(before).bytes, typed: before), meanings: .any)
    }

    /// The word without what Hebrew, Arabic, German and Turkish attach without an apostrophe: each way to read it.
    var withoutAttached: [Detached] {
        var found: [Detached] = []
        for prefix in SearchWords.prefixes where key.starts(with: prefix.key) {
            let rest = prefix.left + key.dropFirst(prefix.key.count)
            let typed = prefix.left.isEmpty ? typedScalars(1..<letters) : nil
            found.append(Detached(word: replaced(by: rest, typed: typed), meanings: .names))
        }
        for ending in SearchWords.bareEndings where key.suffix(ending.count).elementsEqual(ending) {
            let typed = typedScalars(0..<letters - ending.count)
            found.append(Detached(word: replaced(by: key.dropLast(ending.count), typed: typed), meanings: .countries))
        }
        return found.filter { !$0.isShort }
    }

    /// Returns a part of the word as it was typed, if each letter of its key was typed as one.
    private func typedScalars(_ range: Range<Int>) -> String? {
        guard let typed, typed.unicodeScalars.count == letters else { return nil }
        return String(String.UnicodeScalarView(typed.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)))
    }

    /// The number of Unicode scalars of the key.
    var letters: Int { key.count { $0 & 0xC0 != 0x80 } }

    /// The texts before and after the only apostrophe; nil without one, or with several.
    private var partsAtApostrophe: (before: String, after: String)? {
        guard let typed, typed.utf8.count > key.count else { return nil }
        let parts = typed.unicodeScalars.split(omittingEmptySubsequences: false) {
            SearchWords.apostrophes.contains($0)
        }
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        return (String(parts[0]), String(parts[1]))
    }

    private func replaced(by key: some Sequence<UInt8>, typed: String?) -> SearchWord {
        SearchWord(key: Array(key), dates: [], isCapitals: false, typed: typed, gap: gap)
    }
}

extension SearchWords {
    static let apostrophes: Set<Unicode.Scalar> = ["'", "’", "‘", "ʼ", "`", "´"]

    /// Articles and prepositions that French, Italian and Catalan write before an apostrophe.
    static let elisions: Set<Key> = keys("l d un all dall dell nell sull coll quell quest qu s c n jusqu lorsqu")

    /// Endings that Turkish and English write after an apostrophe.
    static let endings: Set<Key> = keys(
        "s da de ta te daki deki taki teki dan den tan ten nda nde ndaki ndeki ndan nden ya ye a e na ne yı yi yu yü ı i u ü nı "
            + "ni nın nin nun nün ın in un ün")

    /// Endings of words without an apostrophe: the German genitive, and the Turkish locative.
    static let bareEndings: [Key] = ["s", "da", "de", "ta", "te", "daki", "deki", "taki", "teki"].map { key($0) }

    /// Prepositions and articles that Hebrew and Arabic write as the first letters of a word, and what is left of them.
    static let prefixes: [(key: Key, left: Key)] =
        ["ב", "ל", "מ", "ה", "ש", "ו", "כ", "ب", "ل", "و", "ف", "ك"].map { (key($0), []) } + [(key("لل"), key("ال"))]
}
