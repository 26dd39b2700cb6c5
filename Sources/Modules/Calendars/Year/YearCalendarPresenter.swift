import AlmanacValues
import Layout
import VIPER

struct YearCalendarPresenter<I: CalendarInteracting, R: Router<CalendarNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = CalendarsWords()

    /// Returns the page to show while a year is being fetched. It names the place by its code: the name is being
    /// fetched too.
    func loading(_ event: YearCalendarEvent) -> LoadingState<YearCalendarPage>? {
        switch event {
        case .choseYear(let year):
            let head = head(of: year, in: .code(year.territory), isKnown: true)
            let control = CountryControl(
                fetching: year.territory, words: words,
                link: router.link(to: .chooseCountry(comingBackTo: year, month: nil)))
            return LoadingState(
                YearCalendarPage(
                    head: head, heading: words.title(.code(year.territory), year.year), control: control,
                    loading: words.loading))
        }
    }

    func handle(_ event: YearCalendarEvent) async -> Step<YearCalendarPage, CalendarNavigation, Never> {
        switch event {
        case .choseYear(let year):
            do {
                let sheet = try await interactor.sheet(year, months: 1...12)
                return .show(page(sheet, year), sheet.isKnown ? .ok : .notFound)
            } catch {
                return show(error, year)
            }
        }
    }

    private func page(_ sheet: CalendarSheet, _ year: HolidayYear) -> YearCalendarPage {
        let head = head(of: year, in: .name(sheet.place), isKnown: sheet.isKnown)
        return YearCalendarPage(
            head: head, heading: words.title(.name(sheet.place), year.year),
            control: CountryControl(
                of: year.territory, called: sheet.place, words: words,
                link: router.link(to: .chooseCountry(comingBackTo: year, month: nil))),
            age: sheet.age.map(words.stale),
            year: YearCalendarPresentation(sheet: sheet, selection: year, router: router, words: words).section)
    }

    private func head(of year: HolidayYear, in place: NamedPlace, isKnown: Bool) -> PageHead {
        PageHead(
            title: words.title(words.title(place, year.year), of: year.filter),
            description: words.description(place, year.year),
            canonical: isKnown ? router.link(to: .year(year)) : nil,
            alternates: isKnown ? Format.ofYear.alternates { router.link(to: .record(year, $0)) } : [],
            isListed: isKnown, sheet: .calendars)
    }

    private func show(_ failure: YearFailure, _ year: HolidayYear) -> NextStep {
        let status = failure.status
        let notice = words.notice(
            failure, of: .calendar, in: year.country,
            choose: router.link(to: .countries(searching: failure.unknownCode(year.country))),
            whole: router.link(to: .year(HolidayYear(year.country, year.year))), retry: router.link(to: .year(year)))
        return .show(
            YearCalendarPage(
                head: PageHead(title: notice.title, isListed: false, sheet: .calendars), heading: words.calendar,
                control: status == .notFound
                    ? CountryControl(choose: router.link(to: .countries(searching: nil)), words: words)
                    : emptyControl(year),
                notice: notice),
            status)
    }

    private func emptyControl(_ year: HolidayYear) -> CountryControl {
        CountryControl(choose: router.link(to: .chooseCountry(comingBackTo: year, month: nil)), words: words)
    }
}
