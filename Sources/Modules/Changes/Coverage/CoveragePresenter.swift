import AlmanacValues
import Layout
import VIPER

struct CoveragePresenter<I: CoverageInteracting, R: Router<CoverageNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = ChangesWords()

    /// The most countries that are shown unfolded. Each has six lines.
    private static var mostUnfolded: Int { 20 }

    /// Returns the page to show while the calendars are being read.
    func loading(_: CoverageEvent) -> LoadingState<CoveragePage>? {
        var page = outline
        page.loading = words.loading
        return LoadingState(page)
    }

    func handle(_ event: CoverageEvent) async -> Step<CoveragePage, CoverageNavigation, Never> {
        switch event {
        case .opened:
            do {
                return .show(page(try await interactor.coverage()))
            } catch {
                var page = outline
                page.notice = words.notice(error, title: words.unavailable, retry: router.link(to: .page))
                return .show(page, Status(error))
            }
        }
    }

    private func page(_ coverage: Coverage) -> CoveragePage {
        var page = outline
        page.summary = summary(coverage)
        page.news = LabelledLink(label: words.changesTitle, link: router.link(to: .news))
        page.groups = groups(coverage)
        return page
    }

    private func groups(_ coverage: Coverage) -> [CoverageGroup] {
        LetterGroup.groups(of: coverage.countries) { SearchKey($0.name.text) }.map { group in
            CoverageGroup(
                name: group.letter, count: words.number(group.items.count),
                isOpen: coverage.countries.count <= Self.mostUnfolded,
                rows: group.items.map { row($0, in: coverage.year) })
        }
    }

    private func summary(_ coverage: Coverage) -> String {
        let facts = coverage.countries.compactMap(\.data)
        return words.summary(
            coverage.countries.count,
            authorities: facts.count { !$0.known(.publicHoliday).authorities.isEmpty },
            schools: facts.count { $0.known(.school).basis != nil })
    }

    private func row(_ country: Coverage.Country, in year: Int) -> CoverageRow {
        let (own, schools) = (country.data?.known(.publicHoliday), country.data?.known(.school))
        let section = KnowledgeSection(
            [own, schools].compactMap(\.self), of: year, in: PlaceName(country: country.name.foreign), isEmpty: false,
            words: words
        ) { router.link(to: .source($0)) }
        return CoverageRow(
            name: words.text(country.name.foreign), code: country.code.description,
            link: router.link(to: .country(country.code)),
            publicHolidays: coverage(own), schools: coverage(schools), authorities: section?.authorities ?? [],
            revised: country.data?.revised.map { date in
                LabelledLink(label: words.text(date, .long), link: router.link(to: .changes(country.code, .atom)))
            },
            corrections: words.corrections(country.data?.corrections ?? 0))
    }

    private func coverage(_ known: YearKnowledge?) -> String {
        known.map { words.coverage($0) } ?? words.noData
    }

    /// The part of the page that does not depend on the data.
    private var outline: CoveragePage {
        CoveragePage(
            head: PageHead(
                title: words.title, description: words.description, canonical: router.link(to: .page),
                alternates: Format.ofCoverage.alternates { router.link(to: .record($0)) }),
            heading: words.title, lead: words.lead)
    }
}
