import AlmanacValues
import Layout
import VIPER

struct OptionsEditorPresenter<I: OptionsEditorInteracting, R: OptionsEditorRouting>: Presenter {
    let interactor: I
    let router: R
    var words = OptionsWords()

    /// Returns the page to show while the country and its regions are being fetched. A form that was sent has none: its
    /// answer is sent whole.
    func loading(_ event: OptionsEditorEvent) -> LoadingState<OptionsEditorPage>? {
        switch event {
        case .opened, .openedSaved, .cameBack:
            var page = page(OptionsEditorProblems([], words))
            page.loading = words.loading
            return LoadingState(page)
        default: return nil
        }
    }

    func handle(_ event: OptionsEditorEvent) async -> Step<OptionsEditorPage, OptionsEditorNavigation, OptionsAnswer> {
        switch event {
        case .opened:
            return .show(page(await interactor.saved()))
        case .openedSaved:
            return await stepAfterSaving()
        case .cameBack:
            return .show(await pageWithDraft())
        case .pressedSave(let entry):
            do {
                return .answer(.save(try await interactor.options(from: entry), next: router.link(to: .saved)))
            } catch {
                return await show(error, entry)
            }
        case .pressedChooseCountry(let entry):
            do {
                return .answer(.draft(try interactor.draft(from: entry), next: router.link(to: .chooseCountry)))
            } catch {
                return await show(error, entry)
            }
        case .pressedRemoveCountry(let entry):
            do {
                var draft = try interactor.draft(from: entry)
                draft.country = nil
                return .answer(.draft(draft, next: router.link(to: .draft)))
            } catch {
                return await show(error, entry)
            }
        case .pressedPlace(let entry):
            do {
                return .answer(.save(try await interactor.options(placedIn: entry), next: router.link(to: .home)))
            } catch {
                // Not the entry: it has no name and no look, and saving it would lose them.
                return show(error, await interactor.saved())
            }
        case .pressedLanguage(let language, let page):
            return .answer(.language(language, next: router.link(to: .page(at: page))))
        case .closed:
            return .answer(.finished(.cancel))
        }
    }

    /// A sub-flow ends only when the browser is known to have kept the options: the caller's page could not tell.
    private func stepAfterSaving() async -> NextStep {
        switch await interactor.resultOfSaving() {
        case .kept where router.isSubflow: .answer(.finished(.saved))
        case .kept(let state): .show(page(state, status: words.saved))
        case .refused(let state?):
            .show(page(state, notice: Notice(title: words.notKept, explanation: words.saveAgain)))
        case .refused(nil):
            .show(
                page(await interactor.saved(), notice: Notice(title: words.notKept, explanation: words.fillInAgain)))
        case .unknown: .show(page(await interactor.saved()))
        }
    }

    private func pageWithDraft() async -> OptionsEditorPage {
        switch await interactor.draft() {
        case .there(let state): page(state, status: words.unsaved)
        case .saved: page(await interactor.saved())
        case .lost: page(await interactor.saved(), notice: Notice(title: words.lost, explanation: words.whyLost))
        }
    }

    /// Shows the failure, and the form with the visitor's entry still in it.
    private func show(_ failure: OptionsEditorFailure, _ entry: OptionsEntry) async -> NextStep {
        show(failure, await interactor.state(of: entry))
    }

    private func show(_ failure: OptionsEditorFailure, _ state: OptionsEditorState) -> NextStep {
        switch failure {
        case .rules(let problems):
            return .show(page(state, problems: problems), .unprocessableContent)
        case .service(let failure):
            let notice = words.notice(failure, title: words.countryUnchecked)
            return .show(page(state, notice: notice), Status(failure))
        }
    }

    private func page(
        _ state: OptionsEditorState, status: String? = nil, problems: [OptionsEditorFailure.Problem] = [],
        notice: Notice? = nil
    ) -> OptionsEditorPage {
        let texts = OptionsEditorProblems(problems, words)
        var page = page(texts)
        (page.status, page.notice) = (status, notice)
        page.form = OptionsEditorForm(
            action: router.link(to: .form), name: state.name, nameProblem: texts.name,
            country: state.country.map { country in
                CountryText(
                    flag: country.code.flag, name: country.name.map { words.text($0) } ?? country.code.description,
                    code: country.code.description)
            },
            countryProblem: texts.country, regions: regions(state.country, texts.region),
            looks: looks(state.look), lookProblem: texts.look)
        return page
    }

    /// The page without its form.
    private func page(_ problems: OptionsEditorProblems) -> OptionsEditorPage {
        OptionsEditorPage(
            head: PageHead(
                title: problems.summary == nil ? words.title : words.titleWithProblems,
                description: words.description, canonical: router.link(to: .front), isListed: false),
            title: words.title,
            masthead: router.isSubflow ? OptionsMasthead(title: words.title, close: router.link(to: .close)) : nil,
            errors: problems.summary)
    }

    private func regions(_ country: OptionsEditorState.Choice?, _ problem: String?) -> FormSelect? {
        guard let country, !country.regions.isEmpty else { return nil }
        return FormSelect(
            [FormChoice("", label: words.wholeCountry, isChosen: country.region == nil)]
                + country.regions.map {
                    FormChoice(
                        $0.code.description, label: words.text($0.name), isChosen: $0.code == country.region)
                },
            problem: problem)
    }

    private func looks(_ chosen: Look) -> [FormChoice] {
        [Look.system, .light, .dark].map { look in
            FormChoice(look.rawValue, label: words.name(of: look), isChosen: look == chosen)
        }
    }
}
