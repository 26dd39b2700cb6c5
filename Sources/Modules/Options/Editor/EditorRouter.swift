import Almanac
import HTML
import Layout
import VIPER

struct EditorRouter: Router {
    func module(_ services: OptionsServices) -> Module<EditorView, EditorPresenter, EditorRouter> {
        let interactor = EditorInteractor(countries: services.countries, preferences: services.preferences)
        let presenter = EditorPresenter(interactor: interactor, router: self, assets: services.assets)
        return Module(view: EditorView(), presenter: presenter, router: self)
    }

    func link(to navigation: EditorNavigation) -> Link {
        switch navigation {
        case .form: Link(.options(.form))
        case .draft(let draft): Link(.options(.draft(draft)))
        case .chooseCountry(let draft): Link(.countries(.browse(search: "", .options(draft))))
        }
    }

    func saved(_ preferences: Preferences) -> Link {
        let draft = OptionsDraft(
            name: preferences.name ?? "", country: preferences.country, look: preferences.look)
        return Link(.options(.saved(draft)))
    }
}

extension EditorRouter: Caller {
    /// Goes on with the form as it was, and with the country that was chosen. Cancel changes nothing.
    func resume(_ draft: OptionsDraft, with answer: CountryAnswer) -> Link {
        switch answer {
        case .cancel:
            return link(to: .draft(draft))
        case .country(let country):
            var draft = draft
            draft.country = country
            return link(to: .draft(draft))
        }
    }
}
