import Almanac
import Layout
import VIPER

struct SidePresenter<I: SideInteracting, R: Router<SideNavigation>>: Presenter {
    let interactor: I
    let router: R

    func handle(_ event: SideEvent) async -> Step<SidePage, SideNavigation, Never> {
        switch event {
        case .opened(let side): await show(side, refresh: false)
        case .refreshed(let side): await show(side, refresh: true)
        }
    }

    /// Returns the page to show while its two parts are being fetched.
    func loading(_ event: SideEvent) -> LoadingState<SidePage>? {
        switch event {
        case .opened(let side): LoadingState(page(of: side, loading: "Loading"))
        case .refreshed(let side): LoadingState(page(of: side, loading: "Refreshing"))
        }
    }

    private func show(_ side: Side, refresh: Bool) async -> Step<SidePage, SideNavigation, Never> {
        let content = await interactor.content(of: side, refresh: refresh)
        var page = page(of: side, loading: nil)
        page.code = code(content.code, of: side)
        page.list = list(content.list, of: side)
        return .show(page, status(content))
    }

    private func page(of side: Side, loading: String?) -> SidePage {
        let title = "Welcome to the \(side.rawValue) side"
        return SidePage(
            head: PageHead(
                title: title, description: "The \(side.people) code, and \(side.treasure).",
                canonical: router.link(to: .side(side))),
            look: side.look, title: title,
            other: SideLink(label: side.other.label, link: router.link(to: .side(side.other))),
            refresh: SideLink(label: "Refresh", link: router.link(to: .refresh(side))), loading: loading)
    }

    private func code(_ part: SideContent.Part<SideContent.Code>, of side: Side) -> CodeSection {
        switch part {
        case .loaded(let code, let age):
            CodeSection(
                title: code.title, age: age.map(Phrases.age),
                lines: code.lines.enumerated().map { index, text in
                    CodeLine(text: text, isLast: index == code.lines.count - 1)
                })
        case .failed(let failure):
            CodeSection(title: "The \(side.people) code", notice: notice(failure, "the code", of: side))
        }
    }

    private func list(_ part: SideContent.Part<SideContent.List>, of side: Side) -> ListSection? {
        switch part {
        case .loaded(let list, let age):
            let rows = rows(list)
            return rows.isEmpty
                ? nil : ListSection(title: side.listTitle, age: age.map(Phrases.age), rows: rows)
        case .failed(let failure):
            return ListSection(title: side.listTitle, notice: notice(failure, "this list", of: side))
        }
    }

    private func rows(_ list: SideContent.List) -> [SideRow] {
        switch list {
        case .masters(let masters):
            masters.map { master in
                let apprentices = master.apprentices.map { Phrases.isolated(joined($0)) }
                let names = apprentices.isEmpty ? "<Unknown>" : apprentices.joined(separator: ", ")
                return SideRow(name: joined(master.name), lines: ["Apprentices: \(names)"])
            }
        case .holocrons(let holocrons):
            holocrons.map { holocron in
                let powers = holocron.powers.map(Phrases.isolated).joined(separator: ", ")
                return SideRow(
                    name: holocron.name,
                    lines: [
                        holocron.creator.map { "Created by \(Phrases.isolated($0))" } ?? "Unknown creator",
                        powers.isEmpty ? "Unknown powers" : "Powers: \(powers)",
                    ])
            }
        }
    }

    /// Joins the parts that the name has.
    private func joined(_ name: PartedName) -> String {
        [name.given, name.family].compactMap(\.self).joined(separator: " ")
    }

    private func notice(_ failure: ServiceFailure, _ subject: String, of side: Side) -> Notice {
        Notice(failure, of: subject, retry: .init("Try again", router.link(to: .side(side))))
    }

    /// Returns the failure's status if either part failed, so that the incomplete page is not cached. The page still
    /// shows the other part.
    private func status(_ content: SideContent) -> Status {
        if case .failed(let failure) = content.code { return Status(failure) }
        if case .failed(let failure) = content.list { return Status(failure) }
        return .ok
    }
}

extension Side {
    fileprivate var other: Side { self == .light ? .dark : .light }

    /// "Light side"
    fileprivate var label: String { self == .light ? "Light side" : "Dark side" }

    fileprivate var people: String { self == .light ? "Jedi" : "Sith" }

    fileprivate var treasure: String { self == .light ? "the masters of the light" : "the holocrons of the dark" }

    fileprivate var listTitle: String { self == .light ? "Jedi masters of the light" : "Sith holocrons" }

    /// The look of the side's page, which overrides the visitor's.
    fileprivate var look: Look { self == .light ? .light : .dark }
}
