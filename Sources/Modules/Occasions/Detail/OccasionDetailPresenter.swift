import AlmanacValues
import Layout
import VIPER

struct OccasionDetailPresenter<I: OccasionDetailInteracting, R: Router<OccasionDetailNavigation>>: Presenter {
    let interactor: I
    let router: R

    /// Returns the page to show while the occasion is being read.
    func loading(_ event: OccasionDetailEvent) -> LoadingState<OccasionDetailPage>? {
        switch event {
        case .opened(let id):
            var page = outline(title: "Occasion", canonical: .occasion(id))
            page.loading = "Loading"
            return LoadingState(page)
        }
    }

    func handle(_ event: OccasionDetailEvent) async -> Step<OccasionDetailPage, OccasionDetailNavigation, Never> {
        switch event {
        case .opened(let id):
            do {
                return .show(page(try await interactor.occasion(id)))
            } catch {
                return show(error, id)
            }
        }
    }

    private func page(_ kept: KeptOccasion) -> OccasionDetailPage {
        var page = outline(
            title: kept.facts.name, description: "\(kept.facts.about) \(keepers(kept)).",
            canonical: .occasion(kept.facts.id),
            alternates: Format.ofOccasion.compactMap {
                Alternate(router.link(to: .record(kept.facts.id, $0)), mediaType: $0.mediaType)
            })
        let days = KeptDaysPresentation(kept, router)
        page.occasion = OccasionSection(
            about: kept.facts.about, story: kept.story.map { StorySection($0) }, rule: kept.facts.rule,
            tradition: Phrases.tradition(kept.facts.tradition),
            keepers: keepers(kept), years: days.years, places: days.places,
            names: NamesPresentation(kept, router).names,
            neighbours: neighbours(kept))
        return page
    }

    /// "In 2026, a public holiday in 160 countries, and in parts of 3 more"
    private func keepers(_ kept: KeptOccasion) -> String {
        let days = kept.years.first { $0.year == kept.year }?.days ?? []
        let nationwide = Set(days.flatMap(\.countries)).count
        let inPart = Set(days.flatMap(\.countriesInPart)).subtracting(days.flatMap(\.countries)).count
        let parts = Phrases.count(inPart, "country", "countries")
        let text =
            switch (nationwide, inPart) {
            case (0, 0): "not a public holiday of any country"
            case (0, _): "a public holiday in parts of \(parts)"
            case (_, 0): "a public holiday in \(Phrases.count(nationwide, "country", "countries"))"
            default:
                "a public holiday in \(Phrases.count(nationwide, "country", "countries")), and in parts of \(inPart) more"
            }
        return "In \(kept.year), \(text)"
    }

    /// Nil for a single occasion.
    private func neighbours(_ kept: KeptOccasion) -> OccasionNeighbours? {
        guard kept.previous != nil || kept.next != nil else { return nil }
        return OccasionNeighbours(previous: neighbour(kept.previous), next: neighbour(kept.next))
    }

    private func neighbour(_ neighbour: KeptOccasion.Neighbour?) -> LabelledLink? {
        neighbour.map { LabelledLink(label: $0.name, link: router.link(to: .occasion($0.id))) }
    }

    private func show(
        _ failure: OccasionDetailFailure, _ id: Slug
    ) -> Step<OccasionDetailPage, OccasionDetailNavigation, Never> {
        var page = outline(title: "Occasion", canonical: nil)
        switch failure {
        case .unknown:
            page.notice = Notice(
                title: OccasionDetailFailure.unknownTitle,
                explanation: "It may have another name here. All occasions are in one list.",
                actions: [.init("All occasions", router.link(to: .list))])
            return .show(page, .notFound)
        case .service(let failure):
            page.notice = Notice(
                failure, of: OccasionDetailFailure.subject,
                retry: .init("Try again", router.link(to: .occasion(id))))
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
            heading: title, back: LabelledLink(label: "Occasions", link: router.link(to: .list)))
    }
}

/// The words for failures, which are the same for people and for programs.
extension OccasionDetailFailure {
    static let unknownTitle = "There is no occasion at this address"
    static let subject = "this occasion"
}
