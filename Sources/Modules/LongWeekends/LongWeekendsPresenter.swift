import AlmanacValues
import Layout
import VIPER

struct LongWeekendsPresenter<I: LongWeekendsInteracting, R: Router<LongWeekendsNavigation>>: Presenter {
    let interactor: I
    let router: R
    /// Where calendars are that other programs subscribe to.
    var edition = Edition()
    var words = LongWeekendsWords()

    /// Names the place by its code: the name is being fetched too.
    func loading(_ event: LongWeekendsEvent) -> LoadingState<LongWeekendsPage>? {
        guard case .choseYear(let year) = event else { return nil }
        let title = words.title(fetching: year.territory, year.year)
        let head = PageHead(title: title, canonical: router.link(to: .year(year)), sheet: .leave)
        let control = CountryControl(
            fetching: year.territory, words: words, link: router.link(to: .choosePlace(comingBackTo: year)))
        return LoadingState(LongWeekendsPage(head: head, heading: title, loading: words.loading, control: control))
    }

    func handle(_ event: LongWeekendsEvent) async -> Step<LongWeekendsPage, LongWeekendsNavigation, Never> {
        switch event {
        case .choseYear(let year):
            do {
                let found = try await interactor.weekends(year)
                return .show(page(found, year), found.isKnown ? .ok : .notFound)
            } catch {
                return show(error, year)
            }
        }
    }

    private func page(_ found: LongWeekendYear, _ year: HolidayYear) -> LongWeekendsPage {
        let title = words.title(found.place, found.year)
        var page = LongWeekendsPage(
            head: PageHead(
                title: title, description: words.description(found.place, found.year),
                canonical: found.isKnown ? router.link(to: .year(year)) : nil,
                alternates: found.isKnown ? alternates(of: found, year) : [], isListed: found.isKnown, sheet: .leave),
            heading: title)
        page.control = CountryControl(
            of: year.territory, called: found.place, words: words,
            link: router.link(to: .choosePlace(comingBackTo: year)))
        page.age = found.age.map(words.stale)
        page.years = YearSteps(of: found.year, known: found.knownYears, words: words) {
            router.link(to: .year(HolidayYear(year.country, $0, year.filter)))
        }
        guard found.isKnown else {
            page.noData = words.noData(for: found.year, of: found.place.country, known: found.knownYears)
            return page
        }
        page.views = YearTabs(current: .longWeekends, words: words) { router.link(to: .view($0, year)) }
        page.content =
            LongWeekendsPresentation(
                found: found, selection: year, router: router, edition: edition, words: words
            ).content
        return page
    }

    /// Leaves out the calendar of a year without long weekends: it would be empty.
    private func alternates(of found: LongWeekendYear, _ year: HolidayYear) -> [Alternate] {
        let formats = found.weekends.isEmpty ? [.json] : Format.ofLongWeekends
        return formats.alternates { router.link(to: .record(year, $0)) }
    }

    private func show(_ failure: YearFailure, _ year: HolidayYear) -> NextStep {
        let notice = words.notice(
            failure, in: year.country,
            choose: router.link(to: .countries(searching: failure.unknownCode(year.country))),
            whole: router.link(to: .year(HolidayYear(year.country, year.year))), retry: router.link(to: .year(year)))
        let page = LongWeekendsPage(
            head: PageHead(title: notice.title, isListed: false, sheet: .leave), heading: words.heading, notice: notice)
        return .show(page, failure.status)
    }
}
