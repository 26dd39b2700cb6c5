import PlainBytes

extension SearchReader {
    /// The most words of a query that are corrected.
    private static let corrected = 2
    /// The most ways to correct a word that are tried.
    private static let tried = 6

    /// Returns the query that was probably meant; nil if every word is understood, or none can be corrected.
    public func correction(of text: String) -> SearchCorrection? {
        var (own, words) = read(text)
        var left = own.keysOfRest
        guard !left.isEmpty else { return nil }
        for _ in 0..<Self.corrected {
            guard let index = words.firstIndex(where: { isMistyped($0, left) }) else { break }
            guard let better = corrected(words, at: index) else { return nil }
            words = better
            own = reading(of: words)
            left = own.keysOfRest
            if left.isEmpty { break }
        }
        guard own.rest.isEmpty, !own.isEmpty else { return nil }
        return SearchCorrection(text: SearchWord.typed(words), reading: own)
    }

    private func isMistyped(_ word: SearchWord, _ left: Set<[UInt8]>) -> Bool {
        word.isWord && left.contains(word.key) && !lexicon.spelling.isKnown(word.key)
    }

    /// Returns the words with one of them corrected: so that the most of them are understood.
    private func corrected(_ words: [SearchWord], at index: Int) -> [SearchWord]? {
        let own = reading(of: words)
        let isOfFeast = !own.subjects.isEmpty && own.places.isEmpty
        var best: (words: [SearchWord], left: Int)?
        for correction in lexicon.spelling.corrections(of: words[index].key, most: Self.tried) {
            var words = words
            let isSameLetter = correction.first == words[index].key.first
            words[index] = SearchWord(key: correction, dates: [], isCapitals: false, gap: words[index].gap)
            let meant = reading(of: words)
            // A word beside a feast is rather part of its name than a city with another first letter: "reyes magos".
            if isOfFeast, !isSameLetter, meant.places.contains(where: { $0.city != nil }) { continue }
            let left = meant.rest.count
            if best.map({ left < $0.left }) ?? true { best = (words, left) }
            if left == 0 { break }
        }
        return best?.words
    }
}

extension SearchReading {
    /// The keys of the words that are not understood.
    fileprivate var keysOfRest: Set<[UInt8]> { Set(rest.map { Array($0.utf8) }) }
}
