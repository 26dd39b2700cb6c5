import TestSupport
import Testing

@testable import Countries

@Suite("Country picker: interactor")
struct CountryPickerInteractorTests {
    private let service = CountryServiceDouble([
        Sample.ivoryCoast, Sample.germany, Sample.ukraine, Sample.unitedKingdom,
    ])

    private func names(_ text: String) async throws -> [String] {
        try await CountryPickerInteractor(service: service).search(text).countries.map(\.name.text)
    }

    @Test("C3 Empty text or spaces give all countries", arguments: ["", "  "])
    func all(text: String) async throws {
        #expect(try await names(text) == ["Côte d’Ivoire", "Germany", "Ukraine", "United Kingdom"])
    }

    @Test(
        "C3 Names, local names, codes and aliases are searched, ignoring case and diacritics",
        arguments: [
            ("cote", ["Côte d’Ivoire"]), ("IVORY", ["Côte d’Ivoire"]), ("deutsch", ["Germany"]), ("DEU", ["Germany"]),
            ("de", ["Germany"]), ("uk", ["United Kingdom", "Ukraine"]), ("king", ["United Kingdom"]),
            ("украї", ["Ukraine"]), ("zzz", []), ("!!!", []),
        ])
    func search(text: String, expected: [String]) async throws {
        #expect(try await names(text) == expected)
    }

    @Test("C3 Among equal matches, a match of the name comes before a match of an alias")
    func namesFirst() async throws {
        let service = CountryServiceDouble([
            Sample.country("AQ", "Antarctica", aliases: ["South Pole"]), Sample.country("ZA", "South Africa"),
        ])
        let found = try await CountryPickerInteractor(service: service).search("south").countries
        #expect(found.map(\.name.text) == ["South Africa", "Antarctica"])
    }

    @Test("C3 Names that begin with the text come first, then words that do, words that end with it, and the rest")
    func ranks() async throws {
        let service = CountryServiceDouble([
            Sample.country("CK", "Cook Islands"), Sample.country("FI", "Finland"),
            Sample.country("LP", "Landport"), Sample.country("TF", "Southern Territories", aliases: ["South Lands"]),
            Sample.country("WL", "West Landau"),
        ])
        let found = try await CountryPickerInteractor(service: service).search("land").countries
        #expect(
            found.map(\.name.text) == ["Landport", "West Landau", "Finland", "Cook Islands", "Southern Territories"])
    }

    @Test("C3 A text over the limit is rejected; one at the limit is accepted")
    func tooLong() async throws {
        #expect(try await names(String(repeating: "x", count: 100)).isEmpty)
        await #expect(throws: SearchFailure.tooLong(limit: 100)) {
            try await names(String(repeating: "x", count: 101))
        }
        await #expect(throws: SearchFailure.tooLong(limit: 100)) {
            try await names(String(repeating: "é", count: 10_240))
        }
    }

    private static let federal = CountryServiceDouble([
        Sample.country(
            "DE", "Germany",
            regions: [
                Sample.countryRegion("BY", "Bavaria", local: "Bayern"),
                Sample.countryRegion("NI", "Lower Saxony", local: "Niedersachsen"),
                Sample.countryRegion("SN", "Saxony", local: "Sachsen"),
            ]),
        Sample.country("BY", "Belarus"),
        Sample.country("US", "United States", regions: [Sample.countryRegion("TX", "Texas")]),
    ])

    @Test(
        "C3 Regions are found after the countries, by their names in both languages and by their whole codes",
        arguments: [
            ("bavaria", [], ["BY"]), ("BAYERN", [], ["BY"]), ("texas", [], ["TX"]), ("saxony", [], ["SN", "NI"]),
            ("sachsen", [], ["SN"]), ("by", ["Belarus"], ["BY"]), ("de-by", [], ["BY"]), ("tx", [], ["TX"]),
            ("germany", ["Germany"], []), ("b", ["Belarus"], ["BY"]),
            ("", ["Germany", "Belarus", "United States"], []), ("!!!", [], []),
        ] as [(String, [String], [String])])
    func regions(text: String, countries: [String], regions: [String]) async throws {
        let found = try await CountryPickerInteractor(service: Self.federal).search(text)
        #expect(found.countries.map(\.name.text) == countries, "\(text)")
        #expect(found.regions.map(\.code.description) == regions, "\(text)")
    }

    @Test(
        "C3 A region that the search names precedes the countries, unless it names a country or is only a code",
        arguments: [
            ("england", 1), ("lloegr", 1), ("georgia", 0), ("eng", 0), ("land", 0), ("new england", 1),
        ])
    func leadingRegions(text: String, count: Int) async throws {
        let service = CountryServiceDouble([
            Sample.country(
                "GB", "United Kingdom", aliases: ["England"],
                regions: [Sample.countryRegion("ENG", "England", local: "Lloegr")]),
            Sample.country("GE", "Georgia"),
            Sample.country(
                "US", "United States",
                regions: [Sample.countryRegion("GA", "Georgia"), Sample.countryRegion("NE", "New England")]),
        ])
        let found = try await CountryPickerInteractor(service: service).search(text)
        #expect(found.leadingRegions == count, "\(text)")
    }

    @Test("C3 A region is given with its country and its own name")
    func region() async throws {
        let found = try await CountryPickerInteractor(service: Self.federal).search("bayern").regions
        let bavaria = CountryList.Region(
            country: Sample.code("DE"), code: Sample.region("BY"), name: .english("Bavaria"), countryName: "Germany",
            localName: LocalizedText("Bayern", language: "de"))
        #expect(found == [bavaria])
    }

    @Test("C3 At most 50 regions are among the results, the best first")
    func mostRegions() async throws {
        func found(_ count: Int) async throws -> [CountryList.Region] {
            let regions = (1...count).map { Sample.countryRegion("R\($0)", "New Landing \($0)") }
            let service = CountryServiceDouble([
                Sample.country("XX", "Country", regions: regions + [Sample.countryRegion("L", "Landing")])
            ])
            return try await CountryPickerInteractor(service: service).search("landing").regions
        }
        #expect(try await found(48).count == 49)
        #expect(try await found(49).count == 50)
        let most = try await found(60)
        #expect(most.count == 50 && most.first?.name.text == "Landing")
    }

    @Test("D2 Only offered countries can be chosen; known but uncovered countries differ from unknown ones")
    func standing() async throws {
        let service = CountryServiceDouble([Sample.germany], beside: [Sample.kiribati])
        let interactor = CountryPickerInteractor(service: service)
        #expect(try await interactor.standing(of: Sample.code("DE")) == .offered)
        #expect(try await interactor.standing(of: Sample.code("KI")) == .uncovered(name: "Kiribati"))
        #expect(try await interactor.standing(of: Sample.code("QQ")) == .unknown)
    }

    @Test("H4 A failure of the service is passed on")
    func failing() async {
        let interactor = CountryPickerInteractor(service: CountryServiceDouble(failing: .timedOut))
        await #expect(throws: SearchFailure.service(.timedOut)) { try await interactor.search("") }
        await #expect(throws: SearchFailure.service(.timedOut)) {
            try await interactor.standing(of: Sample.code("DE"))
        }
    }
}
