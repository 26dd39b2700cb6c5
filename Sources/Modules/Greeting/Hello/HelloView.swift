import VIPER

struct HelloView: HTMLView {
    func event(from visit: Visit<Bool>) -> HelloEvent { visit.place ? .pressedShow : .opened }

    typealias Page = HelloPage
}
