import SnapshotSupport
import Testing

@testable import Leave

@Suite("Leave planner: presenter")
struct LeavePlannerPresenterTests {
    private func link(_ navigation: LeavePlannerNavigation) -> Link { .to(navigation) }

    @Test("K2 A plan says what it gives, when each break is, and what leave it takes")
    func plan() async throws {
        let page = try await LeavePresenting.page(.sample())
        #expect(page.heading == "Leave in Germany 2027" && page.head.title == page.heading)
        let plan = try #require(page.plan)
        #expect(plan.title == "Breaks of 4 days or more")
        #expect(
            plan.summary
                == "4 days of leave give 13 days off in 2 breaks. "
                + "Without leave: 4 days off in breaks of 4 days or more.")
        #expect(
            plan.breaks.map(\.dates) == [
                "Friday 26 to Monday 29 March 2027", "Saturday 1 to Sunday 9 May 2027",
            ])
        #expect(plan.breaks.map(\.worth) == ["4 days off, no leave needed", "9 days off for 4 days of leave"])
        #expect(plan.breaks.map(\.leave) == [[], ["Leave: Monday 3 to Wednesday 5 May and Friday 7 May"]])
        #expect(plan.breaks[1].holidays.map(\.name) == ["Ascension Day"])
        #expect(plan.breaks[1].holidays.map(\.date) == ["Thursday 6 May"])
        #expect(plan.calendar?.link == link(.record(.sample(), .ics)) && plan.choose == nil)
    }

    @Test("K2 The strip has every day of a break, with a word for what it is")
    func strip() async throws {
        let strip = try #require(try await LeavePresenting.page(.sample()).plan?.breaks.last?.strip)
        #expect(
            strip.map(\.mark) == [
                "weekend", "weekend", "leave", "leave", "leave", "holiday", "leave", "weekend", "weekend",
            ])
        #expect(strip.map(\.weekday) == ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        #expect(strip.map(\.day) == (1...9).map { String($0) })
        #expect(strip.map(\.month) == ["May"] + [String?](repeating: nil, count: 8))
        #expect(strip.map(\.partner) == [String?](repeating: nil, count: 9))
    }

    @Test("B3 A break and a bridge with an estimated date say that it may change")
    func estimated() async throws {
        let remark = "The date of a holiday is estimated, and may still change."
        let breaks: [LeavePlans.Break] = [
            .sample("2027-05-06", "HLww", isEstimated: true), .sample("2027-05-06", "HLww"),
        ]
        let plan = try await LeavePresenting.page(.sample(proposals: [.sample(breaks)])).plan
        #expect(plan?.breaks.map(\.remarks) == [[remark], []])
        let asking = try await LeavePresenting.page(.sample(.sample(days: nil), proposals: [], bridges: breaks))
        #expect(asking.bridges?.rows.map(\.remarks) == [[remark], []])
    }

    @Test("K2 Leave over the end of a month, and single days")
    func dates() async throws {
        let rest = LeavePlans.Break.sample("2027-04-29", "LLwwLwL")
        let plan = try #require(try await LeavePresenting.page(.sample(proposals: [.sample([rest])])).plan)
        #expect(
            plan.breaks.first?.leave == ["Leave: Thursday 29 to Friday 30 April, Monday 3 May and Wednesday 5 May"])
        let over = LeavePlans.Break.sample("2027-04-30", "LLL")
        #expect(
            try await LeavePresenting.page(.sample(proposals: [.sample([over])])).plan?.breaks.first?.leave
                == ["Leave: Friday 30 April to Sunday 2 May"])
    }

    @Test("K2 Other plans lead to addresses of their own, with calendars of their own")
    func others() async throws {
        let others = try await LeavePresenting.page(.sample()).others
        let asked = LeaveRequest.sample().with(shortest: 9)
        #expect(others.map(\.title) == ["Breaks of 9 days or more"])
        #expect(others.first?.choose?.link == link(.planner(asked)))
        #expect(others.first?.calendar?.link == link(.record(asked, .ics)))
        #expect(try await LeavePresenting.page(.sample(proposals: [.sample([])])).others.isEmpty)
    }

    @Test("K2 Nothing possible is said, and gives no calendar")
    func impossible() async throws {
        let page = try await LeavePresenting.page(
            .sample(proposals: [.sample([], shortest: 16, daysOff: 0, daysOffAnyway: 0)]))
        #expect(
            page.plan?.summary
                == "No break of 16 days or more is possible with this leave. Choose shorter breaks.")
        #expect(page.plan?.calendar == nil && page.head.alternates.map(\.mediaType) == ["application/json"])
        let anyway = try await LeavePresenting.page(
            .sample(proposals: [.sample([.sample("2027-03-26", "HwwH")], daysOff: 4)]))
        #expect(
            anyway.plan?.summary == "4 days off in 1 break, without leave. No leave can be taken that adds to them.")
    }

    @Test("K2 Two people: each day says what it is to both, and each break what it takes from both")
    func partner() async throws {
        let request = LeaveRequest.sample().with(partner: Territory(Sample.code("FR")))
        var plans = LeavePlans.sample(
            request,
            proposals: [.sample([.sample("2027-05-06", "HLww", partner: "LHww")], daysOff: 4, daysOffAnyway: 0)])
        plans.partner = .france
        let page = try await LeavePresenting.page(plans)
        #expect(page.heading == "Leave in Germany and France 2027" && !page.head.isListed)
        let rest = try #require(page.plan?.breaks.first)
        #expect(rest.worth == "4 days off together for 1 day of leave each")
        #expect(rest.leave == ["Your leave: Friday 7 May", "The second person’s leave: Thursday 6 May"])
        #expect(rest.strip.map(\.partner) == ["leave", "holiday", "weekend", "weekend"])
        #expect(rest.strip.map(\.kind) == ["leave", "leave", "weekend", "weekend"])
        #expect(
            page.plan?.summary
                == "4 days off together in 1 break, for 1 day of leave each. "
                + "Without leave: no break of 4 days or more.")
        #expect(
            page.plan?.legend
                == "Each day says first what it is to you, in Germany, and then what it is to the second person, in France."
        )
        let fields = try #require(page.form?.partner)
        #expect(fields.name == "France" && fields.code == "FR" && fields.picker == link(.picker))
        #expect(page.form?.addPartner == nil)
    }

    @Test("K2 The form has what was asked for")
    func form() async throws {
        var request = LeaveRequest.sample(region: "BY")
        request.shortest = 12
        request.weekend = [.friday]
        request.worked = [Sample.day("2027-05-14")]
        request.taken = [
            Sample.day("2027-07-05")...Sample.day("2027-07-16"), Sample.day("2027-03-01")...Sample.day("2027-03-01"),
        ]
        request.schools = .region(Sample.region("BY"))
        var plans = LeavePlans.sample(request)
        plans.schools = [
            .init(schools: .country, name: nil), .init(schools: .region(Sample.region("BY")), name: "Bavaria"),
        ]
        let form = try #require(try await LeavePresenting.page(plans).form)
        #expect(form.action == link(.form(request)) && form.days.text == "25" && form.isDetailed)
        #expect(form.shortest.choices.first { $0.isChosen }?.label == "12 days or more")
        #expect(form.weekend.choices.filter(\.isChosen).map(\.label) == ["Friday"])
        #expect(form.worked.given.map(\.label) == ["Friday 14 May 2027"])
        #expect(form.taken.given.map(\.label) == ["Monday 1 March 2027", "Monday 5 to Friday 16 July 2027"])
        #expect(form.taken.given.map(\.value) == ["2027-03-01", "2027-07-05..2027-07-16"])
        #expect(form.worked.firstDay == "2027-01-01" && form.worked.lastDay == "2027-12-31")
        #expect(form.schools?.choices.map(\.label) == ["Without school holidays", "All of Germany", "Bavaria"])
        #expect(form.schools?.choices.map(\.isChosen) == [false, false, true])
        #expect(form.addPartner?.link == link(.picker) && form.country == "DE" && form.year == "2027")
        let plain = try #require(try await LeavePresenting.page(.sample()).form)
        #expect(!plain.isDetailed && plain.schools == nil && plain.shortest.choices.first { $0.isChosen }?.value == "")
    }

    @Test("K2 Schools that are not known are not wrong input: the status is 404, unless something else is wrong")
    func schools() async throws {
        let request = LeaveRequest.sample()
        var plans = LeavePlans(request: request, place: .germany)
        plans.problems = [.unknownSchools(.region(Sample.region("ZZ")))]
        #expect(try await LeavePresenting.answer(.success(plans), request).1 == .notFound)
        plans.problems.append(.noWorkingDays)
        #expect(try await LeavePresenting.answer(.success(plans), request).1 == .badRequest)
    }

    @Test("K2 Days off whose last day is before the first one stay in their two fields")
    func backwards() async throws {
        var request = LeaveRequest.sample()
        request.faults = [LeaveFault(.taken, "2027-08-10..2027-08-01")]
        var plans = LeavePlans(request: request, place: .germany)
        plans.problems = [.backwards(first: Sample.day("2027-08-10"), last: Sample.day("2027-08-01"))]
        let (page, status) = try await LeavePresenting.answer(.success(plans), request)
        let taken = try #require(page.form?.taken)
        #expect(status == .badRequest && taken.first == "2027-08-10" && taken.last == "2027-08-01")
        #expect(
            taken.problem
                == "The last day, 1 August 2027, is before the first day, 10 August 2027. Swap the two dates, or change one "
                + "of them.")
        #expect(page.form?.isDetailed == true && page.form?.worked.first == nil)
        let plain = try #require(try await LeavePresenting.page(.sample()).form?.taken)
        #expect(plain.first == nil && plain.last == nil)
    }

    @Test("K2 Each broken rule is said beside its field, and at the top; nothing that was entered is lost")
    func problems() async throws {
        var request = LeaveRequest.sample(days: nil)
        request.faults = [LeaveFault(.days, "many")]
        let date = Sample.day("2026-12-31")
        var plans = LeavePlans(request: request, place: .germany)
        plans.problems = [
            .unreadable(.days, "many"), .outOfRange(.shortest, 3...30), .unreadable(.worked, "2027-02-30"),
            .otherYear(.worked, date), .workedAndTaken(Sample.day("2027-05-07")), .noWorkingDays,
            .unknownSchools(.region(Sample.region("ZZ"))),
            .unreadable(.partner, "Atlantis"),
        ]
        let (page, status) = try await LeavePresenting.answer(.success(plans), request)
        #expect(status == .badRequest && page.plan == nil && page.bridges == nil && !page.head.isListed)
        #expect(page.head.canonical == nil && page.head.alternates.isEmpty)
        #expect(page.form?.shortest.choices.first { $0.isChosen }?.label == "Long and short, 4 days or more")
        #expect(page.form?.days.text == "many" && page.form?.isDetailed == true)
        #expect(page.form?.days.problem == "“many” is not a number of days. Enter a whole number, such as 25.")
        #expect(
            page.form?.worked.problem
                == "“2027-02-30” is not a date. Use year, month and day, such as 2027-05-14. 31 December 2026 is not in "
                + "2027.")
        #expect(page.form?.taken.problem == "7 May 2027 is both a day that you must work and a day that you are off.")
        #expect(page.form?.partnerProblem?.hasPrefix("“Atlantis” is not a place.") == true)
        #expect(page.form?.schools?.problem == "We do not know the school holidays of “ZZ” in 2027.")
        #expect(page.errors?.problems.map(\.field) == plans.problems.map(\.field))
    }

    @Test("H5 A year without data says so, and leads to the nearest known year")
    func noData() async throws {
        let (page, status) = try await LeavePresenting.answer(
            .success(.sample(.sample(year: 2040), proposals: [], bridges: [])))
        #expect(status == .notFound && page.form == nil && page.plan == nil && !page.head.isListed)
        #expect(page.noData == "No data for 2040. We have data for Germany from 2020 to 2035.")
        #expect(page.years?.previous?.label == "2035" && page.years?.next == nil)
        let early = try await LeavePresenting.page(.sample(.sample(year: 2019), proposals: [], bridges: []))
        #expect(early.years?.previous == nil && early.years?.next?.label == "2020")
    }

    @Test("The other views of the year keep the region; this one keeps the request")
    func views() async throws {
        let request = LeaveRequest.sample(region: "BY")
        let tabs = try #require(try await LeavePresenting.page(.sample(request)).views).tabs
        let year = HolidayYear(Sample.code("DE"), 2027, HolidayFilter(region: Sample.region("BY")))
        #expect(tabs.first?.link == link(.view(.list, year)))
        #expect(tabs.filter(\.isCurrent).map(\.link) == [link(.planner(request))])
    }

    @Test("Other years keep the request, but not its dates")
    func years() async throws {
        var request = LeaveRequest.sample()
        request.worked = [Sample.day("2027-05-14")]
        let years = try #require(try await LeavePresenting.page(.sample(request)).years)
        #expect(years.previous?.link == link(.planner(.sample(year: 2026))))
        #expect(years.next?.link == link(.planner(.sample(year: 2028))))
    }

    @Test("K2 Without days of leave there are the form and the bridges, and a record")
    func bridges() async throws {
        let page = try await LeavePresenting.page(.sample(.sample(days: nil), proposals: []))
        #expect(page.plan == nil && page.rules.isEmpty && page.bridges?.rows.count == 1 && page.form?.days.text == "")
        #expect(page.bridges?.rows.first?.worth == "4 days off for 1 day of leave")
        #expect(page.head.isListed && page.head.alternates.map(\.mediaType) == ["application/json"])
        #expect(try await LeavePresenting.page(.sample(bridges: [])).bridges == nil)
    }

    @Test("K2 A break that may be longer says so")
    func open() async throws {
        let rest = LeavePlans.Break.sample("2035-12-29", "wwL", unknownYear: 2036)
        let plan = try await LeavePresenting.page(.sample(proposals: [.sample([rest])])).plan
        #expect(plan?.breaks.first?.remarks == ["It may be longer: we have no data for 2036."])
    }

    @Test(
        "D2 H4 Failures have their status, and lead on",
        arguments: [
            (LeavePlannerFailure.unknownCountry(Sample.code("DE")), Status.notFound, "No country has the code “DE”"),
            (.uncovered(country: "United Kingdom"), .notFound, "No data for the United Kingdom"),
            (
                .unknownRegion(Sample.code("DE"), country: "Germany", region: Sample.region("ZZ")), .notFound,
                "Germany has no region “ZZ”"
            ),
            (.service(.timedOut, country: "Germany"), .gatewayTimeout, "We could not show the holidays in Germany"),
            (.service(.invalid, country: nil), .badGateway, "We could not show the holidays"),
        ])
    func failures(failure: LeavePlannerFailure, status: Status, title: String) async throws {
        let (page, found) = try await LeavePresenting.answer(.failure(failure), .sample(region: "ZZ"))
        #expect(found == status && page.notice?.title == title && page.head.canonical == nil)
        #expect(page.notice?.actions.isEmpty == false && page.form == nil && !page.head.isListed)
    }

    @Test("D2 What does not exist is changed for the person whose place it is")
    func person() async throws {
        let request = LeaveRequest.sample().with(partner: Territory(Sample.code("FR"), Sample.region("ZZ")))
        let (page, _) = try await LeavePresenting.answer(.failure(.unknownCountry(Sample.code("FR"))), request)
        let search = LeavePlannerNavigation.choosePlace(request, .partner, searching: Sample.code("FR"))
        #expect(page.notice?.actions.map(\.link) == [link(search)])
        let nowhere = LeavePlannerFailure.unknownRegion(
            Sample.code("FR"), country: "France", region: Sample.region("ZZ"))
        let (other, _) = try await LeavePresenting.answer(.failure(nowhere), request)
        #expect(
            other.notice?.actions.map(\.link)
                == [link(.planner(LeaveRequest.sample().with(partner: Territory(Sample.code("FR")))))])
    }

    @Test("H4 An old copy says its age") func age() async throws {
        var plans = LeavePlans.sample()
        plans.age = .seconds(3 * 3600)
        #expect(try await LeavePresenting.page(plans).age == "This is our last good copy, as of 3 hours ago.")
    }

    @Test("H6 While it loads, the page has its title and its sheet")
    func loading() throws {
        let presenter = LeavePlannerPresenter(
            interactor: LeavePlannerInteractorDouble(result: .success(.sample())),
            router: RecordingRouter<LeavePlannerNavigation>())
        let page = try #require(presenter.loading(.asked(.sample()))).page
        #expect(page.loading == "Loading" && page.head.title == "Leave in DE 2027" && page.head.sheet == .leave)
        #expect(page.heading == page.head.title && page.control?.link == link(.choosePlace(.sample(), .first)))
        #expect(page.control?.flag == "🇩🇪" && page.control?.label == "DE" && page.control?.code?.text == nil)
    }
}
