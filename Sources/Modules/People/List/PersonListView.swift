import VIPER

struct PersonListView: HTMLView {
    func event(from visit: Visit<String>) -> PersonListEvent { .searched(visit.place) }

    typealias Page = PersonListPage
}
