import Almanac
import Entities
import HTML
import Places
import ServiceContracts
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Options

@Suite("Options: entry point and return", .patient)
struct OptionsRouterTests {
    private let router = OptionsRouter(
        .only(countries: CountryServiceDouble([Sample.germany])), assets: Sample.assets)
    private let draft = ChosenOptions(name: "Ada & Bo", look: .dark)

    private func run(_ form: Form?) async -> Outcome<OptionsAnswer> {
        await router.run(Visit(.form, form: form), for: VisitorDouble(Preferences(name: "Ada")))
    }

    @Test("O2 The entry point answers with the saved options, and shows the problems of invalid ones")
    func wayIn() async {
        let right = Form([.init("name", "Bo"), .init("country", "DE"), .init("look", "light")])
        guard
            case .answer(.saved(let options)) = await run(right),
            case .page(let page) = await run(nil),
            case .page(let refused) = await run(Form([.init("name", "\u{0}x")]))
        else {
            Issue.record("an answer is missing, or one too many")
            return
        }
        #expect(options == ChosenOptions(name: "Bo", country: Sample.code("DE"), look: .light))
        #expect(String(decoding: page.bytes, as: UTF8.self).contains("value=\"Ada\""))
        #expect(refused.status == .unprocessableContent)
    }

    @Test("C4 C5 The picker's answer fills in the country; cancel changes nothing")
    func resume() {
        guard case .unchanged(let link) = OptionsRouter.resume(draft, with: .cancel) else {
            Issue.record("cancel changes something")
            return
        }
        #expect(link.description == "/options?draft=1")
        #expect(
            OptionsRouter.resume(draft, with: .country(Sample.code("DE")))
                == .answer(
                    .draft(ChosenOptions(name: "Ada & Bo", country: Sample.code("DE"), look: .dark), .form)))
    }

    @Test("A5 The page after an answer has an address without any data of the visitor")
    func next() {
        #expect(OptionsRouter.next(after: .saved(draft)).description == "/options?saved=1")
        #expect(OptionsRouter.next(after: .draft(draft, .form)).description == "/options?draft=1")
        #expect(OptionsRouter.next(after: .draft(draft, .countries)).description == "/countries?for=options")
    }

    @Test("A7 After 1,000 visits every part of the module is deallocated")
    func lifetime() async {
        final class CountedService: CountryService {
            func countries() async throws(ServiceFailure) -> Supply<[Country]> { Supply([]) }
            func country(_: CountryCode) async throws(ServiceFailure) -> Country? { nil }
        }
        weak var alive: CountedService?
        do {
            let counted = CountedService()
            alive = counted
            let router = OptionsRouter(.only(countries: counted), assets: Sample.assets)
            for _ in 0..<1000 { _ = await router.run(Visit(.form), for: VisitorDouble()) }
        }
        #expect(alive == nil)
    }
}
