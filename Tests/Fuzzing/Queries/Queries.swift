import AlmanacValues
import FuzzSupport

@testable import Entities

/// Fuzzes the text of a search. The first byte chooses the language whose names are known beside the English ones, and the
/// day of the question; the reader itself knows the words of all languages. Reading never fails and is the same each time;
/// what it quotes is from the text; its days exist.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzQueries(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // Made before the time of the first input counts.
    let known = lexicons
    return feed(data, count) { input in
        guard let first = input.first else { return false }
        let lexicon = known[Int(first) % known.count]
        let reader = SearchReader(lexicon, today: days[Int(first) / known.count % days.count])
        // Bytes that are not valid UTF-8 become U+FFFD here, as in the server.
        let text = String(decoding: input.dropFirst(), as: UTF8.self)
        let reading = reader.reading(of: text)
        expectSame(reader.reading(of: text), reading, "read again")
        check(reading, of: text, lexicon)
        if let correction = reader.correction(of: text) {
            expect(correction.reading.isWhole && !correction.text.utf8.isEmpty, "a correction that is not understood")
        }
        return !reading.isEmpty
    }
}

private func check(_ reading: SearchReading, of text: String, _ lexicon: SearchLexicon) {
    let words = [SearchWord.words(of: text), SearchWord.parted(text, in: lexicon) ?? []]
    let plain = Array(SearchWord.plain(text))
    for word in words.joined() {
        guard let typed = word.typed?.unicodeScalars else { continue }
        expect(plain.contains(Array(typed)), "“\(word.typed ?? "")” was not typed")
    }
    expect(words.allSatisfy { $0.count <= SearchWord.most }, "\(words.map(\.count)) words")

    // A word whose parts cannot be told is quoted by its key.
    let keys = words.joined().flatMap { String(decoding: $0.key, as: UTF8.self).unicodeScalars }
    let scalars = Set(plain + keys + [" "])
    expect(reading.unread.unicodeScalars.allSatisfy(scalars.contains), "“\(reading.unread)” is not from the text")
    expect(reading.unread.utf8.isEmpty == reading.rest.isEmpty, "“\(reading.unread)” for \(reading.rest)")
    for name in reading.named {
        let key = SearchKey(name).bytes
        let isKnown = lexicon.table.contains(key) || lexicon.synonyms.meanings[key] != nil
        expect(isKnown || name.unicodeScalars.allSatisfy(scalars.contains), "“\(name)” is not from the text")
    }

    for time in [reading.time, reading.otherTime].compactMap(\.self) {
        expect(CivilDate.years.contains(time.year), "the year \(time.year)")
        if case .month(let month, _) = time { expect(1...12 ~= month, "month \(month)") }
        if case .week(let day) = time { expect(day.weekday == .monday, "a week from \(day)") }
    }
    for day in [reading.lastDay, reading.monthEnd].compactMap(\.self) {
        expect(CivilDate.years.contains(day.year), "the year of \(day)")
    }
    if let last = reading.lastDay, case .day(let first)? = reading.time { expect(first <= last, "\(first) to \(last)") }
    expect(reading.workingDays.map { 1...999 ~= abs($0) } ?? true, "\(reading.workingDays ?? 0) working days")
    expect(reading.places.count <= SearchReader.alternatives, "\(reading.places.count) places")
}

// MARK: What is known

/// The days of the question: a Saturday, 29 February, the last day of a year, and the first one of a century.
private let days = [
    CivilDate(year: 2026, month: 11, day: 21), CivilDate(year: 2028, month: 2, day: 29),
    CivilDate(year: 2026, month: 12, day: 31), CivilDate(year: 2000, month: 1, day: 1),
].map { $0 ?? CivilDate(dayNumber: 0) }

/// What is known for each language of the site, in the order of `Language.all`.
private let lexicons = Language.all.map { language in
    let called = ownNames[language.facts.code] ?? []
    let germany = code("DE"), italy = code("IT")
    let region = RegionCode("BY").map {
        CountryRegion(code: $0, name: "Bavaria", localName: LocalizedText("Bayern", language: "de"))
    }
    return SearchLexicon(
        countries: [
            country(germany, "Germany", called.first, language, [region].compactMap(\.self)),
            country(italy, "Italy", called.dropFirst().first, language, []),
            country(code("US"), "United States", nil, language, []),
            country(code("AT"), "Austria", nil, language, []),
        ],
        cities: [
            City(["Munich", "München", "Мюнхен", "ミュンヘン"], in: Territory(germany, region?.code)),
            City(["L'Aquila"], in: Territory(italy)), City(["Dallas"], in: Territory(code("US"))),
        ],
        occasions: [
            Occasion(
                id: Slug("christmas-day"), name: "Christmas Day", about: "A feast.", rule: "25 December",
                tradition: .christian),
            Occasion(
                id: Slug("mothers-day"), name: "Mother's Day", about: "A feast.", rule: "the second Sunday of May",
                tradition: .folk),
        ],
        names: [
            HolidayName(
                LocalizedText(called.last ?? "Christmas", language: language.facts.tag),
                languageName: LocalizedText(language.facts.name, language: language.facts.tag),
                occasion: Slug("christmas-day"), countries: [germany])
        ])
}

/// What Germany, Italy and Christmas are called.
private let ownNames = [
    "ar": ["ألمانيا", "إيطاليا", "عيد الميلاد"], "de": ["Deutschland", "Italien", "Weihnachten"],
    "es": ["Alemania", "Italia", "Navidad"], "fr": ["Allemagne", "Italie", "Noël"],
    "he": ["גרמניה", "איטליה", "חג המולד"], "hi": ["जर्मनी", "इटली", "क्रिसमस"],
    "it": ["Germania", "Italia", "Natale"], "ja": ["ドイツ", "イタリア", "クリスマス"],
    "nl": ["Duitsland", "Italië", "Kerstmis"], "pl": ["Niemcy", "Włochy", "Boże Narodzenie"],
    "pt": ["Alemanha", "Itália", "Natal"], "tr": ["Almanya", "İtalya", "Noel"],
    "uk": ["Німеччина", "Італія", "Різдво"], "zh": ["德国", "意大利", "圣诞节"],
]

private func code(_ text: String) -> CountryCode { CountryCode(text) ?? .own }

private func country(
    _ code: CountryCode, _ name: String, _ local: String?, _ language: Language, _ regions: [CountryRegion]
) -> Country {
    Country(
        code: code, alpha3: nil, numeric: nil, name: name,
        localNames: local.map { [LocalizedText($0, language: language.facts.tag)] } ?? [], zones: ["UTC"],
        weekend: [.saturday, .sunday], years: 2020...2035, regions: regions)
}
