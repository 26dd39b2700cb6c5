import AlmanacValues
import Layout
import VIPER

struct CoveragePresenter<I: CoverageInteracting, R: Router<CoverageNavigation>>: Presenter {
    let interactor: I
    let router: R

    /// Returns the page to show while the calendars are being read.
    func loading(_: CoverageEvent) -> LoadingState<CoveragePage>? {
        var page = outline
        page.loading = "Loading"
        return LoadingState(page)
    }

    func handle(_ event: CoverageEvent) async -> Step<CoveragePage, CoverageNavigation, Never> {
        switch event {
        case .opened:
            do {
                return .show(page(try await interactor.coverage()))
            } catch {
                return show(error)
            }
        }
    }

    private func page(_ coverage: Coverage) -> CoveragePage {
        var page = outline
        page.summary = CoverageWordingPresentation(coverage).summary
        page.table = CoverageTable(rows: coverage.countries.map { row($0, in: coverage.year) })
        return page
    }

    private func row(_ country: Coverage.Country, in year: Int) -> CoverageRow {
        let (own, schools) = (country.data?.known(.publicHoliday), country.data?.known(.school))
        let place = Phrases.inSentence(country: country.name)
        func words(_ known: YearKnowledge?) -> String {
            known.map { KnowledgeWording($0, of: year, in: place).coverage } ?? "No data"
        }
        let section = KnowledgeSection(
            [own, schools].compactMap(\.self), of: year, in: place, isEmpty: false
        ) { router.link(to: .source($0)) }
        return CoverageRow(
            name: country.name, code: country.code.description, link: router.link(to: .country(country.code)),
            publicHolidays: words(own), schools: words(schools), authorities: section?.authorities ?? [],
            revised: country.data?.revised.map { date in
                LabelledLink(label: Phrases.date(date), link: router.link(to: .changes(country.code, .atom)))
            },
            corrections: country.data.map { $0.corrections == 0 ? "–" : String($0.corrections) } ?? "–")
    }

    private func show(_ failure: CoverageFailure) -> Step<CoveragePage, CoverageNavigation, Never> {
        switch failure {
        case .service(let failure):
            var page = outline
            page.notice = Notice(
                failure, of: CoverageFailure.subject, retry: .init("Try again", router.link(to: .page)))
            return .show(page, Status(failure))
        }
    }

    /// The part of the page that does not depend on the data.
    private var outline: CoveragePage {
        CoveragePage(
            head: PageHead(
                title: "Our data",
                description: "What we know of the holidays of each country, until when, and who says so.",
                canonical: router.link(to: .page),
                alternates: Format.ofCoverage.compactMap {
                    Alternate(router.link(to: .record($0)), mediaType: $0.mediaType)
                }),
            heading: "Our data",
            lead: "What we know of the holidays of each country, until when, and who says so. An empty list means that "
                + "there are no holidays only where we have data.")
    }
}

extension CoverageFailure {
    /// The words for what could not be shown, which are the same for people and for programs.
    static let subject = "our data"
}
