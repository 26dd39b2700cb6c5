import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holiday list: presenter")
struct HolidayListPresenterTests: HolidayListPresenterSuite {
    private func page(failing failure: YearFailure) async throws -> (HolidayListPage, Status) {
        return try await step(.choseYear(germany2026), HolidayListInteractorDouble(listing: .failure(failure))).shown
    }

    @Test("H1 Without a country: title, control and placeholder, no list, and nothing is fetched")
    func noCountry() async throws {
        // This Interactor fails on every call; the page shows no failure, so nothing was fetched.
        let failing = HolidayListInteractorDouble(year: .failure(.unknownCountry), listing: .failure(.unknownCountry))
        let page = try await step(.opened, failing).page
        #expect(page.heading == "Holidays")
        #expect(page.control.label == "Choose Country")
        #expect(page.control.link == link(.chooseCountry(comingBackTo: nil)))
        #expect(page.placeholder == "Choose your country first")
        #expect(page.year == nil && page.notice == nil)
    }

    @Test("A country without a year leads to the current year")
    func thisYear() async throws {
        let interactor = HolidayListInteractorDouble(year: .success(2027), listing: .failure(.unknownCountry))
        let chosen = try await step(.choseCountry(Sample.code("DE")), interactor).destination
        #expect(chosen == .year(HolidayYear(Sample.code("DE"), 2027)))
        let bavaria = HolidayListEvent.choseRegion(Sample.code("DE"), Sample.region("BY"))
        let navigation = try await step(bavaria, interactor).destination
        #expect(navigation == .year(HolidayYear(Sample.code("DE"), 2027, HolidayFilter(region: Sample.region("BY")))))
    }

    @Test("N9 The list counts the corrections of its source")
    func corrections() async throws {
        var listing = Listing.sample(rows: [.sample()])
        #expect(try await page(listing).0.year?.corrections == nil)
        listing.corrections = [.sample, .sample]
        let section = try await page(listing).0.year?.corrections
        #expect(section?.title == "We correct our source in 2 places" && section?.rows.count == 2)
    }

    @Test(
        "F8 The list links to the changes of its country’s data, in the section and in the head, if the source has them"
    )
    func changes() async throws {
        var listing = Listing.sample(rows: [.sample()])
        let without = try await page(listing).0
        #expect(without.head.feed == nil && without.year?.calendar?.changes == nil)
        listing.revised = RevisionTime(Sample.day("2026-09-01"))
        let with = try await page(listing).0
        let changes = try #require(with.year?.calendar?.changes)
        #expect(changes.title == "Changes in our data for Germany:" && changes.files.map(\.label) == ["Atom", "JSON"])
        #expect(changes.files.map(\.link) == [.atom, .json].map { link(.changes(Sample.code("DE"), $0)) })
        let feed = try #require(with.head.feed)
        #expect(feed.link == link(.changes(Sample.code("DE"), .atom)) && feed.mediaType == "application/atom+xml")
        #expect(with.head.alternates.map(\.mediaType) == without.head.alternates.map(\.mediaType))
    }

    @Test("H2 With a country the control shows flag, name and code, and the placeholder is gone")
    func control() async throws {
        let (page, status) = try await page(.sample(rows: [.sample()]))
        #expect(status == .ok)
        #expect(page.control.flag == "🇩🇪")
        #expect(page.control.label == "Germany")
        #expect(page.control.code?.text == "DE")
        #expect(page.placeholder == nil)
        #expect(page.year?.months.first?.rows.count == 1)
        #expect(page.control.link == link(.chooseCountry(comingBackTo: germany2026)))
        #expect(page.control.code?.subject == " country")
    }

    @Test("H5 A year links to the years before and after it, up to the last known year")
    func years() async throws {
        let (middle, _) = try await page(.sample(rows: []))
        #expect(middle.year?.previous?.link == link(.year(HolidayYear(Sample.code("DE"), 2025))))
        #expect(middle.year?.next?.link == link(.year(HolidayYear(Sample.code("DE"), 2027))))
        let (last, _) = try await page(.sample(year: 2035, rows: []), HolidayYear(Sample.code("DE"), 2035))
        #expect(last.year?.previous?.label == "2034" && last.year?.next == nil)
    }

