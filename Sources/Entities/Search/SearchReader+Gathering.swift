import AlmanacValues
import PlainBytes

extension SearchReader {
    /// What the parts of a query come to.
    struct Gathering {
        let lexicon: SearchLexicon
        var reading = SearchReading()
        /// Codes that are also words, if they are the only names: "de 2027".
        private var fillers: [SearchWord] = []
        private var comparing: [SearchWord] = []
        /// The key of the topic; nil if none was named.
        private var topicKey: [UInt8]?
        /// The day of the week that the time is, if only that was named.
        private var weekday: Weekday?
        /// The time that is meant if nothing else is asked.
        private var impliedTime: SearchTime?
        /// Whether the year of the time is known.
        var hasYear = false
        /// The days of a range, or between two days that were named.
        var days: ClosedRange<CivilDate>?
        /// Whether a word says that the day is the last one of a range from today on.
        private(set) var asksUntil = false
        /// Whether words say that the days are a range.
        var isRange = false
        /// What else the figures of a range can mean.
        var otherDays: ClosedRange<CivilDate>?

        /// Whether the country of the subject is only meant if the query names no place.
        var yieldsCountry = false
        /// What else the name of the first places is, and the places that were named after them.
        var feastOfPlaces: (subjects: [SearchedSubject], name: String)?
        private(set) var laterPlaces: [SearchedPlace] = []
        /// Whether the places are regions whose codes are words, not in capitals: "up".
        private var placesAreCodes = false

        /// Whether the query has several words, without numbers.
        private let hasWords: Bool

        init(_ lexicon: SearchLexicon, _ words: [SearchWord]) {
            self.lexicon = lexicon
            hasWords = words.count { $0.isWord && !$0.isNumber } > 1
        }

        mutating func add(_ part: Part?, _ words: ArraySlice<SearchWord>) {
            let text = words.map { String(decoding: $0.key, as: UTF8.self) }.joined(separator: " ")
            let typed = SearchWord.typed(words)
            switch part {
            case .time(let found):
                // "friday 4 december": the first is the one that is meant. A year may follow elsewhere: "dec 4 germany 2027".
                merge(found)
            case .topic(let topic):
                if reading.topic == nil || reading.topic == .publicHolidays { reading.topic = topic }
                topicKey = topicKey ?? Array(text.utf8)
            case .next: reading.asksNext = true
            case .comparison:
                reading.comparesPlaces = true
                comparing += words
            case .filler:
                fillers += words
                asksUntil = asksUntil || words.first.map { SearchWords.untilWords.contains($0.key) } ?? false
            case .meanings(let all):
                let meanings = all.filter { !isLowercaseCode(words, of: $0) }
                if meanings.isEmpty { return add(nil, words) }
                add(meanings: meanings, named: text, typed: typed)
            case .synonym(let synonym): add(synonym, named: text, typed: typed)
            case nil:
                reading.rest.append(text)
                if !reading.unread.utf8.isEmpty { reading.unread += words.first?.gap ?? "" }
                reading.unread += typed
                // Eight bytes are four letters of most scripts, and two of Chinese.
                let isLong = text.utf8.count > 8 || text.unicodeScalars.count > 4
                reading.hasUnknownName = reading.hasUnknownName || isLong || words.contains { $0.isCapitals }
            }
        }

        /// Whether a word is a country only by a code of three letters, which must be in capitals beside other words: "fin" and "sur"
        /// are words.
        private func isLowercaseCode(_ words: ArraySlice<SearchWord>, of meaning: SearchMeaning) -> Bool {
            guard hasWords, words.count == 1, let word = words.first, word.key.count == 3, !word.isCapitals else {
                return false
            }
            return lexicon.isOnlyLongCode(word.key, of: meaning)
        }

        var hasFillers: Bool { !fillers.isEmpty }

        /// Whether there is nothing but a year beside small words and what is left.
        var hasOnlyYear: Bool {
            guard reading.topic == nil, !reading.asksNext, !reading.comparesPlaces else { return false }
            return switch reading.time {
            case nil, .year: true
            case .day, .week, .month: false
            }
        }

