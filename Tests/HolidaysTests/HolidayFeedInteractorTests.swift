import TestSupport
import Testing

@testable import Holidays

@Suite("Holiday feed: interactor")
struct HolidayFeedInteractorTests {
    private let germany = Sample.code("DE")

    private func interactor(
        _ holidays: HolidayServiceDouble = HolidayServiceDouble([Sample.germanCalendar]), today: String = "2026-09-21",
        countries: [Country] = [Sample.germany]
    ) -> HolidayFeedInteractor {
        HolidayFeedInteractor(
            countries: CountryServiceDouble(countries), holidays: holidays, clock: ClockDouble(Sample.day(today)))
    }

    @Test("H6 The country and its calendar are asked for at the same time", .timeLimit(.minutes(30)))
    func sameTime() async throws {
        for request in [HolidayFeedRequest.rolling(germany, HolidayFilter()), .year(HolidayYear(germany, 2026))] {
            let services = MeetingServices(Meeting(of: 2))
            let interactor = HolidayFeedInteractor(
                countries: services, holidays: services, clock: ClockDouble(Sample.day("2026-09-21")))
            #expect(try await !interactor.feed(request).events.isEmpty)
        }
    }

    @Test("F3 A day off has the working day that it was exchanged for; a day that is only worked has none")
    func exchanged() async throws {
        func holiday(_ date: String, _ moved: String) -> Holiday {
            let kind = HolidayKind(names: [LocalizedText("Day off", language: "en")], types: [.publicHoliday])
            return Holiday(
                date: Sample.day(date), movedFrom: Sample.day(moved), kind: kind,
                id: HolidayID(date: Sample.day(date), slug: kind.slug))
        }
        let calendar = Sample.calendar(
            "DE", [holiday("2026-02-20", "2026-02-14"), holiday("2026-03-07", "2026-03-07")])
        let feed = try await interactor(HolidayServiceDouble([calendar])).feed(.year(HolidayYear(germany, 2026)))
        #expect(feed.events.compactMap(\.row.exchangedFor) == [Sample.day("2026-02-14")])
    }

    @Test("F3 A rolling calendar has last year and three years ahead, asked for once", arguments: [1, 182, 365])
    func rolling(dayOfYear: Int) async throws {
        let service = HolidayServiceDouble([Sample.germanCalendar])
        let today = CivilDate.firstDay(of: 2026).adding(days: dayOfYear - 1)
        let feed = try await interactor(service, today: today.description).feed(.rolling(germany, HolidayFilter()))
        #expect(service.scopes == [CalendarScope(years: 2025...2029)])
        #expect(feed.years == 2025...2029)
        #expect(feed.events.first?.name == "DE-2025-german-unity-day")
        #expect(feed.events.map(\.row.first) == feed.events.map(\.row.first).sorted())
    }

