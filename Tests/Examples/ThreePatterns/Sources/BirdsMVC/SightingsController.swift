import Birds
import VIPER

/// The controller: asks the model, and chooses what the view shows.
public struct SightingsController: Sendable {
    private let service: any SightingService

    public init(service: any SightingService) {
        self.service = service
    }

    public func respond(to visit: Visit<BirdsPlace>) async -> Outcome<Never> {
        if let form = visit.form { return await create(form) }
        return await index(as: visit.place)  // JSON
    }

    private func index(as format: BirdsPlace) async -> Outcome<Never> {  // JSON
        do throws(SourceDown) {
            return show(SightingsPage(try await service.all()), .ok, as: format)  // JSON
        } catch {
            return show(SightingsPage(nil), .unavailable(retryAfter: nil), as: format)  // JSON
        }
    }

    private func create(_ form: Form) async -> Outcome<Never> {
        let draft = SightingDraft(species: form.value("species") ?? "", count: form.value("count") ?? "")
        do {
            try await service.add(draft.checked())
            return .redirect(BirdsPlace.page.link)
        } catch let rule as SightingRule {
            return await refuse(draft, rule)
        } catch {
            return show(SightingsPage(nil, draft), .unavailable(retryAfter: nil))
        }
    }

    private func refuse(_ draft: SightingDraft, _ rule: SightingRule) async -> Outcome<Never> {
        do throws(SourceDown) {
            return show(SightingsPage(try await service.all(), draft, rule), .unprocessableContent)
        } catch {
            return show(SightingsPage(nil, draft, rule), .unavailable(retryAfter: nil))
        }
    }

    private func show(
        _ page: SightingsPage, _ status: Status, as format: BirdsPlace = .page  // JSON
    ) -> Outcome<Never> {
        switch format {
        case .page: .page(Rendering(status: status, mediaType: MediaType.html, bytes: page.rendered()))
        case .json: .page(Rendering(status: status, mediaType: "application/json", bytes: page.json()))  // JSON
        }
    }
}
