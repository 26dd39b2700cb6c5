import SnapshotSupport
import Testing

@testable import WorkingDays

@Suite("Working days: presenter")
struct WorkingDaysCounterPresenterTests {
    private let germany = Territory(Sample.code("DE"))
    private var asked: WorkingDaysQuestion {
        WorkingDaysQuestion(germany, from: Sample.day("2026-12-24"), through: Sample.day("2026-12-31"))
    }

    private func page(
        _ answer: Result<WorkingDaysAnswer, TerritoryFailure>, _ question: WorkingDaysQuestion? = nil,
        home: Territory? = nil
    ) async throws -> (WorkingDaysCounterPage, Status) {
        let presenter = WorkingDaysCounterPresenter(
            interactor: WorkingDaysCounterInteractorDouble(place: home, answer: answer), router: RecordingRouter())
        return try await presenter.handle(.asked(question ?? asked)).shown
    }

    private func link(_ navigation: WorkingDaysCounterNavigation) -> Link { .to(navigation) }

    @Test("K3 A range: how many, that both days count, how the days add up, and each holiday with its page")
    func range() async throws {
        let (page, status) = try await page(.success(.sample(.success(.sample()))))
        let result = try #require(page.result)
        #expect(status == .ok && page.heading == "Working days in Germany" && page.notice == nil)
        #expect(result.title == "5 working days")
        #expect(
            result.explanation
                == "From Thursday 24 December 2026 to Thursday 31 December 2026 in Germany. Both of these days count.")
        #expect(result.sum.map(\.number) == ["8", "− 2", "− 1", "5"])
        #expect(result.sum.map(\.isTotal) == [false, false, false, true])
        #expect(result.sum[1].detail == "1 weekend")
        let row = try #require(result.holidays?.rows.first)
        #expect(row.date == "Friday 25 December 2026" && row.isoDate == "2026-12-25" && row.detail == nil)
        #expect(row.holidays.first?.link == link(.day(ListedHoliday(WorkingDaysCount.Day.sample().holidays[0].id))))
        #expect(result.months.isEmpty && result.worked == nil && result.partial == nil && result.notes.isEmpty)
        #expect(result.lists.map(\.link) == [link(.year(HolidayYear(Sample.code("DE"), 2026)))])
        #expect(page.head.alternates.map(\.mediaType) == ["application/json"] && !page.head.isListed)
        #expect(page.head.canonical == link(.question(asked)))
    }

    @Test(
        "K3 N working days away: the day, and whether the first day counts",
        arguments: [
            (1, "The 1st working day after Monday 21 December 2026 in Germany. That day itself does not count."),
            (2, "The 2nd working day after Monday 21 December 2026 in Germany. That day itself does not count."),
            (113, "The 113th working day after Monday 21 December 2026 in Germany. That day itself does not count."),
            (-3, "The 3rd working day before Monday 21 December 2026 in Germany. That day itself does not count."),
            (0, "The first working day from Monday 21 December 2026 on in Germany. That day itself counts."),
        ])
    func away(days: Int, explanation: String) async throws {
        let kind = WorkingDaysCount.Kind.away(days, from: Sample.day("2026-12-21"), found: Sample.day("2026-12-31"))
        let question = WorkingDaysQuestion(germany, days, from: Sample.day("2026-12-21"))
        let (page, _) = try await page(.success(.sample(.success(.sample(kind)))), question)
        #expect(page.result?.title == "Thursday 31 December 2026" && page.result?.explanation == explanation)
        #expect(page.forms?.days.text == String(days) && page.forms?.start.text == "2026-12-21")
    }

    @Test("K3 A count over New Year leads to the lists of both years; one of more years to the first and the last")
    func lists() async throws {
        for (last, years) in [("2027-01-15", [2026, 2027]), ("2029-12-31", [2026, 2029])] {
            let lists = try await page(.success(.sample(.success(.sample(through: last))))).0.result?.lists
            #expect(lists?.map(\.label) == years.map { "All holidays in Germany in \($0)" })
            #expect(lists?.map(\.link) == years.map { link(.year(HolidayYear(Sample.code("DE"), $0))) })
        }
    }

    @Test("K3 A year, the rest of one, and one day")
    func kinds() async throws {
        func explanation(_ kind: WorkingDaysCount.Kind, _ first: String, _ last: String) async throws -> String? {
            try await page(.success(.sample(.success(.sample(kind, from: first, through: last))))).0.result?.explanation
        }
        #expect(try await explanation(.year(2026), "2026-01-01", "2026-12-31") == "In 2026 in Germany.")
        #expect(
            try await explanation(.year(2026), "2026-12-24", "2026-12-31")
                == "From Thursday 24 December 2026 to Thursday 31 December 2026, the end of the year, in Germany. "
                + "Both of these days count.")
        #expect(try await explanation(.range, "2026-12-24", "2026-12-24") == "On Thursday 24 December 2026 in Germany.")
    }

    @Test("K3 Holidays on weekends, worked weekends, parts, estimates and regions are told")
    func details() async throws {
        let count = WorkingDaysCount.sample(
            holidays: [.sample("2026-12-26", isWeekend: true, isEstimated: true)],
            worked: [.sample("2026-12-27", "Day off")], partial: [.sample("2026-12-28", "Feast")],
            months: [.init(year: 2026, month: 12), .init(year: 2027, month: 1)])
        let answer = WorkingDaysAnswer.sample(
            .success(count), regions: [.init(code: Sample.region("BY"), name: "Bavaria")], age: .seconds(7200))
        let (page, _) = try await page(.success(answer))
        let result = try #require(page.result)
        #expect(result.holidays?.rows.first?.detail == "On a weekend")
        #expect(result.worked?.rows.first?.detail == "Worked for this day off")
        #expect(result.partial?.rows.first?.detail == "Counts as a working day: only some places keep it")
        #expect(result.months.map(\.name) == ["December 2026", "January 2027"])
        #expect(result.notes.count == 2 && page.age == "This is our last good copy, as of 2 hours ago.")
        #expect(page.forms?.regions.map(\.value) == ["DE", "DE-BY"] && page.forms?.place == nil)
        #expect(page.forms?.regions.map(\.isChosen) == [true, false])
    }

    @Test("K3 A weekend of one's own is told, chosen in the form, and kept when dates are swapped")
    func ownWeekend() async throws {
        var question = asked
        question.weekend = [.saturday, .friday]
        let page = try await page(.success(.sample(.success(.sample()))), question).0
        #expect(page.result?.notes == ["With a weekend of your own: Friday and Saturday."])
        #expect(page.forms?.weekend.isOpen == true)
        #expect(page.forms?.weekend.choices.filter(\.isChosen).map(\.value) == ["fri", "sat"])
        let (late, early) = (Sample.day("2027-01-15"), Sample.day("2026-12-01"))
        let problem = WorkingDaysProblem.backwards(first: late, last: early)
        let notice = try await self.page(.success(.sample(.failure(problem))), question).0.notice
        var swapped = WorkingDaysQuestion(germany, from: early, through: late)
        swapped.weekend = question.weekend
        #expect(notice?.actions.map(\.link) == [link(.question(swapped))])
        let usual = try await self.page(.success(.sample(.success(.sample())))).0.forms?.weekend
        #expect(usual?.isOpen == false && usual?.choices.contains(where: \.isChosen) == false)
    }

    @Test("K3 In a region, its name, its filter, and no note on regions")
    func region() async throws {
        let answer = WorkingDaysAnswer.sample(
            .success(.sample()), place: "DE-BY", regionName: "Bavaria",
            regions: [.init(code: Sample.region("BY"), name: "Bavaria")])
        let (page, _) = try await page(.success(answer))
        #expect(page.heading == "Working days in Bavaria, Germany" && page.control.label == "Bavaria, Germany")
        #expect(page.control.code?.text == "DE-BY" && page.result?.notes == [])
        let filter = HolidayFilter(region: Sample.region("BY"))
        #expect(page.result?.lists.map(\.link) == [link(.year(HolidayYear(Sample.code("DE"), 2026, filter)))])
        let id = WorkingDaysCount.Day.sample().holidays[0].id
        #expect(page.result?.holidays?.rows.first?.holidays.first?.link == link(.day(ListedHoliday(id, in: filter))))
    }

    @Test("K3 No place: the page asks for one, and keeps the question")
    func noPlace() async throws {
        let question = WorkingDaysQuestion(from: .value(Sample.day("2026-12-24")))
        let (page, status) = try await page(.failure(.unknownCountry(Sample.code("QQ"))), question)
        #expect(status == .ok && page.placeholder == "Choose your country first" && page.notice == nil)
        #expect(page.control.link == link(.choosePlace(comingBackTo: question)) && page.forms == nil)
    }

    @Test("N1 Without a place, the saved one is shown, and nothing leads away")
    func savedPlace() async throws {
        let (page, _) = try await page(.success(.sample(.success(.sample()))), WorkingDaysQuestion(), home: germany)
        #expect(page.placeholder == nil && page.result != nil && page.head.isListed)
        #expect(page.head.alternates.isEmpty, "the record needs a first day")
    }

    @Test(
        "K3 Each problem has a status, says what is wrong, and keeps the forms",
        arguments: [
            (
                WorkingDaysProblem.backwards(first: Sample.day("2027-01-15"), last: Sample.day("2026-12-01")),
                Status.badRequest, "The last day, 1 December 2026, is before the first day, 15 January 2027"
            ),
            (.tooLong(days: 29220, limit: 3653), .badRequest, "29,220 days are too many to count at once"),
            (.noData(Sample.day("2036-01-01"), Sample.day("2036-02-01")), .notFound, "No data for 2036"),
            (
                .noData(Sample.day("2034-01-01"), Sample.day("2036-02-01")), .notFound,
                "No data for all days from 2034 to 2036"
            ),
            (
                .beyond(found: 3, of: 10), .notFound,
                "Our data ends before that: it has 3 working days after that date, not 10"
            ),
            (
                .beyond(found: 1, of: -2500), .notFound,
                "Our data begins after that: it has 1 working day before that date, not 2,500"
            ),
            (.unreadable([.from("2026-02-30")]), .badRequest, "The question cannot be answered"),
        ])
    func problems(problem: WorkingDaysProblem, expected: Status, title: String) async throws {
        let (page, status) = try await page(.success(.sample(.failure(problem))))
        #expect(status == expected && page.notice?.title == title && page.forms != nil && page.result == nil)
        #expect(page.head.canonical == nil && page.head.alternates.isEmpty && !page.head.isListed)
    }

    @Test("K3 A range that is too long is told the limit and why; dates in the wrong order can be swapped")
    func help() async throws {
        let long = try await page(.success(.sample(.failure(.tooLong(days: 29220, limit: 3653))))).0.notice
        #expect(
            long?.explanation
                == "We count up to 3,653 days, which is ten years: the page names each holiday that it skips. "
                + "We have data for Germany from 2020 to 2035.")
        let (late, early) = (Sample.day("2027-01-15"), Sample.day("2026-12-01"))
        let swap = try await page(.success(.sample(.failure(.backwards(first: late, last: early))))).0.notice
        #expect(
            swap?.actions.map(\.link) == [link(.question(WorkingDaysQuestion(germany, from: early, through: late)))])
    }

    @Test("K3 An error is shown at its field, with what was entered")
    func fields() async throws {
        let faults = [WorkingDaysFault.from("2026-02-30"), .last("\u{202E}x")]
        let question = WorkingDaysQuestion(
            place: germany, from: .unreadable("2026-02-30"), end: .on(.unreadable("\u{202E}x")))
        let forms = try #require(try await page(.success(.sample(.failure(.unreadable(faults)))), question).0.forms)
        #expect(forms.from.problem == "“2026-02-30” is not a date. Enter the first day, such as 2026-12-01")
        #expect(forms.last.problem == "“\u{2068}x\u{2069}” is not a date. Enter the last day, such as 2027-01-15")
        #expect(forms.from.text.isEmpty && forms.last.text.isEmpty && forms.start.problem == nil)
        let days = WorkingDaysQuestion(place: germany, from: .unreadable("x"), end: .after(.unreadable("ten")))
        let wrong = WorkingDaysProblem.unreadable([.from("x"), .days("ten", most: 2500)])
        let other = try #require(try await page(.success(.sample(.failure(wrong))), days).0.forms)
        #expect(other.from.problem == nil && other.start.problem != nil)
        #expect(other.days.problem == "“ten” is not possible. Enter a whole number from −2,500 to 2,500")
        #expect(other.days.text == "ten")
    }

    @Test("K3 A weekend of seven days is refused in words, and its choice stays open")
    func noWorkingDays() async throws {
        var question = WorkingDaysQuestion(germany, 10, from: Sample.day("2027-12-01"))
        question.weekend = Set(Weekday.allCases)
        let (page, status) = try await page(.success(.sample(.failure(.unreadable([.noWorkingDays])))), question)
        #expect(status == .badRequest && page.forms?.weekend.isOpen == true)
        #expect(
            page.notice?.explanation
                == "A weekend of all seven days leaves no working day. "
                + "Choose at most 6 days of the week as your weekend.")
    }

    @Test("D2 H4 A place that fails has a notice and the control to choose another")
    func failures() async throws {
        let (page, status) = try await page(.failure(.unknownCountry(Sample.code("QQ"))))
        #expect(status == .notFound && page.notice?.title == "No country has the code “QQ”")
        let search = WorkingDaysCounterNavigation.choosePlace(comingBackTo: asked, searching: Sample.code("QQ"))
        #expect(page.notice?.actions.map(\.link) == [link(search)])
        let (_, slow) = try await self.page(.failure(.service(.timedOut, country: "Germany")))
        #expect(slow == .gatewayTimeout)
    }

    @Test("H6 A place has a loading state, and so has the saved one, which it does not name")
    func loading() {
        let presenter = WorkingDaysCounterPresenter(
            interactor: WorkingDaysCounterInteractorDouble(answer: .failure(.unknownCountry(Sample.code("QQ")))),
            router: RecordingRouter())
        #expect(presenter.loading(.asked(asked))?.page.heading == "Working days in DE")
        #expect(presenter.loading(.asked(asked))?.page.loading == "Loading")
        #expect(presenter.loading(.asked(asked))?.page.control.label == "DE")
        let saved = presenter.loading(.asked(WorkingDaysQuestion()))?.page
        #expect(saved?.heading == "Working days" && saved?.loading == "Loading" && saved?.placeholder == nil)
    }
}
