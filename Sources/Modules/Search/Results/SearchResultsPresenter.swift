import AlmanacValues
import Layout
import VIPER

struct SearchResultsPresenter<I: SearchResultsInteracting, R: Router<SearchResultsNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = SearchWords()

    /// Returns the page to show while the sources are being read. It has the head of the final page.
    func loading(_ event: SearchResultsEvent) -> LoadingState<SearchResultsPage>? {
        switch event {
        case .searched(let text):
            var page = outline(text)
            page.loading = words.loading
            return LoadingState(page)
        // Its status is not that of an opening.
        case .missed: return nil
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
        case .missed(let text, let code):
            let page = await missed(text, code)
            return .show(page, .notFound)
        }
    }

    /// Returns the page for an address that does not exist, with what is nearest to its words.
    private func missed(_ text: String, _ code: String?) async -> SearchResultsPage {
        let title = code.map { words.missedCountry(ForeignText($0)) } ?? words.missedTitle
        var page = SearchResultsPage(
            head: PageHead(title: title, isListed: false, sheet: .search), heading: title,
            search: .almanac(action: router.link(to: .search("")), text: text, words: words))
        // If the search fails, the page only says that the address does not exist.
        let answer = try? await interactor.search(text)
        page.suggestion = answer?.suggestion.map(suggestion)
        page.answers = answer.flatMap {
            SearchAnswerPresentation(words: words, router: router, year: $0.year).answers($0.facts)
        }
        if page.answers == nil, let answer {
            let rows = SearchRowPresentation(year: answer.year, words: words, router: router)
            let near = answer.groups.filter { $0.hits.first.map { $0.match <= .prefix } ?? false }
            page.groups = near.map { group($0, answer.searched ?? text, rows) }
        }
        let isNear = page.answers != nil || page.suggestion != nil || !page.groups.isEmpty
        page.missed = SearchMissed(
            code: words.missedHeading, advice: isNear ? words.missedAdvice : words.missedWithoutAnswers)
        if !isNear { page.start = SearchStart(text: words.missedWays, ways: ways) }
        return page
    }

    private func page(_ text: String, _ answer: SearchAnswer) -> SearchResultsPage {
        var page = outline(text)
        guard answer.isSearch else {
            page.start = SearchStart(text: words.start, ways: ways)
            return page
        }
        page.age = answer.age.map(words.stale)
        page.missing = answer.missing.isEmpty ? nil : words.missing(answer.missing)
        page.suggestion = answer.suggestion.map(suggestion)
        page.answers = SearchAnswerPresentation(words: words, router: router, year: answer.year).answers(answer.facts)
        guard !answer.groups.isEmpty else {
            if page.answers == nil {
                page.nothing = SearchNothing(
                    text: words.nothing(ForeignText(text)), advice: words.nothingAdvice, ways: ways)
            } else if let unread = answer.unread {
                page.summary = words.nothing(ForeignText(unread))
            }
            return page
        }
        let rows = SearchRowPresentation(year: answer.year, words: words, router: router)
        let searched = answer.searched ?? text
        page.summary = words.summary(answer.count, ForeignText(searched))
        page.groups = answer.groups.map { group($0, searched, rows) }
        return page
    }

    private func suggestion(_ suggestion: SearchAnswer.Suggestion) -> SearchSuggestion {
        SearchSuggestion(
            text: words.suggestion(suggestion.name ?? ForeignText(suggestion.text)),
            link: router.link(to: .search(suggestion.text)))
    }

    private func group(
        _ group: SearchAnswer.Group, _ text: String, _ rows: SearchRowPresentation<R>
    ) -> SearchGroup {
        let isCut = group.hits.count < group.count
        let all = isCut ? list(of: group.kind, text) : nil
        return SearchGroup(
            word: group.kind.rawValue, title: words.title(of: group.kind),
            count: words.count(shown: group.hits.count, of: group.count),
            rows: group.hits.map { rows.row($0.subject) }, all: all,
            hint: isCut && all == nil ? words.moreHint : nil)
    }

    /// The link to the list with all results of a kind; nil for kinds without a list.
    private func list(of kind: SearchKind, _ text: String) -> Notice.Action? {
        let navigation: SearchResultsNavigation? =
            switch kind {
            case .countries: .countries(search: text)
            case .people: .people(search: text)
            case .occasions: .occasions
            case .regions, .holidays: nil
            }
        guard let navigation, let label = words.all(of: kind) else { return nil }
        return Notice.Action(label, router.link(to: navigation))
    }

    private var ways: [Notice.Action] {
        [
            .init(words.allCountries, router.link(to: .countries(search: ""))),
            .init(words.allOccasions, router.link(to: .occasions)),
            .init(words.allPeople, router.link(to: .people(search: ""))),
        ]
    }

    private func show(_ failure: SearchFailure, _ text: String) -> NextStep {
        switch failure {
        case .tooLong(let limit):
            return .show(outline(text, problem: words.tooLongSearch(limit)), .badRequest)
        case .service(let failure):
            var page = outline(text)
            page.notice = words.notice(failure, title: words.unavailable, retry: router.link(to: .search(text)))
            return .show(page, Status(failure))
        }
    }

    /// Returns the part of the page that does not depend on the results.
    private func outline(_ text: String, problem: String? = nil) -> SearchResultsPage {
        SearchResultsPage(
            head: PageHead(
                title: words.title(ForeignText(text), isProblem: problem != nil), description: words.description,
                canonical: problem == nil ? router.link(to: .search(text)) : nil,
                alternates: problem == nil ? Format.ofSearch.alternates { router.link(to: .record(text, $0)) } : [],
                isListed: text.isEmpty, sheet: .search),
            heading: words.heading,
            search: .almanac(action: router.link(to: .search("")), text: text, problem: problem, words: words))
    }
}
