import AlmanacValues

// What the subjects of a query were called.

extension SearchReader.Gathering {
    /// Keeps what the subjects were called.
    mutating func call(_ text: String) {
        let key = SearchKey(text)
        reading.called = [key] + lexicon.synonyms.namesakes(of: key)
    }

    /// Keeps the word that stands for a name, too, if the subjects have that: a place may call the day by the word, "martedì
    /// grasso".
    mutating func call(_ text: String, for name: [UInt8]) {
        guard reading.called.first?.bytes == name else { return }
        reading.called.insert(SearchKey(text), at: 0)
    }

    /// Forgets the country of a general word beside a place: "fête nationale" is that of France only if no other is named.
    mutating func settleCountry() {
        guard yieldsCountry, !reading.places.isEmpty else { return }
        reading.subjects = reading.subjects.map { SearchedSubject(occasion: $0.occasion, name: $0.name) }
    }
}
