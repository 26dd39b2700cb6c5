import AlmanacValues
import Layout
import VIPER

struct OccasionListPresenter<I: OccasionListInteracting, R: Router<OccasionListNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = OccasionsWords()

    /// Returns the page to show while the occasions are being read. It has the head of the final page.
    func loading(_ event: OccasionListEvent) -> LoadingState<OccasionListPage>? {
        var page = outline
        page.loading = words.loading
        return LoadingState(page)
    }

    func handle(_ event: OccasionListEvent) async -> Step<OccasionListPage, OccasionListNavigation, Never> {
        do {
            return .show(page(try await interactor.occasions()))
        } catch {
            var page = outline
            page.notice = words.notice(error, title: words.listUnavailable, retry: router.link(to: .list))
            return .show(page, Status(error))
        }
    }

    private func page(_ list: OccasionList) -> OccasionListPage {
        var page = outline
        guard !list.occasions.isEmpty else {
            page.nothing = NothingFound(words.empty, way: nil)
            return page
        }
        page.summary = words.summary(list.occasions.count, year: list.year)
        page.groups = Tradition.allCases.compactMap { tradition in
            let rows = list.occasions.filter { $0.facts.tradition == tradition }.map(row)
            return rows.isEmpty
                ? nil
                : OccasionGroup(
                    word: tradition.rawValue, name: words.name(of: tradition), count: words.number(rows.count),
                    isOpen: !LongList.isFolded(list.occasions.count), rows: rows)
        }
        return page
    }

    private func row(_ occasion: OccasionList.Summary) -> OccasionRow {
        OccasionRow(
            name: occasion.facts.name, language: words.lang(occasion.facts.language), rule: occasion.facts.rule,
            keepers: words.keepers(occasion.countries, inPart: occasion.countriesInPart),
            link: router.link(to: .occasion(occasion.facts.id)))
    }

    /// The part of the page that does not depend on the occasions.
    private var outline: OccasionListPage {
        OccasionListPage(
            head: PageHead(
                title: words.title, description: words.description, canonical: router.link(to: .list),
                alternates: Format.ofOccasions.alternates { router.link(to: .record($0)) },
                sheet: .occasions),
            heading: words.title, lead: words.lead,
            search: SearchForm(
                action: router.link(to: .search), label: words.searchLabel, hint: words.searchHint, text: "",
                problem: nil))
    }
}
