import Foundation
import SnapshotSupport
import Testing

@testable import World

@Suite("World: JSON and snapshots", .noOrphanedSnapshots(prefix: "record-"))
struct WorldRecordViewTests {
    private let date = Sample.day("2026-12-24")

    private func compareDay(_ name: String, _ day: Result<WorldDay, WorldDayFailure>) async throws {
        let presenter = WorldDayRecordPresenter(
            interactor: WorldDayInteractorDouble(day: day), router: WorldDayRouter())
        let page = await Module(view: WorldDayRecordJSONView(), presenter: presenter).recorded(Visit(date))
        try expectSnapshot(page, named: "record-\(name)")
    }

    private func compareWeek(_ name: String, _ days: Result<[WorldDay], WorldDayFailure>) async throws {
        let presenter = WorldWeekRecordPresenter(
            interactor: WorldWeekInteractorDouble(days: days), router: WorldWeekRouter())
        let page = await Module(view: WorldWeekRecordJSONView(), presenter: presenter).recorded(Visit(date))
        try expectSnapshot(page, named: "record-\(name)")
    }

    @Test("The address is the event")
    func events() {
        #expect(WorldDayRecordJSONView().event(from: Visit(date)) == date)
        #expect(WorldWeekRecordJSONView().event(from: Visit(date)) == date)
    }

    @Test("F1 normal") func normal() async throws {
        try await compareDay("day", .success(.sample))
        try await compareDay("day-weekend", .success(WorldDay.samples(3)[2]))
        try await compareWeek("week", .success(WorldDay.samples(7)))
    }

    @Test("F5 empty, and errors") func errors() async throws {
        try await compareDay("day-empty", .success(.of("2026-12-24", [])))
        try await compareDay("day-error", .failure(.before))
        try await compareWeek("week-error", .failure(.service(.timedOut)))
    }

    @Test("F1 hostile text") func hostile() async throws {
        let feasts = [
            WorldDay.Feast.of("DE", Sample.hostile, occasion: Sample.hostile),
            .of(
                "DE", Sample.rightToLeft, language: "ar",
                keepers: .parts(.counted(0), which: ForeignText(Sample.hostile))),
        ]
        try await compareDay("day-hostile", .success(.of("2026-12-24", [.of("DE", Sample.hostile, nil, feasts)])))
    }

    @Test("X2 A week that goes on past the data says that it is not complete")
    func incomplete() async {
        for count in [4, 7] {
            let presenter = WorldWeekRecordPresenter(
                interactor: WorldWeekInteractorDouble(days: .success(WorldDay.samples(count))),
                router: WorldWeekRouter())
            let page = await Module(view: WorldWeekRecordJSONView(), presenter: presenter).recorded(Visit(date))
            #expect(page.text?.hasSuffix(#""complete":\#(count == 7)}"#) == true)
        }
    }

    @Test("F1 A holiday that some regions do not keep is not kept everywhere: the word says so, beside their codes")
    func kept() {
        let exceptions = WorldHoliday.Kept(by: .allBut(.counted(2)))
        #expect(exceptions.word == "all-but" && exceptions.exceptions == [Sample.region("R0"), Sample.region("R1")])
        let everybody = WorldHoliday.Kept(by: nil)
        #expect(everybody.word == "everywhere" && everybody.exceptions == [])
        let some = WorldHoliday.Kept(by: .regions(.counted(1), of: 3))
        #expect(some.word == "regions" && some.exceptions == nil && some.regions == [Sample.region("R0")])
    }

    @Test("F1 The records print the addresses of pages that exist")
    func links() throws {
        let id = WorldDay.Feast.christmasEve("BG").id
        #expect(WorldDayRouter().link(to: .day(date)).description == "/on/2026-12-24")
        #expect(WorldWeekRouter().link(to: .week(date)).description == "/on/2026-12-24/week")
        for link in [
            WorldDayRouter().link(to: .holiday(id)), WorldWeekRouter().link(to: .holiday(id)),
        ] {
            #expect(try Place(Address(target: link.description)) == .holidays(.day(ListedHoliday(id))))
        }
    }
}
