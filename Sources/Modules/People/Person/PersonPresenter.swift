import AlmanacValues
import Layout
import VIPER

struct PersonPresenter<I: PersonInteracting, R: Router<PersonNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = PeopleWords()

    /// Returns the page to show while the person is being fetched. A portrait has no loading state.
    func loading(_ event: PersonEvent) -> LoadingState<PersonPage>? {
        guard case .opened(let id, let search) = event else { return nil }
        return LoadingState(
            PersonPage(
                head: PageHead(title: words.person, canonical: router.link(to: .person(id))),
                heading: words.person, back: back(to: search), portrait: nobody, loading: words.loading))
    }

    func handle(_ event: PersonEvent) async -> Step<PersonPage, PersonNavigation, Never> {
        switch event {
        case .opened(let id, let search): await show(id, search)
        case .portrayed(let id): await show(id, "")
        }
    }

    private func show(_ id: PersonID, _ search: String) async -> NextStep {
        do {
            return .show(page(try await interactor.person(id), search))
        } catch {
            return show(error, id, search)
        }
    }

    private func page(_ info: PersonInfo, _ search: String) -> PersonPage {
        let name = info.name.whole
        return PersonPage(
            head: PageHead(
                title: words.text(name),
                description: words.description(of: name, occupation: info.occupation.map { ForeignText($0) }),
                canonical: router.link(to: .person(info.id)),
                alternates: Format.ofPerson.alternates { router.link(to: .record(info.id, $0)) }),
            // Alone, so its direction is its own.
            heading: name.text, back: back(to: search),
            portrait: Portrait(info.id, info.name, title: words.portrait(of: name)),
            age: info.supplyAge.map(words.stale), person: section(info, search))
    }

    private func section(_ info: PersonInfo, _ search: String) -> PersonSection {
        PersonSection(
            name: info.name.whole.text, page: router.link(to: .person(info.id)),
            portrait: PortraitImage(
                router.link(to: .portrait(info.id)), description: words.portrait(of: info.name.whole)),
            occupation: info.occupation, biography: info.biography, facts: facts(info), quotes: quotes(info, search))
    }

    /// Nil if no fact is known.
    private func facts(_ info: PersonInfo) -> FactSection? {
        guard info.birth != nil || info.death != nil || info.address != nil else { return nil }
        return FactSection(
            lived: lived(info), age: info.death == nil ? info.age.map(words.shortAge) : nil, born: info.birth.map(date),
            died: info.death.map(date),
            address: info.address.map { words.items($0.lines) })
    }

    /// Nil if the person is alive, or if the dates do not tell.
    private func lived(_ info: PersonInfo) -> String? {
        guard let birth = info.birth, let death = info.death, let age = info.age else { return nil }
        return words.lived(from: birth, to: death, age)
    }

    private func date(_ date: PartialDate) -> FactDate {
        let isExact = date.day != nil && !date.isApproximate && date.year > 0
        let text = words.text(date)
        return isExact
            ? FactDate(exact: FactDay(text: text, isoDate: date.description), other: nil)
            : FactDate(exact: nil, other: text)
    }

    /// Nil if there are no quotes by the person.
    private func quotes(_ info: PersonInfo, _ search: String) -> PersonQuoteSection? {
        switch info.quotes {
        case .success(let quotes) where quotes.isEmpty: nil
        case .success(let quotes): PersonQuoteSection(title: words.quotes, rows: quotes.map(row))
        case .failure(let failure):
            PersonQuoteSection(
                title: words.quotes,
                notice: words.notice(
                    failure, title: words.couldNotFetchQuotes(Status(failure)),
                    retry: router.link(to: .again(info.id, search: search))))
        }
    }

    private func row(_ quote: PersonInfo.Quote) -> PersonQuoteRow {
        PersonQuoteRow(text: TextLines(quote.text), link: router.link(to: .quote(quote.id)))
    }

    private func back(to search: String) -> LabelledLink {
        LabelledLink(label: words.people, link: router.link(to: .list(search: search)))
    }

    /// The portrait of a page without a person.
    private var nobody: Portrait { Portrait(nobody: words.noPortrait) }
}

extension PersonPresenter {
    private func show(_ failure: LookupFailure, _ id: PersonID, _ search: String) -> NextStep {
        let notice: Notice
        let status: Status
        switch failure {
        case .unknown:
            status = .notFound
            notice = Notice(
                title: words.notFound, explanation: words.notFoundExplanation,
                actions: [.init(words.showAll, router.link(to: .list(search: "")))])
        case .service(let failure):
            status = Status(failure)
            notice = words.notice(
                failure, title: words.couldNotFetchPerson(status), retry: router.link(to: .again(id, search: search)))
        }
        return .show(
            PersonPage(
                head: PageHead(title: notice.title, isListed: false), heading: words.person,
                back: back(to: search), portrait: nobody, notice: notice),
            status)
    }
}
