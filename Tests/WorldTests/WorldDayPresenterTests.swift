import SnapshotSupport
import Testing

@testable import World

@Suite("World on a day: presenter")
struct WorldDayPresenterTests {
    private let date = Sample.day("2026-12-24")

    private func page(
        _ interactor: WorldDayInteractorDouble = WorldDayInteractorDouble(), _ event: WorldDayEvent? = nil
    ) async throws -> (WorldDayPage, Status) {
        let presenter = WorldDayPresenter(interactor: interactor, router: RecordingRouter())
        return try await presenter.handle(event ?? .choseDay(date)).shown
    }

    private func page(_ countries: [WorldDay.Country], on date: String = "2026-12-24") async throws -> WorldDayPage {
        try await page(WorldDayInteractorDouble(day: .success(.of(date, countries)))).0
    }

    private func link(_ navigation: WorldDayNavigation) -> Link { .to(navigation) }

    @Test("W1 The page is titled after the day, and leads to the days beside it, the week and the record")
    func ways() async throws {
        let (page, status) = try await page()
        #expect(status == .ok && page.heading == "Who is off on Thursday 24 December 2026")
        #expect(page.head.title == page.heading && page.head.canonical == link(.day(date)))
        #expect(page.head.sheet == .world && page.head.isListed && page.head.alternates.count == 1)
        let steps = try #require(page.steps)
        #expect(steps.previous?.label == "Wed 23 December" && steps.previous?.link == link(.day(date.adding(days: -1))))
        #expect(steps.next?.label == "Fri 25 December" && steps.next?.link == link(.day(date.adding(days: 1))))
        #expect(steps.week == link(.week(date)) && steps.form == link(.today) && steps.today == link(.today))
        #expect(steps.date == "2026-12-24" && steps.first == "2020-01-01" && steps.last == "2035-12-31")
        #expect(page.remark == nil && page.loading == nil && page.notice == nil)
    }

    @Test("W1 At the edges of the data there is no way on", arguments: [("2020-01-01", true), ("2035-12-31", false)])
    func edges(day: String, isFirst: Bool) async throws {
        let steps = try #require(try await page([], on: day).steps)
        #expect((steps.previous == nil) == isFirst && (steps.next == nil) == !isFirst)
    }

    @Test("W1 The feast of most countries comes first on its continent; names that differ are told")
    func lists() async throws {
        let (page, _) = try await page()
        #expect(page.continents.map(\.name) == ["Africa", "Europe"])
        #expect(page.continents.map(\.count) == ["1 of 1", "2 of 3"])
        #expect(page.others == "No public holidays in Asia and North America.")
        let europe = page.continents[1]
        #expect(europe.id == "europe" && europe.feasts.count == 1 && !europe.regional.isEmpty)
        let eve = europe.feasts[0]
        #expect(eve.page?.label == "Christmas Eve" && eve.page?.link == link(.occasion(Slug("Christmas Eve"))))
        #expect(eve.name == nil && eve.language == "en" && eve.countries.map(\.name) == ["Bulgaria", "Czechia"])
        #expect(eve.countries.map(\.holiday?.text) == [nil, "Štědrý den"])
        #expect(eve.countries[1].holiday?.language == "cs" && eve.countries[0].flag == "🇧🇬")
        #expect(eve.countries[0].link == link(.holiday(WorldDay.Feast.christmasEve("BG").id)))
        let swiss = europe.regional[0]
        #expect(swiss.holiday?.text == "Christmas Eve" && swiss.remark == "in Glarus and Ticino")
        let libya = page.continents[0].feasts[0]
        #expect(libya.page == nil && libya.name == "Independence Day" && libya.countries[0].holiday == nil)
    }

