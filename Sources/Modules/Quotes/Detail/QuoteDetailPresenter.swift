import AlmanacValues
import Layout
import VIPER

struct QuoteDetailPresenter<I: QuoteDetailInteracting, R: Router<QuoteDetailNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = QuotesWords()

    /// Returns the page to show while the quote is being fetched.
    func loading(_ event: QuoteDetailEvent) -> LoadingState<QuoteDetailPage>? {
        switch event {
        case .chose(let id, let list):
            LoadingState(
                QuoteDetailPage(
                    head: PageHead(title: words.quote, canonical: router.link(to: .quote(id))),
                    heading: words.quote, back: back(to: list), loading: words.loading))
        }
    }

    func handle(_ event: QuoteDetailEvent) async -> Step<QuoteDetailPage, QuoteDetailNavigation, Never> {
        switch event {
        case .chose(let id, let list):
            do {
                return .show(page(try await interactor.quote(id), back(to: list)))
            } catch {
                return show(error, id, list)
            }
        }
    }

    private func page(_ quote: QuoteDetail, _ back: LabelledLink) -> QuoteDetailPage {
        QuoteDetailPage(
            head: PageHead(
                title: words.title(author: quote.author, work: quote.work),
                description: words.description(author: quote.author, work: quote.work),
                canonical: router.link(to: .quote(quote.id)),
                alternates: Format.ofQuote.alternates { router.link(to: .record(quote.id, $0)) }),
            // Alone, so its direction is its own.
            heading: quote.author?.text ?? words.unknownAuthor, back: back, age: quote.age.map(words.stale),
            quote: section(quote))
    }

    private func section(_ quote: QuoteDetail) -> QuoteSection {
        let author = quote.author.flatMap { name in quote.person.map { (name: name, id: $0.id) } }
        return QuoteSection(
            page: router.link(to: .quote(quote.id)),
            author: quote.author.map { author in
                QuoteCreator(name: author.text, page: quote.person.map { router.link(to: .person($0.id)) })
            },
            portrait: author.map {
                PortraitImage(router.link(to: .portrait($0.id)), description: words.portrait(of: $0.name))
            },
            occupation: quote.person?.occupation,
            text: TextLines(quote.text), original: quote.original.map { TextLines($0) }, source: source(quote),
            person: author.map {
                LabelledLink(label: words.more(about: $0.name), link: router.link(to: .person($0.id)))
            })
    }

    private func source(_ quote: QuoteDetail) -> SourceSection? {
        quote.work.map { work in
            SourceSection(
                title: work.text, language: work.language,
                originalTitle: quote.originalTitle,
                position: quote.position, year: quote.date.map { words.text($0) },
                translator: quote.translator.map(words.translated))
        }
    }

    private func back(to list: QuoteListEvent) -> LabelledLink {
        LabelledLink(label: words.quotes, link: router.link(to: .list(list)))
    }
}

extension QuoteDetailPresenter {
    private func show(_ failure: LookupFailure, _ id: QuotationID, _ list: QuoteListEvent) -> NextStep {
        let notice: Notice
        let status: Status
        switch failure {
        case .unknown:
            status = .notFound
            notice = Notice(
                title: words.noQuote, explanation: words.noQuoteExplanation,
                actions: [.init(words.quotesOfTheDay, router.link(to: .list(.opened)))])
        case .service(let failure):
            status = Status(failure)
            notice = words.notice(
                failure, title: words.couldNotRetrieve(status), retry: router.link(to: .again(id, from: list)))
        }
        return .show(
            QuoteDetailPage(
                head: PageHead(title: notice.title, isListed: false), heading: words.quote,
                back: back(to: list), notice: notice),
            status)
    }
}
