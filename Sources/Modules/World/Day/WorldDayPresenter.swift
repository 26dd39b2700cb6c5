import AlmanacValues
import Layout
import VIPER

struct WorldDayPresenter<I: WorldDayInteracting, R: Router<WorldDayNavigation>>: Presenter {
    let interactor: I
    let router: R

    /// Returns the page to show while the calendars of all countries are being read.
    func loading(_ event: WorldDayEvent) -> LoadingState<WorldDayPage>? {
        let heading = heading(event)
        return LoadingState(
            WorldDayPage(
                head: PageHead(title: heading, canonical: canonical(event), sheet: .world), heading: heading,
                loading: "Loading"))
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
        case .choseDay(let date): Self.title(of: date)
        case .choseToday: Self.titleOfToday
        }
    }

    private static var titleOfToday: String { "Who is off today" }

    private static func title(of date: CivilDate) -> String { "Who is off on \(Phrases.fullDate(date))" }

    private func page(_ day: WorldDay, on event: WorldDayEvent, _ outline: WorldDayOutline?) -> WorldDayPage {
        let isToday = event == .choseToday
        let heading = isToday ? "\(Self.titleOfToday), \(Phrases.fullDate(day.date))" : Self.title(of: day.date)
        let summary = WorldDaySummaryPresentation(day)
        let lists = WorldDayListPresentation(day, router)
        return WorldDayPage(
            head: PageHead(
                title: isToday ? Self.titleOfToday : heading,
                description: "Public holidays around the world on \(Phrases.fullDate(day.date)). "
                    + "\(summary.sentences.first ?? "")",
                canonical: canonical(event),
                alternates: [
                    Alternate(router.link(to: .record(day.date)), mediaType: Format.json.mediaType)
                ].compactMap(\.self), sheet: .world),
            heading: heading, steps: steps(day, isToday: isToday), summary: summary.sentences,
            map: outline.map { WorldDayMapPresentation(day, $0).map }, continents: lists.continents,
            others: lists.others, remark: day.hasOtherSource ? WorldDay.otherSource : nil)
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
            return LabelledLink(
                label: "\(Phrases.shortWeekday(date)) \(Phrases.dayAndMonth(date))", link: router.link(to: .day(date)))
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
                text: "This is the date in UTC.", way: .init("Choose your place", router.link(to: .savePlace)))
        }
        return WorldDayHomeText(text: home.wording, way: nil)
    }

    private func show(
        _ failure: WorldDayFailure, on event: WorldDayEvent
    ) -> Step<WorldDayPage, WorldDayNavigation, Never> {
        let date: CivilDate? = if case .choseDay(let date) = event { date } else { nil }
        let notice = failure.notice(
            about: date, retry: .init("Try again", canonical(event)), now: .init("Today", router.link(to: .today)),
            day: { .init(Phrases.date($0), router.link(to: .day($0))) })
        return .show(
            WorldDayPage(
                head: PageHead(title: notice.title, isListed: false, sheet: .world), heading: heading(event),
                notice: notice),
            failure.status)
    }
}

extension WorldDay {
    /// The remark on pages about the whole world, if those of single countries have another source.
    static let otherSource =
        "The holidays on this page are from the almanac’s own documents. The pages of single countries have another "
        + "source, and may differ."
}

extension WorldDayHome {
    /// "You are off today in Bavaria, Germany: Assumption Day."
    fileprivate var wording: String {
        func list(_ names: [LocalizedText]) -> String { Phrases.list(names.map { Phrases.isolated($0.text) }) }
        let place = Phrases.isolated(Phrases.inSentence(country: name))
        return switch status {
        case .holiday(let names): "You are off today in \(place): \(list(names))."
        case .weekend: "You are off today in \(place): it is the weekend."
        case .working: "Today is a working day in \(place)."
        case .exchanged(let date):
            "Today is a working day in \(place), in exchange for \(Phrases.fullDate(date))."
        case .half(let names): "You are off for half of today in \(place): \(list(names))."
        case .evening(let names, let time):
            "Today is a working day in \(place) until \(time), when a holiday begins: \(list(names))."
        case .partial(let names): "Today is a day off in parts of \(place) only: \(list(names))."
        case .unknown: "We have no data for today in \(place)."
        }
    }
}
