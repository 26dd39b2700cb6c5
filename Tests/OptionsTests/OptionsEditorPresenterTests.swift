import SnapshotSupport
import Testing

@testable import Options

@Suite("Options: presenter")
struct OptionsEditorPresenterTests {
    private func step(
        _ event: OptionsEditorEvent, _ interactor: OptionsEditorInteractorDouble = OptionsEditorInteractorDouble(),
        isSubflow: Bool = false
    ) async -> Step<OptionsEditorPage, OptionsEditorNavigation, OptionsAnswer> {
        await OptionsEditorPresenter(
            interactor: interactor, router: OptionsEditorRouterDouble(isSubflow: isSubflow)
        )
        .handle(event)
    }

    private func page(
        _ event: OptionsEditorEvent, _ interactor: OptionsEditorInteractorDouble = OptionsEditorInteractorDouble(),
        isSubflow: Bool = false
    ) async throws -> (OptionsEditorPage, Status) {
        return try await step(event, interactor, isSubflow: isSubflow).shown
    }

    private let broken = OptionsEditorInteractorDouble(
        options: .failure(.rules([.nameTooLong(limit: 60), .unknownCountry("QQ"), .unknownLook])),
        entered: .failure(.rules([.nameUnprintable])))

    @Test("H6 The page that opens has a loading state; the answer to a form has none")
    func loading() throws {
        let presenter = OptionsEditorPresenter(
            interactor: OptionsEditorInteractorDouble(), router: OptionsEditorRouterDouble(isSubflow: false))
        for event in [OptionsEditorEvent.opened, .openedSaved, .cameBack] {
            let page = try #require(presenter.loading(event)).page
            #expect(page.title == "Options" && page.loading == "Loading" && page.form == nil)
        }
        for event in [OptionsEditorEvent.pressedSave(OptionsEntry()), .pressedPlace(OptionsEntry()), .closed] {
            #expect(presenter.loading(event)?.page == nil)
        }
    }

