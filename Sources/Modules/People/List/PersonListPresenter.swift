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
        case .searched(let text): loading(outline(text))
        case .grouped(let grouping): loading(outline("", grouping))
        }
    }

    private func loading(_ outline: PersonListPage) -> LoadingState<PersonListPage> {
        var page = outline
        page.loading = words.loading
        return LoadingState(page)
    }

    func handle(_ event: PersonListEvent) async -> Step<PersonListPage, PersonListNavigation, Never> {
        switch event {
        case .searched(let text): await list(text, nil)
        case .grouped(let grouping): await list("", grouping)
        }
    }

    private func list(_ text: String, _ grouping: PersonGrouping?) async -> NextStep {
        do {
            return .show(page(text, grouping, try await interactor.search(text)))
        } catch {
            return show(error, text, grouping)
        }
    }

    private func page(_ text: String, _ grouping: PersonGrouping?, _ list: PeopleList) -> PersonListPage {
        var page = outline(text, grouping)
        page.stale = list.age.map { words.stale($0, list.failure.map { Status($0) }) }
        if list.people.isEmpty {
            page.nothing = nothing(text)
        } else {
            page.summary = words.summary(count: list.people.count, search: text)
            page.list =
                text.isEmpty
                ? PersonGroups(
                    orders: orders(grouping), groups: groups(list.people, by: grouping),
                    isByLetter: grouping == nil)
                : PersonGroups(found: list.people.map { row($0, in: text) })
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

    private func orders(_ current: PersonGrouping?) -> [Choice] {
        [Choice(label: words.byName, link: router.link(to: .list(search: "")), isCurrent: current == nil)]
            + PersonGrouping.allCases.map {
                Choice(label: words.by($0), link: router.link(to: .grouped($0)), isCurrent: $0 == current)
            }
    }

    private func groups(_ people: [PeopleList.Summary], by grouping: PersonGrouping?) -> [PersonGroup] {
        switch grouping {
        case nil:
            LetterGroup.groups(of: people, by: \.sortKey)
                .map { group($0.letter, $0.items, isOpen: !LongList.isFolded(people.count)) }
        case .century:
            groups(people, by: \.century, <) { $0.map { words.century($0) } ?? words.unknownCentury }
        case .profession:
            groups(people, by: \.profession, Self.isSortedBefore) { $0 ?? words.unknownProfession }
        }
    }

    private static func isSortedBefore(_ one: String, _ other: String) -> Bool {
        SearchKey(one).bytes.lexicographicallyPrecedes(SearchKey(other).bytes)
    }

    private func group(_ name: String, _ people: [PeopleList.Summary], isOpen: Bool) -> PersonGroup {
        PersonGroup(
            name: name, count: words.number(people.count), isOpen: isOpen, rows: people.map { row($0, in: "") })
    }

    /// Groups people by a fact. Those for whom it is not known come last.
    private func groups<Fact: Hashable>(
        _ people: [PeopleList.Summary], by fact: (PeopleList.Summary) -> Fact?, _ isBefore: (Fact, Fact) -> Bool,
        name: (Fact?) -> String
    ) -> [PersonGroup] {
        let groups = Dictionary(grouping: people, by: fact)
        let facts: [Fact?] = groups.keys.compactMap(\.self).sorted(by: isBefore)
        return (facts + [nil]).compactMap { fact in
            groups[fact].map { group(name(fact), $0, isOpen: !LongList.isFolded(people.count)) }
        }
    }

    private func show(_ failure: SearchFailure, _ text: String, _ grouping: PersonGrouping?) -> NextStep {
        switch failure {
        case .tooLong(let limit):
            return .show(outline(text, problem: words.tooLongSearch(limit)), .badRequest)
        case .service(let failure):
            var page = outline(text, grouping)
            let status = Status(failure)
            page.notice = words.notice(
                failure, title: words.couldNotFetchPeople(status), retry: link(text, grouping))
            return .show(page, status)
        }
    }

    private func link(_ text: String, _ grouping: PersonGrouping?) -> Link {
        router.link(to: grouping.map { .grouped($0) } ?? .list(search: text))
    }

    /// Returns the part of the page that does not depend on the people.
    private func outline(
        _ text: String, _ grouping: PersonGrouping? = nil, problem: String? = nil
    ) -> PersonListPage {
        PersonListPage(
            head: PageHead(
                title: problem == nil ? grouping.map(words.title) ?? words.title(search: text) : words.errorTitle,
                description: words.listDescription,
                canonical: problem == nil ? link(text, grouping) : nil,
                alternates: problem == nil
                    ? Format.ofPeople.alternates { router.link(to: .record(search: text, $0)) } : [],
                isListed: text.isEmpty),
            heading: grouping.map(words.title) ?? words.people,
            search: SearchForm(
                action: router.link(to: .list(search: "")), label: words.searchLabel, hint: words.searchHint,
                text: text, problem: problem))
    }
}
