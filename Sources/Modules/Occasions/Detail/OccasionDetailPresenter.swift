import AlmanacValues
import Layout
import VIPER

struct OccasionDetailPresenter<I: OccasionDetailInteracting, R: Router<OccasionDetailNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = OccasionsWords()

    /// Returns the page to show while the occasion is being read.
    func loading(_ event: OccasionDetailEvent) -> LoadingState<OccasionDetailPage>? {
        switch event {
        case .opened(let id):
            var page = outline(title: words.occasion, canonical: .occasion(id))
            page.loading = words.loading
            return LoadingState(page)
        }
    }

    func handle(_ event: OccasionDetailEvent) async -> Step<OccasionDetailPage, OccasionDetailNavigation, Never> {
        switch event {
        case .opened(let id):
            do {
                return .show(page(try await interactor.occasion(id)))
            } catch {
                guard case .unknown = error else { return show(error, id) }
                // Without the names of occasions, the page has the link to all of them.
                let guess = try? await interactor.guess(id)
                if let only = guess?.only { return .go(.occasion(only)) }
                return show(error, id, near: guess?.occasions ?? [])
            }
        }
    }

    private func page(_ kept: KeptOccasion) -> OccasionDetailPage {
        let (nationwide, inPart) = counts(kept)
        var page = outline(
            title: kept.facts.name,
            description: words.description(kept.facts.about, nationwide, inPart: inPart, in: kept.year),
            canonical: .occasion(kept.facts.id),
            alternates: Format.ofOccasion.alternates { router.link(to: .record(kept.facts.id, $0)) })
        let days = KeptDaysPresentation(kept: kept, words: words, router: router)
        let language = words.lang(kept.facts.language)
        page.headingLanguage = language
        page.occasion = OccasionSection(
            language: language, about: kept.facts.about,
            story: kept.story.map { StorySection($0, on: words.language) }, rule: kept.facts.rule,
            tradition: words.name(of: kept.facts.tradition),
            keepers: words.keepers(nationwide, inPart: inPart, in: kept.year), years: days.years, places: days.places,
            names: NamesPresentation(kept: kept, words: words, router: router).names,
            neighbours: neighbours(kept))
        return page
    }

    /// The numbers of countries that keep the occasion in the current year, and of others of which some regions do.
    private func counts(_ kept: KeptOccasion) -> (nationwide: Int, inPart: Int) {
        let days = kept.years.first { $0.year == kept.year }?.days ?? []
        let nationwide = Set(days.flatMap(\.countries))
        return (nationwide.count, Set(days.flatMap(\.countriesInPart)).subtracting(nationwide).count)
    }

    /// Nil for a single occasion.
    private func neighbours(_ kept: KeptOccasion) -> OccasionNeighbours? {
        guard kept.previous != nil || kept.next != nil else { return nil }
        return OccasionNeighbours(previous: neighbour(kept.previous), next: neighbour(kept.next))
    }

    private func neighbour(_ neighbour: KeptOccasion.Neighbour?) -> OccasionNeighbour? {
        neighbour.map {
            OccasionNeighbour(
                label: $0.name, language: words.lang($0.language), link: router.link(to: .occasion($0.id)))
        }
    }

    /// - Parameter near: the occasions that the id may mean, if it is unknown.
    private func show(_ failure: LookupFailure, _ id: Slug, near: [KeptOccasion.Neighbour] = []) -> NextStep {
        var page = outline(title: words.occasion, canonical: nil)
        switch failure {
        case .unknown:
            page.notice = Notice(
                title: words.unknown, explanation: words.unknownExplanation,
                actions: near.map { .init($0.name, router.link(to: .occasion($0.id))) }
                    + [.init(words.allOccasions, router.link(to: .list))])
            return .show(page, .notFound)
        case .service(let failure):
            page.notice = words.notice(failure, title: words.unavailable, retry: router.link(to: .occasion(id)))
            return .show(page, Status(failure))
        }
    }

    /// Returns the part of the page that does not depend on the occasion.
    private func outline(
        title: String, description: String? = nil, canonical: OccasionDetailNavigation?, alternates: [Alternate] = []
    ) -> OccasionDetailPage {
        OccasionDetailPage(
            head: PageHead(
                title: title, description: description, canonical: canonical.map { router.link(to: $0) },
                alternates: alternates, isListed: canonical != nil, sheet: .occasions),
            heading: title, back: LabelledLink(label: words.title, link: router.link(to: .list)))
    }
}
