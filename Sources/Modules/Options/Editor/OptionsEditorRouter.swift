import Almanac
import HTML
import Layout
import Places
import VIPER

struct OptionsEditorRouter: Router {
    typealias Presenting = OptionsEditorPresenter<Traced<OptionsEditorInteractor>, Traced<OptionsEditorRouter>>

    func module(_ interactor: OptionsEditorInteractor, _ assets: Assets) -> Module<OptionsEditorView, Presenting> {
        let presenter = OptionsEditorPresenter(interactor: Traced(interactor), router: Traced(self), assets: assets)
        return Module(view: OptionsEditorView(), presenter: presenter)
    }

    func link(to navigation: OptionsEditorNavigation) -> Link {
        switch navigation {
        case .form: Link(.options(.form))
        case .draft: Link(.options(.draft))
        case .saved: Link(.options(.saved))
        case .chooseCountry: Link(.countries(.browse(search: "", .options)))
        }
    }

    func next(after answer: OptionsAnswer) -> Link {
        switch answer {
        case .saved: link(to: .saved)
        case .draft(_, .form): link(to: .draft)
        case .draft(_, .countries): link(to: .chooseCountry)
        }
    }
}

extension OptionsEditorRouter: Caller {
    /// Returns to the form as the visitor left it, with the chosen country. Cancel changes nothing.
    func resume(_ draft: ChosenOptions, with answer: CountryAnswer) -> OptionsResumption {
        switch answer {
        case .cancel:
            return .unchanged(link(to: .draft))
        case .country(let country):
            var draft = draft
            draft.country = country
            return .answer(.draft(draft, .form))
        }
    }
}

extension Traced: OptionsEditorInteracting where Base: OptionsEditorInteracting {
    func saved() async -> OptionsEditorState {
        await call { await $0.saved() }
    }

    func resultOfSaving() async -> SavingResult {
        await call { await $0.resultOfSaving() }
    }

    func draft() async -> DraftResult {
        await call { await $0.draft() }
    }

    func state(of entry: OptionsEntry) async -> OptionsEditorState {
        await call([entry]) { await $0.state(of: entry) }
    }

    func options(from entry: OptionsEntry) async throws(OptionsEditorFailure) -> ChosenOptions {
        try await call([entry]) { base async throws(OptionsEditorFailure) in try await base.options(from: entry) }
    }

    func draft(from entry: OptionsEntry) throws(OptionsEditorFailure) -> ChosenOptions {
        try call([entry]) { base throws(OptionsEditorFailure) in try base.draft(from: entry) }
    }
}
