import Layout
import Places
import VIPER

struct PersonListView: FramedView {
    let part: Frame.Part? = .people
    let assets: Assets
    let hasSearch = false

    func event(from visit: Visit<PersonListPlace>) -> PersonListEvent {
        switch visit.place {
        case .search(let text): .searched(text)
        case .grouped(.century): .grouped(.century)
        case .grouped(.profession): .grouped(.profession)
        }
    }

    typealias Page = PersonListPage
}
