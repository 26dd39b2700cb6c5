import AlmanacValues
import Layout
import VIPER

struct OccasionListPresenter<I: OccasionListInteracting, R: Router<OccasionListNavigation>>: Presenter {
    let interactor: I
    let router: R

    /// Returns the page to show while the occasions are being read. It has the head of the final page.
    func loading(_ event: OccasionListEvent) -> LoadingState<OccasionListPage>? {
        var page = outline
        page.loading = "Loading"
        return LoadingState(page)
    }

    func handle(_ event: OccasionListEvent) async -> Step<OccasionListPage, OccasionListNavigation, Never> {
        do {
            return .show(page(try await interactor.occasions()))
        } catch {
            return show(error)
        }
    }

    private func page(_ list: OccasionList) -> OccasionListPage {
        var page = outline
        guard !list.occasions.isEmpty else {
            page.nothing = NothingFound("Our source has no occasions at the moment.", way: nil)
            return page
        }
        let count = Phrases.count(list.occasions.count, "occasion", "occasions")
        page.summary = "\(count). The numbers are those of countries with a public holiday in \(list.year)."
        page.list = OccasionGroups(
            groups: Tradition.allCases.compactMap { tradition in
                let rows = list.occasions.filter { $0.facts.tradition == tradition }.map(row)
                return rows.isEmpty
                    ? nil : OccasionGroup(word: tradition.rawValue, name: Phrases.tradition(tradition), rows: rows)
            })
        return page
    }

    private func row(_ occasion: OccasionList.Summary) -> OccasionRow {
        OccasionRow(
            name: occasion.facts.name, rule: occasion.facts.rule,
            keepers: Phrases.keepers(occasion.countries, inPart: occasion.countriesInPart),
            link: router.link(to: .occasion(occasion.facts.id)))
    }

    private func show(
        _ failure: OccasionListFailure
    ) -> Step<OccasionListPage, OccasionListNavigation, Never> {
        switch failure {
        case .service(let failure):
            var page = outline
            page.notice = Notice(
                failure, of: OccasionListFailure.subject, retry: .init("Try again", router.link(to: .list)))
            return .show(page, Status(failure))
        }
    }

    /// The part of the page that does not depend on the occasions.
    private var outline: OccasionListPage {
        OccasionListPage(
            head: PageHead(
                title: "Occasions",
                description: "What the same feast is in all countries, when it is, and where it is a public holiday.",
                canonical: router.link(to: .list),
                alternates: Format.ofOccasions.compactMap {
                    Alternate(router.link(to: .record($0)), mediaType: $0.mediaType)
                },
                sheet: .occasions),
            heading: "Occasions",
            lead: "An occasion is the same feast in all countries, whatever they call it. Choose one to see when and "
                + "where it is a public holiday, and under which names.",
            search: SearchForm(
                action: router.link(to: .search), label: "Search for an occasion or a holiday",
                hint: "In any language", text: "", problem: nil))
    }
}

extension OccasionListFailure {
    /// The words for what could not be shown, which are the same for people and for programs.
    static let subject = "the occasions"
}

extension Phrases {
    /// "160 countries, 3 in part", "3 countries in part"; nil for none.
    static func keepers(_ countries: Int, inPart: Int) -> String? {
        switch (countries, inPart) {
        case (0, 0): nil
        case (0, let inPart): "\(count(inPart, "country", "countries")) in part"
        case (let countries, 0): count(countries, "country", "countries")
        default: "\(count(countries, "country", "countries")), \(inPart) in part"
        }
    }

    /// The name of a tradition as a heading: "Christian".
    static func tradition(_ tradition: Tradition) -> String {
        switch tradition {
        case .christian: "Christian"
        case .islamic: "Islamic"
        case .jewish: "Jewish"
        case .hindu: "Hindu"
        case .sikh: "Sikh"
        case .jain: "Jain"
        case .buddhist: "Buddhist"
        case .eastAsian: "East Asian"
        case .persian: "Persian"
        case .indigenous: "Indigenous"
        case .folk: "Folk custom"
        case .civic: "Civic"
        case .royal: "Royal"
        case .international: "International"
        case .school: "School"
        case .sport: "Sport"
        }
    }
}
