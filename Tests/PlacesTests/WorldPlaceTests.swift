import TestSupport
import Testing

@Suite("Places of the world")
struct WorldPlaceTests {
    private static func day(_ text: String) -> CivilDate { CivilDate(text) ?? CivilDate(dayNumber: 0) }
    private static let date = day("2026-12-24")

    private func place(_ target: String) throws -> Place { try Place(Address(target: target)) }

    @Test(
        "W1 Each address leads to its place, and is printed in its one spelling",
        arguments: [
            ("/on/2026-12-24", WorldPlace.day(date), "/on/2026-12-24"), ("/on/today", .today, "/on/today"),
            ("/on/TODAY", .today, "/on/today"), ("/on", .today, "/on/today"), ("/on/week", .thisWeek, "/on/week"),
            ("/on/2026-12-24/week", .week(date), "/on/2026-12-24/week"),
            ("/on/2026-12-24/WEEK", .week(date), "/on/2026-12-24/week"),
            ("/on/20261224", .day(date), "/on/2026-12-24"), ("/on/2026-1-5", .day(day("2026-01-05")), "/on/2026-01-05"),
            ("/on/today?date=2026-12-24", .day(date), "/on/2026-12-24"),
            ("/on?date=2026-12-24", .day(date), "/on/2026-12-24"),
            ("/on/today?date=", .today, "/on/today"), ("/on/2028-02-29", .day(day("2028-02-29")), "/on/2028-02-29"),
            ("/on/0000-01-01", .day(day("0000-01-01")), "/on/0000-01-01"),
        ])
    func addresses(target: String, place: WorldPlace, canonical: String) throws {
        #expect(try self.place(target) == .world(place))
        #expect("/" + Place.world(place).address.segments.joined(separator: "/") == canonical)
    }

    @Test(
        "D2 What is no date, or a day that does not exist, is a problem that repeats it",
        arguments: [
            "2026-02-30", "2026-02-29", "2026-13-01", "2026-00-10", "2026-12-32", "24.12.2026", "24-12-2026", "2026-12",
            "2026-12-24T00:00", "2026-12-24-1", "2026--24", "+2026-12-24", "2026-1２-24", "christmas", "2026-12-24 ",
            "tomorrow",
            "202612", "2026122", "--", "٢٠٢٦-12-24",
        ])
    func notADate(text: String) throws {
        let address = Address(segments: ["on", text])
        #expect(throws: PlaceProblem.unknownDate(text)) { try Place(address) }
        #expect(throws: PlaceProblem.unknownDate(text)) { try Place(Address(segments: ["on", text, "week"])) }
        let asked = try Place(Address(segments: ["on"], query: [.init("date", text)]))
        #expect(asked == .world(.single(.unreadable(text))) && asked.caching == .personal)
        #expect(asked.address == Address(segments: ["on", "today"], query: [.init("date", text)]))
        #expect(try Place(asked.address) == asked)
        for segments in [["on", "today.json"], ["on.json"]] {
            #expect(throws: PlaceProblem.self) { try Place(Address(segments: segments, query: [.init("date", text)])) }
        }
    }

    @Test("D2 A text of more than 40 bytes is rejected as a whole")
    func long() {
        for (length, isShown) in [(40, true), (41, false)] {
            let found = try? place("/on/today?date=" + String(repeating: "x", count: length))
            #expect((found != nil) == isShown)
        }
    }

    @Test(
        "D2 A longer path is no page",
        arguments: ["/on/2026-12-24/month", "/on/2026-12-24/week/1", "/on/today/week", "/on/week/week"])
    func unknown(target: String) {
        #expect(throws: PlaceProblem.self) { try place(target) }
    }

    @Test("F1 The records of a day and of a week have the addresses of their pages, with an extension")
    func records() throws {
        #expect(try place("/on/2026-12-24.json") == .record(.world(.day(Self.date)), .json))
        #expect(try place("/on/2026-12-24/week.json") == .record(.world(.week(Self.date)), .json))
        #expect(RecordPlace.world(.day(Self.date)).page == .world(.day(Self.date)))
        #expect(RecordPlace.world(.week(Self.date)).page == .world(.week(Self.date)))
        #expect(try place("/on/today.json") == .record(.world(.today), .json))
        #expect(try place("/on/week.json") == .record(.world(.thisWeek), .json))
        #expect(RecordPlace.world(.today).page == .world(.today))
        #expect(RecordPlace.world(.thisWeek).page == .world(.thisWeek))
        for target in ["/on/tomorrow.json", "/on/today/week.json", "/on/2026-12-24.csv", "/on/2026-02-30.json"] {
            #expect(throws: PlaceProblem.self) { try place(target) }
        }
    }

    @Test(
        "N1 J2 A day begins with what it is for the visitor; only a week that names its first day is the same for everybody"
    )
    func caching() {
        #expect(Place.world(.today).caching == .personal && Place.world(.thisWeek).caching == .personal)
        #expect(Place.world(.day(Self.date)).caching == .checked && Place.world(.week(Self.date)).caching == .shared)
    }
}
