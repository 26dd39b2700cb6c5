import Almanac
import TestSupport
import Testing

@testable import Countries

@Suite("Country picker: interactor")
struct PickerInteractorTests {
    private let service = CountryServiceDouble([
        Sample.ivoryCoast, Sample.germany, Sample.ukraine, Sample.unitedKingdom,
    ])

    private func names(_ text: String) async throws -> [String] {
        try await PickerInteractor(service: service).search(text).countries.map(\.name)
    }

    @Test("C3 Empty text gives all, and so do spaces", arguments: ["", "  "])
    func all(text: String) async throws {
        #expect(try await names(text) == ["Côte d’Ivoire", "Germany", "Ukraine", "United Kingdom"])
    }

    @Test(
        "C3 Names, local names, codes and aliases are searched, whatever the case and the diacritics",
        arguments: [
            ("cote", ["Côte d’Ivoire"]), ("IVORY", ["Côte d’Ivoire"]), ("deutsch", ["Germany"]), ("DEU", ["Germany"]),
            ("de", ["Germany"]), ("uk", ["United Kingdom", "Ukraine"]), ("king", ["United Kingdom"]),
            ("украї", ["Ukraine"]), ("zzz", []), ("!!!", []),
        ])
    func search(text: String, expected: [String]) async throws {
        #expect(try await names(text) == expected)
    }

    @Test("C3 Among equals a country that is called so comes before one that is also called so")
    func namesFirst() async throws {
        let service = CountryServiceDouble([
            Sample.country("AQ", "Antarctica", aliases: ["South Pole"]), Sample.country("ZA", "South Africa"),
        ])
        let found = try await PickerInteractor(service: service).search("south").countries
        #expect(found.map(\.name) == ["South Africa", "Antarctica"])
    }

    @Test("C3 A text longer than any name is refused, at the limit it is not")
    func tooLong() async throws {
        #expect(try await names(String(repeating: "x", count: 100)).isEmpty)
        await #expect(throws: PickerFailure.tooLong(limit: 100)) {
            try await names(String(repeating: "x", count: 101))
        }
        await #expect(throws: PickerFailure.tooLong(limit: 100)) {
            try await names(String(repeating: "é", count: 10_240))
        }
    }

    @Test("D2 Only a country that is offered can be chosen; one that is known is told from one that does not exist")
    func standing() async throws {
        let service = CountryServiceDouble([Sample.germany], beside: [Sample.kiribati])
        let interactor = PickerInteractor(service: service)
        #expect(try await interactor.standing(of: Sample.code("DE")) == .offered)
        #expect(try await interactor.standing(of: Sample.code("KI")) == .uncovered(name: "Kiribati"))
        #expect(try await interactor.standing(of: Sample.code("QQ")) == .unknown)
    }

    @Test("H4 A failing service is passed on")
    func failing() async {
        let interactor = PickerInteractor(service: CountryServiceDouble(failing: .timedOut))
        await #expect(throws: PickerFailure.service(.timedOut)) { try await interactor.search("") }
        await #expect(throws: PickerFailure.service(.timedOut)) { try await interactor.standing(of: Sample.code("DE")) }
    }
}
