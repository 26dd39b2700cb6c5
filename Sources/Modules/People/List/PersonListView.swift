import Layout
import VIPER

struct PersonListView: FramedView {
    let part: Frame.Part? = .people
    let assets: Assets
    let hasSearch = false

    func event(from visit: Visit<String>) -> PersonListEvent { .searched(visit.place) }

    typealias Page = PersonListPage
}