    @Test("H5 “No data” differs from “no holidays”")
    func noData() async throws {
        let (empty, emptyStatus) = try await page(.sample(rows: []))
        #expect(empty.year?.empty == "No public holidays in 2026.")
        #expect(empty.year?.noData == nil && emptyStatus == .ok)
        let (unknown, unknownStatus) = try await page(
            .sample(year: 2040, rows: []), HolidayYear(Sample.code("DE"), 2040))
        #expect(unknown.year?.noData == "No data for 2040. We have data for Germany from 2020 to 2035.")
        #expect(unknown.year?.empty == nil && unknownStatus == .notFound)
        #expect(unknown.year?.previous?.label == "2035" && unknown.year?.next == nil)
    }

    @Test("The next holiday shows the days until then, only in the list of its year")
    func upcoming() async throws {
        let next = Listing.Row.sample()
        let (page, _) = try await page(.sample(rows: [next], next: next))
        #expect(page.year?.upcoming?.distance == "Next, in 12 days")
        #expect(page.year?.upcoming?.date == "Saturday 3 October 2026")
        #expect(page.year?.months.first?.rows.first?.isNext == true)
        let (other, _) = try await self.page(
            .sample(year: 2025, rows: [], next: next), HolidayYear(Sample.code("DE"), 2025))
        #expect(other.year?.upcoming == nil && other.year?.today == nil)
    }

    @Test("A run that has begun is today's, and shows its days")
    func upcomingRun() async throws {
        let next = Listing.Row.sample("2026-09-14", "Break", until: "2026-09-25", types: [.school])
        let (page, _) = try await page(.sample(rows: [next], next: next))
        #expect(page.year?.upcoming?.distance == "Next, today")
        #expect(page.year?.upcoming?.date == "Monday 14 to Friday 25 September 2026")
        #expect(page.year?.months.first?.rows.first?.range == "Until Friday 25 September 2026, 12 days")
    }

    @Test(
        "N5 The list says what today is, and why",
        arguments: [
            (.workingDay, "Today, Monday 21 September, is a working day in Germany."),
            (.weekend, "Today, Monday 21 September, is a day off in Germany: it is the weekend."),
            (
                .holiday([LocalizedText("A", language: "en"), LocalizedText("B", language: "en")]),
                "Today, Monday 21 September, is a day off in Germany: A and B."
            ),
            (
                .exchanged(for: Sample.day("2026-10-02")),
                "Today, Monday 21 September, is a working day in Germany, in exchange for Friday 2 October 2026."
            ),
            (
                .partial([LocalizedText("A", language: "en")]),
                "Today, Monday 21 September, is a day off in parts of Germany only: A."
            ),
        ] as [(DayKind, String)])
    func today(status: DayKind, text: String) async throws {
        var listing = Listing.sample(rows: [.sample()])
        listing.today.status = status
        #expect(try await page(listing).0.year?.today == text)
        listing.today.status = nil
        #expect(try await page(listing).0.year?.today == nil)
        listing.today.status = .workingDay
        listing.place = PlaceName(region: "Bavaria", country: "Germany")
        #expect(try await page(listing).0.year?.today == "Today, Monday 21 September, is a working day in Bavaria.")
    }

