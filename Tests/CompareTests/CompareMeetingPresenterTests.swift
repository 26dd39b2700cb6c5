import SnapshotSupport
import Testing

@testable import Compare

@Suite("Meeting: presenter")
struct CompareMeetingPresenterTests {
    private let places = ["DE-BY", "FR"].compactMap { Territory($0) }
    private var question: MeetingQuestion {
        MeetingQuestion(places, from: .value(Sample.day("2026-12-24")), days: .value(2))
    }

    private func page(
        _ search: Result<MeetingSearch, CompareFailure>, _ question: MeetingQuestion? = nil
    ) async throws -> (CompareMeetingPage, Status) {
        let presenter = CompareMeetingPresenter(
            interactor: CompareMeetingInteractorDouble(search: search), router: RecordingRouter())
        return try await presenter.handle(.asked(question ?? self.question)).shown
    }

    private func link(_ navigation: CompareMeetingNavigation) -> Link { .to(navigation) }

    @Test("W2 The days, how far away they are, and the holidays on the way")
    func found() async throws {
        let days = MeetingDays.sample(inARow: ("2026-12-28", "2026-12-29"))
        let (page, status) = try await page(.success(.sample(.success(days))))
        let result = try #require(page.result)
        #expect(status == .ok && result.title == "Thursday 24 December 2026")
        #expect(
            result.explanation
                == "The first of 2 days on which all of them work, from Thursday 24 December 2026 on. 2 weekend days are left "
                + "out.")
        #expect(result.days.map(\.date) == ["Thursday 24 December 2026", "Monday 28 December 2026"])
        #expect(result.days.map(\.distance) == ["in 94 days", "in 98 days"])
        #expect(result.inARow == "2 days in a row, first: Monday 28 to Tuesday 29 December 2026")
        let absence = try #require(result.skipped?.rows.first?.holidays.first)
        #expect(absence.places == "DE-BY, FR" && absence.name == "Christmas Day")
        let id = MeetingDays.Holidays.sample().absences[0].id
        #expect(absence.link == link(.day(ListedHoliday(id, in: HolidayFilter(region: Sample.region("BY"))))))
        #expect(page.form?.places == ["DE-BY", "FR"] && page.form?.from.text == "2026-12-24")
        #expect(page.year?.link == link(.year(2026, places)) && page.head.alternates.count == 1)
        #expect(page.places?.rows.map(\.remove).first == link(.question(without(places[0]))))
    }

    @Test("W2 B4 A day of which half is off says so, with the holidays that take it; so do those of the row")
    func halves() async throws {
        let eve = MeetingDays.Holidays.sample("Christmas Eve", on: "2026-12-24", isEstimated: true)
        let later = MeetingDays.Holidays.sample("Boxing Day", on: "2027-01-05", isObserved: true)
        let days = MeetingDays.sample(inARow: ("2027-01-04", "2027-01-05"), halfDays: [eve, later])
        let result = try #require(try await page(.success(.sample(.success(days)))).0.result)
        #expect(result.days.map { $0.holidays.map(\.name) } == [["Christmas Eve (estimated)"], []])
        #expect(result.days.first?.holidays.map(\.places) == ["DE-BY, FR"])
        #expect(
            result.days.first?.holidays.first?.link
                == link(.day(ListedHoliday(eve.absences[0].id, in: HolidayFilter(region: Sample.region("BY"))))))
        #expect(result.halves.map(\.date) == ["Tuesday 5 January 2027"])
        #expect(result.halves.map { $0.holidays.map(\.name) } == [["Boxing Day (observed)"]])
        // Without a row to tell, nothing is told of its days.
        let one = MeetingDays.sample(
            wanted: 1, days: ["2026-12-24"], inARow: ("2026-12-24", "2026-12-24"), halfDays: [eve])
        let alone = try #require(try await page(.success(.sample(.success(one)))).0.result)
        #expect(alone.halves.isEmpty && alone.days.first?.holidays.isEmpty == false)
    }

    private func without(_ place: Territory) -> MeetingQuestion {
        MeetingQuestion(places.filter { $0 != place }, from: question.from, days: question.days)
    }

    @Test("W2 One day, no weekend on the way, and nobody off")
    func one() async throws {
        let days = MeetingDays.sample(
            wanted: 1, days: ["2026-12-24"], inARow: ("2026-12-24", "2026-12-24"), skipped: [], weekendDays: 0)
        let result = try #require(try await page(.success(.sample(.success(days)))).0.result)
        #expect(result.explanation == "The first day on which all of them work, from Thursday 24 December 2026 on.")
        #expect(result.inARow == nil && result.skipped == nil)
    }

    @Test("W2 Fewer days than wanted, and none")
    func fewer() async throws {
        let some = try await page(.success(.sample(.success(.sample(wanted: 5, weekendDays: 1))))).0.result
        #expect(
            some?.explanation
                == "From Thursday 24 December 2026 to Saturday 23 December 2028, as far as we look or have data, there are "
                + "2 days on which all of them work, not 5. 1 weekend day is left out.")
        let none = try await page(.success(.sample(.success(.sample(days: []))))).0.result
        #expect(none?.title == "No day found" && none?.explanation.contains("no days on which") == true)
    }

    @Test("W2 Without a first day there is no record; the form proposes today")
    func proposal() async throws {
        let page = try await page(.success(.sample(.success(.sample()))), MeetingQuestion(places)).0
        #expect(page.head.alternates.isEmpty && page.form?.from.text == "2026-09-21" && page.form?.days.text == "5")
        #expect(page.year?.label == "Compare the year 2026" && !page.head.isListed)
    }

    @Test("W2 No place: nothing is asked, and the page says what to do")
    func none() async throws {
        let failing = CompareFailure(place: places[0], reason: .uncovered(country: "Germany"))
        let (page, status) = try await page(.failure(failing), MeetingQuestion([]))
        #expect(status == .ok && page.invitation != nil && page.form?.places == [] && page.head.isListed)
        #expect(page.places?.add?.link == link(.addPlace(comingBackTo: MeetingQuestion([]))))
        #expect(page.places?.add?.label == "Choose from a list" && page.form?.months.isEmpty == true)
    }

    @Test("W2 A value that cannot be read is told at its field; a place without data is named")
    func problems() async throws {
        let faults = [MeetingFault.from("2026-02-30"), .days("\u{202E}0", most: 60)]
        let question = MeetingQuestion(places, from: .unreadable("2026-02-30"), days: .unreadable("\u{202E}0"))
        let (page, status) = try await page(.success(.sample(.failure(.unreadable(faults)))), question)
        #expect(page.head.canonical == nil)
        #expect(page.places?.rows.map(\.remove).first == link(.question(MeetingQuestion([places[1]]))))
        #expect(status == .badRequest && page.notice?.title == "The question cannot be answered" && page.result == nil)
        #expect(page.form?.from.problem == "“2026-02-30” is not a date. Enter the first day, such as 2026-12-20")
        #expect(page.form?.days.problem == "“\u{2068}0\u{2069}” is not possible. Enter a number of days from 1 to 60")
        #expect(page.form?.from.text.isEmpty == true)
        let noData = MeetingProblem.noData(place: .sample("GB", "United Kingdom"), year: 2040)
        let (other, notFound) = try await self.page(.success(.sample(.failure(noData))))
        #expect(notFound == .notFound && other.notice?.title == "No data for 2040 in the United Kingdom")
        #expect(other.year?.link == link(.year(2026, places)))
        #expect(other.notice?.explanation == "We have data for the United Kingdom from 2020 to 2035.")
    }

    @Test("W2 D2 H4 A place that fails can be left out")
    func failures() async throws {
        let failure = CompareFailure(place: places[1], reason: .uncovered(country: "France"))
        let (page, status) = try await page(.failure(failure))
        #expect(status == .notFound && page.notice?.title == "No data for France")
        #expect(page.notice?.actions.map(\.link) == [link(.question(without(places[1])))])
    }

    @Test("W2 All places that fail are left out at once, so that the link leads to a search")
    func allFailures() async throws {
        let failure = CompareFailure(place: places[0], reason: .uncovered(country: "Germany"), others: [places[1]])
        let page = try await page(.failure(failure)).0
        #expect(page.notice?.actions.map(\.label) == ["Search without DE-BY and FR"])
        #expect(
            page.notice?.actions.map(\.link) == [
                link(.question(MeetingQuestion([], from: question.from, days: question.days)))
            ])
    }

    @Test("H6 Places have a loading state; without one, nothing is fetched")
    func loading() {
        let presenter = CompareMeetingPresenter(
            interactor: CompareMeetingInteractorDouble(search: .success(.sample(.success(.sample())))),
            router: RecordingRouter())
        #expect(presenter.loading(.asked(question))?.page.loading == "Loading")
        #expect(presenter.loading(.asked(MeetingQuestion([])))?.page == nil)
    }
}
