import Layout
import Places
import VIPER

struct PersonListView: FramedView<PersonListPlace, PersonListEvent, PersonListPage> {
    let part: Frame.Part? = .people
    let assets: Assets
    let hasSearch = false

    func event(from visit: Visit<PersonListPlace>) -> PersonListEvent {
        switch visit.place {
        case .search(let text): .searched(text)
        case .grouped(let grouping): .grouped(grouping)
        }
    }
}

extension PersonGroups {
    /// Letters are narrow columns, other groups are as wide as the page.
    var groupClass: String { isByLetter ? "letters" : "groups" }
}
