import AlmanacValues
import Layout
import VIPER

struct PersonListPresenter<I: PersonListInteracting, R: Router<PersonListNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = PeopleWords()

    /// Returns the page to show while the people are being fetched. It has the head of the final page.
    func loading(_ event: PersonListEvent) -> LoadingState<PersonListPage>? {
        switch event {
        case .searched(let text):
            var page = outline(text)
            page.loading = words.loading
            return LoadingState(page)
        }
    }

    func handle(_ event: PersonListEvent) async -> Step<PersonListPage, PersonListNavigation, Never> {
        switch event {
        case .searched(let text):
            do {
                return .show(page(text, try await interactor.search(text)))
            } catch {
                return show(error, text)
            }
        }
    }

    private func page(_ text: String, _ list: PeopleList) -> PersonListPage {
        var page = outline(text)
        page.stale = list.age.map { words.stale($0, list.failure.map { Status($0) }) }
        if list.people.isEmpty {
            page.nothing = nothing(text)
        } else {
            page.summary = words.summary(count: list.people.count, search: text)
            page.list = PersonRows(rows: list.people.map { row($0, in: text) })
        }
        return page
    }

    private func nothing(_ text: String) -> NothingFound {
        NothingFound(
            words.nothing(search: text),
            way: text.isEmpty ? nil : .init(words.showAll, router.link(to: .list(search: ""))))
    }

    private func row(_ person: PeopleList.Summary, in search: String) -> PersonRow {
        PersonRow(
            name: person.name, age: person.age.map { words.age($0, isDead: person.isDead) },
            portrait: router.link(to: .portrait(person.id)), link: router.link(to: .person(person.id, search: search)))
    }

    private func show(_ failure: PersonListFailure, _ text: String) -> Step<PersonListPage, PersonListNavigation, Never>
    {
        switch failure {
        case .tooLong(let limit):
            return .show(outline(text, problem: words.tooLongSearch(limit)), .badRequest)
        case .service(let failure):
            var page = outline(text)
            let status = Status(failure)
            page.notice = words.notice(
                failure, title: words.couldNotFetchPeople(status), retry: router.link(to: .list(search: text)))
            return .show(page, status)
        }
    }

    /// Returns the same people for programs, in every format.
    private func alternates(of text: String) -> [Alternate] {
        Format.ofPeople.compactMap {
            Alternate(router.link(to: .record(search: text, $0)), mediaType: $0.mediaType)
        }
    }

    /// Returns the part of the page that does not depend on the people.
    private func outline(_ text: String, problem: String? = nil) -> PersonListPage {
        PersonListPage(
            head: PageHead(
                title: problem == nil ? words.title(search: text) : words.errorTitle,
                description: words.listDescription,
                canonical: problem == nil ? router.link(to: .list(search: text)) : nil,
                alternates: problem == nil ? alternates(of: text) : [], isListed: text.isEmpty),
            heading: words.people,
            search: SearchForm(
                action: router.link(to: .list(search: "")), label: words.searchLabel, hint: words.searchHint,
                text: text, problem: problem))
    }
}
