import Almanac
import HTML
import Layout
import Places
import VIPER

struct OptionsEditorRouter: Router {
    typealias Presenting = OptionsEditorPresenter<OptionsEditorInteractor, OptionsEditorRouter>

    func module(_ interactor: OptionsEditorInteractor, _ assets: Assets) -> Module<OptionsEditorView, Presenting> {
        let presenter = OptionsEditorPresenter(interactor: interactor, router: self)
        return Module(view: OptionsEditorView(assets: assets), presenter: presenter)
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
