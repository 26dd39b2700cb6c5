import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holiday record: presenter")
struct HolidayRecordPresenterTests {
    private let germany2026 = HolidayYear(Sample.code("DE"), 2026)

    private func answer(_ listing: Result<Listing, YearFailure>) async throws -> (Recorded<HolidayRecord>, Status) {
        let presenter = HolidayRecordPresenter(
            interactor: HolidayListInteractorDouble(listing: listing), router: RecordingRouter())
        return try await presenter.handle(germany2026).shown
    }

    @Test("A record has the facts of the listing, typed, and nothing that depends on today")
    func record() async throws {
        let local = LocalizedText("Tag der Deutschen Einheit", language: "de")
        let day = Listing.Row.sample(
            until: "2026-10-04", local: local, types: [.publicHoliday, .bank], keepers: .regions(.sample(4), of: 16),
            observedOn: "2026-10-05", isEstimated: true)
        let region = NamedRegion(code: Sample.region("BY"), name: "Bavaria")
        let (page, status) = try await answer(.success(.sample(rows: [day], regions: [region], next: day)))
        let record = try page.found
        #expect(status == .ok && record.selection == germany2026 && record.knownYears == 2020...2035)
        #expect(record.countryName == LocalizedText("Germany", language: "en") && record.supplyAge == nil)
        #expect(record.regions == [NamedRegion(code: Sample.region("BY"), name: "Bavaria")])
        #expect(record.page == Link.to(HolidayListNavigation.year(germany2026)))
        let holiday = try #require(record.holidays.first)
        #expect(record.holidays.count == 1 && holiday.id == day.id.id && holiday.date == Sample.day("2026-10-03"))
        #expect(holiday.observedOn == Sample.day("2026-10-05") && holiday.isEstimated && !holiday.isLocal)
        #expect(holiday.last == Sample.day("2026-10-04") && holiday.observedFor == nil)
        #expect(holiday.names == [LocalizedText("German Unity Day", language: "en"), local])
        #expect(holiday.types == [.publicHoliday, .bank])
        // A page only counts so many regions; a record has the codes of all.
        #expect(holiday.regions == ["R1", "R2", "R3", "R4"].map(Sample.region) && holiday.exceptions.isEmpty)
        #expect(holiday.page == Link.to(HolidayListNavigation.day(ListedHoliday(day.id))))
    }

    @Test("Exceptions, parts and observed days are told apart")
    func keepers() async throws {
        let rows: [Listing.Row] = [
            .sample(keepers: .allBut(.sample(2))), .sample(keepers: .parts(.sample(1), which: "Munich")),
            .sample("2026-10-05", observedFor: "2026-10-03"),
        ]
        let record = try await answer(.success(.sample(rows: rows))).0.found
        #expect(
            record.holidays.map(\.exceptions.count) == [2, 0, 0] && record.holidays.map(\.regions.count) == [0, 1, 0])
        #expect(record.holidays.map(\.isLocal) == [false, true, false])
        #expect(record.holidays.last?.date == Sample.day("2026-10-05"))
        #expect(record.holidays.last?.observedFor == Sample.day("2026-10-03"))
        #expect(record.holidays.last?.id.description == "10-03-german-unity-day")
    }

    @Test("Regions of which only parts keep a holiday beside others are told by their codes")
    func partsBeside() async throws {
        var row = Listing.Row.sample(keepers: .regions(.sample(2), of: 16))
        row.parts = .parts(.sample(1), which: "Munich")
        let record = try await answer(.success(.sample(rows: [row, .sample()]))).0.found
        #expect(record.holidays.map(\.partsOf?.count) == [1, nil])
        #expect(record.holidays.map(\.regions.count) == [2, 0] && !record.holidays[0].isLocal)
    }

    @Test("An empty year is a record without holidays; a stale one says so")
    func empty() async throws {
        let (page, status) = try await answer(.success(.sample(rows: [], age: .seconds(60))))
        let record = try page.found
        #expect(status == .ok && record.holidays == [] && record.supplyAge != nil)
    }

    @Test(
        "D2 H4 A failure has the status and the words of the page for people",
        arguments: [
            (YearFailure.unknownCountry, Status.notFound), (.uncovered(country: "United Kingdom"), .notFound),
            (.unknownRegion(country: "Germany", region: Sample.region("ZZ")), .notFound),
            (
                .service(.unavailable(retryAfter: .seconds(7)), country: "Germany"),
                .unavailable(retryAfter: .seconds(7))
            ),
            (.service(.invalid, country: nil), .badGateway), (.service(.missing, country: nil), .badGateway),
            (.service(.timedOut, country: nil), .gatewayTimeout),
        ])
    func failures(failure: YearFailure, status: Status) async throws {
        let (page, found) = try await answer(.failure(failure))
        let people = HolidayListPresenter(
            interactor: HolidayListInteractorDouble(listing: .failure(failure)), router: RecordingRouter())
        let (notice, other) = try await people.handle(.choseYear(germany2026)).shown
        #expect(found == status && other == status)
        let title = try #require(notice.notice?.title)
        #expect(page == .problem(ProblemDetails(status, title)))
    }

    @Test("H5 A year without data is not found, and the problem names the years that exist")
    func noData() async throws {
        let (page, status) = try await answer(.success(.sample(year: 2040, rows: [])))
        let detail = "No data for 2040. We have data for Germany from 2020 to 2035."
        #expect(status == .notFound && page == .problem(ProblemDetails(.notFound, detail)))
    }

    @Test("A program gets one whole answer: a record has no loading state")
    func loading() {
        let presenter = HolidayRecordPresenter(
            interactor: HolidayListInteractorDouble(listing: .failure(.unknownCountry)), router: RecordingRouter())
        #expect(presenter.loading(germany2026)?.page == nil)
    }

    @Test("B5 What is known of a type counts although only regions give it to the holidays of the list")
    func known() async throws {
        func states(_ regionalTypes: [RegionalHolidayType]) async throws -> [String] {
            var listing = Listing.sample(rows: [.sample(types: [.government], regionalTypes: regionalTypes)])
            listing.knowledge = [YearKnowledge(types: [.publicHoliday], state: .known)]
            let record = try await answer(.success(listing)).0.found
            #expect(record.holidays.map(\.regionalTypes) == [regionalTypes])
            return record.known.map(\.state.rawValue)
        }
        #expect(try await states([.sample()]) == ["known"])
        #expect(try await states([]) == ["none"])
        #expect(try await states([.sample(.bank)]) == ["none"])
    }
}