    @Test("W1 A feast is called by the name that most have for it, and otherwise by its occasion's")
    func names() async throws {
        func feast(_ names: String...) async throws -> WorldDayFeast? {
            try await page(names.map { .of("DE", "Germany", .europe, [.of("DE", $0, occasion: "Harvest festival")]) })
                .continents[0].feasts.first
        }
        #expect(try await feast("Thanksgiving", "Thanksgiving")?.page?.label == "Thanksgiving")
        #expect(try await feast("Thanksgiving", "Thanksgiving")?.countries.allSatisfy { $0.holiday == nil } == true)
        #expect(try await feast("Thanksgiving", "Labor Day")?.page?.label == "Harvest festival")
        let most = try await feast("Labor Day", "Thanksgiving", "Thanksgiving")
        #expect(most?.page?.label == "Thanksgiving" && most?.countries.map(\.holiday?.text) == ["Labor Day", nil, nil])
        #expect(try await feast("Thanksgiving")?.page?.link == link(.occasion(Slug("Harvest festival"))))
    }

    @Test("W1 A continent on which only regions have a holiday says so")
    func onlyRegional() async throws {
        let page = try await page([
            .of("DE", "Germany", .europe, regional: [.of("DE", "A")]), .of("FR", "France", .europe),
        ])
        #expect(page.continents.map(\.count) == ["some regions"] && page.continents[0].feasts.isEmpty)
    }

    @Test("W1 The continents of more than forty countries with a holiday are folded", arguments: [40, 41])
    func folded(count: Int) async throws {
        let off = WorldDay.Country.of("DE", "Germany", .europe, [.of("DE", "A")])
        let page = try await page(Array(repeating: off, count: count) + [.of("FR", "France", .europe)])
        #expect(page.continents.map(\.isOpen) == [count == 40])
    }

    @Test("W1 Feasts are in the order of their countries' number, then of the countries")
    func order() async throws {
        let page = try await page([
            .of("AD", "Andorra", .europe, [.of("AD", "B")]), .of("AL", "Albania", .europe, [.of("AL", "A")]),
            .of("AT", "Austria", .europe, [.of("AT", "C")]), .of("BE", "Belgium", .europe, [.of("BE", "C")]),
        ])
        #expect(page.continents[0].feasts.map(\.name) == ["C", "B", "A"])
    }

