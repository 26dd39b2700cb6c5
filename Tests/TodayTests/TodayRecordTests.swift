import Foundation
import SnapshotSupport
import Testing

@testable import Today

/// An Interactor with one answer.
struct TodayInteractorDouble: TodayInteracting {
    var answer: Result<PlaceToday, TodayFailure> = .failure(.place(.service(.missing, country: "Germany")))
    var day: Result<PlaceDay, TodayFailure> = .failure(.place(.service(.missing, country: "Germany")))

    func today(in _: Territory) async throws(TodayFailure) -> PlaceToday { try answer.get() }
    func day(_: CivilDate?, in _: Territory) async throws(TodayFailure) -> PlaceDay { try day.get() }
}

@Suite("Today in a place: record, JSON and snapshots", .noOrphanedSnapshots(prefix: "record-"))
struct TodayRecordTests {
    private static let bavaria = Territory(Sample.code("DE"), Sample.region("BY"))

    private func page(_ answer: Result<PlaceToday, TodayFailure>) async throws -> Rendering {
        let presenter = TodayRecordPresenter(interactor: TodayInteractorDouble(answer: answer), router: TodayLinks())
        let module = Module(view: TodayRecordJSONView(), presenter: presenter)
        return try await module.run(Visit(Self.bavaria)).shown
    }

    private func compare(_ name: String, _ answer: Result<PlaceToday, TodayFailure>) async throws {
        let page = try await page(answer)
        #expect(try JSONSerialization.jsonObject(with: Data(page.bytes)) is [String: Any])
        try expectSnapshot(PageState(page), named: "record-\(name)")
    }

    @Test("The address is the event")
    func event() {
        #expect(TodayRecordJSONView().event(from: Visit(Self.bavaria)) == Self.bavaria)
        for date in [nil, Sample.day("2026-12-24")] {
            let event = PlaceDayRecordJSONView().event(from: Visit(DayOfPlace(place: Self.bavaria, date: date)))
            #expect(event == DayOfPlace(place: Self.bavaria, date: date))
        }
    }

    @Test("F1 normal") func normal() async throws {
        var found = PlaceToday.sample(.weekend)
        let christmas = PlaceToday.Holiday.sample("2026-12-25", "Christmas Day", local: "Weihnachten")
        found.tomorrow = .sample("2026-12-25", .holiday([christmas.name]), [christmas])
        found.next = PlaceToday.Next(date: Sample.day("2026-12-25"), holidays: [christmas])
        found.longWeekend = PlaceToday.LongWeekend(
            first: Sample.day("2026-12-25"), last: Sample.day("2026-12-27"), length: DayCount(halves: 7))
        found.workingDay = Sample.day("2026-12-28")
        found.revised = Sample.day("2026-11-22")
        found.known = [YearKnowledge(types: [.publicHoliday], state: .known, basis: .law)]
        try await compare("normal", .success(found))
    }

    @Test("F1 B4 A half day, estimated, of stale data") func half() async throws {
        let eve = PlaceToday.Holiday.sample("2026-12-24", "Christmas Eve", begins: 780, isEstimated: true)
        var found = PlaceToday.sample(.half([eve.name]), halfDays: [eve])
        found.age = .seconds(60)
        try await compare("half-day", .success(found))
    }

    @Test("F5 A place without data, a year without data and a failure are problems") func problems() async throws {
        try await compare("error", .failure(.place(.service(.unavailable(retryAfter: nil), country: "Germany"))))
        try await compare("no-data", .failure(.noData(year: 2036, country: "Germany", known: 2020...2035)))
        let unknown = try await page(.failure(.place(.unknownCountry(Sample.code("QQ")))))
        #expect(unknown.status == .notFound && unknown.mediaType == ProblemDetails.mediaType)
    }

    @Test("F1 One day, and why it is off or not") func day() async throws {
        let christmas = PlaceToday.Holiday.sample("2026-12-25", "Christmas Day", local: "Weihnachten")
        let found = PlaceDay(
            territory: Self.bavaria, place: PlaceName(region: "Bavaria", country: "Germany"), zone: "Europe/Berlin",
            today: Sample.day("2026-11-28"), knownYears: 2020...2035,
            day: .sample("2026-12-25", .holiday([christmas.name]), [christmas]),
            workingDayBefore: Sample.day("2026-12-24"), revised: Sample.day("2026-11-22"), age: .seconds(60))
        for (name, answer) in [
            ("day", .success(found)), ("day-unknown", .failure(.place(.uncovered(country: "Kosovo")))),
        ]
            as [(String, Result<PlaceDay, TodayFailure>)]
        {
            let presenter = PlaceDayRecordPresenter(
                interactor: TodayInteractorDouble(day: answer), router: TodayLinks())
            let module = Module(view: PlaceDayRecordJSONView(), presenter: presenter)
            let visit = Visit(DayOfPlace(place: Self.bavaria, date: Sample.day("2026-12-25")))
            let page = try await module.run(visit).shown
            try expectSnapshot(PageState(page), named: "record-\(name)")
        }
    }

