import AlmanacValues

// What the subjects of a query were called.

extension SearchReader.Gathering {
    /// Keeps what the subjects were called.
    mutating func call(_ text: String) {
        let key = SearchKey(text)
        reading.called = [key] + lexicon.synonyms.namesakes(of: key)
    }

    /// Keeps a synonym beside the name that it stands for, if the subjects were found by that name: a place may use the synonym
    /// itself as the name of the day ("martedì grasso").
    mutating func call(_ text: String, for name: [UInt8]) {
        guard reading.called.first?.bytes == name else { return }
        reading.called.insert(SearchKey(text), at: 0)
    }

    /// Takes the name of the first places for the feast that has it, too, if other places are named beside it: "San José 2027
    /// Madrid".
    mutating func settleFeast() {
        guard let feast = feastOfPlaces, reading.subjects.isEmpty, reading.topic == nil, !reading.asksNext,
            !reading.comparesPlaces, !laterPlaces.isEmpty
        else { return }
        // "San José, Costa Rica"
        let own = lexicon.table.meanings(of: Array(feast.name.utf8)).compactMap { lexicon.place($0)?.territory }
        let isSaid = laterPlaces.map(\.territory).contains { later in
            own.contains { $0.isWithin(later) || later.isWithin($0) }
        }
        guard !isSaid else { return }
        reading.places = Array(laterPlaces.prefix(SearchReader.alternatives))
        reading.subjects = Array(feast.subjects.prefix(SearchReader.alternatives))
        call(feast.name)
    }

    /// Forgets the country of a general word beside a place: "fête nationale" is that of France only if no other is named.
    mutating func settleCountry() {
        guard yieldsCountry, !reading.places.isEmpty else { return }
        reading.subjects = reading.subjects.map { SearchedSubject(occasion: $0.occasion, name: $0.name) }
    }
}
