import TestSupport
import Testing

@testable import Leave

@Suite("Leave planner: interactor")
struct LeavePlannerInteractorTests {
    /// 2027: New Year’s Day is a Friday, Epiphany (Bavaria) a Wednesday, Ascension Day 6 May a Thursday.
    private static let germany = Sample.calendar(
        regions: [("BY", "Bavaria"), ("BE", "Berlin")],
        [
            Sample.holiday("2026-12-25", "Christmas Day"), Sample.holiday("2027-01-01", "New Year’s Day"),
            Sample.holiday("2027-01-06", "Epiphany", regions: ["BY"]),
            Sample.holiday("2027-05-06", "Ascension Day"),
            Sample.holiday("2027-12-31", "Last Day"),
        ]
            + (26...30).map { Sample.holiday("2027-07-\($0)", "Summer break", types: [.school], regions: ["BY"]) })
    private static let france = Sample.calendar(
        "FR", years: 2020...2028, [Sample.holiday("2027-05-07", "Friday in France")])

    private func plans(
        _ request: LeaveRequest, countries: [Country] = [Sample.germany, Sample.country("FR", "France")],
        holidays: HolidayServiceDouble = HolidayServiceDouble([germany, france])
    ) async throws -> LeavePlans {
        try await LeavePlannerInteractor(
            countries: CountryServiceDouble(countries), holidays: holidays, clock: ClockDouble(Sample.day("2026-11-21"))
        ).plans(request)
    }

    private func problems(_ change: (inout LeaveRequest) -> Void) async throws -> [LeaveProblem] {
        var request = LeaveRequest.sample()
        change(&request)
        let plans = try await plans(request)
        #expect(plans.proposals.isEmpty && plans.bridges.isEmpty)
        return plans.problems
    }

    @Test(
        "H6 The country and its calendar are asked for at the same time, for two people too", .timeLimit(.minutes(30)))
    func sameTime() async throws {
        for request in [LeaveRequest.sample(), .sample().with(partner: Territory(Sample.code("DE")))] {
            let services = MeetingServices(Meeting(of: request.partner == nil ? 2 : 4))
            let plans = try await LeavePlannerInteractor(
                countries: services, holidays: services, clock: ClockDouble(Sample.day("2026-11-21"))
            ).plans(request)
            #expect(plans.place.name.country == "Germany")
        }
    }

    @Test("K2 The plan that was asked for comes first, with the days off that it gives")
    func plan() async throws {
        let plans = try await plans(.sample(days: 1))
        let plan = try #require(plans.proposals.first)
        #expect(plan.shortest == 4 && plan.daysOff == 4 && plan.daysOffAnyway == 0 && plan.leave == 1)
        let rest = try #require(plan.breaks.first)
        #expect(plan.breaks.count == 1 && rest.leave.map(\.description) == ["2027-05-07"])
        #expect(rest.days.map(\.kind) == [.holiday, .leave, .weekend, .weekend])
        #expect(rest.days.map { $0.holidays.map(\.name.text) } == [["Ascension Day"], [], [], []])
    }

    @Test("K2 Other plans have breaks of other lengths, and take other days")
    func others() async throws {
        let plans = try await plans(.sample(days: 10))
        #expect(plans.proposals.map(\.shortest) == [4, 4, 9])
        #expect(plans.proposals.map(\.isMixed) == [true, false, false])
        #expect(plans.proposals[0].breaks.contains { $0.days.count >= 9 })
        for proposal in plans.proposals {
            #expect(proposal.leave <= 10 && proposal.breaks.allSatisfy { $0.days.count >= proposal.shortest })
        }
        #expect(Set(plans.proposals.map { $0.breaks.flatMap(\.leave) }).count == 3)
        var request = LeaveRequest.sample(days: 4)
        request.shortest = 9
        #expect(try await self.plans(request).proposals.map(\.shortest) == [9, 4])
        // The one day that makes the best break of three days makes the best one of four, too.
        request = LeaveRequest.sample(days: 1)
        request.shortest = 3
        #expect(try await self.plans(request).proposals.map(\.shortest) == [3])
        request = LeaveRequest.sample(days: 25)
        for shortest in [4, 16] {
            request.shortest = shortest
            let asked = try await self.plans(request).proposals
            #expect(asked.first?.shortest == shortest && asked.map(\.isMixed) == [false, true, false])
        }
    }

    @Test("K2 A plan that is not possible is shown, with nothing in it")
    func impossible() async throws {
        var request = LeaveRequest.sample(days: 1)
        request.shortest = 16
        let plan = try #require(try await plans(request).proposals.first)
        #expect(plan.breaks.isEmpty && plan.daysOff == 0)
    }

