import AlmanacValues
import Layout
import VIPER

struct WorldDayPresenter<I: WorldDayInteracting, R: Router<WorldDayNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = WorldWords()

    /// Returns the page to show while the calendars of all countries are being read.
    func loading(_ event: WorldDayEvent) -> LoadingState<WorldDayPage>? {
        let heading = heading(event)
        return LoadingState(
            WorldDayPage(
                head: PageHead(title: heading, canonical: canonical(event), sheet: .world), heading: heading,
                loading: words.loading))
    }

    func handle(_ event: WorldDayEvent) async -> Step<WorldDayPage, WorldDayNavigation, Never> {
        do {
            switch event {
            case .choseDay(let date):
                return .show(page(try await interactor.day(date), on: event, await interactor.outline()))
            case .choseToday:
                let today = try await interactor.today()
                var page = page(today.day, on: event, await interactor.outline())
                page.home = home(today.home)
                return .show(page)
            }
        } catch {
            return show(error, on: event)
        }
    }

    private func heading(_ event: WorldDayEvent) -> String {
        switch event {
        case .choseDay(let date): words.day(date)
        case .choseToday: words.today
        }
    }

    private func page(_ day: WorldDay, on event: WorldDayEvent, _ outline: WorldDayOutline?) -> WorldDayPage {
        let isToday = event == .choseToday
        let heading = isToday ? words.today(day.date) : words.day(day.date)
        let summary = WorldDaySummaryPresentation(day, words).sentences
        let lists = WorldDayListPresentation(day, words, router)
        return WorldDayPage(
            head: PageHead(
                title: isToday ? words.today : heading,
                description: words.description(of: day.date, summary: summary.first),
                canonical: canonical(event),
                alternates: [
                    Alternate(router.link(to: .record(day.date)), mediaType: Format.json.mediaType)
                ].compactMap(\.self), sheet: .world),
            heading: heading, steps: steps(day, isToday: isToday), summary: summary,
            map: outline.map { WorldDayMapPresentation(day: day, outline: $0, words: words).map },
            continents: lists.continents, others: lists.others, remark: day.hasOtherSource ? words.otherSource : nil)
    }

    private func canonical(_ event: WorldDayEvent) -> Link {
        switch event {
        case .choseDay(let date): router.link(to: .day(date))
        case .choseToday: router.link(to: .today)
        }
    }

    private func steps(_ day: WorldDay, isToday: Bool) -> WorldDaySteps {
        func step(_ distance: Int) -> LabelledLink? {
            let date = day.date.adding(days: distance)
            guard day.known.contains(date) else { return nil }
            return LabelledLink(label: words.step(to: date), link: router.link(to: .day(date)))
        }
        return WorldDaySteps(
            previous: step(-1), next: step(1), week: router.link(to: .week(day.date)),
            today: isToday ? nil : router.link(to: .today), form: router.link(to: .today),
            date: day.date.description, first: day.known.lowerBound.description,
            last: day.known.upperBound.description)
    }

    private func home(_ home: WorldDayHome?) -> WorldDayHomeText {
        guard let home else {
            return WorldDayHomeText(
                text: words.dateIsUTC, way: .init(words.choosePlace, router.link(to: .savePlace)))
        }
        return WorldDayHomeText(text: words.home(home.place, home.status), way: nil)
    }

    private func show(
        _ failure: WorldDayFailure, on event: WorldDayEvent
    ) -> Step<WorldDayPage, WorldDayNavigation, Never> {
        let date: CivilDate? = if case .choseDay(let date) = event { date } else { nil }
        let notice = failure.notice(
            about: date, retry: canonical(event),
            now: .init(words.toToday, router.link(to: .today)),
            day: { .init(words.text($0, .long), router.link(to: .day($0))) }, words)
        return .show(
            WorldDayPage(
                head: PageHead(title: notice.title, isListed: false, sheet: .world), heading: heading(event),
                notice: notice),
            failure.status)
    }
}
