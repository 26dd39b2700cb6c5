import SnapshotSupport
import Testing

@testable import Interfaces

@Suite("Nager.Date: views", .noOrphanedSnapshots(prefix: "nager-"))
struct NagerViewTests {
    private let weekend = NagerLongWeekend(
        first: Sample.day("2026-05-14"), last: Sample.day("2026-05-17"), bridgeDays: [Sample.day("2026-05-15")])
    private let germany = Sample.code("DE")

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test("F6 A place is the event of the same meaning, in both versions")
    func events() {
        let place = Territory(germany, Sample.region("BY"))
        let events: [(NagerPlace, NagerEvent)] = [
            (.holidays(germany, 2026), .holidays(germany, 2026, .observed)),
            (.next(germany), .next(germany, .observed)),
            (.worldwide, .worldwide), (.today(place, offset: -3), .today(place, offset: -3)),
            (.longWeekends(place, 2026, bridgeDays: 2), .longWeekends(place, 2026, bridgeDays: 2)),
            (.countries, .countries), (.country(germany), .country(germany)), (.version, .version),
        ]
        for (place, event) in events { #expect(NagerView().event(from: Visit(place)) == event) }
        let newer: [(NagerV4Place, NagerEvent)] = [
            (.holidays(germany, 2026), .holidays(germany, 2026, .statutory)),
            (.next(germany), .next(germany, .statutory)), (.countries, .countries),
            (.country(germany), .country(germany)),
            (.today(place, offset: 2), .today(place, offset: 2)), (.versions, .version),
        ]
        for (place, event) in newer { #expect(NagerV4View().event(from: Visit(place)) == event) }
    }

    @Test("F6 Version 3 writes every member in the order of the original, with nulls")
    func version3() throws {
        for (name, record) in [
            ("holidays", NagerRecord.holidays([.national, .regional])),
            (
                "weekends",
                .longWeekends([weekend, NagerLongWeekend(first: weekend.first, last: weekend.last, bridgeDays: [])])
            ),
            ("countries", .countries([.sample])), ("country", .country(.sample)), ("version", .version),
        ] {
            try expectSnapshot(NagerView().page(.record(record)), named: "nager-v3-\(name)")
        }
    }

    @Test("F6 Version 4 writes its own members, without local names")
    func version4() throws {
        for (name, record) in [
            ("holidays", NagerRecord.holidays([.national, .regional])), ("countries", .countries([.sample])),
            ("country", .country(.sample)), ("versions", .version),
        ] {
            try expectSnapshot(NagerV4View().page(.record(record)), named: "nager-v4-\(name)")
        }
    }

    @Test("F6 An empty list is an array; no content is no byte; a problem is one of RFC 9457")
    func others() {
        #expect(text(NagerView().render(.record(.holidays([])))) == "[]")
        #expect(NagerView().render(.empty).isEmpty && NagerView().mediaType(of: .empty).hasPrefix("text/plain"))
        let problem = ProblemDetails(.badRequest, "No.", faults: [.init("year", "Use a year.")])
        #expect(NagerView().mediaType(of: .problem(problem)) == "application/problem+json")
        #expect(
            text(NagerView().render(.problem(problem)))
                == #"{"type":"about:blank","title":"Bad Request","status":400,"detail":"No.","errors":{"year":["Use a "#
                + #"year."]}}"#)
    }

    @Test("F6 Each type has one of the six words of the original")
    func words() {
        let words = Set(HolidayType.allCases.map(\.nagerWord))
        #expect(words == ["Public", "Bank", "School", "Authorities", "Optional", "Observance"])
        #expect(HolidayType.publicHoliday.nagerWord == "Public" && HolidayType.workday.nagerWord == "Observance")
    }
}

extension InterfaceView {
    /// The state of a page, for snapshots.
    func page(_ answer: InterfaceAnswer<Record>) -> PageState {
        PageState(Rendering(status: .ok, mediaType: mediaType(of: answer), bytes: render(answer)))
    }
}
