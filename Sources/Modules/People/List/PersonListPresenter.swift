import AlmanacValues
import Layout
import VIPER

struct PersonListPresenter<I: PersonListInteracting, R: Router<PersonListNavigation>>: Presenter {
    let interactor: I
    let router: R

    /// Returns the page to show while the people are being fetched. It has the head of the final page.
    func loading(_ event: PersonListEvent) -> LoadingState<PersonListPage>? {
        switch event {
        case .searched(let text):
            var page = outline(text)
            page.loading = "Loading"
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
        page.stale = list.age.map { stale($0, list.failure) }
        if list.people.isEmpty {
            page.nothing = nothing(text)
        } else {
            let count = Phrases.count(list.people.count, "person", "people")
            page.summary = text.isEmpty ? count : "\(count) for “\(Phrases.isolated(text))”"
            page.list = PersonRows(rows: list.people.map { row($0, in: text) })
        }
        return page
    }

    private func nothing(_ text: String) -> NothingFound {
        guard !text.isEmpty else { return NothingFound("Our source has no people at the moment.", way: nil) }
        return NothingFound(
            "No people found for “\(Phrases.isolated(text))”.",
            way: .init("Show all people", router.link(to: .list(search: ""))))
    }

    private func row(_ person: PeopleList.Summary, in search: String) -> PersonRow {
        PersonRow(
            name: person.name, age: person.age.map { Phrases.age($0, isDead: person.isDead) },
            portrait: router.link(to: .portrait(person.id)), link: router.link(to: .person(person.id, search: search)))
    }

    private func stale(_ age: SupplyAge, _ failure: ServiceFailure?) -> String {
        "\(title(of: failure)). \(Phrases.stale(age))"
    }

    private func title(of failure: ServiceFailure?) -> String {
        "Couldn't fetch people" + (failure.map { ": \(Status($0).code)" } ?? "")
    }

    private func show(_ failure: PersonListFailure, _ text: String) -> Step<PersonListPage, PersonListNavigation, Never>
    {
        switch failure {
        case .tooLong(let limit):
            return .show(outline(text, problem: Phrases.tooLongSearch(limit)), .badRequest)
        case .service(let failure):
            var page = outline(text)
            page.notice = Notice(
                failure, title: title(of: failure), retry: .init("Try again", router.link(to: .list(search: text))))
            return .show(page, Status(failure))
        }
    }

    private func title(_ text: String, _ problem: String?) -> String {
        if problem != nil { return "Error: People" }
        return text.isEmpty ? "People" : "“\(text)” in People"
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
                title: title(text, problem),
                description: "Everyone quoted in the almanac, and a few more.",
                canonical: problem == nil ? router.link(to: .list(search: text)) : nil,
                alternates: problem == nil ? alternates(of: text) : [], isListed: text.isEmpty),
            heading: "People",
            search: SearchForm(
                action: router.link(to: .list(search: "")), label: "Search for a person", hint: "Search for a name",
                text: text, problem: problem))
    }
}
