import AlmanacValues
import Entities
import ServiceContracts

/// What a text means, and what it finds: everything that needs no calendar.
struct SearchUnderstanding: Sendable {
    let lexicon: SearchLexicon
    /// What the text asks, or the text that was probably meant.
    let reading: SearchReading
    let groups: [SearchAnswer.Group]
    var suggestion: SearchAnswer.Suggestion?
    /// What the groups are of; nil for the text itself.
    var searched: String?

    init(_ supplies: SearchSupplies, _ text: String, _ indexes: SearchIndexes, today: CivilDate) {
        func all<Value>(_ supply: Result<Supply<[Value]>, ServiceFailure>) -> [Value] {
            (try? supply.get())?.value ?? []
        }
        let lexicon = indexes.lexicon(
            all(supplies.countries), supplies.cities, all(supplies.occasions), all(supplies.names),
            all(supplies.people), supplies.placeNames)
        self.lexicon = lexicon
        func groups(_ text: String) -> [SearchAnswer.Group] {
            SearchGathering(supplies, SearchKey(text), indexes).groups
        }
        let reader = SearchReader(lexicon, today: today)
        let own = reader.reading(of: text)
        let found = groups(text)
        guard found.isEmpty else {
            (reading, self.groups) = (own, found)
            return
        }
        // Only a text with words that mean nothing can be mistyped.
        if !own.rest.isEmpty, let correction = reader.correction(of: text) {
            let meant = correction.reading
            reading = meant
            searched = Self.named(meant)
            self.groups = groups(Self.named(meant))
            suggestion = SearchAnswer.Suggestion(text: correction.text, name: Self.name(meant, lexicon))
            return
        }
        reading = own
        let part = own.named.isEmpty ? own.unread : Self.named(own)
        // A code is part of hundreds of names.
        self.groups = own.isWhole && SearchKey(part).bytes.count < 4 ? [] : groups(part)
        searched = self.groups.isEmpty ? nil : part
    }

    /// Whether the text asks something. If some of its words mean nothing, the results of the text itself are more
    /// useful, unless those are the small words of a question; an unfinished name finds every name that begins with it.
    var isAnswerable: Bool {
        guard !reading.isEmpty, !reading.isDayOfUnknownName else { return false }
        return groups.isEmpty || reading.isNearlyWhole
            || (reading.isWhole && !(reading.isCompleted && reading.isNameOnly))
    }

    /// The words that nothing was found for, if one of them may be a name; nil otherwise.
    var unread: String? { groups.isEmpty && reading.hasUnknownName ? reading.unread : nil }

    /// The words to search for: those of the subject, or else of the place.
    private static func named(_ reading: SearchReading) -> String { reading.named.last ?? "" }

    /// The name of what a corrected text means, if it names one thing only.
    private static func name(_ reading: SearchReading, _ lexicon: SearchLexicon) -> ForeignText? {
        guard reading.isNameOnly else { return nil }
        if let place = reading.places.first {
            if let city = place.city { return ForeignText(city) }
            if let region = lexicon.region(place.territory) { return ForeignText(region.name) }
            return lexicon.country(place.territory.country).map { ForeignText($0.name) }
        }
        return reading.subjects.first?.occasion.flatMap { id in lexicon.occasions.first { $0.id == id } }
            .map { ForeignText($0.name) }
    }
}
