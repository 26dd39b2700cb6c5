import AlmanacValues
import Layout
import VIPER

struct LeavePlannerPresenter<I: LeavePlannerInteracting, R: Router<LeavePlannerNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = LeaveWords()

    /// Names the place by its code: the name is being fetched too.
    func loading(_ event: LeavePlannerEvent) -> LoadingState<LeavePlannerPage>? {
        guard case .asked(let request) = event else { return nil }
        let title = words.title(fetching: request.territory, request.year)
        let head = PageHead(title: title, canonical: router.link(to: .planner(request)), sheet: .leave)
        let control = CountryControl(
            fetching: request.territory, words: words, link: router.link(to: .choosePlace(request, .first)))
        return LoadingState(LeavePlannerPage(head: head, heading: title, loading: words.loading, control: control))
    }

    func handle(_ event: LeavePlannerEvent) async -> Step<LeavePlannerPage, LeavePlannerNavigation, Never> {
        switch event {
        case .asked(let request):
            do {
                let plans = try await interactor.plans(request)
                let status =
                    plans.placeWithoutData != nil
                    ? Status.notFound : plans.problems.isEmpty ? .ok : plans.problems.status
                return .show(page(plans), status)
            } catch {
                return show(error, request)
            }
        }
    }

    private func page(_ plans: LeavePlans) -> LeavePlannerPage {
        let request = plans.request
        let wording = LeavePlansPresentation(plans: plans, words: words)
        var page = LeavePlannerPage(head: head(of: plans, wording), heading: wording.title)
        page.control = CountryControl(
            of: request.territory, called: plans.place.name, words: words,
            link: router.link(to: .choosePlace(request, .first)))
        page.years = years(plans)
        page.age = plans.age.map(words.stale)
        page.noData = wording.noData
        guard page.noData == nil else { return page }
        page.views = YearTabs(current: .leave, words: words) { view in
            view == .leave
                ? router.link(to: .planner(linked(plans))) : router.link(to: .view(view, year(request)))
        }
        page.form = LeaveFormPresentation(plans: plans, words: words, router: router).form
        page.errors = errors(plans)
        page.over = over(plans)
        guard plans.problems.isEmpty else { return page }
        let sections = LeaveProposalPresentation(plans: plans, words: words, router: router)
        page.plan = sections.plan
        page.others = sections.others
        page.bridges = sections.bridges
        page.rules = plans.proposals.isEmpty ? [] : words.rules(request.year, isShared: plans.partner != nil)
        return page
    }

    private func head(of plans: LeavePlans, _ wording: LeavePlansPresentation) -> PageHead {
        let request = plans.request
        let isKnown = plans.placeWithoutData == nil && plans.problems.isEmpty
        // Days and people of one visitor mean nothing to others who search.
        let isPlain = request.worked.isEmpty && request.taken.isEmpty && request.partner == nil
        let formats = plans.proposals.first.map { $0.breaks.isEmpty ? [.json] : Format.ofLeave } ?? [.json]
        return PageHead(
            title: wording.title, description: wording.description,
            canonical: isKnown ? router.link(to: .planner(request)) : nil,
            alternates: isKnown ? formats.alternates { router.link(to: .record(request, $0)) } : [],
            isListed: isKnown && isPlain, sheet: .leave)
    }

    /// The request of links to this page. With problems, only its place and year: a link must lead to an answer.
    private func linked(_ plans: LeavePlans) -> LeaveRequest {
        plans.problems.isEmpty
            ? plans.request : LeaveRequest(plans.request.territory, plans.request.year)
    }

    private func years(_ plans: LeavePlans) -> YearSteps {
        let request = linked(plans)
        let known = plans.partner.map { plans.place.knownYears.clamped(to: $0.knownYears) } ?? plans.place.knownYears
        return YearSteps(of: request.year, known: known, words: words) {
            router.link(to: .planner(request.moved(to: $0)))
        }
    }

    private func over(_ plans: LeavePlans) -> LeaveOver? {
        plans.nextYear.map { next in
            LeaveOver(
                text: words.mostIsOver(year: plans.request.year),
                next: LabelledLink(
                    label: words.planNextYear(year: next),
                    link: router.link(to: .planner(linked(plans).moved(to: next)))))
        }
    }

    private func errors(_ plans: LeavePlans) -> LeaveErrors? {
        guard !plans.problems.isEmpty else { return nil }
        return LeaveErrors(
            title: words.problems(plans.problems.count),
            problems: plans.problems.map {
                LeaveErrorText(text: $0.text(words, year: plans.request.year), field: $0.field)
            })
    }

    private func year(_ request: LeaveRequest) -> HolidayYear {
        HolidayYear(request.territory.country, request.year, HolidayFilter(region: request.territory.region))
    }

    private func show(_ failure: LeavePlannerFailure, _ request: LeaveRequest) -> NextStep {
        let notice = failure.notice(
            words,
            choose: router.link(
                to: .choosePlace(request, failure.person(in: request), searching: failure.unknownCode)),
            whole: { router.link(to: .planner(request.without(region: $0))) },
            retry: router.link(to: .planner(request)))
        let page = LeavePlannerPage(
            head: PageHead(title: notice.title, isListed: false, sheet: .leave), heading: words.heading, notice: notice)
        return .show(page, failure.status)
    }
}

extension LeaveRequest {
    /// The request for the whole country in place of a region that does not exist.
    fileprivate func without(region territory: Territory) -> LeaveRequest {
        let whole = Territory(territory.country)
        if self.territory == territory { return moved(to: whole) }
        return with(partner: whole)
    }
}

extension [LeaveProblem] {
    /// The status of an answer with these problems, at least one: wrong input (400), or right input about schools whose
    /// holidays are not known (404).
    var status: Status {
        allSatisfy { if case .unknownSchools = $0 { true } else { false } } ? .notFound : .badRequest
    }
}