    @Test("K2 Without days of leave there are only bridges, best first")
    func bridges() async throws {
        let plans = try await plans(.sample(days: nil, region: "BY"))
        #expect(plans.proposals.isEmpty)
        #expect(
            plans.bridges.map { $0.leave.map(\.description) } == [
                ["2027-05-07"], ["2027-01-04", "2027-01-05"], ["2027-01-07", "2027-01-08"],
                (27...30).map { "2027-12-\($0)" },
            ])
        #expect(plans.bridges.map(\.days.count) == [4, 6, 5, 9])
    }

    @Test("K2 A break at the turn of the year has days of both years")
    func turn() async throws {
        var request = LeaveRequest.sample(days: 4)
        request.shortest = 9
        request.territory = Territory(Sample.code("DE"), Sample.region("BY"))
        let plan = try #require(try await plans(request).proposals.first)
        #expect(plan.leave == 4 && plan.breaks.map(\.first.description) == ["2027-01-01"])
        #expect(plan.breaks.first?.unknownYear == nil && plan.daysOff == 10)
    }

    @Test("K2 At the end of the data a break says that it may be longer")
    func unknownYear() async throws {
        let calendar = Sample.calendar(
            years: 2027...2027,
            [Sample.holiday("2027-01-01", "New Year’s Day")]
                + (29...31).map { Sample.holiday("2027-12-\($0)", "Last") })
        var request = LeaveRequest.sample(days: 2)
        request.shortest = 3
        let plans = try await plans(request, holidays: HolidayServiceDouble([calendar]))
        let breaks = try #require(plans.proposals.first?.breaks)
        #expect(breaks.first?.unknownYear == 2026 && breaks.last?.unknownYear == 2028)
        #expect(breaks.dropFirst().dropLast().allSatisfy { $0.unknownYear == nil })
    }

    @Test("B3 A day is estimated if a holiday of either person is, and so is the break that has it")
    func estimated() async throws {
        func calendar(_ country: String, isEstimated: Bool) -> HolidayCalendar {
            Sample.calendar(country, [Sample.holiday("2027-05-06", "Moon Feast", isEstimated: isEstimated)])
        }
        let pair = LeaveRequest.sample(days: 1).with(partner: Territory(Sample.code("FR")))
        for (mine, theirs) in [(true, false), (false, true), (false, false)] {
            let plans = try await plans(
                pair,
                holidays: HolidayServiceDouble([
                    calendar("DE", isEstimated: mine), calendar("FR", isEstimated: theirs),
                ]))
            let rest = try #require(plans.bridges.first { $0.first == Sample.day("2027-05-06") })
            #expect(rest.days.map(\.isEstimated) == [mine || theirs, false, false, false])
            #expect(rest.isEstimated == (mine || theirs))
        }
    }

    @Test("K2 Own weekends, days that must be worked and days off are kept")
    func own() async throws {
        var request = LeaveRequest.sample(days: 2)
        request.weekend = [.friday, .saturday]
        request.worked = [Sample.day("2027-05-09")]
        request.taken = [Sample.day("2027-05-05")...Sample.day("2027-05-05")]
        let rest = try #require(
            try await plans(request).proposals.first?.breaks.first { $0.last == Sample.day("2027-05-08") })
        #expect(rest.days.suffix(4).map(\.kind) == [.taken, .holiday, .weekend, .weekend])
        #expect(rest.days.last?.date == Sample.day("2027-05-08"))
    }

    @Test("K2 Leave keeps to the holidays of schools, where the data have them")
    func schools() async throws {
        var request = LeaveRequest.sample(days: 25)
        request.schools = .region(Sample.region("BY"))
        request.shortest = 9
        let plans = try await plans(request)
        #expect(plans.schools == [.init(schools: .region(Sample.region("BY")), name: "Bavaria")])
        #expect(plans.proposals.first?.breaks.map(\.first.description) == ["2027-07-24"])
        #expect(plans.proposals.first?.leave == 5)
        #expect(try await problems { $0.schools = .country } == [.unknownSchools(.country)])
        #expect(
            try await problems { $0.schools = .region(Sample.region("BE")) } == [
                .unknownSchools(.region(Sample.region("BE")))
            ])
        #expect(try await self.plans(.sample(days: nil, year: 2028)).schools.isEmpty)
    }

    @Test("K2 Two people are off together, and each takes only the leave that is needed")
    func partner() async throws {
        var request = LeaveRequest.sample(days: 1)
        request.partner = LeavePartner(Territory(Sample.code("FR")))
        let plans = try await plans(request)
        #expect(plans.partner?.name.country == "France")
        let rest = try #require(plans.proposals.first?.breaks.first)
        #expect(
            rest.leave.map(\.description) == ["2027-05-07"] && rest.partnerLeave.map(\.description) == ["2027-05-06"])
        #expect(rest.days.map(\.partner) == [.leave, .holiday, .weekend, .weekend])
        #expect(rest.days.map { $0.holidays.map(\.name.text) } == [["Ascension Day"], ["Friday in France"], [], []])
        request.partner?.days = 61
        #expect(try await self.plans(request).problems == [.outOfRange(.partnerDays, 1...60)])
    }

    @Test("K2 The number of days has limits", arguments: [0, 61, 366, 9999])
    func days(number: Int) async throws {
        #expect(try await problems { $0.days = number } == [.outOfRange(.days, 1...60)])
        #expect(try await problems { $0.shortest = number } == [.outOfRange(.shortest, 3...30)])
    }

    @Test("K2 The limits themselves are allowed")
    func limits() async throws {
        for (days, shortest) in [(1, 3), (60, 30)] {
            var request = LeaveRequest.sample(days: days)
            request.shortest = shortest
            #expect(try await plans(request).problems.isEmpty)
        }
    }

    @Test("K2 What cannot be read, and dates that make no sense, are problems in the order of the form")
    func rules() async throws {
        #expect(
            try await problems {
                $0.days = nil
                $0.faults = [LeaveFault(.worked, "2027-02-30"), LeaveFault(.days, "-5")]
            } == [.unreadable(.days, "-5"), .unreadable(.worked, "2027-02-30")])
        let (last, next) = (Sample.day("2026-12-31"), Sample.day("2028-01-01"))
        #expect(
            try await problems {
                $0.worked = [last]
                $0.taken = [Sample.day("2027-12-30")...next]
            } == [.otherYear(.worked, last), .otherYear(.taken, next)])
        let day = Sample.day("2027-07-05")
        #expect(
            try await problems {
                $0.worked = [day]
                $0.taken = [day.adding(days: -1)...day]
            } == [.workedAndTaken(day)])
        #expect(
            try await problems { $0.faults = [LeaveFault(.taken, "2027-07-05..2027-07-04")] }
                == [.backwards(first: day, last: day.adding(days: -1))])
        for text in ["2027-07-05..2027-02-30", "2027-07-05xx2027-07-04"] {
            #expect(
                try await problems { $0.faults = [LeaveFault(.taken, text)] }
                    == [.unreadable(.taken, ForeignText(text))])
        }
        #expect(try await problems { $0.weekend = Set(Weekday.allCases) } == [.noWorkingDays])
        #expect(
            try await plans(
                {
                    var request = LeaveRequest.sample(); request.weekend = Set(Weekday.allCases.dropLast());
                    return request
                }()
            ).problems.isEmpty)
    }

    @Test("H5 A year without data on one side names the place")
    func noData() async throws {
        var request = LeaveRequest.sample(year: 2030)
        request.partner = LeavePartner(Territory(Sample.code("FR")))
        #expect(try await plans(request).placeWithoutData?.name.country == "France")
        #expect(try await plans(.sample(year: 2040)).placeWithoutData?.name.country == "Germany")
        #expect(try await plans(.sample(year: 2030)).placeWithoutData == nil)
    }

    @Test("D2 Unknown countries and regions, of either person")
    func unknown() async throws {
        await #expect(throws: LeavePlannerFailure.unknownCountry(Sample.code("DE"))) {
            try await plans(.sample(), countries: [])
        }
        await #expect(throws: LeavePlannerFailure.uncovered(country: "Germany")) {
            try await plans(.sample(), holidays: HolidayServiceDouble([]))
        }
        let nowhere = LeavePlannerFailure.unknownRegion(
            Sample.code("DE"), country: "Germany", region: Sample.region("ZZ"))
        await #expect(throws: nowhere) {
            try await plans(.sample(region: "ZZ"))
        }
        var request = LeaveRequest.sample()
        request.partner = LeavePartner(Territory(Sample.code("GB")))
        await #expect(throws: LeavePlannerFailure.unknownCountry(Sample.code("GB"))) { try await plans(request) }
    }

    @Test("H4 A failure of the source is passed on; the age of a copy too")
    func failures() async throws {
        await #expect(throws: LeavePlannerFailure.service(.timedOut, country: "Germany")) {
            try await plans(.sample(), holidays: HolidayServiceDouble(failing: .timedOut))
        }
        let old = HolidayServiceDouble([Self.germany], age: .seconds(60))
        #expect(try await plans(.sample(), holidays: old).age == .seconds(60))
        let revised = [
            Sample.calendar("DE", [], revised: "2026-08-01"), Sample.calendar("FR", [], revised: "2026-08-02"),
        ]
        let pair = LeaveRequest.sample().with(partner: Territory(Sample.code("FR")))
        #expect(
            try await plans(pair, holidays: HolidayServiceDouble(revised)).revised?.day
                == Sample.day("2026-08-02"))
        let double = HolidayServiceDouble([Self.germany])
        _ = try await plans(.sample(), holidays: double)
        _ = try await plans(.sample(year: 9999), holidays: double)
        _ = try await plans(.sample(year: 0), holidays: double)
        #expect(double.scopes.map(\.years) == [2026...2028, 9998...9999, 0...1])
        #expect(double.scopes.first?.regions == .wholeCountry)
    }
}
