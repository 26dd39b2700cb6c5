import AlmanacValues
import Layout
import VIPER

struct StartPresenter<I: StartInteracting, R: Router<StartNavigation>>: Presenter {
    let interactor: I
    let router: R

    /// Returns the page to show while its parts are being fetched. Even the date is not known before the visitor's country.
    func loading(_: StartEvent) -> LoadingState<StartPage>? {
        LoadingState(
            StartPage(
                head: head, loading: "Loading", greeting: "Hello", date: "", isoDate: "", holidays: nil,
                chooseCountry: nil, quote: nil, born: nil, age: nil, failure: nil,
                options: router.link(to: .options), search: search, parts: Frame.Part.allCases.compactMap(partLink)))
    }

    func handle(_ event: StartEvent) async -> Step<StartPage, StartNavigation, Never> {
        switch event {
        case .opened: .show(page(await interactor.today()))
        }
    }

    private func page(_ listing: TodayListing) -> StartPage {
        StartPage(
            head: head,
            greeting: listing.name.map { "Hello \(Phrases.isolated($0))" } ?? "Hello",
            date: Phrases.fullDate(listing.today), isoDate: listing.today.description,
            holidays: holidays(listing), chooseCountry: chooseCountry(listing), quote: quote(listing.quote),
            born: born(listing.born), age: listing.age.map(Phrases.stale), failure: failure(listing),
            options: router.link(to: .options), search: search, parts: Frame.Part.allCases.compactMap(partLink))
    }

    private var search: SearchForm { .almanac(action: router.link(to: .search)) }

    private var head: PageHead {
        PageHead(
            title: "Today", description: "Public holidays, quotes, and the people who said them.",
            canonical: router.link(to: .start))
    }

    private func holidays(_ listing: TodayListing) -> StartHolidays? {
        guard case .found(let holidays) = listing.holidays else { return nil }
        return StartHolidays(
            country: Phrases.place(region: holidays.regionName, country: holidays.countryName),
            flag: holidays.country.flag, missingRegion: holidays.missingRegion.map { missing($0, holidays) },
            all: router.link(to: .part(.holidays)), change: router.link(to: .chooseCountry),
            views: views(holidays, listing.today.year),
            nationwide: holidays.isNationwide
                ? NationwideHint(
                    text: "These are the nationwide holidays.", label: "Choose your region",
                    link: router.link(to: .options))
                : nil,
            next: holidays.next.map { next($0, listing.today) },
            nothing: holidays.next == nil ? nothing(holidays) : nil,
            weekends: holidays.longWeekends.isEmpty
                ? nil : StartWeekends(rows: holidays.longWeekends.map(weekend)))
    }

    private func views(_ holidays: TodayListing.CountryHolidays, _ year: Int) -> YearTabs? {
        guard holidays.isCovered else { return nil }
        let year = HolidayYear(holidays.country, year, HolidayFilter(region: holidays.region))
        return YearTabs(current: nil) { router.link(to: .view($0, year)) }
    }

    private func missing(_ region: RegionCode, _ holidays: TodayListing.CountryHolidays) -> String {
        "We do not know the region “\(region)” of \(Phrases.inSentence(country: holidays.countryName)). "
            + "These are the holidays of the whole country."
    }

    private func nothing(_ holidays: TodayListing.CountryHolidays) -> String {
        holidays.isCovered
            ? "We have no public holidays for the next 12 months."
            : "Our source does not have holidays for this country."
    }

    private func next(_ holiday: TodayListing.NextHoliday, _ today: CivilDate) -> StartNext {
        StartNext(
            name: holiday.name.text, language: holiday.name.language,
            distance: Phrases.distance(to: holiday.date, from: today), date: Phrases.fullDate(holiday.date),
            isoDate: holiday.date.description, link: router.link(to: .day(holiday.id)))
    }

    private func weekend(_ weekend: TodayListing.LongWeekend) -> StartWeekend {
        StartWeekend(
            days: Phrases.range(from: weekend.first, through: weekend.last),
            length: Phrases.count(weekend.length, "day", "days"), half: half(weekend),
            holidays: causes(weekend).map {
                HolidayLink(name: $0.name.text, language: $0.name.language, link: router.link(to: .day($0.id)))
            })
    }

    /// "and half of Thursday 24 December"; nil without half days beside the weekend.
    private func half(_ weekend: TodayListing.LongWeekend) -> String? {
        let days = [weekend.halfBefore, weekend.halfAfter].compactMap(\.self)
        guard !days.isEmpty else { return nil }
        return "and half of \(Phrases.list(days.map { "\(Phrases.weekday($0)) \(Phrases.dayAndMonth($0))" }))"
    }

    /// Returns the holidays to list as causes. Lists a holiday of several days once, with its first day.
    private func causes(_ weekend: TodayListing.LongWeekend) -> [TodayListing.NextHoliday] {
        var seen: Set<LocalizedText> = []
        return weekend.holidays.filter { seen.insert($0.name).inserted }
    }

    private func chooseCountry(_ listing: TodayListing) -> ChooseCountry? {
        listing.holidays == .none ? ChooseCountry(link: router.link(to: .chooseCountry)) : nil
    }

    private func quote(_ finding: TodayListing.Finding<TodayListing.QuoteOfTheDay>) -> StartQuote? {
        guard case .found(let quote) = finding else { return nil }
        return StartQuote(
            text: TextLines(quote.text), author: quote.author,
            linkSuffix: quote.author.map { " by \(Phrases.isolated($0))" } ?? "",
            link: router.link(to: .quote(quote.id)))
    }

    private func born(_ finding: TodayListing.Finding<[TodayListing.BornToday]>) -> StartBorn? {
        guard case .found(let people) = finding else { return nil }
        return StartBorn(
            people: people.map {
                BornPerson(name: $0.name, year: String($0.year), link: router.link(to: .person($0.id)))
            })
    }

    private func failure(_ listing: TodayListing) -> StartFailure? {
        let subjects = [
            listing.holidays == .failed ? "the holidays in your country" : nil,
            listing.quote == .failed ? "the quote of the day" : nil,
            listing.born == .failed ? "today’s birthdays" : nil,
        ].compactMap(\.self)
        guard !subjects.isEmpty else { return nil }
        return StartFailure(
            text: "We could not show \(Phrases.list(subjects)). There is a problem with our source.",
            retry: router.link(to: .start))
    }

    private func partLink(_ part: Frame.Part) -> PartLink? {
        part.blurb.map { PartLink(name: part.name, text: $0, link: router.link(to: .part(part))) }
    }
}
