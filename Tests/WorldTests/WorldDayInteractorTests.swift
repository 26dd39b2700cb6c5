import TestSupport
import Testing

@testable import World

@Suite("World on a day: interactor")
struct WorldDayInteractorTests {
    private func interactor(
        _ world: WorldServiceDouble = WorldServiceDouble(), home: Territory? = nil, origin: Origin = .embedded,
        occasions: [Occasion] = [WorldDayInteractorTests.christmas]
    ) -> WorldDayInteractor {
        WorldDayInteractor(
            world: world, occasions: OccasionServiceDouble(occasions),
            clock: ClockDouble(Sample.day("2026-12-25"), except: ["Pacific/Kiritimati": Sample.day("2026-12-26")]),
            visitor: VisitorDouble(Preferences(country: home?.country, region: home?.region)), holidaysOrigin: origin)
    }

    static let christmas = Occasion(
        id: Slug("Christmas Day"), name: "Christmas Day", about: "", rule: "25 December", tradition: .christian)

    private func states(_ date: String, _ world: WorldServiceDouble = WorldServiceDouble()) async throws -> [String] {
        try await interactor(world).day(Sample.day(date)).day.countries.map { "\($0.code) \($0.state)" }
    }

    @Test(
        "W1 A date in figures is read if it can mean one day only",
        arguments: [
            ("24.12.2026", "2026-12-24"), ("4.12.2026", "2026-12-04"), ("24.12.26", "2026-12-24"),
            ("24/12/2026", "2026-12-24"), ("12/24/2026", "2026-12-24"), ("2026/12/24", "2026-12-24"),
            ("2026年12月24日", "2026-12-24"), ("٢٤.١٢.٢٠٢٦", "2026-12-24"), ("20261224", "2026-12-24"), ("4/12/2026", nil),
            ("24.12.", nil), ("30.2.2026", nil), ("soon", nil),
        ] as [(String, String?)])
    func figures(text: String, date: String?) {
        #expect(interactor().reading(of: text) == date.map { Sample.day($0) })
    }

    @Test("W1 Each country has its state: a holiday, the weekend, a holiday of regions, a working day, no data")
    func states() async throws {
        #expect(try await states("2026-12-25") == ["EG weekend", "DE holiday", "KI holiday", "NP working"])
        #expect(try await states("2026-12-26") == ["EG holiday", "DE weekend", "KI weekend", "NP weekend"])
        #expect(try await states("2026-12-24") == ["EG working", "DE working", "KI working", "NP holiday"])
        #expect(try await states("2027-12-25") == ["EG weekend", "DE holiday", "KI weekend", "NP unknown"])
        #expect(try await states("2026-12-23") == ["EG working", "DE working", "KI working", "NP working"])
    }

    @Test("W1 A holiday of regions is told with its regions, also on a weekend")
    func regional() async throws {
        let day = try await interactor().day(Sample.day("2026-12-27")).day
        let germany = try #require(day.countries.first { $0.code == Sample.code("DE") })
        #expect(germany.holidays.isEmpty && germany.state == .weekend && germany.isOff)
        let names = Keepers.Names(codes: [Sample.region("BY")], names: ["Bavaria"])
        #expect(germany.regional.map(\.keepers) == [.regions(names, of: 2)])
        let monday = WorldServiceDouble([
            Sample.worldCountry(
                "DE", "Germany", .europe, regions: [("BY", "Bavaria"), ("BE", "Berlin")],
                [Sample.holiday("2026-12-28", "Bavarian Day", regions: ["BY"])])
        ])
        #expect(try await states("2026-12-28", monday) == ["DE regional"])
    }

