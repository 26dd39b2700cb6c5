import AlmanacValues
import Layout
import VIPER

struct StartPresenter<I: StartInteracting, R: Router<StartNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = StartWords()

    /// Returns the page to show while its parts are being fetched. Even the date is not known before the visitor's country.
    func loading(_: StartEvent) -> LoadingState<StartPage>? {
        LoadingState(
            StartPage(
                head: head, loading: words.loading, greeting: words.greeting(nil), date: "", isoDate: "", holidays: nil,
                chooseCountry: nil, quote: nil, born: [], age: nil, failure: nil,
                options: router.link(to: .options), search: search, parts: parts, asides: asides))
    }

    func handle(_ event: StartEvent) async -> Step<StartPage, StartNavigation, Never> {
        switch event {
        case .opened: .show(page(await interactor.today()))
        }
    }

    private func page(_ listing: TodayListing) -> StartPage {
        StartPage(
            head: head,
            greeting: words.greeting(listing.name), date: words.text(listing.today, .full),
            isoDate: listing.today.description,
            holidays: holidays(listing),
            chooseCountry: listing.holidays == .none ? router.link(to: .chooseCountry) : nil,
            quote: quote(listing.quote),
            born: (listing.born.value ?? []).map {
                BornPerson(name: $0.name, year: words.born(in: $0.year), link: router.link(to: .person($0.id)))
            }, age: listing.age.map(words.stale), failure: failure(listing),
            options: router.link(to: .options), search: search, parts: parts, asides: asides)
    }

    private var parts: [PartLink] { Frame.Part.allCases.filter { !Self.isAside($0) }.compactMap(partLink) }
    private var asides: [PartLink] { Frame.Part.allCases.filter(Self.isAside).compactMap(partLink) }

    private static func isAside(_ part: Frame.Part) -> Bool {
        switch part {
        case .lightSide, .darkSide, .greeting: true
        default: false
        }
    }

    private var search: SearchForm { .almanac(action: router.link(to: .search), words: words) }

    private var head: PageHead {
        PageHead(title: words.title, description: words.description, canonical: router.link(to: .start))
    }

    private func holidays(_ listing: TodayListing) -> StartHolidays? {
        guard case .found(let holidays) = listing.holidays else { return nil }
        return StartHolidays(
            country: words.text(holidays.place), flag: holidays.country.flag,
            missingRegion: holidays.missingRegion.map { words.missing($0, of: holidays.place.country) },
            all: router.link(to: .part(.holidays)), change: router.link(to: .chooseCountry),
            views: views(holidays, listing.today.year),
            status: holidays.days.map { words.status($0, on: listing.today, in: holidays.place) },
            nationwide: holidays.isNationwide
                ? NationwideHint(
                    text: words.nationwide, label: words.chooseRegion, link: router.link(to: .options))
                : nil,
            next: holidays.next.map { next($0, in: holidays.region, listing.today) },
            nothing: holidays.next == nil ? words.nothing(isCovered: holidays.isCovered) : nil,
            weekends: holidays.longWeekends.map { weekend($0, in: holidays.region) })
    }

    private func views(_ holidays: TodayListing.CountryHolidays, _ year: Int) -> YearTabs? {
        guard holidays.isCovered else { return nil }
        let filter = HolidayFilter(region: holidays.region)
        return YearTabs(current: nil, words: words) { view in
            let isNext = view == .leave && holidays.plansNextYear
            return router.link(to: .view(view, HolidayYear(holidays.country, isNext ? year + 1 : year, filter)))
        }
    }

    private func next(
        _ holiday: TodayListing.NextHoliday, in region: RegionCode?, _ today: CivilDate
    ) -> StartNext {
        StartNext(
            name: holiday.name.text, language: holiday.name.language,
            distance: words.next(distance: Distance(to: holiday.date, from: today)),
            date: words.text(holiday.date, .full),
            isoDate: holiday.date.description, link: link(to: holiday.id, in: region))
    }

    /// The page of a holiday as the list of the visitor's region leads to it.
    private func link(to holiday: HolidayReference, in region: RegionCode?) -> Link {
        router.link(to: .day(ListedHoliday(holiday, in: HolidayFilter(region: region))))
    }

    private func weekend(_ weekend: TodayListing.LongWeekend, in region: RegionCode?) -> StartWeekend {
        StartWeekend(
            days: words.text(weekend.first...weekend.last), length: words.length(weekend.length), half: half(weekend),
            holidays: causes(weekend).map { NamedLink($0.name, link(to: $0.id, in: region)) })
    }

    /// "and half of Thursday 24 December"; nil without half days beside the weekend.
    private func half(_ weekend: TodayListing.LongWeekend) -> String? {
        let days = [weekend.halfBefore, weekend.halfAfter].compactMap(\.self)
        return days.isEmpty ? nil : words.half(days)
    }

    /// Returns the holidays to list as causes. Lists a holiday of several days once, with its first day.
    private func causes(_ weekend: TodayListing.LongWeekend) -> [TodayListing.NextHoliday] {
        var seen: Set<LocalizedText> = []
        return weekend.holidays.filter { seen.insert($0.name).inserted }
    }

    private func quote(_ finding: TodayListing.Finding<TodayListing.QuoteOfTheDay>) -> StartQuote? {
        guard case .found(let quote) = finding else { return nil }
        return StartQuote(
            text: TextLines(quote.text), author: quote.author?.text,
            linkSuffix: quote.author.map(words.quoteSuffix) ?? "",
            link: router.link(to: .quote(quote.id)))
    }

    private func failure(_ listing: TodayListing) -> StartFailure? {
        var failed: [StartPart] = []
        if listing.holidays == .failed { failed.append(.holidays) }
        if listing.quote == .failed { failed.append(.quote) }
        if listing.born == .failed { failed.append(.born) }
        return failed.isEmpty ? nil : StartFailure(text: words.unavailable(failed), retry: router.link(to: .start))
    }

    private func partLink(_ part: Frame.Part) -> PartLink? {
        words.blurb(of: part).map { PartLink(name: words.name(of: part), text: $0, link: router.link(to: .part(part))) }
    }
}
