import SnapshotSupport
import Testing

@testable import Countries

@Suite("Edges of the country picker")
struct EdgeTests {
    @Test("C3 A search has up to 100 characters", arguments: [(99, true), (100, true), (101, false)])
    func search(length: Int, isTaken: Bool) async {
        let interactor = CountryPickerInteractor(service: CountryServiceDouble([Sample.germany]))
        let text = String(repeating: "x", count: length)
        if isTaken {
            await #expect(throws: Never.self) { try await interactor.search(text) }
        } else {
            await #expect(throws: SearchFailure.tooLong(limit: 100)) { try await interactor.search(text) }
        }
    }

    @Test("C2 Up to three local names are shown", arguments: 0...5)
    func localNames(count: Int) async throws {
        let names = (0..<count).map { LocalizedText("Name \($0)", language: "de") }
        let list = CountryList(countries: [.init(Sample.country("DE", "Germany", local: names))], age: nil)
        let presenter = CountryPickerPresenter(
            interactor: CountryPickerInteractorDouble(list: .success(list)),
            router: CountryPickerRouterDouble(isForm: true))
        let page = try await presenter.handle(.searched("")).shown.page
        #expect(page.results.buttons?.letters.first?.rows.first?.localNames.count == min(count, 3))
    }

    @Test("H4 A stale list has its age; a fresh one has no age", arguments: [nil, SupplyAge.seconds(600)])
    func age(age: SupplyAge?) async throws {
        let interactor = CountryPickerInteractor(service: CountryServiceDouble([Sample.germany], age: age))
        #expect(try await interactor.search("").age == age)
    }
}