    @Test(
        "W1 What is special of a holiday is said after the country",
        arguments: [
            (WorldDay.Feast.of("DE", "A", isObserved: true), "observed"),
            (.of("DE", "A", isEstimated: true), "estimated"),
            (
                .of("DE", "A", isObserved: true, isEstimated: true, keepers: .allBut(.named("Berlin"))),
                "observed, estimated, not in Berlin"
            ),
            (.of("DE", "A", keepers: .allBut(.counted(4))), "in all but 4 regions"),
            (.of("DE", "A", keepers: .regions(.counted(9), of: 16)), "in 9 of 16 regions"),
            (.of("DE", "A", keepers: .parts(.named("Bavaria"), which: nil)), "in parts of Bavaria"),
            (.of("DE", "A", keepers: .parts(.counted(5), which: nil)), "in parts of 5 regions"),
            (.of("DE", "A", keepers: .parts(.counted(0), which: nil)), "in some places"),
            (
                .of("DE", "A", keepers: .parts(.named("Bavaria"), which: "Catholic towns")),
                "in Bavaria (Catholic towns)"
            ),
            (.of("DE", "A"), nil),
        ] as [(WorldDay.Feast, String?)])
    func remarks(feast: WorldDay.Feast, remark: String?) async throws {
        #expect(
            try await page([.of("DE", "Germany", .europe, [feast])]).continents[0].feasts[0].countries[0].remark
                == remark)
    }

    @Test("W1 Parts of other regions that keep a holiday are said beside the regions that keep it as a whole")
    func parts() async throws {
        var feast = WorldDay.Feast.of("DE", "A", keepers: .regions(.named("Saarland"), of: 16))
        feast.parts = .parts(.named("Bavaria"), which: "Catholic towns")
        let country = try await page([.of("DE", "Germany", .europe, [feast])]).continents[0].feasts[0].countries[0]
        #expect(country.remark == "in Saarland, in Bavaria (Catholic towns)")
    }

    @Test("W1 A second holiday of the day is told, with who keeps it")
    func second() async throws {
        let page = try await page([
            .of("DE", "Germany", .europe, [.of("DE", "A"), .of("DE", "B", keepers: .allBut(.named("Berlin")))])
        ])
        #expect(page.continents[0].feasts[0].countries[0].remark == "also B (not in Berlin)")
    }

    @Test("W1 Countries whose continent is not known are listed last")
    func elsewhere() async throws {
        let page = try await page([
            .of("QQ", "Qland", nil, [.of("QQ", "A")]), .of("BR", "Brazil", .southAmerica, [.of("BR", "A")]),
        ])
        #expect(page.continents.map(\.name) == ["South America", "Elsewhere"] && page.others == nil)
    }

    @Test("W1 The map has a layer for each state, drawn from plain to important, and says what it shows")
    func map() async throws {
        let map = try #require(try await page().0.map)
        #expect(map.width == 100 && map.height == 50)
        #expect(
            map.label
                == "Map of the world: 3 countries have a public holiday on 24 December 2026. The lists below name them."
        )
        #expect(map.layers.map(\.state) == ["unknown", "working", "regional", "holiday"])
        #expect(
            map.layers.map(\.legend)
                == ["No data (1)", "Working day (1)", "In some regions (1)", "Public holiday (3)"])
        #expect(map.layers.map(\.pattern) == [nil, nil, "url(#map-regional)", nil])
        #expect(map.layers[3].lands.map(\.title) == ["Bulgaria: Christmas Eve", "Czechia: Štědrý den"])
        #expect(map.layers[0].spots.map(\.title) == ["Sri Lanka"] && map.layers[0].lands.isEmpty)
        #expect(map.layers[1].lands.map(\.path) == ["M10 9l20 0 0 9z"])
        #expect(try await page(WorldDayInteractorDouble(shapes: nil)).0.map == nil)
    }

    @Test("W1 The weekend has a pattern of its own")
    func weekendLayer() async throws {
        let interactor = WorldDayInteractorDouble(day: .success(WorldDay.samples(3)[2]))
        let layers = try #require(try await page(interactor).0.map?.layers)
        #expect(layers.map(\.state) == ["working", "weekend"] && layers[1].pattern == "url(#map-weekend)")
    }

    @Test("W1 Today has its own title, says what it is for the visitor, and needs no way to today")
    func today() async throws {
        let (page, _) = try await page(WorldDayInteractorDouble(home: .bavaria(.workingDay)), .choseToday)
        #expect(page.head.title == "Who is off today" && page.head.canonical == link(.today))
        #expect(page.heading == "Who is off today, Thursday 24 December 2026" && page.steps?.today == nil)
        #expect(page.home?.text == "Today is a working day in Bavaria, Germany." && page.home?.remark == nil)
        #expect(page.home?.ways.map(\.link).last == link(.choosePlace(nil)) && page.home?.choose == nil)
        let nowhere = try await self.page(WorldDayInteractorDouble(), .choseToday).0.home
        #expect(nowhere?.text == "Are you off today?" && nowhere?.remark == "This is the date in UTC.")
        #expect(nowhere?.choose?.link == link(.choosePlace(nil)) && nowhere?.ways.isEmpty == true)
    }

    @Test(
        "W1 Today is told in one sentence",
        arguments: [
            (
                .holiday([LocalizedText("A", language: "en"), LocalizedText("B", language: "en")]),
                "You are off today in the Netherlands: A and B."
            ),
            (.weekend, "You are off today in the Netherlands: it is the weekend."),
            (
                .exchanged(for: Sample.day("2027-01-04")),
                "Today is a working day in the Netherlands, in exchange for Monday 4 January 2027."
            ),
            (
                .partial([LocalizedText("A", language: "en")]),
                "Today is a day off in parts of the Netherlands only: A."
            ),
            (nil, "We have no data for today in the Netherlands."),
        ] as [(DayKind?, String)])
    func home(status: DayKind?, text: String) async throws {
        let interactor = WorldDayInteractorDouble(home: .netherlands(status))
        #expect(try await page(interactor, .choseToday).0.home?.text == text)
    }

    @Test("W1 With another source for countries, rows lead to their lists, and the page says so")
    func otherSource() async throws {
        let day = WorldDay.of(
            "2026-12-24", hasOtherSource: true, [.of("BG", "Bulgaria", .europe, [.christmasEve("BG")])])
        let (page, _) = try await page(WorldDayInteractorDouble(day: .success(day)))
        #expect(page.remark == WorldWords().otherSource)
        #expect(page.continents[0].feasts[0].countries[0].link == link(.year(HolidayYear(Sample.code("BG"), 2026))))
    }

    @Test("H5 A day without data is 404, and leads to the nearest day that has some")
    func outside() async throws {
        for (date, near) in [("2019-12-31", "2020-01-01"), ("2036-01-01", "2035-12-31")] {
            let interactor = WorldDayInteractorDouble(day: .failure(.before))
            let (page, status) = try await page(interactor, .choseDay(Sample.day(date)))
            #expect(status == .notFound && !page.head.isListed && page.head.canonical == nil)
            let notice = try #require(page.notice)
            #expect(notice.title == "No data for \(date == "2019-12-31" ? "31 December 2019" : "1 January 2036")")
            #expect(notice.explanation == "We have holidays from 1 January 2020 to 31 December 2035.")
            #expect(notice.actions.map(\.link) == [link(.day(Sample.day(near))), link(.today)])
        }
        let (page, _) = try await page(WorldDayInteractorDouble(day: .failure(.before)), .choseToday)
        #expect(page.notice?.title == "No data for today" && page.notice?.actions.isEmpty == true)
    }

    @Test("D2 W1 What is not a date is told beside the field, above today; what means one day leads there")
    func written() async throws {
        let (page, status) = try await page(WorldDayInteractorDouble(), .wroteDay("\u{202E}soon"))
        #expect(status == .badRequest && page.heading == "Who is off today, Thursday 24 December 2026")
        #expect(page.head.canonical == nil && page.head.alternates.isEmpty && !page.head.isListed)
        let steps = try #require(page.steps)
        #expect(steps.problem == "“\u{2068}soon\u{2069}” is not a date. Use year, month and day, such as 2027-05-14.")
        #expect(steps.date.isEmpty && steps.form == link(.today) && steps.today == nil)
        #expect(try await self.page().0.steps?.problem == nil)
        let presenter = WorldDayPresenter(
            interactor: WorldDayInteractorDouble(reading: date), router: RecordingRouter<WorldDayNavigation>())
        #expect(presenter.loading(.wroteDay("24.12.2026"))?.page == nil)
        guard case .go(.day(date)) = await presenter.handle(.wroteDay("24.12.2026")) else {
            Issue.record("no redirect")
            return
        }
    }

    @Test("H4 A failing source has its status, and a way to try again")
    func failure() async throws {
        let interactor = WorldDayInteractorDouble(day: .failure(.service(.timedOut)))
        let (page, status) = try await page(interactor)
        #expect(status == .gatewayTimeout && page.notice?.title == "We could not show who is off")
        #expect(page.notice?.actions.map(\.link) == [link(.day(date))] && page.steps == nil)
        #expect(try await self.page(interactor, .choseToday).0.notice?.actions.map(\.link) == [link(.today)])
    }

    @Test("H6 While the calendars are read, the page has its title")
    func loading() throws {
        let presenter = WorldDayPresenter(
            interactor: WorldDayInteractorDouble(), router: RecordingRouter<WorldDayNavigation>())
        let day = try #require(presenter.loading(.choseDay(date))?.page)
        #expect(day.loading == "Loading" && day.heading == "Who is off on Thursday 24 December 2026")
        #expect(day.head.canonical == link(.day(date)))
        #expect(presenter.loading(.choseToday)?.page.heading == "Who is off today")
    }
}
