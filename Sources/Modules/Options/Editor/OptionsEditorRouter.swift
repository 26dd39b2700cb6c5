import AlmanacValues
import HTML
import Layout
import Places
import VIPER

/// Prints the addresses of Options, each with the ticket of the flow that opened them.
struct OptionsEditorRouter: OptionsEditorRouting {
    /// Nil if nobody waits for the result.
    var ticket: OptionsTicket?

    func run(
        _ visit: Visit<OptionsPlace>, _ interactor: OptionsEditorInteractor, _ assets: Assets
    ) async -> Outcome<OptionsAnswer> {
        let presenter = OptionsEditorPresenter(
            interactor: Traced(interactor), router: Traced(self), words: OptionsWords(assets.language))
        return await Module(view: OptionsEditorView(assets: assets), presenter: presenter).run(visit)
    }

    var isSubflow: Bool { ticket != nil }

    /// Printed anew from the place that the address names, so that it cannot lead off the site.
    private static func link(toPageAt address: String) -> Link {
        guard let address = try? Address(target: address), let place = try? Place(address) else { return Link(.start) }
        return Link(place)
    }

    func link(to navigation: OptionsEditorNavigation) -> Link {
        switch navigation {
        case .front: Link(.options(.form))
        case .form: Link(.options(OptionsPlace(.form, for: ticket)))
        case .draft: Link(.options(OptionsPlace(.draft, for: ticket)))
        case .saved: Link(.options(OptionsPlace(.saved, for: ticket)))
        case .home: Link(.start)
        case .page(let address): Self.link(toPageAt: address)
        case .close: Link(.options(OptionsPlace(.close, for: ticket)))
        case .chooseCountry: Link(.countries(.browse(search: "", .options(openedBy: ticket))))
        }
    }
}