    @Test(
        "F3 A rolling calendar changed when its data did, or when its country entered the year, whichever is later",
        arguments: [
            ("2026-08-01", "2026-08-01", 0), ("2025-08-01", "2026-01-01", -3600), ("2026-01-01", "2026-01-01", 0),
        ])
    func lastModified(revised: String, changed: String, seconds: Int) async throws {
        let clock = ClockDouble(Sample.day("2026-09-21"), lateness: ["Europe/Berlin": -3600])
        let calendar = Sample.calendar("DE", [Sample.holiday("2026-01-01", "New Year’s Day")], revised: revised)
        let interactor = HolidayFeedInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]), clock: clock)
        let rolling = try await interactor.feed(.rolling(germany, HolidayFilter()))
        #expect(rolling.lastModified == Sample.day(changed).dayNumber * 86_400 + seconds)
        let several = try await interactor.feed(.places([Territory(germany)], .all))
        #expect(several.lastModified == rolling.lastModified)
        let year = try await interactor.feed(.year(HolidayYear(germany, 2026)))
        #expect(year.lastModified == Sample.day(revised).dayNumber * 86_400, "a year's calendar does not move")
    }

    @Test("F3 Several places changed when the last of them entered the year, each in its own zone")
    func lastPlace() async throws {
        let clock = ClockDouble(
            Sample.day("2026-01-01"), except: ["Europe/London": Sample.day("2025-12-31")],
            lateness: ["Europe/Berlin": -3600])
        let britain = Country(
            code: Sample.code("GB"), alpha3: "GBR", numeric: "826", name: "United Kingdom", zones: ["Europe/London"],
            weekend: [.saturday, .sunday], years: 2020...2035)
        let calendars = ["DE", "GB"].map {
            Sample.calendar($0, [Sample.holiday("2026-01-01", "New Year’s Day")], revised: "2025-11-22")
        }
        let interactor = HolidayFeedInteractor(
            countries: CountryServiceDouble([Sample.germany, britain]), holidays: HolidayServiceDouble(calendars),
            clock: clock)
        let british = try await interactor.feed(.rolling(britain.code, HolidayFilter()))
        #expect(british.lastModified == Sample.day("2025-11-22").dayNumber * 86_400, "it is still 2025 there")
        let both = try await interactor.feed(.places([Territory(germany), Territory(britain.code)], .all))
        #expect(both.lastModified == Sample.day("2026-01-01").dayNumber * 86_400 - 3600)
    }

    @Test("F3 Data of unknown revision and a stale copy do not say when they changed")
    func unknownChange() async throws {
        let unknown = try await interactor().feed(.rolling(germany, HolidayFilter()))
        #expect(unknown.lastModified == nil)
        let calendar = Sample.calendar("DE", [Sample.holiday("2026-01-01", "New Year’s Day")], revised: "2026-08-01")
        let stale = try await interactor(HolidayServiceDouble([calendar], age: .seconds(9)))
            .feed(.rolling(germany, HolidayFilter()))
        #expect(stale.lastModified == nil && stale.revised?.day == Sample.day("2026-08-01"))
    }

    @Test("F3 A rolling calendar ends where the data ends")
    func end() async throws {
        let feed = try await interactor(today: "2034-01-01").feed(.rolling(germany, HolidayFilter()))
        #expect(feed.years == 2033...2035)
        await #expect(throws: HolidayFeedFailure.unknownYears(country: "Germany", known: 2020...2035)) {
            try await interactor(today: "2040-01-01").feed(.rolling(germany, HolidayFilter()))
        }
    }

    @Test("F3 A year's calendar has the rows of its list, under their filter")
    func year() async throws {
        let feed = try await interactor().feed(.year(HolidayYear(germany, 2026)))
        #expect(
            feed.events.map(\.name) == [
                "DE-2026-new-years-day", "DE-2026-labour-day", "DE-2026-german-unity-day", "DE-2026-boxing-day",
                "DE-2026-boxing-day-observed", "DE-2027-new-years-day-observed",
            ])
        #expect(feed.events.map(\.isObserved) == [false, false, false, false, true, true])
        let bavaria = HolidayFilter(region: Sample.region("BY"))
        let regional = try await interactor().feed(.year(HolidayYear(germany, 2026, bavaria)))
        #expect(regional.events.map(\.name).contains("DE-2026-01-06-epiphany"))
        #expect(regional.places.map(\.territory) == [Territory(germany, Sample.region("BY"))])
        #expect(regional.places.map(\.regionName) == ["Bavaria"] && regional.places.map(\.countryName) == ["Germany"])
        #expect(regional.places.map { $0.known.map(\.state) } == [[.known]])
    }

    @Test("One holiday is the event of its list, with its observed day")
    func day() async throws {
        let id = try #require(HolidayID("12-26-boxing-day"))
        let feed = try await interactor().feed(.day(HolidayReference(germany, 2026, id)))
        #expect(feed.events.map(\.name) == ["DE-2026-boxing-day", "DE-2026-boxing-day-observed"])
        let unknown = try #require(HolidayID("12-26-nothing"))
        await #expect(throws: HolidayFeedFailure.unknownDay(country: "Germany")) {
            try await interactor().feed(.day(HolidayReference(germany, 2026, unknown)))
        }
    }

    @Test("The second day of a run is an event of its own")
    func run() async throws {
        let days = [("2026-03-20", "Eid"), ("2026-03-21", "Eid"), ("2026-12-01", "Eid")]
        let calendar = Sample.calendar("DE", days.map { Sample.holiday($0.0, $0.1) })
        let interactor = interactor(HolidayServiceDouble([calendar]))
        let year = try await interactor.feed(.year(HolidayYear(germany, 2026)))
        #expect(year.events.map(\.name) == ["DE-2026-eid", "DE-2026-eid-2"])
        let id = try #require(HolidayID("03-21-eid"))
        let day = try await interactor.feed(.day(HolidayReference(germany, 2026, id)))
        #expect(day.events.map(\.name) == ["DE-2026-eid-day-2"])
    }

    @Test("F3 N6 A break over New Year is one event with one name, in the feeds of both years and in a rolling one")
    func turnOfTheYear() async throws {
        let days = (0..<16).map { Sample.day("2026-12-24").adding(days: $0).description }
        let calendar = Sample.calendar("DE", days.map { Sample.holiday($0, "Christmas break", types: [.school]) })
        let filter = HolidayFilter(types: .only(.school))
        let interactor = interactor(HolidayServiceDouble([calendar]))
        let requests: [HolidayFeedRequest] = [
            .year(HolidayYear(germany, 2026, filter)), .year(HolidayYear(germany, 2027, filter)),
            .rolling(germany, filter), .places([Territory(germany)], filter.types),
        ]
        for request in requests {
            let events = try await interactor.feed(request).events
            #expect(events.map(\.name) == ["DE-2026-12-24-christmas-break-12-31"], "\(request)")
            #expect(events.map(\.row.last) == [Sample.day("2027-01-08")], "\(request)")
        }
        // Each of its days still has an address of its own.
        let id = try #require(HolidayID("01-01-christmas-break"))
        let day = try await interactor.feed(.day(HolidayReference(germany, 2027, id)))
        #expect(day.events.map(\.name) == ["DE-2027-01-01-christmas-break-01-01"])
    }

    @Test("B2 A break whose end one of several places does not know may go on", arguments: ["DE", "GB"])
    func openEnd(unknown: String) async throws {
        let days = (0..<8).map { Sample.day("2026-12-24").adding(days: $0).description }
        let calendars = ["DE", "GB"].map { code in
            Sample.calendar(
                code, years: 2020...(code == unknown ? 2026 : 2035),
                days.map { Sample.holiday($0, "Christmas break", types: [.school]) })
        }
        let interactor = interactor(HolidayServiceDouble(calendars), countries: [Sample.germany, Sample.unitedKingdom])
        let places = ["DE", "GB"].map { Territory(Sample.code($0)) }
        let events = try await interactor.feed(.places(places, .only(.school))).events
        #expect(events.map(\.row.mayGoOn) == [true] && events.map(\.places) == [[0, 1]])
        let known = try await interactor.feed(.places(places.filter { "\($0.country)" != unknown }, .only(.school)))
        #expect(known.events.map(\.row.mayGoOn) == [false])
    }

    @Test("F4 The same feast on the same day of several places is one event, in the order of their codes")
    func places() async throws {
        let britain = Country(
            code: Sample.code("GB"), alpha3: "GBR", numeric: "826", name: "United Kingdom", zones: ["Europe/London"],
            weekend: [.saturday, .sunday], years: 2020...2035)
        let german = Sample.calendar(
            regions: [("BY", "Bavaria")],
            [Sample.holiday("2026-12-25", "Christmas Day"), Sample.holiday("2026-01-06", "Epiphany", regions: ["BY"])])
        let british = Sample.calendar(
            "GB",
            [
                Sample.holiday("2026-12-25", "Christmas Day", types: [.publicHoliday, .bank], isEstimated: true),
                Sample.holiday("2026-08-31", "Summer bank holiday"),
            ])
        let interactor = interactor(HolidayServiceDouble([german, british]), countries: [Sample.germany, britain])
        let bavaria = Territory(germany, Sample.region("BY"))
        let feed = try await interactor.feed(.places([Territory(britain.code), bavaria], .only(.publicHoliday)))
        #expect(feed.places.map(\.territory) == [bavaria, Territory(britain.code)])
        #expect(
            feed.events.map(\.name)
                == ["DE-2026-01-06-epiphany", "GB-2026-summer-bank-holiday", "DE-2026-christmas-day"])
        #expect(feed.events.map(\.places) == [[0], [1], [0, 1]])
        let christmas = try #require(feed.events.last)
        #expect(christmas.row.isEstimated && christmas.row.types == [.publicHoliday, .bank])
    }

    @Test("B4 F4 Half a day off in one place is not the event of a whole day off in another")
    func halfDay() async throws {
        func eve(_ country: String, _ type: HolidayType) -> HolidayCalendar {
            Sample.calendar(country, [Sample.holiday("2026-12-24", "Christmas Eve", types: [type])])
        }
        let calendars = [eve("DE", .halfDay), eve("GB", .publicHoliday), eve("UA", .halfDay)]
        let interactor = interactor(
            HolidayServiceDouble(calendars), countries: [Sample.germany, Sample.unitedKingdom, Sample.ukraine])
        let places = ["DE", "GB", "UA"].map { Territory(Sample.code($0)) }
        let events = try await interactor.feed(.places(places, .all)).events
        #expect(events.map(\.isHalfDay) == [true, false] && events.map(\.places) == [[0, 2], [1]])
    }

    @Test("B4 F4 What begins at another time in another place, or is off all day there, is an event of its own")
    func times() async throws {
        func eve(_ country: String, _ hour: Int?) -> HolidayCalendar {
            let kind = HolidayKind(
                names: [LocalizedText("Eve", language: "en")], types: [.publicHoliday],
                begins: hour.map { TimeOfDay(minutes: 60 * $0) })
            let date = Sample.day("2026-12-24")
            return Sample.calendar(
                country, [Holiday(date: date, kind: kind, id: HolidayID(date: date, slug: kind.slug))])
        }
        let interactor = interactor(
            HolidayServiceDouble([eve("DE", 18), eve("GB", nil), eve("UA", 18)]),
            countries: [Sample.germany, Sample.unitedKingdom, Sample.ukraine])
        let events = try await interactor.feed(.places(["DE", "GB", "UA"].map { Territory(Sample.code($0)) }, .all))
            .events
        #expect(events.map(\.places) == [[0, 2], [1]])
        #expect(events.map { $0.row.begins?.hour } == [18, nil])
    }

    @Test(
        "Every failure of a place is that of the whole feed",
        arguments: [
            ("XX", nil, HolidayFeedFailure.listing(.unknownCountry, of: Sample.code("XX"))),
            (
                "DE", "ZZ",
                .listing(.unknownRegion(country: "Germany", region: Sample.region("ZZ")), of: Sample.code("DE"))
            ),
            ("KI", nil, .listing(.uncovered(country: "Kiribati"), of: Sample.code("KI"))),
        ] as [(String, String?, HolidayFeedFailure)])
    func failures(country: String, region: String?, failure: HolidayFeedFailure) async throws {
        let interactor = interactor(countries: [Sample.germany, Sample.kiribati])
        let place = Territory(Sample.code(country), region.map(Sample.region))
        await #expect(throws: failure) {
            try await interactor.feed(.places([Territory(germany), place], .all))
        }
    }

    @Test("H4 A service that fails is named; a stale copy tells its age")
    func service() async throws {
        let failing = interactor(HolidayServiceDouble(failing: .invalid))
        await #expect(throws: HolidayFeedFailure.listing(.service(.invalid, country: "Germany"), of: germany)) {
            try await failing.feed(.rolling(germany, HolidayFilter()))
        }
        let stale = HolidayServiceDouble([Sample.germanCalendar], age: .seconds(90))
        #expect(try await interactor(stale).feed(.rolling(germany, HolidayFilter())).age == .seconds(90))
    }

    @Test("B5 An event of several places has what the regions of each make of it")
    func regionalTypes() async throws {
        func calendar(_ code: String, _ region: String, _ type: HolidayType) -> HolidayCalendar {
            Sample.calendar(
                code, regions: [(region, "Region"), ("ZZ", "Other")],
                [
                    Sample.holiday("2026-10-12", "Feast", types: [.government]),
                    Sample.holiday("2026-10-12", "Feast", types: [type], regions: [region]),
                ])
        }
        let service = HolidayServiceDouble([calendar("DE", "BY", .publicHoliday), calendar("GB", "SCT", .bank)])
        let interactor = interactor(service, countries: [Sample.germany, Sample.unitedKingdom])
        let places = ["DE", "GB"].compactMap { Territory($0) }
        let event = try #require(try await interactor.feed(.places(places, .all)).events.first)
        #expect(event.places == [0, 1] && event.row.types == [.government])
        #expect(event.row.regionalTypes.map(\.country.description) == ["DE", "GB"])
        #expect(event.row.regionalTypes.map(\.type) == [.publicHoliday, .bank])
        // The calendar of the holiday has what its page says.
        let day = HolidayID(date: Sample.day("2026-10-12"), slug: Slug("Feast"))
        let one = try await interactor.feed(.day(HolidayReference(germany, 2026, day)))
        #expect(one.events.map(\.row.regionalTypes) == [[event.row.regionalTypes[0]]])
    }
}