    @Test("N2 The summary counts, and the regional holidays are one link away")
    func regional() async throws {
        let bavaria = NamedRegion(code: Sample.region("BY"), name: "Bavaria")
        let whole = Listing.Row.sample("2026-12-25", "Christmas Day")
        let observed = Listing.Row.sample("2026-12-28", "Christmas Day", observedFor: "2026-12-25")
        #expect(try await page(.sample(rows: [whole])).0.year?.summary == "1 public holiday")
        var listing = Listing.sample(rows: [whole, observed], regions: [bavaria])
        #expect(try await page(listing).0.year?.summary == "1 nationwide public holiday and 1 observed day")
        #expect(try await page(listing).0.year?.regional == nil)
        listing.regionalCount = 47
        var section = try #require(try await page(listing).0.year)
        let everywhere = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(isEverywhere: true))
        #expect(section.regional?.label == "Show 47 more that only some regions keep")
        #expect(section.regional?.link == link(.year(everywhere)))
        listing.showsRegional = true
        section = try #require(try await page(listing, everywhere).0.year)
        #expect(section.summary == "1 public holiday and 1 observed day, 47 of them in some regions only")
        #expect(section.regional?.label == "Only those of the whole country")
        #expect(section.regional?.link == link(.year(germany2026)))
        // Nothing of the whole country: there is nowhere to go back to.
        listing.regionalCount = 2
        section = try #require(try await page(listing).0.year)
        #expect(section.summary?.hasSuffix(", in some regions only") == true && section.regional == nil)
    }

    @Test("Lists of one year with different filters have different titles, and one heading")
    func titles() async throws {
        let filters: [(HolidayFilter, String)] = [
            (HolidayFilter(), ""), (HolidayFilter(types: .only(.school)), " – School"),
            (HolidayFilter(types: .all, isEverywhere: true), " – All, All regions"),
            (HolidayFilter(isEverywhere: true), " – All regions"),
        ]
        for (filter, end) in filters {
            let (page, _) = try await page(.sample(rows: [.sample()]), HolidayYear(Sample.code("DE"), 2026, filter))
            #expect(page.heading == "Holidays in Germany 2026" && page.head.title == page.heading + end)
        }
    }

    @Test("The list of a region names it in its heading, title, description and summary")
    func region() async throws {
        var listing = Listing.sample(rows: [.sample()], regions: [.init(code: Sample.region("BY"), name: "Bavaria")])
        listing.place = PlaceName(region: "Bavaria", country: "Germany")
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: Sample.region("BY")))
        let (page, _) = try await page(listing, year)
        #expect(page.heading == "Holidays in Bavaria, Germany 2026" && page.head.title == page.heading)
        #expect(page.head.description == "Holidays in Bavaria, Germany in 2026, with dates and weekdays.")
        #expect(page.year?.summary == "1 public holiday in Bavaria")
        #expect(page.year?.place?.label == "Make Bavaria my place" && page.year?.place?.region == "BY")
        #expect(page.year?.place?.action == link(.savePlace) && page.year?.place?.country == "DE")
    }

    @Test("N1 Without a country the saved place opens, if there is one")
    func home() async throws {
        var interactor = HolidayListInteractorDouble(listing: .success(.sample(rows: [.sample()])))
        let bavaria = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: Sample.region("BY")))
        interactor.place = bavaria
        // Shown, and not gone to: the place appears in no address.
        let page = try await step(.opened, interactor).page
        #expect(page.year?.months.count == 1 && page.placeholder == nil)
        #expect(page.head.canonical == link(.year(bavaria)))
        interactor.listing = .failure(.service(.timedOut, country: "Germany"))
        let (failed, status) = try await step(.opened, interactor).shown
        #expect(status == .gatewayTimeout && failed.notice != nil)
    }

    @Test("Every known year can be jumped to, with the same filter")
    func allYears() async throws {
        let (page, _) = try await page(.sample(rows: []))
        let years = try #require(page.year?.years)
        #expect(years.map(\.label) == (2020...2035).map { String($0) })
        #expect(years.filter(\.isCurrent).map(\.label) == ["2026"])
        #expect(years.first?.link == link(.year(HolidayYear(Sample.code("DE"), 2020))))
        let tabs = try #require(page.year?.views?.tabs)
        #expect(tabs.map(\.link) == YearView.allCases.map { link(.view($0, germany2026)) })
        #expect(tabs.map(\.isCurrent) == [true, false, false, false, false])
    }

    @Test("The filter offers the existing types, and keeps the region")
    func filter() async throws {
        let region = Sample.region("BY")
        var listing = Listing.sample(
            rows: [.sample(), .sample("2026-12-24", "Eve", types: [.bank])],
            regions: [.init(code: region, name: "Bavaria")])
        listing.place = PlaceName(region: "Bavaria", country: "Germany")
        let (page, _) = try await page(
            listing, HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .only(.bank), region: region)))
        let filter = try #require(page.year?.filter)
        #expect(filter.types.map(\.label) == ["Public", "Bank", "All"])
        #expect(filter.types.map(\.isCurrent) == [false, true, false])
        let bavaria = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: region))
        #expect(filter.types.first?.link == link(.year(bavaria)))
        #expect(filter.regions?.type == "bank")
        #expect(filter.regions?.choices.map(\.code) == ["", "all", "BY"])
        #expect(filter.regions?.choices.map(\.isCurrent) == [false, false, true])
        #expect(filter.regions?.action == link(.year(germany2026)))
        #expect(page.year?.summary == "2 bank holidays in Bavaria")
    }

    @Test("H4 A failure has a status, and its notice says what is missing and what to do")
    func failure() async throws {
        let (page, status) = try await page(
            failing: .service(.unavailable(retryAfter: .seconds(30)), country: "Germany"))
        #expect(status == .unavailable(retryAfter: .seconds(30)))
        #expect(page.notice?.title == "We could not show the holidays in Germany")
        #expect(page.notice?.actions.first?.link == link(.year(germany2026)))
        let (invalid, badGateway) = try await self.page(failing: .service(.invalid, country: nil))
        #expect(badGateway == .badGateway && invalid.year == nil)
    }

    @Test("H4 A stale list is marked with its age")
    func age() async throws {
        let (page, status) = try await page(.sample(rows: [.sample()], age: .seconds(3 * 3600)))
        #expect(page.age == "This is our last good copy, as of 3 hours ago.")
        #expect(status == .ok)
    }

    @Test("D2 An unknown country or region, and an uncovered country, give 404 and a link to continue")
    func unknown() async throws {
        let (country, status) = try await page(failing: .unknownCountry)
        #expect(status == .notFound)
        let search = HolidayListNavigation.chooseCountry(comingBackTo: nil, searching: Sample.code("DE"))
        #expect(country.notice?.actions.first?.link == link(search))
        let (uncovered, uncoveredStatus) = try await page(failing: .uncovered(country: "United Kingdom"))
        #expect(uncoveredStatus == .notFound)
        #expect(uncovered.notice?.title == "No data for the United Kingdom")
        #expect(uncovered.notice?.actions.first?.link == link(.chooseCountry(comingBackTo: nil)))
        let (region, _) = try await page(failing: .unknownRegion(country: "Germany", region: Sample.region("ZZ")))
        #expect(region.notice?.title == "Germany has no region “ZZ”")
        #expect(region.notice?.actions.first?.link == link(.year(germany2026)))
    }
}

/// A suite of the list's Presenter.
protocol HolidayListPresenterSuite {}

extension HolidayListPresenterSuite {
    var germany2026: HolidayYear { HolidayYear(Sample.code("DE"), 2026) }

    func step(
        _ event: HolidayListEvent, _ interactor: HolidayListInteractorDouble
    ) async -> Step<HolidayListPage, HolidayListNavigation, Never> {
        await HolidayListPresenter(interactor: interactor, router: RecordingRouter())
            .handle(event)
    }

    func page(_ listing: Listing, _ year: HolidayYear? = nil) async throws -> (HolidayListPage, Status) {
        return try await step(.choseYear(year ?? germany2026), HolidayListInteractorDouble(listing: .success(listing)))
            .shown
    }

    func link(_ navigation: HolidayListNavigation) -> Link { .to(navigation) }
}
