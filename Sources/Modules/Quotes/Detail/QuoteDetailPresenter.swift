import AlmanacValues
import Layout
import VIPER

struct QuoteDetailPresenter<I: QuoteDetailInteracting, R: Router<QuoteDetailNavigation>>: Presenter {
    let interactor: I
    let router: R

    /// Returns the page to show while the quote is being fetched.
    func loading(_ event: QuoteDetailEvent) -> LoadingState<QuoteDetailPage>? {
        switch event {
        case .chose(let id, let list):
            LoadingState(
                QuoteDetailPage(
                    head: PageHead(title: "Quote", canonical: router.link(to: .quote(id))),
                    heading: "Quote", back: back(to: list), loading: "Loading"))
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
        let name = quote.author ?? "Unknown author"
        return QuoteDetailPage(
            head: PageHead(
                title: ([name] + [quote.work?.text].compactMap(\.self)).joined(separator: ", "),
                description: "A quote by \(name)" + (quote.work.map { ", from \($0.text)." } ?? "."),
                canonical: router.link(to: .quote(quote.id)),
                alternates: Format.ofQuote.compactMap {
                    Alternate(router.link(to: .record(quote.id, $0)), mediaType: $0.mediaType)
                }),
            heading: name, back: back, age: quote.age.map(Phrases.stale), quote: section(quote, name: name))
    }

    private func section(_ quote: QuoteDetail, name: String) -> QuoteSection {
        QuoteSection(
            page: router.link(to: .quote(quote.id)),
            author: quote.author.map { author in
                QuoteCreator(name: author, page: quote.person.map { router.link(to: .person($0.id)) })
            },
            portrait: quote.person.map {
                PortraitImage(router.link(to: .portrait($0.id)), of: name)
            },
            occupation: quote.person?.occupation,
            text: TextLines(quote.text), original: quote.original.map { TextLines($0) }, source: source(quote),
            person: quote.person.map {
                LabelledLink(label: "More about \(Phrases.isolated(name))", link: router.link(to: .person($0.id)))
            })
    }

    private func source(_ quote: QuoteDetail) -> SourceSection? {
        quote.work.map { work in
            SourceSection(
                title: work.text, language: work.language,
                originalTitle: quote.originalTitle.map { OriginalTitle(text: $0.text, language: $0.language) },
                position: quote.position, year: quote.date.map { Phrases.date($0) },
                translator: quote.translator.map { "Translated by \(Phrases.isolated($0))" })
        }
    }

    private func back(to list: QuoteListEvent) -> LabelledLink {
        LabelledLink(label: "Quotes", link: router.link(to: .list(list)))
    }
}

extension QuoteDetailPresenter {
    private func show(
        _ failure: QuoteDetailFailure, _ id: QuotationID, _ list: QuoteListEvent
    ) -> Step<QuoteDetailPage, QuoteDetailNavigation, Never> {
        let notice: Notice
        let status: Status
        switch failure {
        case .unknown:
            status = .notFound
            notice = Notice(
                title: "Couldn't retrieve quote",
                explanation:
                    "There is no quote at this address. It may have moved because we corrected its wording.",
                actions: [.init("Quotes of the day", router.link(to: .list(.opened)))])
        case .service(let failure):
            status = Status(failure)
            notice = Notice(
                failure, title: "Couldn't retrieve quote: \(status.code)",
                retry: .init("Try again", router.link(to: .again(id, from: list))))
        }
        return .show(
            QuoteDetailPage(
                head: PageHead(title: notice.title, isListed: false), heading: "Quote",
                back: back(to: list), notice: notice),
            status)
    }
}
