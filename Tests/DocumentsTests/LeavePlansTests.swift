import Documents
import TestSupport
import Testing

/// Plans of real years, compared with another way to find them.
@Suite("Leave: real years")
struct LeavePlansTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func days(_ text: String, _ year: Int, own: OwnDays = OwnDays()) async throws -> DaysOff {
        let place = try #require(Territory(text))
        let calendar = try #require(
            try await Self.library.calendar(of: place.country, covering: CalendarScope(year: year))
        ).value
        return DaysOff(calendar, in: place.region, own: own)
    }

    private func plan(_ days: DaysOff, _ year: Int, _ leave: Int, shortest: Int) -> LeavePlan {
        LeavePlanner(LeaveDays(of: year, for: days) { _ in true }, leave: (leave, 0), shortest: shortest).plan
    }

    /// Returns the most days of a year in breaks, day by day: with the length of the row so far in place of the planner's
    /// two states, and from the first day to the last.
    private func most(_ days: DaysOff, _ year: Int, _ leave: Int, shortest: Int) -> Int {
        let first = CivilDate.firstDay(of: year)
        let last = CivilDate.firstDay(of: year + 1).adding(days: -1)
        let window = days.statuses(from: first.adding(days: -40), through: last.adding(days: 40))
        let never = Int.min / 2
        // best[used][row]: the most days in breaks that have ended or are long enough; a row counts at most `shortest`.
        // The days of the year in a row that is still too short are kept beside it, since they count later.
        var best = [[(worth: Int, own: Int)]](
            repeating: Array(repeating: (never, 0), count: shortest + 1), count: leave + 1)
        best[0][0] = (0, 0)
        for status in window {
            let isOwn = status.date >= first && status.date <= last
            var next = [[(worth: Int, own: Int)]](
                repeating: Array(repeating: (never, 0), count: shortest + 1), count: leave + 1)
            func reach(_ used: Int, _ row: Int, _ worth: Int, _ own: Int) {
                if worth + own > next[used][row].worth + next[used][row].own { next[used][row] = (worth, own) }
            }
            for used in 0...leave {
                for row in 0...shortest where best[used][row].worth > never {
                    let (worth, own) = best[used][row]
                    if !status.isOff { reach(used, 0, worth, 0) }
                    guard status.isOff || (isOwn && used < leave) else { continue }
                    let spent = used + (status.isOff ? 0 : 1)
                    let length = min(row + 1, shortest)
                    let kept = own + (isOwn ? 1 : 0)
                    if length == shortest {
                        reach(spent, length, worth + kept, 0)
                    } else {
                        reach(spent, length, worth, kept)
                    }
                }
            }
            best = next
        }
        return best.flatMap { $0 }.map(\.worth).max() ?? 0
    }

    @Test(
        "K2 Plans of real years are as good as another algorithm’s",
        arguments: ["DE-BY", "US", "CN", "IL", "NP", "IR"])
    func agreement(place: String) async throws {
        let year = 2026
        let days = try await days(place, year)
        try #require(days.calendar.years.contains(year))
        for (leave, shortest) in [(25, 4), (12, 9), (3, 3)] {
            let plan = plan(days, year, leave, shortest: shortest)
            #expect(plan.daysOfYear == most(days, year, leave, shortest: shortest), "\(leave) \(shortest)")
            #expect(plan.leave.count <= leave && plan.daysOff >= plan.daysOffAnyway)
            check(plan, days, year)
        }
    }

    /// A plan takes only days that are worked, in its year, and its breaks are as long as they can be.
    private func check(_ plan: LeavePlan, _ days: DaysOff, _ year: Int) {
        let taken = Set(plan.leave)
        #expect(taken.count == plan.leave.count)
        for date in plan.leave { #expect(date.year == year && days.status(of: date)?.isOff == false) }
        for rest in plan.breaks {
            #expect(rest.length >= plan.shortest)
            for date in [rest.first.adding(days: -1), rest.last.adding(days: 1)] {
                #expect(days.status(of: date)?.isOff != true && !taken.contains(date))
            }
        }
    }

    @Test("K2 Bavaria 2027: the bridges are Fridays after holidays, and days between holidays and weekends")
    func bavaria() async throws {
        let days = try await days("DE-BY", 2027)
        let year = LeaveDays(of: 2027, for: days) { _ in true }
        let bridges = year.bridges { date in
            days.status(of: date).map { !$0.isWeekend && !$0.holidays.isEmpty } ?? false
        }
        // Ascension Day is on 6 May, Corpus Christi on 27 May, Epiphany on 6 January, All Saints’ Day on 1 November.
        #expect(bridges.prefix(2).map { $0.leave.map(\.description) } == [["2027-05-07"], ["2027-05-28"]])
        #expect(bridges.prefix(2).map(\.length) == [4, 4])
        // Easter is four days anyway, and four holidays give four days for one of leave.
        let plan = plan(days, 2027, 2, shortest: 4)
        #expect(plan.leave.count == 2 && plan.breaks.map(\.length) == [4, 4, 4] && plan.daysOff == 12)
    }

    @Test(
        "K2 A plan of 2027 takes the bridges from single holidays, and no day beside a weekend that is long anyway",
        arguments: [
            ("FR", ["2027-05-07"]), ("FR", ["2027-05-07", "2027-11-12"]), ("AT", ["2027-05-07", "2027-05-28"]),
            ("DE", ["2027-05-07"]), ("DE-BY", ["2027-05-07", "2027-05-28"]), ("PL", ["2027-05-28"]),
            // The days after Veterans Day and after Thanksgiving.
            ("US", ["2027-11-12", "2027-11-26"]),
        ])
    func bridges(place: String, leave: [String]) async throws {
        let plan = plan(try await days(place, 2027), 2027, leave.count, shortest: 4)
        #expect(plan.leave.map(\.description) == leave)
        #expect(plan.daysOff == plan.daysOffAnyway + 4 * leave.count)
    }

    @Test("K2 In every country a plan of 30 days gives at least the days that it takes")
    func everywhere() async throws {
        for country in try await Self.library.countries().value {
            let days = try await days(country.code.description, 2026)
            guard days.calendar.years.contains(2026) else { continue }
            let plan = plan(days, 2026, 30, shortest: 9)
            // A day of which half is off anyway takes half a day of leave.
            #expect(plan.breaks.reduce(DayCount.zero) { $0 + $1.myCost } <= 30, "\(country.name)")
            #expect(plan.daysOff >= plan.daysOffAnyway + plan.leave.count, "\(country.name)")
        }
    }
}