    @Test("F1 hostile text") func hostile() async throws {
        let holiday = PlaceToday.Holiday.sample("2026-12-24", Sample.hostile, local: Sample.rightToLeft)
        try await compare("hostile", .success(.sample(.holiday([holiday.name]), holidays: [holiday])))
    }

    @Test(
        "Each kind of day has a word of its own",
        arguments: [
            (DayKind.holiday([]), "holiday"), (.weekend, "weekend"), (.workingDay, "working-day"),
            (.exchanged(for: Sample.day("2026-12-28")), "worked-weekend"), (.half([]), "half-day"),
            (.partial([]), "partial-holiday"), (.evening([], from: TimeOfDay(minutes: 1140)), "evening"),
        ])
    func reasons(kind: DayKind, word: String) async throws {
        let text = String(decoding: try await page(.success(.sample(kind))).bytes, as: UTF8.self)
        #expect(text.contains("\"reason\":\"\(word)\""))
        #expect(text.contains("\"exchangedFor\":\"2026-12-28\"") == (word == "worked-weekend"))
    }

    @Test(
        "A moment is written in UTC, before 1970 too",
        arguments: [(0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z")])
    func moments(seconds: Int, text: String) {
        #expect(TodayRecord.Moment(seconds: seconds).spelling == text)
    }

    @Test("A5 Each navigation has its address")
    func links() throws {
        let links = TodayLinks()
        #expect(links.link(to: .list(Self.bavaria)).description == "/holidays/DE?region=BY")
        #expect(links.link(to: .list(Territory(Sample.code("DE")))).description == "/holidays/DE")
        #expect(links.link(to: .year(Self.bavaria, 2026)).description == "/holidays/DE/2026?region=BY")
        let holiday = PlaceToday.Holiday.sample("2026-12-25", "Christmas Day")
        #expect(links.link(to: .holiday(holiday.id)).description == "/holidays/DE/2026/12-25-christmas-day")
    }

    @Test("F1 The record is assembled for its format only")
    func formats() async throws {
        let services = Services.german()
        for place in [StatusRecordPlace.current(Self.bavaria), .day(Self.bavaria, nil)] {
            for (format, status) in [(Format.json, Status.ok), (.csv, .notFound)] {
                let router = TodayRouter(Sample.context(services))
                let page = try await router.run(place, as: format).shown
                #expect(page.status == status)
            }
        }
    }
}

extension PlaceToday {
    fileprivate static func sample(_ kind: DayKind, holidays: [Holiday] = [], halfDays: [Holiday] = []) -> PlaceToday {
        var today = Day.sample("2026-12-24", kind, holidays)
        today.halfDays = halfDays
        today.isEstimated = halfDays.contains(where: \.isEstimated)
        return PlaceToday(
            territory: Territory(Sample.code("DE"), Sample.region("BY")),
            place: PlaceName(region: "Bavaria", country: "Germany"), zone: "Europe/Berlin", end: 1_798_153_200,
            knownYears: 2020...2035, today: today,
            schools: Schools(
                isOff: true,
                next: Break(
                    id: HolidayReference(
                        Sample.code("DE"), 2026,
                        HolidayID(date: Sample.day("2026-12-24"), slug: Slug("Christmas Break"))),
                    name: LocalizedText("Christmas Break", language: "en"), first: Sample.day("2026-12-24"),
                    last: Sample.day("2027-01-08"))))
    }
}

extension PlaceToday.Day {
    fileprivate static func sample(_ date: String, _ kind: DayKind, _ holidays: [PlaceToday.Holiday] = []) -> Self {
        let isOff = kind == .weekend || !holidays.isEmpty
        return Self(
            date: Sample.day(date), kind: kind, isOff: isOff, work: isOff ? 0 : DayCount(halves: 1), holidays: holidays)
    }
}

extension PlaceToday.Holiday {
    fileprivate static func sample(
        _ date: String, _ name: String, local: String? = nil, begins: Int? = nil, isEstimated: Bool = false
    ) -> Self {
        Self(
            id: HolidayReference(Sample.code("DE"), 2026, HolidayID(date: Sample.day(date), slug: Slug(name))),
            name: LocalizedText(name, language: "en"), localName: local.map { LocalizedText($0, language: "de") },
            isEstimated: isEstimated, begins: begins.map { TimeOfDay(minutes: $0) })
    }
}