    @Test("W1 A holiday has its country's name, and its occasion's; the other holidays of the day follow")
    func feasts() async throws {
        let day = try await interactor().day(Sample.day("2026-12-25")).day
        let germany = try #require(day.countries.first { $0.code == Sample.code("DE") }?.holidays.first)
        #expect(
            germany.name.text == "First Day of Christmas"
                && germany.occasion == LocalizedText("Christmas Day", language: "en"))
        #expect(germany.id.id.description == "12-25-first-day-of-christmas" && germany.keepers == nil)
        let kiribati = try #require(day.countries.first { $0.code == Sample.code("KI") }?.holidays)
        #expect(kiribati.map(\.name.text) == ["Christmas Day", "National Day"])
        #expect(kiribati.map(\.occasion?.text) == ["Christmas Day", nil])
        #expect(kiribati[0].feast == germany.feast)
    }

    @Test("W1 Without the names of occasions, each holiday has the name that its country gives it")
    func noOccasions() async throws {
        let day = try await interactor(occasions: []).day(Sample.day("2026-12-25")).day
        #expect(day.countries.flatMap(\.holidays).allSatisfy { $0.occasion == nil && !$0.name.text.isEmpty })
    }

    @Test("W1 An observed day is told on its own date; regions that do not keep it are named")
    func observed() async throws {
        let world = WorldServiceDouble([
            Sample.worldCountry(
                "US", "United States", .northAmerica, regions: [("AL", "Alabama"), ("TX", "Texas"), ("OH", "Ohio")],
                [Sample.christmas("2027-12-25", observed: "2027-12-24", exceptions: ["AL"])])
        ])
        let country = try #require(try await interactor(world).day(Sample.day("2027-12-24")).day.countries.first)
        let feast = try #require(country.holidays.first)
        #expect(feast.isObserved && feast.id.id.description == "12-25-christmas-day")
        #expect(feast.keepers == .allBut(Keepers.Names(codes: [Sample.region("AL")], names: ["Alabama"])))
    }

    @Test("W1 A weekend day that is worked in exchange is no day off")
    func exchanged() async throws {
        let kind = HolidayKind(names: [LocalizedText("Bridge", language: "en")], types: [.publicHoliday])
        let moved = Holiday(
            date: Sample.day("2026-12-24"), movedFrom: Sample.day("2026-12-19"), kind: kind,
            id: HolidayID(date: Sample.day("2026-12-24"), slug: kind.slug))
        let world = WorldServiceDouble([Sample.worldCountry("HU", "Hungary", .europe, [moved])])
        let country = try #require(try await interactor(world).day(Sample.day("2026-12-19")).day.countries.first)
        #expect(country.state == .working && country.isWeekend && !country.isOff)
        #expect(country.exchangedFor == Sample.day("2026-12-24"))
    }

    @Test("W1 Evenings that begin at different times, and parts beside whole regions, are told with their regions")
    func parts() async throws {
        func part(_ which: String, in region: String, name: String = "Eve") -> Holiday {
            let day = Sample.day("2026-12-24")
            let kind = HolidayKind(
                names: [LocalizedText(name, language: "en")], types: [.publicHoliday],
                regions: [Sample.region(region)], level: .partial, parts: which)
            return Holiday(date: day, kind: kind, id: HolidayID(date: day, slug: Slug(region)))
        }
        func told(_ days: [Holiday]) async throws -> [Keepers?]? {
            let world = WorldServiceDouble([
                Sample.worldCountry(
                    "AU", "Australia", .oceania, regions: [("QLD", "Queensland"), ("SA", "South Australia")], days)
            ])
            let feast = try await interactor(world).day(Sample.day("2026-12-24")).day.countries.first?.regional.first
            return feast.map { [$0.keepers, $0.parts] }
        }
        let (south, north) = (
            Keepers.Names(codes: [Sample.region("SA")], names: ["South Australia"]),
            Keepers.Names(codes: [Sample.region("QLD")], names: ["Queensland"])
        )
        #expect(
            try await told([part("from 7 pm", in: "SA"), part("from 6 pm", in: "QLD")]) == [
                .parts(south, which: "from 7 pm"), .parts(north, which: "from 6 pm"),
            ])
        let whole = Sample.holiday("2026-12-24", "Eve", regions: ["SA"])
        #expect(
            try await told([whole, part("towns", in: "QLD")]) == [
                .regions(south, of: 2), .parts(north, which: "towns"),
            ])
        #expect(try await told([whole]) == [.regions(south, of: 2), nil])
    }

    @Test("W1 Regions whose weekend is another one are counted")
    func otherWeekend() async throws {
        let weekends = Weekends(
            [.saturday, .sunday],
            others: [
                .init([.friday, .saturday], in: 2020...2035, regions: [Sample.region("02"), Sample.region("03")])
            ])
        let world = WorldServiceDouble([
            Sample.worldCountry(
                "MY", "Malaysia", .asia, weekends: weekends, regions: [("02", "Kedah"), ("03", "Kelantan")])
        ])
        for (date, isWeekend, count) in [("2026-12-25", false, 2), ("2026-12-26", true, 0), ("2026-12-27", true, 2)] {
            let country = try #require(try await interactor(world).day(Sample.day(date)).day.countries.first)
            #expect(country.isWeekend == isWeekend && country.regionsOnOtherWeekend == count, "\(date)")
        }
    }

    @Test("W1 A country without a calendar is unknown; the others are told")
    func missing() async throws {
        let nowhere = CountryCalendar(Sample.germany, nil)
        let day = try await interactor(WorldServiceDouble([nowhere] + Sample.world)).day(Sample.day("2026-12-25")).day
        #expect(day.countries.count == 5 && day.countries[0].state == .unknown)
    }

    @Test("W1 A day that no country knows is outside, to the day")
    func outside() async throws {
        let known = Sample.day("2020-01-01")...Sample.day("2035-12-31")
        for date in ["2019-12-31", "2036-01-01", "0000-01-01", "9999-12-31"] {
            await #expect(throws: WorldDayFailure.outside(known)) { try await interactor().day(Sample.day(date)) }
        }
        for date in ["2020-01-01", "2035-12-31"] {
            #expect(try await interactor().day(Sample.day(date)).day.known == known)
        }
    }

    @Test("H4 A failing source is a failure, and so is a source without calendars; a map that fails is left out")
    func failures() async throws {
        let failing = interactor(WorldServiceDouble(failing: .invalid))
        await #expect(throws: WorldDayFailure.service(.invalid)) { try await failing.day(Sample.day("2026-12-25")) }
        await #expect(throws: WorldDayFailure.service(.invalid)) { try await failing.day(nil) }
        #expect(await failing.outline() == nil)
        await #expect(throws: WorldDayFailure.service(.missing)) {
            try await interactor(WorldServiceDouble([])).day(Sample.day("2026-12-25"))
        }
        let outline = try #require(await interactor().outline())
        #expect(outline.width == 100 && outline.height == 50 && outline.shapes.count == 4)
        #expect(outline.shapes[2] == .init(Sample.code("KI"), .spot(x: 96, y: 27)))
    }

    @Test("W1 Today is that of the visitor's place, and of UTC without one")
    func today() async throws {
        let nowhere = try await interactor().day(nil)
        #expect(nowhere.day.date == Sample.day("2026-12-25") && nowhere.home == nil)
        let kiribati = try await interactor(home: Territory(Sample.code("KI"))).day(nil)
        #expect(kiribati.day.date == Sample.day("2026-12-26"))
        let place = PlaceName(country: "Kiribati")
        #expect(kiribati.home == WorldDayHome(territory: Territory(Sample.code("KI")), place: place, status: .weekend))
        // The browser can send any code.
        #expect(try await interactor(home: Territory(Sample.code("QQ"))).day(nil).home == nil)
    }

    @Test(
        "W1 Today is told for the region of the visitor, or for the country if it has no such region",
        arguments: [
            (
                "BY", PlaceName(region: "Bavaria", country: "Germany"),
                DayKind.holiday([LocalizedText("First Day of Christmas", language: "en")])
            ),
            ("ZZ", PlaceName(country: "Germany"), .holiday([LocalizedText("First Day of Christmas", language: "en")])),
        ])
    func home(region: String, place: PlaceName, status: DayKind?) async throws {
        let today = try await interactor(home: Territory(Sample.code("DE"), Sample.region(region))).day(nil)
        #expect(today.home?.place == place && today.home?.status == status && today.home?.isPast == false)
        #expect(today.home?.territory.region?.description == (region == "BY" ? region : nil))
    }

    @Test("W1 Today is a working day, a weekend day, or unknown, as in the calendar of the place")
    func homeStatus() async throws {
        func status(_ code: String, years: ClosedRange<Int> = 2020...2035) async throws -> DayKind? {
            let own = Sample.worldCountry(
                code, code, nil, weekends: Weekends(code == "AA" ? [.friday] : []), years: years)
            let world = WorldServiceDouble([own] + Sample.world)
            return try await interactor(world, home: Territory(Sample.code(code))).day(nil).home?.status
        }
        #expect(try await status("AA") == .weekend)
        #expect(try await status("BB") == .workingDay)
        #expect(try await status("BB", years: 2020...2025) == nil)
    }

    @Test("J2 A day is told for the visitor’s place, and whether it is past there")
    func homeOfDay() async throws {
        func home(_ date: String, _ code: String = "DE") async throws -> WorldDayHome? {
            try await interactor(home: Territory(Sample.code(code))).day(Sample.day(date)).home
        }
        #expect(try await home("2026-12-24")?.isPast == true)
        #expect(try await home("2026-12-25")?.isPast == false)
        // It is the 26th there.
        #expect(try await home("2026-12-25", "KI")?.isPast == true)
        #expect(try await home("2026-12-28")?.status == .workingDay)
        #expect(try await interactor().day(Sample.day("2026-12-28")).home == nil)
    }

    @Test("J2 A day that may change says so: its holiday is estimated, or the year is not known as a whole")
    func doubt() async throws {
        func doubt(
            _ date: String, until: String? = nil, isEstimated: Bool = false
        ) async throws -> WorldDayHome.Doubt? {
            let days = Sample.day("2020-01-01")...Sample.day("2035-12-31")
            let fact = HolidayKnowledge.Fact(
                types: [.publicHoliday], basis: until == nil ? .law : .announced, days: days,
                until: until.map { Sample.day($0) })
            let own = Sample.worldCountry(
                "AA", "AA", nil, [Sample.holiday("2026-06-16", "Feast", isEstimated: isEstimated)],
                knowledge: HolidayKnowledge([fact]))
            let world = WorldServiceDouble([own] + Sample.world)
            return try await interactor(world, home: Territory(Sample.code("AA"))).day(Sample.day(date)).home?.doubt
        }
        #expect(try await doubt("2026-06-16", isEstimated: true) == .estimated(LocalizedText("Feast", language: "en")))
        #expect(try await doubt("2026-06-16") == nil)
        #expect(try await doubt("2026-06-17") == nil)
        // Announced until July: a working day in June stays one, and one in August may be given off.
        #expect(try await doubt("2026-06-17", until: "2026-07-01") == nil)
        #expect(try await doubt("2026-08-18", until: "2026-07-01") == .incomplete)
        // A weekend stays off, whatever else is announced.
        #expect(try await doubt("2026-08-22", until: "2026-07-01") == nil)
    }

    @Test("W1 A site whose countries have an upstream says so: the world is of its own documents")
    func origin() async throws {
        let upstream = Origin.upstream(.init(host: "holidays.example"))
        #expect(try await interactor(origin: upstream).day(Sample.day("2026-12-25")).day.hasOtherSource)
        for own in [Origin.embedded, .operators] {
            #expect(try await !interactor(origin: own).day(Sample.day("2026-12-25")).day.hasOtherSource)
        }
    }
}
