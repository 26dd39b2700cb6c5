import TestSupport
import Testing

@testable import World

@Suite("World in a week: interactor")
struct WorldWeekInteractorTests {
    private func interactor(
        _ world: WorldServiceDouble = WorldServiceDouble(), home: Territory? = nil, origin: Origin = .embedded
    ) -> WorldWeekInteractor {
        WorldWeekInteractor(
            world: world, occasions: OccasionServiceDouble(),
            clock: ClockDouble(Sample.day("2026-12-24"), except: ["Pacific/Kiritimati": Sample.day("2026-12-25")]),
            visitor: VisitorDouble(Preferences(country: home?.country)), holidaysOrigin: origin)
    }

    @Test("W1 A week has seven days from the chosen one on; fewer where the data end")
    func length() async throws {
        let days = try await interactor().week(from: Sample.day("2026-12-24"))
        #expect(days.map(\.date) == (0..<7).map { Sample.day("2026-12-24").adding(days: $0) })
        #expect(days[0].countries.filter { $0.state == .holiday }.map(\.name) == ["Nepal"])
        #expect(days[2].countries.filter { $0.state == .holiday }.map(\.name) == ["Egypt"])
        #expect(try await interactor().week(from: Sample.day("2035-12-30")).count == 2)
        #expect(try await interactor().week(from: Sample.day("2035-12-25")).count == 7)
    }

    @Test("W1 The next seven days begin where the visitor is")
    func current() async throws {
        #expect(try await interactor().thisWeek().first?.date == Sample.day("2026-12-24"))
        let kiribati = interactor(home: Territory(Sample.code("KI")))
        #expect(try await kiribati.thisWeek().first?.date == Sample.day("2026-12-25"))
    }

    @Test("W1 A week that begins outside the data, or a failing source, is a failure")
    func failures() async throws {
        let known = Sample.day("2020-01-01")...Sample.day("2035-12-31")
        await #expect(throws: WorldDayFailure.outside(known)) {
            try await interactor().week(from: Sample.day("2019-12-31"))
        }
        let failing = interactor(WorldServiceDouble(failing: .timedOut))
        await #expect(throws: WorldDayFailure.service(.timedOut)) { try await failing.thisWeek() }
        await #expect(throws: WorldDayFailure.service(.missing)) {
            try await interactor(WorldServiceDouble([])).thisWeek()
        }
    }

    @Test("W1 Every day says whether the pages of countries have another source")
    func origin() async throws {
        let upstream = interactor(origin: .upstream(.init(host: nil)))
        #expect(try await upstream.thisWeek().allSatisfy(\.hasOtherSource))
        #expect(try await interactor().thisWeek().allSatisfy { !$0.hasOtherSource })
    }
}
