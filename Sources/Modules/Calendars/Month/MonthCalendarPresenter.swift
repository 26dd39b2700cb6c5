import AlmanacValues
import Layout
import VIPER

struct MonthCalendarPresenter<I: CalendarInteracting, R: Router<CalendarNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = CalendarsWords()

    /// Returns the page to show while a month is being fetched. It names the place by its code: the name is being
    /// fetched too.
    func loading(_ event: MonthCalendarEvent) -> LoadingState<MonthCalendarPage>? {
        switch event {
        case .choseMonth(let year, let month):
            let head = head(of: month, year, in: .code(year.territory), isKnown: true)
            let control = CountryControl(
                fetching: year.territory, words: words,
                link: router.link(to: .chooseCountry(comingBackTo: year, month: month)))
            return LoadingState(
                MonthCalendarPage(
                    head: head, heading: words.title(month, .code(year.territory), year.year), control: control,
                    loading: words.loading))
        }
    }

    func handle(_ event: MonthCalendarEvent) async -> Step<MonthCalendarPage, CalendarNavigation, Never> {
        switch event {
        case .choseMonth(let year, let month):
            do {
                let sheet = try await interactor.sheet(year, months: month...month)
                return .show(page(sheet, year, month), sheet.isKnown ? .ok : .notFound)
            } catch {
                return show(error, year, month)
            }
        }
    }

    private func page(_ sheet: CalendarSheet, _ year: HolidayYear, _ month: Int) -> MonthCalendarPage {
        let head = head(of: month, year, in: .name(sheet.place), isKnown: sheet.isKnown)
        return MonthCalendarPage(
            head: head, heading: words.title(month, .name(sheet.place), year.year),
            control: CountryControl(
                of: year.territory, called: sheet.place, words: words,
                link: router.link(to: .chooseCountry(comingBackTo: year, month: month))),
            age: sheet.age.map(words.stale),
            month: MonthCalendarPresentation(
                sheet: sheet, selection: year, month: month, router: router, words: words
            ).section)
    }

    private func head(of month: Int, _ year: HolidayYear, in place: NamedPlace, isKnown: Bool) -> PageHead {
        PageHead(
            title: words.title(words.title(month, place, year.year), of: year.filter),
            description: words.description(month, place, year.year),
            canonical: isKnown ? router.link(to: .month(year, month)) : nil, isListed: isKnown, sheet: .calendars)
    }

    private func show(_ failure: YearFailure, _ year: HolidayYear, _ month: Int) -> NextStep {
        let status = failure.status
        let notice = words.notice(
            failure, of: .calendar, in: year.country,
            choose: router.link(to: .countries(searching: failure.unknownCode(year.country))),
            whole: router.link(to: .month(HolidayYear(year.country, year.year), month)),
            retry: router.link(to: .month(year, month)))
        return .show(
            MonthCalendarPage(
                head: PageHead(title: notice.title, isListed: false, sheet: .calendars), heading: words.calendar,
                control: status == .notFound
                    ? CountryControl(choose: router.link(to: .countries(searching: nil)), words: words)
                    : emptyControl(year, month),
                notice: notice),
            status)
    }

    private func emptyControl(_ year: HolidayYear, _ month: Int) -> CountryControl {
        CountryControl(choose: router.link(to: .chooseCountry(comingBackTo: year, month: month)), words: words)
    }
}
