import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holiday detail: presenter")
struct HolidayDetailPresenterTests {
    private func page(
        _ result: Result<HolidayDetail, HolidayDetailFailure>, in filter: HolidayFilter = HolidayFilter()
    ) async throws -> (HolidayDetailPage, Status) {
        let presenter = HolidayDetailPresenter(
            interactor: HolidayDetailInteractorDouble(result: result), router: RecordingRouter())
        let holiday = ListedHoliday(HolidayDetail.sample().id, in: filter)
        return try await presenter.handle(.opened(holiday)).shown
    }

    private func link(_ navigation: HolidayDetailNavigation) -> Link { .to(navigation) }

    @Test("D1 Name, date, country and “Is Public” as True or False")
    func facts() async throws {
        let detail = try #require(try await page(.success(.sample())).0.detail)
        #expect(detail.name == "German Unity Day")
        #expect([detail.date, detail.weekday, detail.distance] == ["3 October 2026", "Saturday", "in 12 days"])
        #expect([detail.country.text, detail.countryCode, detail.isPublic] == ["Germany", "DE", "True"])
        #expect(detail.regions == "The whole country")
        let bank = try #require(try await page(.success(.sample(types: [.bank]))).0.detail)
        #expect(bank.isPublic == "False")
    }

    @Test("F2 The observed day of a holiday that is not known is marked, without the rule of the holiday’s own date")
    func inLieu() async throws {
        var feast = HolidayDetail.feast
        let own = try #require(try await page(.success(feast)).0.detail)
        #expect(!own.isObserved && own.rule != nil)
        feast.isInLieu = true
        let observed = try #require(try await page(.success(feast)).0.detail)
        #expect(observed.isObserved && observed.rule == nil && observed.about == own.about)
    }

    @Test("N4 A list’s region that does not keep the holiday is named as such beside those that do")
    func notKept() async throws {
        var corpusChristi = HolidayDetail.sample(regions: ["Bavaria"])
        corpusChristi.place = PlaceName(region: "Berlin", country: "Germany")
        #expect(try await page(.success(corpusChristi)).0.detail?.notKept == nil)
        corpusChristi.isKeptInRegion = false
        let detail = try #require(try await page(.success(corpusChristi)).0.detail)
        #expect(detail.regions == "Bavaria" && detail.notKept == "Berlin: not kept")
    }

    @Test("The place of the event is the country, or each region that keeps it")
    func areas() async throws {
        let whole = try #require(try await page(.success(.sample())).0.detail)
        #expect(whole.isNationwide && whole.areas.isEmpty)
        let parts = try #require(try await page(.success(.sample(regions: ["Bavaria", "Berlin"]))).0.detail)
        #expect(!parts.isNationwide && parts.areas.map(\.name) == ["Bavaria", "Berlin"])
        #expect(parts.areas.allSatisfy { $0.country == "Germany" })
    }

