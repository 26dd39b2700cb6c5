import SnapshotSupport
import Testing

@testable import Options

@Suite("Options: entry point and return", .patient)
struct OptionsRouterTests {
    private let router = OptionsRouter(
        Sample.context(
            .only(countries: CountryServiceDouble([Sample.germany])),
            visitor: VisitorDouble(
                Preferences(name: "Ada"),
                draft: PreferencesDraft(Preferences(name: "Ada & Bo", look: .dark), isSaved: false))))

    private func run(_ form: Form?) async -> Outcome<OptionsAnswer> {
        await router.start(Visit(.form, form: form))
    }

    private func isRedirect(_ outcome: Outcome<OptionsAnswer>, to address: String) -> Bool {
        if case .redirect(let link) = outcome { link.description == address } else { false }
    }

    @Test("O2 The entry point answers with the saved options, and shows the problems of invalid ones")
    func wayIn() async {
        let right = Form([.init("name", "Bo"), .init("country", "DE"), .init("look", "light")])
        guard
            case .answer(.save(let options, let next)) = await run(right),
            case .page(let page) = await run(nil),
            case .page(let refused) = await run(Form([.init("name", "\u{0}x")]))
        else { Issue.record("an answer is missing, or one too many"); return }
        #expect(options == ChosenOptions(name: "Bo", country: Sample.code("DE"), look: .light))
        #expect(next.description == "/options?saved=1")
        #expect(page.text.contains("value=\"Ada\""))
        #expect(refused.status == .unprocessableContent)
    }

    @Test("C4 C5 The picker's answer fills in the country; cancel changes nothing")
    func resume() {
        for (ticket, address) in [(nil, "/options?draft=1"), (.start, "/options?for=start&draft=1")]
            as [(OptionsTicket?, String)]
        {
            #expect(isRedirect(router.resume(ticket, with: .cancel), to: address))
            guard case .answer(.draft(let draft, let next)) = router.resume(ticket, with: .country(Sample.code("DE")))
            else { Issue.record("the country is not kept"); return }
            #expect(draft == ChosenOptions(name: "Ada & Bo", country: Sample.code("DE"), look: .dark))
            #expect(next.description == address)
            guard
                case .answer(.draft(let other, _)) = router.resume(
                    ticket, with: .region(Sample.code("DE"), Sample.region("BY")))
            else { Issue.record("the region is not kept"); return }
            let region = Sample.region("BY")
            #expect(other == ChosenOptions(name: "Ada & Bo", country: Sample.code("DE"), region: region, look: .dark))
        }
    }

    @Test("A10 As a sub-flow, Options end with one result: closed, or saved and kept by the browser")
    func ends() async {
        guard case .answer(.finished(.cancel)) = await router.start(Visit(OptionsPlace(.close, for: .start))) else {
            Issue.record("closing does not end the flow")
            return
        }
        let ada = Preferences(name: "Ada")
        let saved = PreferencesDraft(ada, isSaved: true)
        func afterSaving(_ preferences: Preferences, for ticket: OptionsTicket?) async -> Outcome<OptionsAnswer> {
            await OptionsRouter(Sample.context(.only(), visitor: VisitorDouble(preferences, draft: saved)))
                .start(Visit(OptionsPlace(.saved, for: ticket)))
        }
        guard case .answer(.finished(.saved)) = await afterSaving(ada, for: .start),
            case .page(let refused) = await afterSaving(Preferences(), for: .start),
            case .page(let alone) = await afterSaving(ada, for: nil)
        else { Issue.record("an end is missing, or one too many"); return }
        #expect(refused.text.contains("Your browser did not save your options"))
        #expect(alone.text.contains("Your options are saved."))
    }

    @Test("A7 After 1,000 visits every part of the module is deallocated")
    func lifetime() async {
        let leaked = await leaks(Counted(CountryServiceDouble([Sample.germany]))) { countries in
            let context = Sample.context(.only(countries: countries), visitor: VisitorDouble())
            _ = await OptionsRouter(context).start(Visit(.form))
        }
        #expect(!leaked)
    }
}
