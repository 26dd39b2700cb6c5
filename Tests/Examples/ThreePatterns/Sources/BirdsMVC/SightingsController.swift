public import Birds
public import VIPER

/// The controller: asks the model, and chooses what the view shows.
public struct SightingsController: Sendable {
    private let service: any SightingService

    public init(service: any SightingService) {
        self.service = service
    }

    public func respond(to visit: Visit<BirdsPlace>) async -> Outcome<Never> {
        switch visit.place {
        case .page: if let form = visit.form { await create(form) } else { await index() }
        case .json: await indexJSON()  // JSON
        }
    }

    private func index() async -> Outcome<Never> {
        do throws(SourceDown) {
            return html(.ok, SightingsPage(try await service.all()))
        } catch {
            return html(.unavailable(retryAfter: nil), SightingsPage(nil))
        }
    }

    private func indexJSON() async -> Outcome<Never> {  // JSON
        do throws(SourceDown) {  // JSON
            return json(.ok, SightingsPage(try await service.all()))  // JSON
        } catch {  // JSON
            return json(.unavailable(retryAfter: nil), SightingsPage(nil))  // JSON
        }  // JSON
    }  // JSON

    private func create(_ form: Form) async -> Outcome<Never> {
        let draft = SightingDraft(species: form.value("species") ?? "", count: form.value("count") ?? "")
        do {
            try await service.add(draft.checked())
            return .redirect(BirdsPlace.page.link)
        } catch let rule as SightingRule {
            return await refuse(draft, rule)
        } catch {
            return html(.unavailable(retryAfter: nil), SightingsPage(nil, draft))
        }
    }

    private func refuse(_ draft: SightingDraft, _ rule: SightingRule) async -> Outcome<Never> {
        do throws(SourceDown) {
            return html(.unprocessableContent, SightingsPage(try await service.all(), draft, rule))
        } catch {
            return html(.unavailable(retryAfter: nil), SightingsPage(nil, draft, rule))
        }
    }

    private func html(_ status: Status, _ page: SightingsPage) -> Outcome<Never> {
        .page(Rendering(status: status, mediaType: MediaType.html, bytes: page.rendered()))
    }

    private func json(_ status: Status, _ page: SightingsPage) -> Outcome<Never> {  // JSON
        .page(Rendering(status: status, mediaType: "application/json", bytes: page.json()))  // JSON
    }  // JSON
}
