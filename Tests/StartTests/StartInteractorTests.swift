import TestSupport
import Testing

@testable import Start

@Suite("Start: interactor")
struct StartInteractorTests {
    private func today(
        _ preferences: Preferences = Preferences(), day: String = "2026-11-21",
        countries: CountryServiceDouble = CountryServiceDouble([Sample.germany]),
        holidays: HolidayServiceDouble = HolidayServiceDouble([Sample.germanCalendar]),
        quotes: QuoteServiceDouble = QuoteServiceDouble([]), people: PersonServiceDouble = PersonServiceDouble([])
    ) async -> TodayListing {
        await StartInteractor(
            countries: countries, holidays: holidays, quotes: quotes, people: people,
            clock: ClockDouble(Sample.day(day)), visitor: VisitorDouble(preferences)
        ).today()
    }

    private let germany = Preferences(name: "Ada", country: Sample.code("DE"))

    @Test("O1 Without a country there are no holidays and no failure")
    func noCountry() async {
        let listing = await today()
        #expect(listing.holidays == .none && listing.quote == .none && listing.born == .none)
        #expect(listing.name == nil)
    }

    @Test("J2 It tells what today and tomorrow are in the visitor’s place, and whether one of them is an estimate")
    func days() async throws {
        let calendar = Sample.calendar(
            "DE", regions: [("BY", "Bavaria")],
            [
                Sample.holiday("2026-11-24", "Feast", isEstimated: true),
                Sample.holiday("2026-11-26", "Bavarian Day", regions: ["BY"]),
            ])
        func days(_ day: String, region: String? = nil) async -> TodayListing.Days? {
            let preferences = Preferences(
                name: nil, country: Sample.code("DE"), region: region.map { Sample.region($0) })
            let holidays = HolidayServiceDouble([calendar])
            return await today(preferences, day: day, holidays: holidays).holidays.value?.days
        }
        let feast = DayKind.holiday([LocalizedText("Feast", language: "en")])
        let bavarian = DayKind.holiday([LocalizedText("Bavarian Day", language: "en")])
        #expect(await days("2026-11-21") == .init(today: .init(kind: .weekend), tomorrow: .init(kind: .weekend)))
        #expect(
            await days("2026-11-23")
                == .init(today: .init(kind: .workingDay), tomorrow: .init(kind: feast, isEstimated: true)))
        #expect(await days("2026-11-25") == .init(today: .init(kind: .workingDay), tomorrow: .init(kind: .workingDay)))
        #expect(await days("2026-11-25", region: "BY")?.tomorrow.kind == bavarian)
        // The last known day has no tomorrow.
        #expect(await days("2035-12-31") == nil)
    }

    @Test(
        "J4 Leave is planned for next year from October on, if next year is known",
        arguments: [("2026-09-30", false), ("2026-10-01", true), ("2026-12-31", true), ("2035-12-01", false)])
    func plansNextYear(day: String, isNext: Bool) async {
        #expect(await today(germany, day: day).holidays.value?.plansNextYear == isNext)
    }

    @Test(
        "O1 The next holiday of the visitor's country is the next by its observed day",
        arguments: [
            ("2026-11-21", "2026-12-26"), ("2026-12-27", "2026-12-28"), ("2026-12-29", "2026-12-31"),
            ("2027-01-01", "2027-01-01"),
        ])
    func next(day: String, expected: String) async {
        guard case .found(let holidays) = await today(germany, day: day).holidays else {
            Issue.record("no holidays")
            return
        }
        #expect(holidays.place.country == "Germany")
        #expect(holidays.next?.date == Sample.day(expected))
    }

    @Test("O1 Country, calendar, quotes and people are asked for at the same time", .timeLimit(.minutes(30)))
    func sameTime() async {
        let services = MeetingServices(Meeting(of: 4))
        let listing = await StartInteractor(
            countries: services, holidays: services, quotes: services, people: services,
            clock: ClockDouble(Sample.day("2026-11-21")), visitor: VisitorDouble(germany)
        ).today()
        #expect(listing.holidays.value?.place.country == "Germany" && listing.quote.value != nil)
    }

    @Test("O1 The calendar covers the years of the visitor's zone, which may be a day off")
    func scope() async {
        for (day, years) in [("2026-11-21", 2026...2027), ("2027-01-15", 2026...2028), ("2026-12-09", 2026...2028)] {
            let holidays = HolidayServiceDouble([Sample.germanCalendar])
            _ = await today(germany, day: day, holidays: holidays)
            #expect(holidays.scopes == [CalendarScope(years: years, regions: .wholeCountry)], "\(day)")
        }
    }

    @Test("O1 A long weekend is three or more days that join a holiday and a weekend")
    func longWeekends() async {
        // 2026-12-26 is a Saturday, observed on Monday the 28th; 2027-01-01 is a Friday, observed on Thursday too.
        guard case .found(let holidays) = await today(germany).holidays else { Issue.record("no holidays"); return }
        let spans = holidays.longWeekends.map { "\($0.first)/\($0.last)" }
        #expect(spans == ["2026-12-26/2026-12-28", "2026-12-31/2027-01-03"])
        #expect(holidays.longWeekends.first?.holidays.map(\.name.text) == ["Boxing Day"])
    }

    @Test("O1 A region’s holidays count for the visitor who saved it, and are asked for")
    func region() async {
        let bavarian = Preferences(country: Sample.code("DE"), region: Sample.region("BY"))
        let holidays = HolidayServiceDouble([Sample.germanCalendar])
        let listing = await today(bavarian, day: "2026-01-02", holidays: holidays)
        let found = listing.holidays.value
        #expect(found?.next?.name.text == "Epiphany" && found?.place.region == "Bavaria" && found?.missingRegion == nil)
        #expect(holidays.scopes.map(\.regions) == [.one(Sample.region("BY"))])
        let nationwide = await today(germany, day: "2026-01-02").holidays.value
        #expect(nationwide?.next?.name.text == "Labour Day" && nationwide?.place.region == nil)
    }

    @Test("O1 If the country does not have the saved region, the country is used, and a message names the region")
    func missingRegion() async {
        let nowhere = Preferences(country: Sample.code("DE"), region: Sample.region("QQ"))
        let found = await today(nowhere, day: "2026-01-02").holidays.value
        #expect(found?.missingRegion == Sample.region("QQ") && found?.place.region == nil)
        #expect(found?.next?.name.text == "Labour Day")
    }

    @Test("O1 A regional holiday, or one on a Sunday or in the middle of the week, makes no long weekend")
    func noLongWeekend() async {
        let calendar = Sample.calendar(
            "DE",
            [
                Sample.holiday("2026-06-05", "Regional Friday", regions: ["BY"]),
                Sample.holiday("2026-06-14", "Sunday"),
                Sample.holiday("2026-06-17", "Wednesday"), Sample.holiday("2026-06-19", "Bank Friday", types: [.bank]),
                Sample.holiday("2026-06-25", "Thursday"),
            ])
        let listing = await today(germany, day: "2026-06-01", holidays: HolidayServiceDouble([calendar]))
        #expect(listing.holidays.value?.longWeekends.isEmpty == true)
    }

    @Test("O1 A long weekend is listed until its last day, and not after it; one that began is listed")
    func lastDay() async {
        let calendar = Sample.calendar("DE", [Sample.holiday("2026-06-05", "Friday")])
        for (day, count) in [("2026-06-04", 1), ("2026-06-07", 1), ("2026-06-08", 0)] {
            let listing = await today(germany, day: day, holidays: HolidayServiceDouble([calendar]))
            #expect(listing.holidays.value?.longWeekends.count == count, "\(day)")
        }
    }

    @Test("O1 The three next long weekends of a year are listed")
    func three() async {
        // All of them are Fridays; the last is more than a year ahead.
        let fridays = ["2026-06-05", "2026-07-03", "2026-08-07", "2026-09-04", "2027-06-11"]
        for (days, count) in [(fridays, 3), (Array(fridays.suffix(1)), 0)] {
            let calendar = Sample.calendar("DE", days.map { Sample.holiday($0, "Friday") })
            let listing = await today(germany, day: "2026-06-01", holidays: HolidayServiceDouble([calendar]))
            #expect(listing.holidays.value?.longWeekends.count == count)
        }
    }

    @Test("O1 The quote of the day is the first of the ten of the day")
    func quote() async {
        let quotations = (0..<40).map { number in
            Quotation(text: LocalizedText("Text \(number)", language: "en"), author: .init(name: "Author"))
        }
        let first = QuoteDraw(of: Sample.day("2026-11-21")).picks(from: quotations).first
        guard case .found(let quote) = await today(quotes: QuoteServiceDouble(quotations)).quote else {
            Issue.record("no quote")
            return
        }
        #expect(quote.id == first?.id && quote.author == "Author")
    }

    @Test("O1 “Born on this day” lists people born on this day and month, the oldest first")
    func born() async {
        func person(_ id: String, _ birth: String) -> Person {
            Person(id: Sample.id(id), name: id, birth: PartialDate(birth))
        }
        let people = [
            person("voltaire", "1694-11-21"), person("older", "1600-11-21"), person("day-before", "1700-11-20"),
            person("month-only", "1700-11"), person("year-only", "1700"),
        ]
        guard case .found(let born) = await today(people: PersonServiceDouble(people)).born else {
            Issue.record("nobody")
            return
        }
        #expect(born.map(\.name) == ["older", "voltaire"])
    }

    @Test("H4 The oldest part that is shown gives the page's age; a fresh page has no age")
    func age() async {
        #expect(await today(germany).age == nil)
        let holidays = HolidayServiceDouble([Sample.germanCalendar], age: .seconds(600))
        #expect(await today(germany, holidays: holidays).age == .seconds(600))
        let quotes = QuoteServiceDouble(Sample.quotations(3), age: .seconds(7200))
        #expect(await today(germany, holidays: holidays, quotes: quotes).age == .seconds(7200))
        // Without a country no holidays are shown, so their age does not count.
        #expect(await today(holidays: holidays).age == nil)
    }

    @Test("O1 A country that does not exist counts as not chosen, so the page offers a choice")
    func unknownCountry() async {
        #expect(await today(Preferences(country: Sample.code("QQ"))).holidays == .none)
    }

    @Test("D2 A country without a calendar is uncovered, which is not a failure")
    func uncovered() async {
        let listing = await today(germany, holidays: HolidayServiceDouble([]))
        #expect(listing.holidays.value?.isCovered == false && listing.holidays.value?.longWeekends.isEmpty == true)
        #expect(await today(germany).holidays.value?.isCovered == true)
    }

    @Test("O1 Each part fails independently")
    func failures() async {
        let listing = await today(
            germany, holidays: HolidayServiceDouble(failing: .timedOut), quotes: QuoteServiceDouble(failing: .invalid),
            people: PersonServiceDouble([
                Person(id: Sample.id("voltaire"), name: "Voltaire", birth: PartialDate("1694-11-21"))
            ]))
        #expect(listing.holidays == .failed && listing.quote == .failed)
        guard case .found = listing.born else { Issue.record("the people were there"); return }
        let noCountry = await today(germany, countries: CountryServiceDouble(failing: .invalid))
        #expect(noCountry.holidays == .failed)
    }
}
