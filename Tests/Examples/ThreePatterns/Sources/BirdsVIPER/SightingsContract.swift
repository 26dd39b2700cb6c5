import VIPER

/// What a visitor can do on this screen.
enum SightingsEvent: Hashable, Sendable {
    case opened
    case added(species: String, count: String)
}

enum SightingsNavigation: Hashable, Sendable {
    case front
}

protocol SightingsInteracting: Interactor {
    func list() async throws(SightingsFailure) -> [SightingsEntry]
    func add(species: String, count: String) async throws(SightingsFailure)
}

/// The Interactor's result for the Presenter.
struct SightingsEntry: Hashable, Sendable {
    let species: String
    let count: Int
}

enum SightingsFailure: Error, Hashable {
    case sourceDown
    case speciesMissing
    case countOutside(ClosedRange<Int>)
}

struct SightingsPage: Sendable {
    struct Form: Sendable {
        let action: Link
        let species: String
        let count: String
        let problem: String?
    }

    let title: String
    let notice: String?
    let rows: [String]
    let form: Form
}
