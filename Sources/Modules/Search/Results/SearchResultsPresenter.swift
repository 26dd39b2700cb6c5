import AlmanacValues
import Layout
import VIPER

struct SearchResultsPresenter<I: SearchResultsInteracting, R: Router<SearchResultsNavigation>>: Presenter {
    let interactor: I
    let router: R

    /// Returns the page to show while the sources are being read. It has the head of the final page.
    func loading(_ event: SearchResultsEvent) -> LoadingState<SearchResultsPage>? {
        switch event {
        case .searched(let text):
            var page = outline(text)
            page.loading = "Loading"
            return LoadingState(page)
        }
    }

    func handle(_ event: SearchResultsEvent) async -> Step<SearchResultsPage, SearchResultsNavigation, Never> {
        switch event {
        case .searched(let text):
            do {
                return .show(page(text, try await interactor.search(text)))
            } catch {
                return show(error, text)
            }
        }
    }

    private func page(_ text: String, _ answer: SearchAnswer) -> SearchResultsPage {
        var page = outline(text)
        guard answer.isSearch else {
            page.start = SearchStart(
                text: "Type the name of a country, a region, an occasion, a holiday in any language, or a person.",
                ways: ways)
            return page
        }
        page.age = answer.age.map(Phrases.stale)
        page.missing = missing(answer.missing)
        guard !answer.groups.isEmpty else {
            page.nothing = SearchNothing(
                text: "Nothing found for “\(Phrases.isolated(text))”.",
                advice: "Try fewer letters, another spelling, or the English name.", ways: ways)
            return page
        }
        page.summary =
            "\(Phrases.count(answer.count, "result", "results")) for “\(Phrases.isolated(text))”"
        let rows = SearchRowPresentation(answer.year, router)
        page.results = SearchGroups(groups: answer.groups.map { group($0, text, rows) })
        return page
    }

    private func group(
        _ group: SearchAnswer.Group, _ text: String, _ rows: SearchRowPresentation<R>
    ) -> SearchGroup {
        let isCut = group.hits.count < group.count
        let all = isCut ? list(of: group.kind, text) : nil
        return SearchGroup(
            word: group.kind.rawValue, title: title(of: group.kind),
            count: isCut ? "\(group.hits.count) of \(group.count)" : String(group.count),
            rows: group.hits.map { rows.row($0.subject) }, all: all,
            hint: isCut && all == nil ? "Type more of the name to find the others." : nil)
    }

    /// The link to the list with all results of a kind; nil for kinds without a list.
    private func list(of kind: SearchKind, _ text: String) -> Notice.Action? {
        switch kind {
        case .countries: .init("All of these countries", router.link(to: .countries(search: text)))
        case .people: .init("All of these people", router.link(to: .people(search: text)))
        case .occasions: .init("All occasions", router.link(to: .occasions))
        case .regions, .holidays: nil
        }
    }

    private func title(of kind: SearchKind) -> String {
        switch kind {
        case .countries: "Countries"
        case .occasions: "Occasions"
        case .holidays: "Names of holidays"
        case .regions: "Regions"
        case .people: "People"
        }
    }

    /// "We could not search the countries and the regions. Their source is not responding."
    private func missing(_ kinds: [SearchKind]) -> String? {
        guard !kinds.isEmpty else { return nil }
        let names = kinds.map { kind in
            switch kind {
            case .countries: "the countries"
            case .occasions: "the occasions"
            case .holidays: "the names of holidays"
            case .regions: "the regions"
            case .people: "the people"
            }
        }
        return "We could not search \(Phrases.list(names)). Try again in a few minutes."
    }

    private var ways: [Notice.Action] {
        [
            .init("All countries", router.link(to: .countries(search: ""))),
            .init("All occasions", router.link(to: .occasions)),
            .init("All people", router.link(to: .people(search: ""))),
        ]
    }

    private func show(
        _ failure: SearchResultsFailure, _ text: String
    ) -> Step<SearchResultsPage, SearchResultsNavigation, Never> {
        switch failure {
        case .tooLong(let limit):
            return .show(outline(text, problem: Phrases.tooLongSearch(limit)), .badRequest)
        case .service(let failure):
            var page = outline(text)
            page.notice = Notice(
                failure, of: SearchResultsFailure.subject, retry: .init("Try again", router.link(to: .search(text))))
            return .show(page, Status(failure))
        }
    }

    /// Returns the part of the page that does not depend on the results.
    private func outline(_ text: String, problem: String? = nil) -> SearchResultsPage {
        SearchResultsPage(
            head: PageHead(
                title: problem != nil ? "Error: Search" : text.isEmpty ? "Search" : "“\(text)” in Search",
                description: "Search for countries, regions, occasions, holidays in any language, and people.",
                canonical: problem == nil ? router.link(to: .search(text)) : nil,
                alternates: problem == nil ? alternates(of: text) : [], isListed: text.isEmpty, sheet: .search),
            heading: "Search",
            search: SearchForm(
                action: router.link(to: .search("")), label: "Search for a country, a holiday or a person",
                hint: "Christmas, Bavaria", text: text, problem: problem))
    }

    /// Returns the same results for programs, in every format.
    private func alternates(of text: String) -> [Alternate] {
        Format.ofSearch.compactMap {
            Alternate(router.link(to: .record(text, $0)), mediaType: $0.mediaType)
        }
    }
}

/// The words for failures, which are the same for people and for programs.
extension SearchResultsFailure {
    static let subject = "the results"
}