        private mutating func merge(_ found: SearchTimeReader.Found) {
            if found.isImplied {
                impliedTime = impliedTime ?? found.time
                return
            }
            if found.isMissing, case .day(let day) = found.time {
                reading.monthEnd = reading.monthEnd ?? day
                return
            }
            guard let time = reading.time else {
                (reading.time, reading.otherTime, weekday) = (found.time, found.other, found.weekday)
                (days, otherDays, isRange, hasYear) = (found.days, found.otherDays, found.days != nil, found.hasYear)
                return
            }
            switch (time, found.time) {
            case (.day(let first), .day(let last)):
                guard days == nil, weekday == nil, found.weekday == nil else { break }
                days = SearchTimeReader.days(from: (first, hasYear), to: (last, found.hasYear))
            // "monday next week", "next week monday"
            case (.week(let first), .day), (.day, .week(let first)):
                guard let day = weekday ?? found.weekday else { break }
                reading.time = .day(first.adding(days: day.rawValue - Weekday.monday.rawValue))
            // "sunday 2027": we cannot tell which Sunday of 2027, so only the year counts.
            case (.day, .year(let year)) where weekday != nil, (.year(let year), .day) where found.weekday != nil:
                (reading.time, reading.otherTime, weekday) = (.year(year), nil, nil)
            // "next monday 2027": a day that has its year takes no other.
            case (.day, .year) where hasYear && days == nil: break
            case (.year, .day) where found.hasYear: (reading.time, hasYear) = (found.time, true)
            case (.day(let date), .year(let year)), (.year(let year), .day(let date)):
                let fields = date.fields
                if let day = CivilDate(year: year, month: fields.month, day: fields.day) { reading.time = .day(day) }
                days = days.map { SearchTimeReader.moved($0, to: year) }
            case (.month(let month, _), .year(let year)), (.year(let year), .month(let month, _)):
                reading.time = .month(month, year: year)
            default: break
            }
        }

        /// - Parameters:
        ///   - text: the key of the words.
        ///   - typed: the words as they were typed; nil for the key.
        mutating func add(meanings: [SearchMeaning], named text: String, typed: String? = nil) {
            let key = Array(text.utf8)
            let places = meanings.filter { !lexicon.isOvershadowed($0, among: meanings, by: key) }
                .compactMap { lexicon.place($0, by: typed) }
            let subjects = subjects(meanings)
            let isTaken = !reading.places.isEmpty
            // A word can be a place and a subject. The place comes first, unless there is one.
            if !places.isEmpty, !isTaken || subjects.isEmpty {
                if !isTaken, !subjects.isEmpty { feastOfPlaces = (subjects, text) }
                let isCode = meanings.allSatisfy { lexicon.isRegionCode(key, of: $0) }
                add(places, areCodes: isCode && typed?.utf8.contains(where: \.isASCIILowercase) ?? false)
            } else if reading.subjects.isEmpty {
                reading.subjects = Array(subjects.prefix(alternatives))
                call(text)
            }
            reading.named.append(typed ?? text)
        }

        private mutating func add(_ synonym: SearchSynonyms.Meaning, named text: String, typed: String) {
            if let name = synonym.name {
                add(meanings: lexicon.table.meanings(of: name), named: String(decoding: name, as: UTF8.self))
                return call(text, for: name)
            }
            if let place = synonym.place, synonym.occasion == nil {
                let city = lexicon.table.meanings(of: Array(text.utf8)).compactMap { lexicon.place($0, by: typed) }
                    .first { $0.city != nil && $0.territory == place }
                add([city ?? SearchedPlace(place)])
            } else if let occasion = synonym.occasion, reading.subjects.isEmpty {
                reading.subjects = [SearchedSubject(occasion: occasion, name: nil, country: synonym.place)]
                yieldsCountry = synonym.yields
                call(text)
            }
            reading.named.append(typed)
        }

        /// Adds a place. Of two, one may say where the other is: "munich germany", "germany munich". Of a code of regions and
        /// another place, the code is only a word, unless they are compared: "coming up in spain".
        ///
        /// - Parameter areCodes: whether the word is a code of regions, not in capitals, and no other name of a place.
        private mutating func add(_ places: [SearchedPlace], areCodes: Bool = false) {
            let wereCodes = placesAreCodes
            placesAreCodes = areCodes && (reading.places.isEmpty || wereCodes)
            guard !reading.places.isEmpty else {
                reading.places = distinct(places)
                return
            }
            laterPlaces += places
            let within = reading.places.filter { one in places.contains { one.territory.isWithin($0.territory) } }
            let around = places.filter { one in reading.places.contains { one.territory.isWithin($0.territory) } }
            if !within.isEmpty {
                reading.places = within
            } else if !around.isEmpty {
                reading.places = distinct(around)
            } else if areCodes != wereCodes, !reading.comparesPlaces {
                if wereCodes { reading.places = distinct(places) }
            } else {
                reading.places = distinct(reading.places + places)
            }
        }

        private func distinct(_ places: [SearchedPlace]) -> [SearchedPlace] {
            var found: [SearchedPlace] = []
            for place in places where !found.contains(where: { $0.territory == place.territory }) {
                found.append(place)
            }
            return Array(found.prefix(alternatives))
        }

