import AlmanacValues
import HTML
import Layout
import Places
import VIPER

/// Prints the addresses of Options, each with the ticket of whoever opened them.
struct OptionsEditorRouter: OptionsEditorRouting {
    typealias Presenting = OptionsEditorPresenter<Traced<OptionsEditorInteractor>, Traced<OptionsEditorRouter>>

    /// Nil if nobody waits for the result.
    var ticket: OptionsTicket?

    func module(_ interactor: OptionsEditorInteractor, _ assets: Assets) -> Module<OptionsEditorView, Presenting> {
        let presenter = OptionsEditorPresenter(interactor: Traced(interactor), router: Traced(self))
        return Module(view: OptionsEditorView(assets: assets), presenter: presenter)
    }

    var isSubflow: Bool { ticket != nil }

    func link(to navigation: OptionsEditorNavigation) -> Link {
        switch navigation {
        case .front: Link(.options(.form))
        case .form: Link(.options(OptionsPlace(.form, for: ticket)))
        case .draft: Link(.options(OptionsPlace(.draft, for: ticket)))
        case .saved: Link(.options(OptionsPlace(.saved, for: ticket)))
        case .home: Link(.start)
        case .close: Link(.options(OptionsPlace(.close, for: ticket)))
        case .chooseCountry: Link(.countries(.browse(search: "", .options(openedBy: ticket))))
        }
    }
}

extension Traced: OptionsEditorRouting where Base: OptionsEditorRouting {
    var isSubflow: Bool { base.isSubflow }
}

extension Traced: OptionsEditorInteracting where Base: OptionsEditorInteracting {
    func saved() async -> OptionsEditorState {
        await call { await $0.saved() }
    }

    func resultOfSaving() async -> SavingResult {
        await call { await $0.resultOfSaving() }
    }

    func draft() async -> DraftResult {
        await call { await $0.draft() }
    }

    func state(of entry: OptionsEntry) async -> OptionsEditorState {
        await call([entry]) { await $0.state(of: entry) }
    }

    func options(from entry: OptionsEntry) async throws(OptionsEditorFailure) -> ChosenOptions {
        try await call([entry]) { base async throws(OptionsEditorFailure) in try await base.options(from: entry) }
    }

    func options(placedIn entry: OptionsEntry) async throws(OptionsEditorFailure) -> ChosenOptions {
        try await call([entry]) { base async throws(OptionsEditorFailure) in try await base.options(placedIn: entry) }
    }

    func draft(from entry: OptionsEntry) throws(OptionsEditorFailure) -> ChosenOptions {
        try call([entry]) { base throws(OptionsEditorFailure) in try base.draft(from: entry) }
    }

    func draft(choosing country: CountryCode) -> ChosenOptions {
        call([country]) { $0.draft(choosing: country) }
    }
}
