import AlmanacValues

extension SearchReader {
    /// Returns what the longest known name at the beginning of some words is, and its words: without what is attached to the
    /// name if it is not known with that.
    func part(
        of words: ArraySlice<SearchWord>, isOnly: Bool, capitalsTell: Bool
    ) -> (part: Part?, words: ArraySlice<SearchWord>) {
        let (part, count) = partAsTyped(of: words, isOnly: isOnly, capitalsTell: capitalsTell)
        if let found = partWithEnding(of: words, longerThan: part == nil ? 0 : count) { return found }
        guard part == nil, let first = words.first else { return (part, words.prefix(count)) }
        for detached in [first.withoutElision].compactMap(\.self) + first.withoutAttached {
            let rest = [detached.word] + words.dropFirst()
            let (part, count) = partAsTyped(of: rest[...], isOnly: false, capitalsTell: false)
            if let part = part?.narrowed(to: detached.meanings, isShort: count == 1 && detached.isShort) {
                return (part, rest.prefix(count))
            }
        }
        return (nil, words.prefix(count))
    }

    /// Returns the part of a name whose last word has an ending after an apostrophe: "new york's", "Güney Kore'de". Nil unless it
    /// has more words than `count`.
    private func partWithEnding(
        of words: ArraySlice<SearchWord>, longerThan count: Int
    ) -> (part: Part?, words: ArraySlice<SearchWord>)? {
        for (offset, word) in words.prefix(Self.longestName).enumerated().dropFirst(count) {
            guard let detached = word.withoutApostropheEnding else { continue }
            let name = words.prefix(offset) + [detached.word]
            guard let found = phrase(name, isOnly: false, capitalsTell: false), found.count > offset,
                let part = found.part.narrowed(to: detached.meanings, isShort: offset == 0 && detached.isShort)
            else { continue }
            return (part, name)
        }
        return nil
    }
}

extension SearchReader.Part {
    /// Returns what it can be without what was attached to its word; nil if it cannot be that.
    ///
    /// - Parameter isShort: whether the rest of the word is shorter than a name can be.
    fileprivate func narrowed(to meanings: SearchWord.Detached.Meanings, isShort: Bool) -> Self? {
        switch (self, meanings) {
        case (.meanings, _) where isShort, (.synonym, _) where isShort: return nil
        case (_, .any), (.synonym, .names), (.topic, .names): return self
        case (.synonym(let synonym), .countries): return synonym.place != nil && synonym.occasion == nil ? self : nil
        case (.meanings(let all), _):
            let left = all.filter { meanings.have($0) }
            return left.isEmpty ? nil : .meanings(left)
        case (.time, _), (.topic, _), (.next, _), (.comparison, _), (.filler, _): return nil
        }
    }
}

extension SearchWord.Detached.Meanings {
    fileprivate func have(_ meaning: SearchMeaning) -> Bool {
        switch (self, meaning) {
        case (.any, _), (_, .country), (_, .region), (.names, .city), (.names, .occasion): true
        case (.names, .name), (.countries, .city), (.countries, .occasion), (.countries, .name): false
        }
    }
}
