import Support
import TestSupport
import Testing

@Suite("Search table")
struct SearchTableTests {
    private func table(
        _ names: [String], role: SearchTable.Role = .name, weakest: SearchKey.Match = .inside
    ) -> SearchTable {
        var table = SearchTable(weakest: weakest)
        for name in names { table.append([(SearchKey(name), role)]) }
        return table
    }

    private func found(_ table: SearchTable, _ query: String, most: Int = 100) -> [Int] {
        table.search(SearchKey(query), most: most).best.map(\.subject)
    }

    @Test("W3 Exact matches come first, then beginnings, beginnings of words, ends of words, and anything else")
    func ranks() {
        let names = ["Inlander", "Cook Islands", "New Land", "Finland", "Landes", "Land", "Sea"]
        let finding = table(names).search(SearchKey("land"), most: 10)
        #expect(
            finding.best.map { names[$0.subject] } == [
                "Land", "Landes", "New Land", "Finland", "Inlander", "Cook Islands",
            ])
        #expect(finding.best.map(\.rank) == [0, 2, 4, 5, 6, 6] && finding.count == 6)
        #expect(
            finding.best.map { SearchKey.Match(rank: $0.rank) } == [
                .exact, .prefix, .wordPrefix, .wordSuffix, .inside, .inside,
            ])
    }

    @Test("W3 A subject is found once, by its best key; other keys than the name come after it")
    func bestKey() {
        var table = SearchTable()
        table.append([(SearchKey("Germany"), .name), (SearchKey("Deutschland"), .other), (SearchKey("DE"), .other)])
        table.append([(SearchKey("De Ley"), .name), (SearchKey("Lade"), .other)])
        table.append([(SearchKey("x"), .name), (SearchKey("DE"), .whole)])
        let finding = table.search(SearchKey("de"), most: 10)
        #expect(finding.best.map(\.subject) == [0, 2, 1] && finding.count == 3)
        #expect(finding.best.map(\.rank) == [1, 1, 2])
        #expect(found(table, "deu") == [0])
    }

    @Test("W3 A match does not reach from one key into the next, and a query longer than all keys finds nothing")
    func edges() {
        let both = table(["ab", "cd"])
        #expect(found(both, "bc").isEmpty && found(both, "ab cd").isEmpty && found(both, "abcd").isEmpty)
        #expect(found(both, "cd") == [1] && found(both, "d") == [1] && found(both, "b") == [0])
        #expect(found(both, "").isEmpty && found(both, "...").isEmpty && found(SearchTable(), "a").isEmpty)
        #expect(found(table(["", "-", "a"]), "a") == [2], "a subject without a key keeps its number")
        #expect(found(table(["ab"]), "abc").isEmpty && found(table(["ab"]), "ab") == [0])
    }

    @Test("W3 Only the best are returned, and all are counted; nothing weaker than allowed counts")
    func limits() {
        let many = table((0..<30).map { "Name \($0)" } + ["Nam"])
        let finding = many.search(SearchKey("nam"), most: 3)
        #expect(finding.best.map(\.subject) == [30, 0, 1] && finding.count == 31)
        let words = table(["Rhineland", "Land", "Old Land", "Landes"], weakest: .wordPrefix)
        #expect(found(words, "land") == [1, 3, 2])
        #expect(found(table(["de by"], role: .whole), "de b").isEmpty)
        #expect(found(table(["de by"], role: .whole), "DE-BY") == [0])
    }

    @Test("W3 For random texts a table ranks as the keys do one by one")
    func agreement() {
        var random = SplitMix64(seed: 14)
        func word() -> String {
            String((0..<Int.random(in: 1...6, using: &random)).map { _ in "ab é".randomElement(using: &random) ?? "a" })
        }
        for _ in 0..<400 {
            let names = (0..<8).map { _ in word() }
            let query = SearchKey(String(word().prefix(3)))
            let expected = names.enumerated().compactMap { index, name in
                SearchKey(name).match(query).map { ($0.rank(ofName: true), index) }
            }.sorted { $0 < $1 }.map(\.1)
            let finding = table(names).search(query, most: 10)
            #expect(finding.best.map(\.subject) == expected, "\(names) \(query)")
        }
    }
}

@Suite("Search indexes")
struct SearchIndexesTests {
    private let indexes = SearchIndexes()

    @Test("W3 Names that only repeat the occasion’s own are left out; those of most countries come first")
    func names() {
        let christmas = Occasion(
            id: Slug("christmas"), name: "Christmas Day", about: "", rule: "", tradition: .christian)
        func name(_ text: String, _ language: String, _ occasion: Slug?, _ codes: [String]) -> HolidayName {
            HolidayName(
                LocalizedText(text, language: language), languageName: LocalizedText(language, language: "en"),
                occasion: occasion,
                countries: codes.map(Sample.code))
        }
        let names = [
            name("Christmas day", "en", christmas.id, ["AU", "GB"]), name("Christmas Day", "de", christmas.id, ["DE"]),
            name("Christmas Day", "en", nil, ["US"]), name("Noël", "fr", christmas.id, ["BE", "FR"]),
        ]
        let searched = indexes.names(names, besides: [christmas])
        #expect(searched.all == [names[3], names[1], names[2]])
        #expect(searched.table.search(SearchKey("noel"), most: 5).best.map(\.subject) == [0])
    }

    @Test("W3 An occasion is found by part of its own name, and by the whole names of its holidays")
    func occasions() {
        let christmas = Occasion(
            id: Slug("christmas"), name: "Christmas Day", about: "", rule: "", tradition: .christian)
        let easter = Occasion(id: Slug("easter"), name: "Easter", about: "", rule: "", tradition: .christian)
        let noel = HolidayName(
            LocalizedText("Jour de Noël", language: "fr"), languageName: LocalizedText("French", language: "en"),
            occasion: christmas.id,
            countries: [Sample.code("FR")])
        let table = indexes.occasions([easter, christmas], called: [noel])
        func found(_ text: String) -> [SearchFinding.Hit] { table.search(SearchKey(text), most: 5).best }
        #expect(found("christ").map(\.rank) == [2] && found("jour de noel").map(\.rank) == [1])
        #expect(found("noel").isEmpty && found("JOUR DE NOËL").map(\.subject) == [1])
    }

    @Test("W3 Regions are found by words of their names in both languages, and by whole codes")
    func regions() {
        let germany = Sample.country(
            "DE", "Germany", regions: [Sample.countryRegion("BY", "Bavaria", local: "Bayern")])
        let austria = Sample.country("AT", "Austria", regions: [Sample.countryRegion("1", "Burgenland")])
        let searched = indexes.regions(of: [austria, germany])
        func found(_ text: String) -> [String] {
            searched.table.search(SearchKey(text), most: 5).best.map { searched.all[$0.subject].region.name }
        }
        #expect(found("bayern") == ["Bavaria"] && found("BY") == ["Bavaria"] && found("de-by") == ["Bavaria"])
        #expect(found("land").isEmpty && found("de b").isEmpty && found("AT-1") == ["Burgenland"])
    }
}
