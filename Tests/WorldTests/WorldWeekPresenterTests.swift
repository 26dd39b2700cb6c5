import SnapshotSupport
import Testing

@testable import World

@Suite("World in a week: presenter")
struct WorldWeekPresenterTests {
    private let date = Sample.day("2026-12-24")

    private func page(
        _ interactor: WorldWeekInteractorDouble = WorldWeekInteractorDouble(), _ event: WorldWeekEvent? = nil
    ) async throws -> (WorldWeekPage, Status) {
        let presenter = WorldWeekPresenter(interactor: interactor, router: RecordingRouter())
        return try await presenter.handle(event ?? .choseDay(date)).shown
    }

    private func link(_ navigation: WorldWeekNavigation) -> Link { .to(navigation) }

    @Test("W1 The seven days are titled, and lead to the weeks beside them")
    func ways() async throws {
        let (page, status) = try await page()
        #expect(status == .ok && page.heading == "Who is off in the week from Thursday 24 December 2026")
        #expect(page.head.canonical == link(.week(date)) && page.head.sheet == .world)
        #expect(page.head.alternates.count == 1 && page.remark == nil && page.limit == nil)
        #expect(page.previous?.label == "Thu 17 December" && page.previous?.link == link(.week(date.adding(days: -7))))
        #expect(page.next?.label == "Thu 31 December" && page.next?.link == link(.week(date.adding(days: 7))))
        #expect(page.days.map(\.title).prefix(2) == ["Thursday 24 December", "Friday 25 December"])
        #expect(page.days.count == 7 && page.days[1].link == link(.day(Sample.day("2026-12-25"))))
        #expect(page.days[1].isoDate == "2026-12-25" && page.days[1].id == "day-2026-12-25")
    }

    @Test("W1 The next seven days have an address of their own")
    func current() async throws {
        let (page, _) = try await page(WorldWeekInteractorDouble(), .choseToday)
        #expect(page.heading == "Who is off in the next seven days" && page.head.canonical == link(.thisWeek))
    }

    @Test("W1 There is no way to a week whose first day has no data")
    func edges() async throws {
        func ways(_ date: String) async throws -> (Bool, Bool) {
            let (page, _) = try await page(WorldWeekInteractorDouble(days: .success([.of(date, [])])))
            return (page.previous != nil, page.next != nil)
        }
        #expect(try await ways("2020-01-07") == (false, true))
        #expect(try await ways("2020-01-08") == (true, true))
        #expect(try await ways("2035-12-24") == (true, true))
        #expect(try await ways("2035-12-25") == (true, false))
    }

    @Test("W1 H5 A week that goes on after the data says where they end; one that ends with them does not")
    func limit() async throws {
        func limit(_ date: String) async throws -> String? {
            try await page(WorldWeekInteractorDouble(days: .success([.of(date, [])]))).0.limit
        }
        #expect(try await limit("2035-12-25") == nil)
        #expect(try await limit("2035-12-26") == "We have holidays from 1 January 2020 to 31 December 2035.")
        #expect(try await limit("2035-12-31") != nil)
    }

    @Test("W1 A day has its feasts, wherever they are; countries that keep them as a whole come first")
    func feasts() async throws {
        let day = try #require(try await page().0.days.first)
        #expect(day.feasts.map { $0.page?.label ?? $0.name } == ["Christmas Eve", "Independence Day"])
        // As on the page of the day: the feast leads to its occasion, if it is one.
        #expect(day.feasts[0].page?.link == link(.occasion(Slug("Christmas Eve"))) && day.feasts[0].name == nil)
        #expect(day.feasts[1].page == nil && day.feasts[1].name == "Independence Day")
        #expect(day.feasts[0].countries.map(\.name) == ["Bulgaria", "Czechia", "Switzerland"])
        #expect(day.feasts[0].countries.map(\.remark) == [nil, nil, "in Glarus and Ticino"])
        #expect(day.feasts[0].countries[0].link == link(.holiday(WorldDay.Feast.christmasEve("BG").id)))
        #expect(day.feasts[0].more == nil && day.summary.count == 2)
    }

    @Test(
        "W1 Of many countries the first eight are listed; the others are on the page of the day", arguments: [8, 9, 10])
    func many(count: Int) async throws {
        let countries = (0..<count).map { number in
            WorldDay.Country.of("DE", "C\(number)", .africa, [.of("DE", "A")])
        }
        let interactor = WorldWeekInteractorDouble(days: .success([.of("2026-12-24", countries)]))
        let feast = try #require(try await page(interactor).0.days.first?.feasts.first)
        // “and 1 more” would take the room of the country that it stands for.
        #expect(feast.countries.count == (count == 10 ? 8 : count))
        #expect(feast.more?.label == (count == 10 ? "and 2 more" : nil))
        #expect(feast.more?.link == (count == 10 ? link(.day(date)) : nil))
    }

    @Test("W1 Observed and estimated holidays are told as such; with another source, rows lead to lists")
    func remarks() async throws {
        let feast = WorldDay.Feast.of("DE", "A", isObserved: true, isEstimated: true)
        let day = WorldDay.of("2026-12-24", hasOtherSource: true, [.of("DE", "Germany", .europe, [feast])])
        let (page, _) = try await page(WorldWeekInteractorDouble(days: .success([day])))
        let row = try #require(page.days.first?.feasts.first?.countries.first)
        #expect(row.remark == "observed, estimated" && page.remark == WorldWords().otherSource)
        #expect(row.link == link(.year(HolidayYear(Sample.code("DE"), 2026))))
    }

    @Test("H4 H5 A week without data is 404, and a failing source has its status")
    func failures() async throws {
        let (outside, status) = try await page(
            WorldWeekInteractorDouble(days: .failure(.before)), .choseDay(Sample.day("2019-12-31")))
        #expect(status == .notFound && outside.notice?.title == "No data for 31 December 2019")
        #expect(outside.notice?.actions.map(\.link) == [link(.week(Sample.day("2020-01-01"))), link(.thisWeek)])
        #expect(outside.notice?.actions.map(\.label) == ["The week from 1 January 2020", "The next seven days"])
        let failing = WorldWeekInteractorDouble(days: .failure(.service(.invalid)))
        let (failed, bad) = try await page(failing, .choseToday)
        #expect(bad == .badGateway && failed.notice?.actions.map(\.link) == [link(.thisWeek)] && !failed.head.isListed)
    }

    @Test("H6 While the calendars are read, the page has its title")
    func loading() throws {
        let presenter = WorldWeekPresenter(
            interactor: WorldWeekInteractorDouble(), router: RecordingRouter<WorldWeekNavigation>())
        let page = try #require(presenter.loading(.choseToday)?.page)
        #expect(page.loading == "Loading" && page.head.canonical == link(.thisWeek) && !page.hasSteps)
    }
}
