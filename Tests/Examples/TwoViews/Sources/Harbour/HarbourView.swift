import VIPER

/// For people: renders through `Templates/Harbour/harbour.mustache`.
struct HarbourView: HTMLView {
    typealias Page = HarbourPage

    func event(from _: Visit<HarbourPlace>) -> HarbourEvent { .opened }
}
