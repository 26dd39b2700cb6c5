import AlmanacValues
import Layout
import VIPER

struct CompareYearPresenter<I: CompareYearInteracting, R: Router<CompareYearNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = CompareWords()

    /// Returns the page to show while the calendars are being fetched. It names the places by their codes.
    func loading(_ event: CompareYearEvent) -> LoadingState<CompareYearPage>? {
        guard case .compared(let year, let places) = event, !places.isEmpty else { return nil }
        let names = places.map { (territory: $0, name: $0.description) }
        var page = page(year, names, title: title(fetching: places, year))
        page.loading = words.loading
        return LoadingState(page)
    }

    func handle(_ event: CompareYearEvent) async -> Step<CompareYearPage, CompareYearNavigation, Never> {
        switch event {
        case .opened: return .go(.year(await interactor.currentYear(), []))
        case .compared(let year, let places):
            guard !places.isEmpty else {
                var page = page(year, [], title: words.title(year))
                page.placeholder = words.addPlaces
                page.years = years(year, [], within: CivilDate.years)
                return .show(page)
            }
            do {
                let comparison = try await interactor.comparison(of: year, places)
                return .show(self.page(comparison), comparison.hasData ? .ok : .notFound)
            } catch {
                return show(error, year, places)
            }
        }
    }

    private func page(_ comparison: Comparison) -> CompareYearPage {
        let (year, columns) = (comparison.year, comparison.places)
        let places = columns.map(\.place.territory)
        var page = page(
            year, columns.map { ($0.place.territory, words.text($0.place.name)) },
            title: title(columns.map(\.place.name), year),
            alternates: comparison.hasData
                ? Format.ofComparison.alternates { router.link(to: .record(year, places, $0)) } : [],
            isKnown: comparison.hasData,
            years: comparison.yearWithout)
        page.age = columns.compactMap(\.place.age).max().map(words.stale)
        page.missing = comparison.missing(words)
        // Without holidays there is nothing that the note could be about.
        page.notes = comparison.hasData ? [columns.map(\.place).nationwideNote(words)].compactMap(\.self) : []
        let first = columns.map(\.place.knownYears.lowerBound).min() ?? year
        let last = columns.map(\.place.knownYears.upperBound).max() ?? year
        page.years = years(year, places, within: first...last)
        if comparison.hasData {
            page.summary = CompareYearPresentation(comparison: comparison, words: words, router: router).summary
        }
        return page
    }

    private func page(
        _ year: Int, _ places: [(territory: Territory, name: String)], title: String, alternates: [Alternate] = [],
        isKnown: Bool = true, years: ((Territory) -> Int)? = nil
    ) -> CompareYearPage {
        let territories = places.map(\.territory)
        let hasRoom = places.count < interactor.mostPlaces
        return CompareYearPage(
            head: PageHead(
                title: title,
                description: words.description,
                canonical: isKnown ? router.link(to: .year(year, territories)) : nil, alternates: alternates,
                // There are more comparisons than anybody could list.
                isListed: places.isEmpty, sheet: .compare),
            heading: title,
            places: ComparedPlaces(
                places, words, add: hasRoom ? router.link(to: .addPlace(comingBackTo: year, territories)) : nil,
                most: interactor.mostPlaces,
                without: { gone in
                    router.link(to: .year(years?(gone) ?? year, territories.filter { $0 != gone }))
                }))
    }

    /// The most places that a title names. Of more it says how many they are.
    private var mostNames: Int { 3 }

    private func title(_ places: [PlaceName], _ year: Int) -> String {
        places.count > mostNames ? words.title(places.count, year) : words.title(places, year)
    }

    private func title(fetching places: [Territory], _ year: Int) -> String {
        places.count > mostNames ? words.title(places.count, year) : words.title(fetching: places, year)
    }

    /// Beyond the known years, the steps lead to the nearest of them.
    private func years(_ year: Int, _ places: [Territory], within known: ClosedRange<Int>) -> CompareYears {
        func link(_ other: Int) -> LabelledLink {
            LabelledLink(label: String(other), link: router.link(to: .year(other, places)))
        }
        return CompareYears(
            title: String(year), previous: year > known.lowerBound ? link(min(year - 1, known.upperBound)) : nil,
            next: year < known.upperBound ? link(max(year + 1, known.lowerBound)) : nil)
    }

    /// Shows the notice without the places: only the link in it leads to a comparison that may work.
    private func show(_ failure: CompareFailure, _ year: Int, _ places: [Territory]) -> NextStep {
        let others = places.filter { !failure.concerns($0) }
        let notice = words.notice(
            failure.reason,
            choose: .init(words.compare(without: failure.missing), router.link(to: .year(year, others))),
            find: router.link(to: .addPlace(comingBackTo: year, others, searching: failure.reason.unknownCode)),
            retry: router.link(to: .year(year, places)))
        let names = places.map { (territory: $0, name: $0.description) }
        let page = page(year, names, title: words.title(year))
        return .show(
            CompareYearPage(
                head: PageHead(title: notice.title, isListed: false, sheet: .compare), heading: page.heading,
                notice: notice),
            failure.reason.status)
    }
}