    @Test("N8 What the day is, its other years and the other countries are worded, each with its link")
    func feast() async throws {
        let detail = try #require(try await page(.success(.feast)).0.detail)
        #expect(detail.about == "Christians celebrate." && detail.rule == "25 December")
        let years = detail.otherYears
        #expect(years.map(\.year) == ["2025", "2027"])
        #expect(years.map(\.day?.text) == [nil, "Monday 4 October (observed)"])
        #expect(detail.elsewhere?.title == "In 2 other countries")
        let dates = try #require(detail.elsewhere?.dates)
        let countries = try #require(dates.first?.countries)
        #expect(countries.map(\.part) == ["in some regions", nil])
        // The date has the mark if all of its countries estimate it, and else they have it.
        #expect(dates.map(\.isEstimated) == [false, true])
        #expect(dates.map { $0.countries.map(\.isEstimated) } == [[true, false], [false]])
        #expect(
            countries.first?.link
                == link(.year(HolidayYear(Sample.code("UA"), 2026, HolidayFilter(isEverywhere: true)))))
        let plain = try #require(try await page(.success(.sample())).0.detail)
        let date = Sample.day("2026-10-03")
        #expect(
            detail.more.map(\.link) == [
                link(.month(HolidayYear(Sample.code("DE"), 2026), 10)), link(.world(date)),
                link(.occasion(Slug("Christmas Day"))),
            ])
        #expect(plain.more.map(\.label) == ["October 2026 as a calendar", "Who is off on 3 October 2026"])
        #expect(plain.about == nil && plain.otherYears.isEmpty && plain.elsewhere == nil)
    }

    @Test("The story is told below the sentence on the occasion, or in its place if it is the country's own")
    func story() async throws {
        var feast = HolidayDetail.feast
        #expect(try await page(.success(feast)).0.detail?.story == nil)
        feast.story = Sample.story("x")
        let page = try await page(.success(feast)).0
        #expect(page.detail?.story?.what == "What x" && page.detail?.about == "Christians celebrate.")
        feast.hasOwnStory = true
        let own = try await self.page(.success(feast)).0
        #expect(own.detail?.story?.what == "What x" && own.detail?.about == nil)
        #expect(own.head.description == page.head.description)
        #expect(page.head.description?.contains("Christians celebrate.") == true)
        #expect(page.head.description?.contains("What x") == false)
    }

    @Test("N9 A correction says what is right, how the source differs and where that is written, with safe links only")
    func corrections() async throws {
        let section = try #require(try await page(.success(.corrected)).0.detail?.corrections)
        #expect(section.title == "We correct our source here")
        let row = try #require(section.rows.first)
        #expect(row.text == "Munich keeps <Assumption Day>. Our source leaves it out.")
        let source = try #require(ExternalPage("https://laws.example/act?a=1&b"))
        #expect(row.sources.map(\.title) == ["The act & more", "The ordinance", "Harm"])
        #expect(row.sources.map(\.page?.link) == [link(.source(source)), nil, nil])
        #expect(try await page(.success(.sample())).0.detail?.corrections == nil)
    }

    @Test(
        "L3 The leaf of the calendar has the parts of a date in the language's order, whole when they are read aloud",
        arguments: [
            ("en", nil, nil, nil, "October 2026"), ("de", nil, ".", nil, "Oktober 2026"),
            ("es", nil, nil, "de ", "octubre de 2026"), ("he", nil, nil, "ב", "אוקטובר 2026"),
            ("ja", "2026年10月", "日", nil, nil),
        ] as [(String, String?, String?, String?, String?)])
    func leaf(code: String, before: String?, sign: String?, joint: String?, month: String?) async throws {
        let presenter = HolidayDetailPresenter(
            interactor: HolidayDetailInteractorDouble(result: .success(.sample())), router: RecordingRouter(),
            words: HolidaysWords(try #require(Language(code: code))))
        let page = try await presenter.handle(.opened(ListedHoliday(HolidayDetail.sample().id))).shown.0
        let leaf = try #require(page.detail?.leaf)
        #expect(leaf.before == before && leaf.day == "3" && leaf.sign == sign)
        #expect(leaf.month?.joint == joint && leaf.month?.name == month)
    }

    @Test("L5 The two English sentences of a correction have a space between them on Japanese and Chinese pages, too")
    func correctionsElsewhere() throws {
        for code in ["ja", "zh"] {
            let words = HolidaysWords(try #require(Language(code: code)))
            let section = CorrectionSection([.sample], words) { Link.to(HolidayDetailNavigation.source($0)) }
            #expect(section?.rows.map(\.text) == ["Munich keeps <Assumption Day>. Our source leaves it out."])
        }
    }

    @Test("The link back leads to a list that includes the holiday")
    func back() async throws {
        let year = HolidayYear(Sample.code("DE"), 2026)
        let bank = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .only(.bank)))
        #expect(try await page(.success(.sample())).0.back.link == link(.year(year)))
        #expect(try await page(.success(.sample(types: [.bank, .school]))).0.back.link == link(.year(bank)))
        // Listed once more as a public holiday: the list of public holidays has it.
        #expect(try await page(.success(.sample(types: [.bank], isPublic: true))).0.back.link == link(.year(year)))
        // Public in some regions: the list of public holidays has it, though it is not public.
        var regional = HolidayDetail.sample(types: [.bank])
        regional.isListedAsPublic = true
        let (page, _) = try await page(.success(regional))
        #expect(page.back.link == link(.year(year)) && page.detail?.isPublic == "False")
    }

    @Test("N4 The list's type and region are kept by the way back and by the links to other years")
    func listKept() async throws {
        let filter = HolidayFilter(types: .all, region: Sample.region("BY"))
        var detail = HolidayDetail.feast
        detail.place = PlaceName(region: "Bavaria", country: "Germany")
        let (page, _) = try await page(.success(detail), in: filter)
        #expect(page.back.label == "Holidays in Bavaria, Germany 2026")
        #expect(page.back.link == link(.year(HolidayYear(Sample.code("DE"), 2026, filter))))
        let other = try #require(detail.otherYears.compactMap(\.day).first)
        let rows = page.detail?.otherYears.compactMap(\.day)
        #expect(rows?.map(\.link) == [link(.day(ListedHoliday(other.id, in: filter)))])
        let previous = try #require(detail.previous)
        #expect(page.detail?.previous?.link == link(.day(ListedHoliday(previous, in: filter))))
        // One page for search engines, wherever the visitor came from.
        #expect(page.head.canonical == link(.day(ListedHoliday(detail.id))))
    }

    @Test("N4 A region that the country does not have is dropped on the way back; a failure keeps the list")
    func listWithoutRegion() async throws {
        let filter = HolidayFilter(types: .all, region: Sample.region("ZZ"))
        let back = try await page(.success(.sample()), in: filter).0.back
        #expect(back.link == link(.year(HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .all)))))
        let failed = try await page(.failure(.service(.timedOut)), in: filter).0
        #expect(failed.back.link == link(.year(HolidayYear(Sample.code("DE"), 2026, filter))))
        let retry = ListedHoliday(HolidayDetail.sample().id, in: filter)
        #expect(failed.notice?.actions.map(\.link) == [link(.day(retry))])
    }

    @Test("D2 unknown day") func unknownDay() async throws {
        #expect(try await page(.failure(.unknownDay(country: "Germany", sameDay: []))).1 == .notFound)
    }

    @Test("D2 uncovered country") func uncovered() async throws {
        #expect(try await page(.failure(.uncovered(country: "Kiribati"))).1 == .notFound)
    }

    @Test("H4 error") func error() async throws {
        #expect(try await page(.failure(.service(.timedOut))).1 == .gatewayTimeout)
    }
}
