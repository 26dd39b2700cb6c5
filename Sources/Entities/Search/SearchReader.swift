public import AlmanacValues
import PlainBytes

/// Reads queries: finds the times, places, subjects and topics that their words name, in any order.
///
/// The longest name wins, so "new york" is no "york", and "easter monday" no Monday. Takes time in proportion to the words,
/// of which it reads the first `SearchWord.most`.
public struct SearchReader: Sendable {
    let lexicon: SearchLexicon
    let today: CivilDate

    /// The most words of a name, unless a known name begins with so many.
    static let longestName = 9
    /// The most alternatives of a place or a subject: there are four cities of the name Santiago.
    static let alternatives = 4
    /// The most names that begin with a text of which the best one is taken.
    private static let begun = 16

    public init(_ lexicon: SearchLexicon, today: CivilDate) {
        self.lexicon = lexicon
        self.today = today
    }

    public func reading(of text: String) -> SearchReading { read(text).reading }

    /// Returns what a text means, and its words: those of a text without spaces if more of it is understood by them.
    func read(_ text: String) -> (reading: SearchReading, words: [SearchWord]) {
        let words = SearchWord.words(of: text)
        let own = reading(of: words)
        // "海の日" is one name, "ドイツの祝日" are two words.
        guard !own.isWhole, let parts = SearchWord.parted(text, in: lexicon) else { return (own, words) }
        let other = reading(of: parts, completes: false)
        let isBetter = other.isWhole || (!other.isEmpty && other.unread.utf8.count < own.unread.utf8.count)
        return isBetter ? (other, parts) : (own, words)
    }

    /// What a part of a query was found to be.
    enum Part {
        case time(SearchTimeReader.Found)
        case topic(SearchTopic)
        case next
        case comparison
        case filler
        case meanings([SearchMeaning])
        case synonym(SearchSynonyms.Meaning)
    }

    /// - Parameter completes: whether an unknown word may be the beginning of a name.
    func reading(of words: [SearchWord], completes: Bool = true) -> SearchReading {
        var gathering = Gathering(lexicon, words)
        var index = 0
        let capitalsTell = Self.capitalsTell(in: words)
        while index < words.count {
            if gathering.takeCount(of: words[index...], self) {
                index += 1
                continue
            }
            let found = part(of: words[index...], isOnly: words.count == 1, capitalsTell: capitalsTell)
            gathering.add(found.part, found.words)
            index += found.words.count
        }
        gathering.settleImplied()
        gathering.settleDays(today)
        gathering.settleComparison()
        gathering.settle(words)
        gathering.settleFeast()
        gathering.settleCountry()
        if completes, gathering.reading.places.isEmpty, gathering.reading.subjects.isEmpty { complete(&gathering) }
        // The days of a range are put in order with the range.
        return gathering.days == nil ? monthFirst(gathering.reading, words) : gathering.reading
    }

    /// Returns what the longest known name at the beginning of some words is.
    func partAsTyped(
        of words: ArraySlice<SearchWord>, isOnly: Bool, capitalsTell: Bool
    ) -> (Part?, count: Int) {
        let time = SearchTimeReader(today: today).time(in: words)
        let phrase = phrase(words, isOnly: isOnly, capitalsTell: capitalsTell)
        // "4th of july 2028": a name of several words that begins with a date. Names in documents that are nothing but a date
        // ("1. mai") are left to the reader of times.
        if let phrase, phrase.count > (time?.count ?? 0) || (phrase.count > 1 && phrase.isSynonym) {
            if time == nil || phrase.isSynonym || !words.first.isFigure { return (phrase.part, phrase.count) }
        }
        // "вихідні" are weekends and holidays.
        if let time, !time.isImplied || time.count > (phrase?.count ?? 0) { return (.time(time), time.count) }
        return (phrase?.part, phrase?.count ?? 1)
    }

    func phrase(
        _ words: ArraySlice<SearchWord>, isOnly: Bool, capitalsTell: Bool
    ) -> (part: Part, count: Int, isSynonym: Bool)? {
        var key: [UInt8] = []
        var ends: [Int] = []
        for (count, word) in words.enumerated() {
            guard word.isWord else { break }
            // Few names are longer, and to look for one in every long query would take long.
            if count >= Self.longestName, !lexicon.table.has(beginningWith: key[...]) { break }
            if !key.isEmpty { key.append(UInt8(ascii: " ")) }
            key += word.key
            ends.append(key.count)
        }
        for (offset, end) in ends.enumerated().reversed() {
            let name = Array(key[..<end])
            let count = offset + 1
            if let synonym = lexicon.synonyms.meanings[name] { return (.synonym(synonym), count, true) }
            if let topic = SearchWords.topicsOfAll[name] { return (.topic(topic), count, true) }
            if count == 1 {
                if SearchWords.nextsOfAll.contains(name) { return (.next, 1, false) }
                if SearchWords.comparisons.contains(name) { return (.comparison, 1, false) }
                // "in" and "is" are codes of countries only if nothing else is there, or if they are in capitals.
                let isCode = capitalsTell && words.first?.isCapitals == true && name.count <= 3
                if !isCode, !isOnly, SearchWords.fillersOfAll.contains(name) { return (.filler, 1, false) }
            }
            let meanings = lexicon.table.meanings(of: name)
            if !meanings.isEmpty { return (.meanings(meanings), count, false) }
            if count > 1, let days = lexicon.days(called: name) { return (.meanings(days), count, false) }
        }
        return nil
    }

    /// Takes the words that are left for the beginning of a name: "germ 2027". At least three letters; four of another
    /// name of a city.
    ///
    /// Beside small words, only four letters and more of a country or an occasion, and beside a topic or a day only those of
    /// a country: most unknown words of a question are no names, and any of them begins the name of a city.
    private func complete(_ gathering: inout Gathering) {
        let text = gathering.reading.rest.joined(separator: " ")
        guard text.utf8.count >= 3 else { return }
        let isAlone = gathering.hasOnlyYear && !gathering.hasFillers
        guard isAlone || text.unicodeScalars.count >= 4 else { return }
        let key = Array(text.utf8)
        let meaning = lexicon.mostKept(lexicon.table.meanings(beginningWith: key, most: Self.begun))
        switch meaning {
        case nil, .name: return
        case .region where !isAlone, .city where !isAlone, .occasion where !gathering.hasOnlyYear: return
        case .country, .region, .city, .occasion: break
        }
        let meanings = [meaning].compactMap(\.self)
        let typed = gathering.reading.unread
        (gathering.reading.rest, gathering.reading.unread) = ([], "")
        gathering.reading.isCompleted = true
        gathering.add(meanings: meanings, named: text, typed: typed)
    }

    /// Puts the month first in "12/4" if the place is the United States.
    private func monthFirst(_ reading: SearchReading, _ words: [SearchWord]) -> SearchReading {
        guard let other = reading.otherTime, let place = reading.places.first,
            place.territory.country == CountryCode("US")
        else { return reading }
        var reading = reading
        (reading.time, reading.otherTime) = (other, reading.time)
        return reading
    }
}

extension SearchWord? {
    /// Whether it begins with a figure.
    fileprivate var isFigure: Bool { self?.key.first?.isASCIIDigit == true }
}
