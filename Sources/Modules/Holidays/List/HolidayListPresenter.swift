import AlmanacValues
import Layout
import VIPER

struct HolidayListPresenter<I: HolidayListInteracting, R: Router<HolidayListNavigation>>: Presenter {
    let interactor: I
    let router: R
    /// Where calendars are that other programs subscribe to.
    var edition = Edition()
    var words = HolidaysWords()

    /// Returns the page to show while a year is being fetched. It names the place by its code, since the name is being
    /// fetched too. It does not name a saved place. Without a place nothing is fetched.
    func loading(_ event: HolidayListEvent) -> LoadingState<HolidayListPage>? {
        guard case .choseYear(let year) = event else {
            var page = firstPage
            (page.placeholder, page.loading) = (nil, words.loading)
            return LoadingState(page)
        }
        let head = head(of: year, in: .code(year.territory), isKnown: true)
        let control = CountryControl(
            fetching: year.territory, words: words, link: router.link(to: .chooseCountry(comingBackTo: year)))
        return LoadingState(
            HolidayListPage(
                head: head, heading: words.title(.code(year.territory), year.year), control: control,
                loading: words.loading))
    }

    func handle(_ event: HolidayListEvent) async -> Step<HolidayListPage, HolidayListNavigation, Never> {
        switch event {
        case .opened:
            // Shown here and not at its own address: the visitor's place appears in no address.
            return if let home = await interactor.home() { show(home.listing, home.year) } else { .show(firstPage) }
        case .choseCountry(let country):
            return await thisYear(of: country, HolidayFilter())
        case .choseRegion(let country, let region):
            return await thisYear(of: country, HolidayFilter(region: region))
        case .choseYear(let year):
            return await list(year)
        }
    }

    private func thisYear(of country: CountryCode, _ filter: HolidayFilter) async -> NextStep {
        do {
            return .go(.year(HolidayYear(country, try await interactor.currentYear(in: country), filter)))
        } catch {
            return show(error, country: country, comingBackTo: nil)
        }
    }

    private func list(_ year: HolidayYear) async -> NextStep {
        do {
            return show(.success(try await interactor.listing(year)), year)
        } catch {
            return show(.failure(error), year)
        }
    }

    private func show(_ listing: Result<Listing, YearFailure>, _ year: HolidayYear) -> NextStep {
        switch listing {
        case .success(let listing): .show(page(listing, year), listing.isKnown ? .ok : .notFound)
        case .failure(let failure): show(failure, country: year.country, comingBackTo: year)
        }
    }

    private var firstPage: HolidayListPage {
        HolidayListPage(
            head: PageHead(
                title: words.section, description: words.firstDescription,
                canonical: router.link(to: .start)),
            heading: words.section, control: emptyControl(comingBackTo: nil), placeholder: words.chooseFirst)
    }

    private func page(_ listing: Listing, _ year: HolidayYear) -> HolidayListPage {
        let head = head(
            of: year, in: .name(listing.place), isKnown: listing.isKnown, recordsChanges: listing.recordsChanges)
        let heading = words.title(.name(listing.place), year.year)
        var section = YearPresentation(
            listing: listing, selection: year, router: router, words: words, edition: edition
        ).section
        if !listing.rows.isEmpty {
            section.about = ListFacts(
                place: listing.place.shortest.text, title: heading,
                description: head.description ?? heading, year: words.year(year.year),
                page: router.link(to: .year(year)), downloads: head.alternates)
        }
        return HolidayListPage(
            head: head, heading: heading,
            control: CountryControl(
                of: year.territory, called: listing.place, words: words,
                link: router.link(to: .chooseCountry(comingBackTo: year))),
            age: listing.age.map(words.stale),
            year: section)
    }

    private func head(
        of year: HolidayYear, in place: NamedPlace, isKnown: Bool, recordsChanges: Bool = false
    ) -> PageHead {
        PageHead(
            title: words.title(words.title(place, year.year), of: year.filter),
            description: words.description(place, year.year),
            canonical: isKnown ? router.link(to: .year(year)) : nil,
            alternates: isKnown ? Format.ofYear.alternates { router.link(to: .record(year, $0)) } : [],
            feed: recordsChanges
                ? Alternate(router.link(to: .changes(year.country, .atom)), mediaType: Format.atom.mediaType) : nil,
            isListed: isKnown)
    }

    /// Shows the notice together with the control, so that the visitor can choose another country.
    private func show(_ failure: YearFailure, country: CountryCode, comingBackTo year: HolidayYear?) -> NextStep {
        let status = failure.status
        let notice = words.notice(
            failure, in: country,
            choose: router.link(to: .chooseCountry(comingBackTo: nil, searching: failure.unknownCode(country))),
            whole: year.map(link(toWhole:)),
            retry: year.map { router.link(to: .year($0)) })
        return .show(
            HolidayListPage(
                head: PageHead(title: notice.title, isListed: false),
                heading: words.section, control: emptyControl(comingBackTo: status == .notFound ? nil : year),
                notice: notice),
            status)
    }

    private func emptyControl(comingBackTo year: HolidayYear?) -> CountryControl {
        CountryControl(choose: router.link(to: .chooseCountry(comingBackTo: year)), words: words)
    }

    private func link(toWhole year: HolidayYear) -> Link {
        router.link(to: .year(HolidayYear(year.country, year.year)))
    }
}