        /// The subjects, without names of occasions that are there themselves. Occasions come first, then names: those in
        /// most countries first, since Carnival Monday is another day in the Caribbean.
        private func subjects(_ meanings: [SearchMeaning]) -> [SearchedSubject] {
            let all = meanings.compactMap { subject($0) }
            let occasions = Set(all.compactMap { $0.name == nil ? $0.occasion : nil })
            func countries(_ subject: SearchedSubject) -> Int {
                subject.name.map { Set(lexicon.namesakes(of: lexicon.names[$0]).flatMap(\.places)).count } ?? .max
            }
            // Stable, since `sorted` is.
            return all.filter { one in one.name == nil || !(one.occasion.map(occasions.contains) ?? false) }
                .map { (subject: $0, countries: countries($0)) }.sorted { $0.countries > $1.countries }.map(\.subject)
        }

        private func subject(_ meaning: SearchMeaning) -> SearchedSubject? {
            switch meaning {
            case .occasion(let number):
                return SearchedSubject(occasion: lexicon.occasions[number].id, name: nil, country: nil)
            case .name(let number):
                let name = lexicon.names[number]
                let countries = Set(lexicon.namesakes(of: name).flatMap(\.places))
                let isOne = countries.count == 1 || (name.occasion == nil && !name.countries.isEmpty)
                let only = isOne ? name.places.first : nil
                return SearchedSubject(occasion: name.occasion, name: number, country: only.map { Territory($0) })
            case .country, .region, .city: return nil
            }
        }

        /// Takes the implied time if the query asks of nothing but places.
        mutating func settleImplied() {
            guard let impliedTime, reading.time == nil, reading.monthEnd == nil, reading.subjects.isEmpty,
                reading.topic == nil, !reading.asksNext
            else { return }
            reading.time = impliedTime
        }

        /// Takes "VS" for a place if there is nothing to compare: the United States in Dutch, and the code of the Valais.
        mutating func settleComparison() {
            guard reading.places.isEmpty, reading.subjects.isEmpty, reading.rest.isEmpty, comparing.count == 1,
                comparing[0].key == Array("vs".utf8),
                let states = CountryCode("US").flatMap({ lexicon.country($0) })
            else { return }
            let named = lexicon.table.meanings(of: comparing[0].key).compactMap { lexicon.place($0) }
            add([SearchedPlace(Territory(states.code))] + named)
            reading.comparesPlaces = false
            reading.named.append(SearchWord.typed(comparing))
        }

        /// Takes a small word for a place where it is hardly anything else: a code alone with a year ("de 2027"), or a
        /// preposition at the end ("feriados no Pará"). In "holidays in 2027" it says nothing. `settleForeign` takes others.
        mutating func settle(_ words: [SearchWord]) {
            guard reading.places.isEmpty, let filler = fillers.last else { return }
            let isYear = if case .year = reading.time { true } else { false }
            let isAlone = isYear && words.count == 2 && fillers.count == 1
            let isAtEnd = filler == words.last && filler.key.count > 3 && reading.rest.isEmpty
            if reading.subjects.isEmpty, isAlone || isAtEnd {
                let meanings = lexicon.table.meanings(of: filler.key).filter { lexicon.place($0) != nil }
                if !meanings.isEmpty { return add(filler, meanings) }
            }
            settleForeign()
        }

        /// Takes a small word for a place if the language of the topic does not have it as a word ("feiertage at", "van
        /// tatil"), or if its marks make it a name ("carnaval pará", "पेरू", which has the key of "पर"). Takes none if several
        /// could be the place.
        private mutating func settleForeign() {
            guard reading.rest.isEmpty, !reading.comparesPlaces else { return }
            let small = topicKey.flatMap { SearchWords.smallWords(beside: $0) }
            var found: (filler: SearchWord, meanings: [SearchMeaning])?
            for filler in fillers where filler.hasMarks || filler.key.allSatisfy({ $0 < 0x80 }) {
                let hasAccent = filler.hasMarks || filler.typed?.utf8.contains { $0 >= 0x80 } ?? false
                let isForeign = reading.subjects.isEmpty && small.map { !$0.contains(filler.key) } ?? false
                let meanings = lexicon.table.meanings(of: filler.key).filter {
                    (hasAccent || isForeign) && lexicon.isName(filler.key, of: $0)
                        || isForeign && lexicon.isCode(filler.key, of: $0)
                }
                guard !meanings.isEmpty, found?.filler.key != filler.key else { continue }
                guard found == nil else { return }
                found = (filler, meanings)
            }
            if let found { add(found.filler, found.meanings) }
        }

        private mutating func add(_ filler: SearchWord, _ meanings: [SearchMeaning]) {
            add(
                meanings: meanings, named: String(decoding: filler.key, as: UTF8.self),
                typed: SearchWord.typed([filler]))
        }

        private var alternatives: Int { SearchReader.alternatives }
    }
}
