import VIPER

struct SightingsPresenter<I: SightingsInteracting, R: Router<SightingsNavigation>>: Presenter {
    let interactor: I
    let router: R

    func handle(_ event: SightingsEvent) async -> Step<SightingsPage, SightingsNavigation, Never> {
        switch event {
        case .opened: return await show()
        case .added(let species, let count):
            do throws(SightingsFailure) {
                try await interactor.add(species: species, count: count)
                return .go(.front)
            } catch {
                return await show(species, count, error)
            }
        }
    }

    /// Shows the list, and the form with what was sent and why it was not added.
    private func show(
        _ species: String = "", _ count: String = "", _ refusal: SightingsFailure? = nil
    ) async -> Step<SightingsPage, SightingsNavigation, Never> {
        let form = SightingsPage.Form(
            action: router.link(to: .front), species: species, count: count, problem: refusal.flatMap(words))
        do throws(SightingsFailure) {
            if refusal == .sourceDown { throw .sourceDown }
            let entries = try await interactor.list()
            let page = SightingsPage(
                title: entries.count == 1 ? "1 sighting" : "\(entries.count) sightings", notice: nil,
                rows: entries.map { "\($0.species): \($0.count)" }, form: form)
            return .show(page, refusal == nil ? .ok : .unprocessableContent)
        } catch {
            let notice = "Our source does not answer. Try again in a few minutes."
            return .show(
                SightingsPage(title: "Sightings", notice: notice, rows: [], form: form), .unavailable(retryAfter: nil))
        }
    }

    private func words(_ failure: SightingsFailure) -> String? {
        switch failure {
        case .sourceDown: nil
        case .speciesMissing: "Enter the species"
        case .countOutside(let range): "Count must be from \(range.lowerBound) to \(range.upperBound)"
        }
    }
}
