import Almanac
import TestSupport
import Testing

@testable import Countries

@Suite("Country picker: interactor")
struct CountryPickerInteractorTests {
    private let service = CountryServiceDouble([
        Sample.ivoryCoast, Sample.germany, Sample.ukraine, Sample.unitedKingdom,
    ])

    private func names(_ text: String) async throws -> [String] {
        try await CountryPickerInteractor(service: service).search(text).countries.map(\.name)
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
        #expect(found.map(\.name) == ["South Africa", "Antarctica"])
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
            found.map(\.name) == ["Landport", "West Landau", "Finland", "Cook Islands", "Southern Territories"])
    }

    @Test("C3 A text over the limit is rejected; one at the limit is accepted")
    func tooLong() async throws {
        #expect(try await names(String(repeating: "x", count: 100)).isEmpty)
        await #expect(throws: CountryPickerFailure.tooLong(limit: 100)) {
            try await names(String(repeating: "x", count: 101))
        }
        await #expect(throws: CountryPickerFailure.tooLong(limit: 100)) {
            try await names(String(repeating: "é", count: 10_240))
        }
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
        await #expect(throws: CountryPickerFailure.service(.timedOut)) { try await interactor.search("") }
        await #expect(throws: CountryPickerFailure.service(.timedOut)) {
            try await interactor.standing(of: Sample.code("DE"))
        }
    }
}
