import Birds
import HTML
import VIPER

/// The view: binds what a visitor did to the commands of the view model, and its state to a page.
struct SightingsView: Sendable {
    func respond(to visit: Visit<BirdsPlace>, _ model: consuming SightingsViewModel) async -> Outcome<Never> {
        if let form = visit.form {
            await model.add(SightingDraft(species: form.value("species") ?? "", count: form.value("count") ?? ""))
        } else {
            await model.load()
        }
        if model.condition == .saved { return .redirect(BirdsPlace.page.link) }
        let status = Status(model.condition)
        return .page(Rendering(status: status, mediaType: MediaType.html, bytes: SightingsPage(model).rendered()))
    }
}

/// What the template `Templates/BirdsMVVM/sightings.mustache` binds to.
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

    init(_ model: SightingsViewModel) {
        title = model.title
        notice = model.notice
        rows = model.rows
        form = Form(
            action: BirdsPlace.page.link, species: model.draft.species, count: model.draft.count,
            problem: model.problem)
    }
}

extension Status {
    init(_ condition: SightingsViewModel.Condition) {
        switch condition {
        case .ready, .saved: self = .ok
        case .invalid: self = .unprocessableContent
        case .failed: self = .unavailable(retryAfter: nil)
        }
    }
}