    @Test("O2 The form shows the saved options")
    func opened() async throws {
        let (page, status) = try await page(.opened)
        #expect(status == .ok && page.status == nil && page.errors == nil)
        #expect(
            page.form?.name == "Ada" && page.form?.country?.name == "United Kingdom" && page.form?.country?.flag == "🇬🇧")
        #expect(page.form?.looks.map(\.value) == ["system", "light", "dark"])
        #expect(page.form?.looks.map(\.isChosen) == [false, false, true])
        #expect(page.form?.action == .to(OptionsEditorNavigation.form))
    }

    @Test("O2 Saving valid input answers with it")
    func saved() async throws {
        let answer = try await step(.pressedSave(OptionsEntry())).answered
        #expect(answer == .save(ChosenOptions(name: "Ada"), next: .to(OptionsEditorNavigation.saved)))
    }

    @Test("O2 Problems are shown at their fields and above the form, with status 422")
    func wrong() async throws {
        let (page, status) = try await page(.pressedSave(OptionsEntry()), broken)
        #expect(status == .unprocessableContent)
        #expect(page.form?.nameProblem?.contains("60 characters") == true)
        #expect(page.form?.countryProblem?.contains("“QQ”") == true)
        #expect(page.form?.lookProblem != nil)
        #expect(page.errors?.problems.map(\.field) == [.name, .country, .look])
        #expect(page.form?.name == "Ada", "nothing typed is lost")
        for event in [OptionsEditorEvent.pressedChooseCountry(OptionsEntry()), .pressedRemoveCountry(OptionsEntry())] {
            let (page, status) = try await self.page(event, broken)
            #expect(status == .unprocessableContent && page.form?.nameProblem != nil)
        }
    }

    @Test("O2 C4 Choosing a country leaves with a draft of the form; removing it returns without a country")
    func country() async throws {
        let draft = ChosenOptions(name: "Ada", country: Sample.code("GB"), look: .dark)
        let chosen = try await step(.pressedChooseCountry(OptionsEntry())).answered
        let removed = try await step(.pressedRemoveCountry(OptionsEntry())).answered
        #expect(chosen == .draft(draft, next: .to(OptionsEditorNavigation.chooseCountry)))
        #expect(removed == .draft(ChosenOptions(name: "Ada", look: .dark), next: .to(OptionsEditorNavigation.draft)))
    }

    @Test("A10 A sub-flow has a way back on each page, and the page of those that nobody opened has none")
    func wayBack() async throws {
        for event in [OptionsEditorEvent.opened, .cameBack, .pressedSave(OptionsEntry())] {
            let page = try await page(event, broken, isSubflow: true).0
            #expect(page.masthead?.close == .to(OptionsEditorNavigation.close) && page.masthead?.title == "Options")
            #expect(try await self.page(event, broken).0.masthead == nil)
        }
    }

    @Test("A10 C4 A sub-flow ends when it is closed, or when the browser has kept what was saved")
    func ends() async throws {
        guard case .answer(.finished(.cancel)) = await step(.closed, isSubflow: true),
            case .answer(.finished(.saved)) = await step(.openedSaved, isSubflow: true)
        else { Issue.record("no end"); return }
        for saving in [SavingResult.refused(nil), .unknown] {
            let page = try await page(.openedSaved, OptionsEditorInteractorDouble(saving: saving), isSubflow: true).0
            #expect(page.form?.name == "Ada" && page.status == nil)
        }
    }

    @Test("O2 A failing service gives its status, and the form keeps its input")
    func failing() async throws {
        let failing = OptionsEditorInteractorDouble(options: .failure(.service(.timedOut)))
        let (page, status) = try await page(.pressedSave(OptionsEntry()), failing)
        #expect(status == .gatewayTimeout && page.form?.name == "Ada" && page.notice != nil)
    }

    @Test("O2 just saved") func justSaved() async throws {
        #expect(try await page(.openedSaved).0.status == "Your options are saved.")
    }

    @Test("O2 If the browser did not keep the cookie, a notice says so, and the form keeps its input") func notKept()
        async throws
    {
        let other = OptionsEditorState(name: "Bo", country: nil, look: .light)
        let refusing = OptionsEditorInteractorDouble(
            state: other, saving: .refused(OptionsEditorInteractorDouble().state))
        let (page, status) = try await page(.openedSaved, refusing)
        #expect(status == .ok && page.status == nil && page.form?.name == "Ada")
        #expect(page.notice?.title == "Your browser did not save your options")
        #expect(page.notice?.explanation.contains("still in the form") == true)
    }

    @Test("O2 If the browser accepts no cookies, a notice says so and asks to fill in the form again")
    func noCookies() async throws {
        let page = try await page(.openedSaved, OptionsEditorInteractorDouble(saving: .refused(nil))).0
        #expect(page.status == nil && page.notice?.title == "Your browser did not save your options")
        #expect(page.notice?.explanation.contains("fill in the form again") == true)
    }

    @Test("O2 Long after saving the page does not mention it") func longAfterSaving() async throws {
        let page = try await page(.openedSaved, OptionsEditorInteractorDouble(saving: .unknown)).0
        #expect(page.status == nil && page.notice == nil && page.form?.name == "Ada")
    }

    @Test("O2 back from the countries") func draft() async throws {
        #expect(try await page(.cameBack).0.status?.contains("Your changes are not saved yet") == true)
    }

    @Test("O2 A saved draft is not mentioned; a lost one is reported as lost") func noDraft() async throws {
        let saved = try await page(.cameBack, OptionsEditorInteractorDouble(draftResult: .saved)).0
        #expect(saved.status == nil && saved.notice == nil)
        let lost = OptionsEditorInteractorDouble(draftResult: .lost)
        let (page, status) = try await page(.cameBack, lost)
        #expect(status == .ok && page.status == nil && page.notice?.title == "Your changes are lost")
    }

    @Test("N1 “Make … my place” saves and leads home; a wrong place shows the saved options, so that nothing is lost")
    func place() async throws {
        let interactor = OptionsEditorInteractorDouble()
        guard case .answer(.save(let options, let next)) = await step(.pressedPlace(OptionsEntry()), interactor) else {
            throw ServiceFailure.invalid
        }
        #expect(options.region == Sample.region("BY") && next == Link.to(OptionsEditorNavigation.home))
        let wrong = OptionsEditorInteractorDouble(placed: .failure(.rules([.unknownRegion("ZZ")])))
        let (page, status) = try await page(.pressedPlace(OptionsEntry()), wrong)
        #expect(status == .unprocessableContent && page.form?.name == "Ada")
        #expect(page.errors?.problems.map(\.text).first?.contains("ZZ") == true)
    }

    @Test("L1 A chosen language is the answer, with the way on")
    func language() async throws {
        let polish = try #require(Language(code: "pl"))
        guard case .answer(.language(let language, let next)) = await step(.pressedLanguage(polish, page: "/data"))
        else {
            throw ServiceFailure.invalid
        }
        #expect(language == polish && next == Link.to(OptionsEditorNavigation.page(at: "/data")))
    }

    @Test("N1 A country with regions offers them, the chosen one selected; one without offers nothing")
    func regions() async throws {
        let regions = [NamedRegion(code: Sample.region("BY"), name: "Bavaria")]
        let state = OptionsEditorState(
            name: "Ada",
            country: .init(code: Sample.code("DE"), name: "Germany", regions: regions, region: Sample.region("BY")),
            look: .dark)
        let form = try #require(try await page(.opened, OptionsEditorInteractorDouble(state: state)).0.form)
        #expect(form.regions?.choices.map(\.label) == ["Whole country", "Bavaria"])
        #expect(form.regions?.choices.map(\.isChosen) == [false, true])
        #expect(try await page(.opened).0.form?.regions == nil)
    }
}
