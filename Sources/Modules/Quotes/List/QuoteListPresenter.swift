import AlmanacValues
import Layout
import VIPER

struct QuoteListPresenter<I: QuoteListInteracting, R: Router<QuoteListNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = QuotesWords()

    /// Returns the page to show while the quotes are being fetched. It has the head of the final page.
    func loading(_ event: QuoteListEvent) -> LoadingState<QuoteListPage>? {
        var page = outline(of: event)
        if case .refreshed = event { page.loading = words.refreshing } else { page.loading = words.loading }
        return LoadingState(page)
    }

    func handle(_ event: QuoteListEvent) async -> Step<QuoteListPage, QuoteListNavigation, Never> {
        do {
            return .show(page(event, try await list(event)))
        } catch {
            return show(error, event)
        }
    }

    private func list(_ event: QuoteListEvent) async throws(SearchFailure) -> QuoteList {
        switch event {
        case .opened: try await interactor.ofTheDay()
        case .refreshed(let number): try await interactor.draw(number)
        case .searched(let text): try await interactor.search(text)
        }
    }

    private func page(_ event: QuoteListEvent, _ list: QuoteList) -> QuoteListPage {
        var page = outline(of: event)
        page.stale = list.age.map { words.stale($0, list.failure.map { Status($0) }) }
        if list.quotes.isEmpty {
            page.nothing = nothing(event)
        } else {
            page.summary = words.summary(of: event, count: list.quotes.count)
            page.rows = list.quotes.map { row($0, in: event) }
            page.refresh = refresh(event, next: list.nextDraw)
        }
        return page
    }

    /// A link to ten other quotes. Nil for a search: it has no other results.
    private func refresh(_ event: QuoteListEvent, next draw: Int) -> LabelledLink? {
        if case .searched = event { return nil }
        return LabelledLink(label: words.refresh, link: router.link(to: .draw(draw)))
    }

    private func row(_ quote: QuoteList.Summary, in event: QuoteListEvent) -> QuoteRow {
        QuoteRow(
            text: TextLines(quote.text), author: quote.author, page: router.link(to: .page(quote.id)),
            link: router.link(to: .quote(quote.id, from: event)))
    }

    private func nothing(_ event: QuoteListEvent) -> NothingFound {
        var way: Notice.Action?
        if case .searched = event { way = .init(words.quotesOfTheDay, router.link(to: .today)) }
        return NothingFound(words.nothing(for: event), way: way)
    }
}

extension QuoteListPresenter {
    private func show(_ failure: SearchFailure, _ event: QuoteListEvent) -> NextStep {
        switch failure {
        case .tooLong(let limit):
            return .show(outline(of: event, problem: words.tooLongSearch(limit)), .badRequest)
        case .service(let failure):
            var page = outline(of: event)
            let status = Status(failure)
            page.notice = words.notice(
                failure, title: words.couldNotFetch(status), retry: router.link(to: place(of: event)))
            return .show(page, status)
        }
    }

    /// Returns the part of the page that does not depend on the quotes.
    private func outline(of event: QuoteListEvent, problem: String? = nil) -> QuoteListPage {
        let text = if case .searched(let text) = event { text } else { "" }
        return QuoteListPage(
            head: PageHead(
                title: problem == nil ? words.title(of: event) : words.errorTitle,
                description: words.listDescription,
                canonical: problem == nil ? router.link(to: place(of: event)) : nil,
                alternates: problem == nil ? alternates(of: event) : [], isListed: event == .opened),
            heading: words.quotes,
            search: SearchForm(
                action: router.link(to: .today), label: words.searchLabel, hint: words.searchHint, text: text,
                problem: problem))
    }

    /// Returns the same quotes for programs, in every format.
    private func alternates(of event: QuoteListEvent) -> [Alternate] {
        let formats = event == .opened ? Format.ofQuotesOfTheDay : Format.ofQuotes
        return formats.alternates { router.link(to: .record(event, $0)) }
    }

    private func place(of event: QuoteListEvent) -> QuoteListNavigation {
        switch event {
        case .opened: .today
        case .refreshed(let number): .draw(number)
        case .searched(let text): .search(text)
        }
    }
}
