import Almanac
import HTML
import Layout
import VIPER

struct EditorPresenter: Presenter {
    let interactor: any EditorInteracting
    let router: any Router<EditorNavigation>
    let assets: Assets

    func handle(_ event: EditorEvent) async -> Step<EditorPage, EditorNavigation, OptionsAnswer> {
        switch event {
        case .opened:
            return .show(page(await interactor.saved()))
        case .openedSaved:
            return .show(await pageAfterSaving())
        case .cameBack:
            return .show(await pageWithDraft())
        case .pressedSave(let entry):
            do {
                return .answer(.saved(try await interactor.preferences(from: entry)))
            } catch {
                return await show(error, entry)
            }
        case .pressedChooseCountry(let entry):
            do {
                return .answer(.draft(try interactor.draft(from: entry), .countries))
            } catch {
                return await show(error, entry)
            }
        case .pressedRemoveCountry(let entry):
            do {
                var draft = try interactor.draft(from: entry)
                draft.country = nil
                return .answer(.draft(draft, .form))
            } catch {
                return await show(error, entry)
            }
        }
    }

    private func pageAfterSaving() async -> EditorPage {
        switch await interactor.resultOfSaving() {
        case .kept(let state): page(state, status: "Your options are saved.")
        case .refused(let state?):
            page(state, notice: notKept("press “Save” again. What you chose is still in the form."))
        case .refused(nil): page(await interactor.saved(), notice: notKept("fill in the form again."))
        case .unknown: page(await interactor.saved())
        }
    }

    private func pageWithDraft() async -> EditorPage {
        switch await interactor.draft() {
        case .there(let state):
            page(state, status: "Nothing is saved yet: press “Save” to keep what you see.")
        case .saved: page(await interactor.saved())
        case .lost: page(await interactor.saved(), notice: lost)
        }
    }

    /// Shows the failure, and the form with the visitor's entry still in it.
    private func show(
        _ failure: EditorFailure, _ entry: Entry
    ) async -> Step<EditorPage, EditorNavigation, OptionsAnswer> {
        let state = await interactor.state(of: entry)
        switch failure {
        case .rules(let problems):
            return .show(page(state, problems: problems), .unprocessableContent)
        case .service(let failure):
            let notice = Notice(
                failure, title: "Your options are not saved yet: we could not look up your country", retry: nil)
            return .show(page(state, notice: notice), Status(failure))
        }
    }

    private func notKept(_ next: String) -> Notice {
        Notice(
            title: "Your browser did not keep your options",
            explanation: "They are kept in a cookie, and your browser did not send it back. Allow cookies for this "
                + "site and \(next)")
    }

    private var lost: Notice {
        Notice(
            title: "What you had put in the form is lost",
            explanation: "Your browser keeps it in a cookie for a few minutes, and did not send it back. You see "
                + "what is saved. If this happens again, allow cookies for this site.")
    }

    private func page(
        _ state: EditorState, status: String? = nil, problems: [EditorFailure.Problem] = [], notice: Notice? = nil
    ) -> EditorPage {
        let texts = EditorProblems(problems)
        return EditorPage(
            frame: Frame(
                title: texts.summary == nil ? "Options" : "Error: Options",
                description: "Your name, your country and your look of the almanac.",
                canonical: router.link(to: .form), isListed: false, part: .options, assets: assets),
            title: "Options", status: status, errors: texts.summary, notice: notice,
            form: EditorForm(
                action: router.link(to: .form), name: state.name, nameProblem: texts.name,
                country: state.country.map { country in
                    CountryText(
                        flag: country.code.flag, name: country.name ?? country.code.description,
                        code: country.code.description)
                },
                countryProblem: texts.country, looks: looks(state.look), lookProblem: texts.look))
    }

    private func looks(_ chosen: Look) -> [LookChoice] {
        [(Look.system, "As my system has it"), (.light, "Light"), (.dark, "Dark")].map { look, label in
            LookChoice(value: look.rawValue, label: label, id: EditorProblems.id(of: look), isChosen: look == chosen)
        }
    }
}
