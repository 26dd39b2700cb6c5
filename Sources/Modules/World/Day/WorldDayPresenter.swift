import AlmanacValues
import Layout
import VIPER

struct WorldDayPresenter<I: WorldDayInteracting, R: Router<WorldDayNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = WorldWords()

    /// Returns the page to show while the calendars of all countries are being read.
    func loading(_ event: WorldDayEvent) -> LoadingState<WorldDayPage>? {
        // A date that is written in another way is redirected.
        guard event.text == nil else { return nil }
        let heading = heading(event)
        return LoadingState(
            WorldDayPage(
                head: PageHead(title: heading, canonical: canonical(event), sheet: .world), heading: heading,
                loading: words.loading))
    }

    func handle(_ event: WorldDayEvent) async -> Step<WorldDayPage, WorldDayNavigation, Never> {
        if case .wroteDay(let text) = event, let date = interactor.reading(of: text) { return .go(.day(date)) }
        do {
            let listing = try await interactor.day(event.date)
            let status = event.text == nil ? Status.ok : .badRequest
            return .show(page(listing, on: event, await interactor.outline()), status)
        } catch {
            return show(error, on: event)
        }
    }

    private func heading(_ event: WorldDayEvent) -> String {
        switch event {
        case .choseDay(let date): words.day(date)
        case .choseToday, .wroteDay: words.today
        }
    }

    private func page(_ listing: WorldDayListing, on event: WorldDayEvent, _ outline: Outline?) -> WorldDayPage {
        let day = listing.day
        let isToday = event.date == nil
        let isRight = event.text == nil
        let heading = isToday ? words.today(day.date) : words.day(day.date)
        let summary = WorldDaySummaryPresentation(day: day, words: words).sentences
        let lists = WorldDayListPresentation(day, words, router)
        let record = Alternate(router.link(to: .record(day.date)), mediaType: Format.json.mediaType)
        return WorldDayPage(
            head: PageHead(
                title: isToday ? words.today : heading,
                description: words.description(of: day.date, summary: summary.first),
                canonical: isRight ? canonical(event) : nil,
                alternates: isRight ? [record].compactMap(\.self) : [], isListed: isRight, sheet: .world),
            heading: heading, steps: steps(day, on: event), home: home(listing, on: event), summary: summary,
            map: outline.map { WorldDayMapPresentation(day: day, outline: $0, words: words).map },
            continents: lists.continents, others: lists.others, remark: day.hasOtherSource ? words.otherSource : nil)
    }

    private func canonical(_ event: WorldDayEvent) -> Link {
        switch event {
        case .choseDay(let date): router.link(to: .day(date))
        case .choseToday, .wroteDay: router.link(to: .today)
        }
    }

    private func steps(_ day: WorldDay, on event: WorldDayEvent) -> WorldDaySteps {
        func step(_ distance: Int) -> LabelledLink? {
            let date = day.date.adding(days: distance)
            guard day.known.contains(date) else { return nil }
            return LabelledLink(label: words.step(to: date), link: router.link(to: .day(date)))
        }
        return WorldDaySteps(
            previous: step(-1), next: step(1), week: router.link(to: .week(day.date)),
            today: event.date == nil ? nil : router.link(to: .today), form: router.link(to: .today),
            date: event.text == nil ? day.date.description : "", problem: event.text.map(words.notADay),
            first: day.known.lowerBound.description, last: day.known.upperBound.description)
    }

    /// The answer for the visitor's place; without one, the question for it.
    private func home(_ listing: WorldDayListing, on event: WorldDayEvent) -> WorldDayHomeText {
        let choose = router.link(to: .choosePlace(event.date))
        guard let home = listing.home else {
            return WorldDayHomeText(
                text: event.date.map(words.areYouOff) ?? words.areYouOffToday,
                remark: event.date == nil ? words.dateIsUTC : nil, ways: [],
                choose: .init(words.choosePlace, choose))
        }
        let year = HolidayYear(
            home.territory.country, listing.day.date.year, HolidayFilter(region: home.territory.region))
        return WorldDayHomeText(
            text: event.date.map { words.home(home, on: $0) } ?? words.home(home),
            remark: home.doubt.map { words.doubt($0, in: listing.day.date.year) },
            ways: [
                .init(words.holidays(in: home.place, year.year), router.link(to: .year(year))),
                .init(words.changePlace, choose),
            ], choose: nil)
    }

    private func show(_ failure: WorldDayFailure, on event: WorldDayEvent) -> NextStep {
        let notice = failure.notice(
            about: event.date, retry: canonical(event),
            now: .init(words.toToday, router.link(to: .today)),
            day: { .init(words.text($0, .long), router.link(to: .day($0))) }, words)
        return .show(
            WorldDayPage(
                head: PageHead(title: notice.title, isListed: false, sheet: .world), heading: heading(event),
                notice: notice),
            failure.status)
    }
}

extension WorldDayEvent {
    /// The day; nil for today, wherever the visitor is.
    fileprivate var date: CivilDate? { if case .choseDay(let date) = self { date } else { nil } }
    /// The text that could not be read as a date; nil if a day was asked for.
    fileprivate var text: ForeignText? { if case .wroteDay(let text) = self { ForeignText(text) } else { nil } }
}
