import AlmanacValues
import Layout
import VIPER

struct QuoteListPresenter<I: QuoteListInteracting, R: Router<QuoteListNavigation>>: Presenter {
    let interactor: I
    let router: R

    /// Returns the page to show while the quotes are being fetched. It has the head of the final page.
    func loading(_ event: QuoteListEvent) -> LoadingState<QuoteListPage>? {
        var page = outline(of: event)
        if case .refreshed = event { page.loading = "Refreshing" } else { page.loading = "Loading" }
        return LoadingState(page)
    }

    func handle(_ event: QuoteListEvent) async -> Step<QuoteListPage, QuoteListNavigation, Never> {
        do {
            return .show(page(event, try await list(event)))
        } catch {
            return show(error, event)
        }
    }

    private func list(_ event: QuoteListEvent) async throws(QuoteListFailure) -> QuoteList {
        switch event {
        case .opened: try await interactor.ofTheDay()
        case .refreshed(let number): try await interactor.draw(number)
        case .searched(let text): try await interactor.search(text)
        }
    }

    private func page(_ event: QuoteListEvent, _ list: QuoteList) -> QuoteListPage {
        var page = outline(of: event)
        page.stale = list.age.map { stale($0, list.failure) }
        switch event {
        case .opened:
            page.summary = "Quotes of the day"
        case .refreshed(let number):
            page.summary = "Draw \(number): this page always shows the same 10 quotes"
        case .searched(let text):
            page.summary =
                "\(Phrases.count(list.quotes.count, "quote", "quotes")) for “\(Phrases.isolated(text))”"
        }
        if list.quotes.isEmpty {
            page.summary = nil
            page.nothing = nothing(event)
        } else {
            page.list = QuoteRows(rows: list.quotes.map { row($0, in: event) })
            page.refresh = refresh(event, next: list.nextDraw)
        }
        return page
    }

    /// A link to ten other quotes. Nil for a search: it has no other results.
    private func refresh(_ event: QuoteListEvent, next draw: Int) -> LabelledLink? {
        if case .searched = event { return nil }
        return LabelledLink(label: "Refresh", link: router.link(to: .draw(draw)))
    }

    private func row(_ quote: QuoteList.Summary, in event: QuoteListEvent) -> QuoteRow {
        QuoteRow(
            text: TextLines(quote.text), author: quote.author, page: router.link(to: .page(quote.id)),
            link: router.link(to: .quote(quote.id, from: event)))
    }

    private func stale(_ age: SupplyAge, _ failure: ServiceFailure?) -> String {
        "\(title(of: failure)). \(Phrases.stale(age))"
    }

    private func title(of failure: ServiceFailure?) -> String {
        "Couldn't fetch quotes" + (failure.map { ": \(Status($0).code)" } ?? "")
    }

    private func nothing(_ event: QuoteListEvent) -> NothingFound {
        guard case .searched(let text) = event else {
            return NothingFound("Our source has no quotes at the moment.", way: nil)
        }
        return NothingFound(
            "No quotes found for “\(Phrases.isolated(text))”.",
            way: .init("Quotes of the day", router.link(to: .today)))
    }
}

extension QuoteListPresenter {
    private func show(_ failure: QuoteListFailure, _ event: QuoteListEvent) -> Step<
        QuoteListPage, QuoteListNavigation, Never
    > {
        switch failure {
        case .tooLong(let limit):
            return .show(outline(of: event, problem: Phrases.tooLongSearch(limit)), .badRequest)
        case .service(let failure):
            var page = outline(of: event)
            page.notice = Notice(
                failure, title: title(of: failure), retry: .init("Try again", router.link(to: place(of: event))))
            return .show(page, Status(failure))
        }
    }

    /// Returns the part of the page that does not depend on the quotes.
    private func outline(of event: QuoteListEvent, problem: String? = nil) -> QuoteListPage {
        let text = if case .searched(let text) = event { text } else { "" }
        return QuoteListPage(
            head: PageHead(
                title: problem == nil ? title(of: event) : "Error: Quotes",
                description: "10 short quotes a day, each with its author, work and year.",
                canonical: problem == nil ? router.link(to: place(of: event)) : nil,
                alternates: problem == nil ? alternates(of: event) : [], isListed: event == .opened),
            heading: "Quotes",
            search: SearchForm(
                action: router.link(to: .today), label: "Search for a quote", hint: "Word or author", text: text,
                problem: problem))
    }

    /// Returns the same quotes for programs, in every format.
    private func alternates(of event: QuoteListEvent) -> [Alternate] {
        let formats = event == .opened ? Format.ofQuotesOfTheDay : Format.ofQuotes
        return formats.compactMap { Alternate(router.link(to: .record(event, $0)), mediaType: $0.mediaType) }
    }

    private func title(of event: QuoteListEvent) -> String {
        switch event {
        case .opened: "Quotes"
        case .refreshed(let number): "Quotes, draw \(number)"
        case .searched(let text): "“\(text)” in Quotes"
        }
    }

    private func place(of event: QuoteListEvent) -> QuoteListNavigation {
        switch event {
        case .opened: .today
        case .refreshed(let number): .draw(number)
        case .searched(let text): .search(text)
        }
    }
}
