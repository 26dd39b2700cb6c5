import AlmanacValues
import Layout
import VIPER

struct MonthCalendarPresenter<I: MonthCalendarInteracting, R: Router<CalendarNavigation>>: Presenter {
    let interactor: I
    let router: R

    /// Returns the page to show while a month is being fetched. It names the place by its code: the name is being
    /// fetched too.
    func loading(_ event: MonthCalendarEvent) -> LoadingState<MonthCalendarPage>? {
        switch event {
        case .choseMonth(let year, let month):
            let head = head(of: month, year, in: year.territory.description, isKnown: true)
            let control = CountryControl(
                fetching: year.territory, link: router.link(to: .chooseCountry(comingBackTo: year, month: month)))
            return LoadingState(
                MonthCalendarPage(head: head, heading: head.title, control: control, loading: "Loading"))
        }
    }

    func handle(_ event: MonthCalendarEvent) async -> Step<MonthCalendarPage, CalendarNavigation, Never> {
        switch event {
        case .choseMonth(let year, let month):
            do {
                let sheet = try await interactor.sheet(year, month: month)
                return .show(page(sheet, year, month), sheet.isKnown ? .ok : .notFound)
            } catch {
                return show(error, year, month)
            }
        }
    }

    private func page(_ sheet: CalendarSheet, _ year: HolidayYear, _ month: Int) -> MonthCalendarPage {
        let head = head(of: month, year, in: sheet.place, isKnown: sheet.isKnown)
        return MonthCalendarPage(
            head: head, heading: head.title,
            control: CountryControl(
                of: year.territory, region: sheet.regionName, country: sheet.countryName,
                link: router.link(to: .chooseCountry(comingBackTo: year, month: month))),
            age: sheet.age.map(Phrases.stale),
            month: MonthCalendarPresentation(sheet: sheet, selection: year, month: month, router: router).section)
    }

    private func head(of month: Int, _ year: HolidayYear, in place: String, isKnown: Bool) -> PageHead {
        let name = "\(Phrases.month(month)) \(year.year)"
        return PageHead(
            title: "\(name) in \(place)",
            description:
                "The calendar of \(name) in \(place), with holidays, weekends and week numbers, on one printed "
                + "page.",
            canonical: isKnown ? router.link(to: .month(year, month)) : nil, isListed: isKnown, sheet: .calendars)
    }

    private func show(
        _ failure: YearFailure, _ year: HolidayYear, _ month: Int
    ) -> Step<MonthCalendarPage, CalendarNavigation, Never> {
        let status = failure.status
        let notice = failure.notice(
            of: "the calendar of", in: year.country, choose: router.link(to: .countries),
            whole: router.link(to: .month(HolidayYear(year.country, year.year), month)),
            retry: router.link(to: .month(year, month)))
        return .show(
            MonthCalendarPage(
                head: PageHead(title: notice.title, isListed: false, sheet: .calendars), heading: "Calendar",
                control: status == .notFound
                    ? CountryControl(choose: router.link(to: .countries)) : emptyControl(year, month),
                notice: notice),
            status)
    }

    private func emptyControl(_ year: HolidayYear, _ month: Int) -> CountryControl {
        CountryControl(choose: router.link(to: .chooseCountry(comingBackTo: year, month: month)))
    }
}
