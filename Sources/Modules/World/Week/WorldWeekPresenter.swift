import AlmanacValues
import Layout
import VIPER

struct WorldWeekPresenter<I: WorldWeekInteracting, R: Router<WorldWeekNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = WorldWords()

    /// Returns the page to show while the calendars of all countries are being read.
    func loading(_ event: WorldWeekEvent) -> LoadingState<WorldWeekPage>? {
        let heading = heading(event)
        return LoadingState(
            WorldWeekPage(
                head: PageHead(title: heading, canonical: canonical(event), sheet: .world), heading: heading,
                loading: words.loading))
    }

    func handle(_ event: WorldWeekEvent) async -> Step<WorldWeekPage, WorldWeekNavigation, Never> {
        do {
            let days =
                switch event {
                case .choseDay(let date): try await interactor.week(from: date)
                case .choseToday: try await interactor.thisWeek()
                }
            return .show(page(days, on: event))
        } catch {
            return show(error, on: event)
        }
    }

    private func heading(_ event: WorldWeekEvent) -> String {
        switch event {
        case .choseDay(let date): words.week(from: date)
        case .choseToday: words.nextSevenDays
        }
    }

    private func description(_ event: WorldWeekEvent) -> String {
        switch event {
        case .choseDay(let date): words.descriptionOfWeek(from: date)
        case .choseToday: words.descriptionOfNextSevenDays
        }
    }

    private func page(_ days: [WorldDay], on event: WorldWeekEvent) -> WorldWeekPage {
        let heading = heading(event)
        let hasOtherSource = days.contains(where: \.hasOtherSource)
        return WorldWeekPage(
            head: PageHead(
                title: heading, description: description(event), canonical: canonical(event),
                alternates: [
                    days.first.flatMap {
                        Alternate(router.link(to: .record($0.date)), mediaType: Format.json.mediaType)
                    }
                ].compactMap(\.self), sheet: .world),
            heading: heading, previous: step(-7, days), next: step(7, days),
            days: days.map { WorldWeekDayPresentation(source: $0, words: words, router: router).day },
            limit: limit(days),
            remark: hasOtherSource ? words.otherSource : nil)
    }

    /// "We have holidays from 1 January 2020 to 31 December 2035.", if the seven days go on after that.
    private func limit(_ days: [WorldDay]) -> String? {
        days.first.flatMap { $0.date.adding(days: 6) > $0.known.upperBound ? words.known($0.known) : nil }
    }

    private func step(_ distance: Int, _ days: [WorldDay]) -> LabelledLink? {
        guard let first = days.first else { return nil }
        let date = first.date.adding(days: distance)
        guard first.known.contains(date) else { return nil }
        return LabelledLink(label: words.step(to: date), link: router.link(to: .week(date)))
    }

    private func canonical(_ event: WorldWeekEvent) -> Link {
        switch event {
        case .choseDay(let date): router.link(to: .week(date))
        case .choseToday: router.link(to: .thisWeek)
        }
    }

    private func show(_ failure: WorldDayFailure, on event: WorldWeekEvent) -> NextStep {
        let date: CivilDate? = if case .choseDay(let date) = event { date } else { nil }
        let notice = failure.notice(
            about: date, retry: canonical(event),
            now: .init(words.toNextSevenDays, router.link(to: .thisWeek)),
            day: { .init(words.toWeek(from: $0), router.link(to: .week($0))) }, words)
        return .show(
            WorldWeekPage(
                head: PageHead(title: notice.title, isListed: false, sheet: .world), heading: heading(event),
                notice: notice),
            failure.status)
    }
}
