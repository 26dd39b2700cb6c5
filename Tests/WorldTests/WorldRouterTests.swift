import TestSupport
import Testing

@testable import World

@Suite("World: the entry point")
struct WorldRouterTests {
    private let router = WorldRouter(
        Sample.context(
            .only(
                occasions: OccasionServiceDouble(), clock: ClockDouble(Sample.day("2026-12-25")),
                world: WorldServiceDouble()), visitor: VisitorDouble()))
    private static let date = Sample.day("2026-12-24")

    @Test("A7 Each place has its module", arguments: [WorldPlace.today, .day(date), .thisWeek, .week(date)])
    func modules(place: WorldPlace) async throws {
        let page = try await router.start(place).shown
        #expect(page.status == .ok && page.mediaType.hasPrefix("text/html"))
        #expect(page.text.contains("<h1>Who is off"))
    }

    @Test("D2 W1 The form says that its text is not a date")
    func unreadable() async throws {
        let page = try await router.start(.single(.unreadable("soon"))).shown
        #expect(page.status == .badRequest && page.text.contains("id=\"date-problem\">“soon” is not a date."))
        #expect(page.text.contains("aria-describedby=\"date-problem\""))
    }

    @Test("J2 A chosen place is kept, and the same day follows; without a choice nothing is kept")
    func chosen() throws {
        let germany = Sample.code("DE")
        let day = WorldDayPlace.date(Self.date)
        let next = Link(.world(.day(Self.date)))
        let country = try router.resume(day, with: .country(germany)).answered
        let region = try router.resume(.today, with: .region(germany, Sample.region("BY"))).answered
        let back = try router.resume(day, with: .cancel).destination
        #expect(country == WorldAnswer(place: Territory(germany), next: next) && back == next)
        let bavaria = Territory(germany, Sample.region("BY"))
        #expect(region == WorldAnswer(place: bavaria, next: Link(.world(.today))))
    }

    @Test("F1 Each record has its module", arguments: [WorldRecordPlace.today, .thisWeek, .day(date), .week(date)])
    func records(place: WorldRecordPlace) async throws {
        let page = try await router.run(place, as: .json).shown
        let other = try await router.run(place, as: .csv).shown
        #expect(page.status == .ok && page.mediaType == "application/json" && other.status == .notFound)
    }

    @Test("F1 Today of a record is the day in UTC, whoever asks: its bytes are those of the day’s own record")
    func today() async throws {
        func bytes(_ place: WorldRecordPlace) async throws -> [UInt8] {
            let page = try await router.run(place, as: .json).shown
            return page.bytes
        }
        let date = Sample.day("2026-12-25")
        #expect(try await bytes(.today) == bytes(.day(date)))
        #expect(try await bytes(.thisWeek) == bytes(.week(date)))
    }
}
