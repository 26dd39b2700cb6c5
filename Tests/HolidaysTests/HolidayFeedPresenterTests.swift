import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holiday feed: presenter")
struct HolidayFeedPresenterTests {
    private let request = HolidayFeedRequest.rolling(Sample.code("DE"), HolidayFilter(types: .only(.bank)))

    private func answer(
        _ result: Result<HolidayFeed, HolidayFeedFailure>
    ) async throws -> (Recorded<HolidayFeedRecord>, Status) {
        let presenter = HolidayFeedPresenter(
            interactor: HolidayFeedInteractorDouble(result: result), router: RecordingRouter())
        return try await presenter.handle(request).shown
    }

    @Test("F3 A record has the facts of the feed, typed, and UIDs that name no host")
    func record() async throws {
        let event = HolidayFeed.Event.sample(
            "DE-2026-german-unity-day",
            .sample(types: [.publicHoliday, .bank], keepers: .allBut(.sample(1)), isEstimated: true), places: [1],
            otherNames: ["Unity"], revised: "2026-08-01")
        let feed = HolidayFeed.sample(
            request, places: [HolidayFeed.germany, HolidayFeed.bavaria], events: [event], revised: "2026-08-02",
            age: .seconds(60))
        let (page, status) = try await answer(.success(feed))
        let record = try page.found
        #expect(status == .ok && record.request == request && record.types == .only(.bank) && record.supplyAge != nil)
        #expect(record.places == feed.places && record.years == 2025...2029)
        #expect(record.revised?.day == Sample.day("2026-08-02"))
        #expect(record.page == Link.to(HolidayFeedNavigation.page(request)))
        #expect(record.calendar == Link.to(HolidayFeedNavigation.record(request, .ics)))
        let found = try #require(record.events.first)
        #expect(record.events.count == 1 && found.uid == "DE-2026-german-unity-day@almanac.invalid")
        #expect(found.country == Sample.code("DE") && found.revised?.day == Sample.day("2026-08-01"))
        #expect(found.places == [HolidayFeed.bavaria] && found.otherNames.map(\.text) == ["Unity"])
        #expect(found.holiday.isEstimated && found.holiday.exceptions == [Sample.region("R1")])
        #expect(found.holiday.page == Link.to(HolidayFeedNavigation.day(event.row.id)))
    }

    @Test("F3 An event says which working day its day off was exchanged for")
    func exchanged() async throws {
        var row = Listing.Row.sample()
        row.exchangedFor = Sample.day("2026-02-14")
        let (page, _) = try await answer(.success(.sample(request, events: [.sample("DE-2026-x", row)])))
        let record = try page.found
        let text = record.events.first?.words.description
        #expect(text?.contains("In exchange for Saturday 14 February 2026, which is a working day.") == true)
    }

    @Test(
        "L1 The categories of an event are in the language of the feed, and none is there twice",
        arguments: [
            ("en", ["Holidays", "Public", "Bank"], ["Holidays", "Public"]),
            ("de", ["Feiertage", "Gesetzlich", "Bankfeiertag"], ["Feiertage", "Gesetzlich"]),
            ("ja", ["祝日", "銀行休業日"], ["祝日"]),
        ])
    func categories(code: String, several: [String], one: [String]) throws {
        let words = HolidaysWords(try #require(Language(code: code)))
        func categories(_ types: [HolidayType]) -> [String] {
            let event = HolidayFeed.Event.sample("DE-2026-x", .sample(types: types))
            return HolidayFeedPresentation(feed: .sample(request, events: [event]), words: words)
                .words(of: event).categories
        }
        #expect(categories([.publicHoliday, .bank]) == several)
        #expect(categories([.publicHoliday]) == one)
    }

    @Test("B4 The title of an event says that it is half a day")
    func halfDay() async throws {
        func summary(isHalfDay: Bool, isEstimated: Bool = false) async throws -> String? {
            let row = Listing.Row.sample(types: [.halfDay], isEstimated: isEstimated)
            let feed = HolidayFeed.sample(request, events: [.sample("DE-2026-x", row, isHalfDay: isHalfDay)])
            let record = try await answer(.success(feed)).0.found
            return record.events.first?.words.summary
        }
        #expect(try await summary(isHalfDay: true) == "German Unity Day (half day)")
        #expect(try await summary(isHalfDay: true, isEstimated: true) == "German Unity Day (half day, estimated)")
        #expect(try await summary(isHalfDay: false) == "German Unity Day")
    }

    @Test(
        "F3 A failure has the status and the words of the page for people",
        arguments: [
            (HolidayFeedFailure.listing(.unknownCountry, of: Sample.code("XX")), Status.notFound),
            (
                .listing(.unknownRegion(country: "Germany", region: Sample.region("ZZ")), of: Sample.code("DE")),
                .notFound
            ),
            (
                .listing(.service(.unavailable(retryAfter: .seconds(7)), country: "Germany"), of: Sample.code("DE")),
                .unavailable(retryAfter: .seconds(7))
            ),
            (.unknownYears(country: "Germany", known: 2020...2035), .notFound),
            (.unknownDay(country: "Germany"), .notFound),
        ])
    func failures(failure: HolidayFeedFailure, status: Status) async throws {
        let (page, found) = try await answer(.failure(failure))
        guard case .problem(let details) = page else { Issue.record("no problem"); return }
        #expect(found == status && details.detail.count > 10)
    }

    @Test("B5 An event says in words what regions make of it, of several countries each by its name")
    func regionalTypes() async throws {
        let row = Listing.Row.sample(
            types: [.government],
            regionalTypes: [
                .sample(), .sample(.optional, .regions(["Quebec"]), regions: ["QC"]),
                RegionalHolidayType(
                    type: .bank, country: Sample.code("GB"), regions: [Sample.region("SCT")], isLocal: false,
                    place: .regions(["Scotland"])),
            ])
        func description(_ places: [HolidayFeed.Place]) async throws -> String? {
            let feed = HolidayFeed.sample(request, places: places, events: [.sample("DE-2026-x", row)])
            let record = try await answer(.success(feed)).0.found
            return record.events.first?.words.description
        }
        #expect(
            try await description([HolidayFeed.germany])
                == "Public holiday in 3 of 13 regions\nOptional holiday in Quebec\nBank holiday in Scotland")
        #expect(
            try await description([HolidayFeed.germany, HolidayFeed.britain])
                == """
                Germany
                Germany: Public holiday in 3 of 13 regions
                Germany: Optional holiday in Quebec
                United Kingdom: Bank holiday in Scotland
                """)
    }

    @Test("B4 An event says in words where it begins when, if that is not the same everywhere")
    func beginnings() async throws {
        func description(_ beginnings: [RegionalBeginning]) async throws -> String? {
            var row = Listing.Row.sample()
            row.beginnings = beginnings
            let feed = HolidayFeed.sample(request, places: [HolidayFeed.germany], events: [.sample("DE-2026-x", row)])
            return try await answer(.success(feed)).0.found.events.first?.words.description
        }
        let apart = [RegionalBeginning.sample(18, "BE", "Berlin"), .sample(19, "SN", "Saxony")]
        #expect(try await description(apart) == "Berlin: from 18:00\nSaxony: from 19:00")
        let noon = TimeOfDay(minutes: 12 * 60)
        let everywhere = RegionalBeginning(time: noon, country: Sample.code("DE"), regions: [], names: [])
        #expect(try await description([everywhere]) == "From 12:00")
        #expect(try await description([]) == nil)
    }
}
