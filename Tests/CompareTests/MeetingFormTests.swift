import SnapshotSupport
import Testing

@testable import Compare

@Suite("Meeting: form, names and hours")
struct MeetingFormTests {
    private let places = ["DE-BY", "FR"].compactMap { Territory($0) }

    private func link(_ navigation: CompareMeetingNavigation) -> Link { .to(navigation) }

    private func form(
        _ question: MeetingQuestion, today: String? = "2026-11-27", faults: [MeetingFault] = [],
        unsettled: [UnsettledName] = []
    ) -> MeetingForm {
        MeetingFormPresentation(
            question: question, today: today.map(Sample.day), faults: faults, unsettled: unsettled,
            words: CompareWords(), router: RecordingRouter()
        ).form
    }

    private func step(_ addition: MeetingAddition) async -> Step<CompareMeetingPage, CompareMeetingNavigation, Never> {
        let presenter = CompareMeetingPresenter(
            interactor: CompareMeetingInteractorDouble(
                search: .success(.sample(.success(.sample()))), addition: addition),
            router: RecordingRouter())
        return await presenter.handle(.asked(MeetingQuestion(places, added: "Bavaria, Georgia")))
    }

    @Test("J6 The form proposes five days from today, from nine to five; of a range all days")
    func proposal() {
        let new = form(MeetingQuestion(places))
        #expect(new.from.text == "2026-11-27" && new.last.text.isEmpty && new.days.text == "5")
        #expect(new.opens.text == "09:00" && new.closes.text == "17:00" && new.add.text.isEmpty)
        let range = form(MeetingQuestion(places, last: .value(Sample.day("2027-01-31")), closes: .unreadable("x")))
        #expect(new.isOpen && range.isOpen)
        #expect(range.last.text == "2027-01-31" && range.days.text.isEmpty && range.closes.text.isEmpty)
        #expect(form(MeetingQuestion([]), today: nil).from.text.isEmpty)
    }

    @Test("J6 The months are the next six, the first from today on; the one that is asked for is marked")
    func months() {
        let january = MeetingQuestion(
            places, from: .value(Sample.day("2027-01-01")), last: .value(Sample.day("2027-01-31")),
            opens: .value(TimeOfDay(minutes: 480)))
        let months = form(january).months
        #expect(
            months.map(\.label) == [
                "November 2026", "December 2026", "January 2027", "February 2027", "March 2027", "April 2027",
            ])
        #expect(months.map(\.isCurrent) == [false, false, true, false, false, false])
        #expect(months[2].link == link(.question(january)))
        var november = january
        (november.from, november.last) = (.value(Sample.day("2026-11-27")), .value(Sample.day("2026-11-30")))
        #expect(months[0].link == link(.question(november)))
        let later = MeetingQuestion(places, from: .value(Sample.day("2028-02-10")), days: .value(3))
        #expect(form(later).months.first?.label == "February 2028")
        #expect(form(MeetingQuestion([])).months.isEmpty && form(january, today: nil).months.isEmpty)
    }

    @Test("J6 A value that cannot be used is told at its field")
    func faults() {
        let (nine, eight) = (TimeOfDay(minutes: 540), TimeOfDay(minutes: 480))
        let wrong = form(
            MeetingQuestion(places),
            faults: [
                .backwards(first: Sample.day("2027-01-02"), last: Sample.day("2027-01-01")), .opens("x"),
                .hours(opens: nine, closes: eight),
            ])
        #expect(wrong.last.problem == "1 January 2027 is before 2 January 2027. Enter a later day, or none")
        #expect(wrong.opens.problem == "“x” is not a time. Enter a time, such as 09:00")
        #expect(wrong.closes.problem == "08:00 does not come after 09:00. Enter a later time")
        #expect(wrong.months.isEmpty)
        #expect(wrong.from.problem == nil && wrong.days.problem == nil && wrong.add.problem == nil)
        let late = form(MeetingQuestion(places), faults: [.tooLate(limit: Sample.day("2028-12-20"))])
        #expect(late.last.problem == "We look at two years at most. Enter a day up to 20 December 2028, or none")
        #expect(form(MeetingQuestion(places), faults: [.last("y")]).last.problem?.contains("2027-01-31") == true)
    }

    @Test("J6 Names that are all known lead to the question with their places")
    func settled() async {
        let question = MeetingQuestion(places, days: .value(3))
        guard case .go(.question(question)) = await step(.settled(question)) else {
            Issue.record("no redirect")
            return
        }
    }

    @Test("J6 A name that means several places, or nearly one, is asked for; the other names stay in the field")
    func open() async throws {
        let georgia = NamedTerritory(
            territory: try #require(Territory("US-GA")), name: PlaceName(region: "Georgia", country: "United States"))
        let munich = NamedTerritory(
            territory: places[0], name: PlaceName(region: "Bavaria", country: "Germany"), city: "Munich")
        let named = NamedTerritory(territory: places[0], name: nil)
        let unsettled = [
            UnsettledName(text: "Georgia", reason: .ambiguous([georgia])),
            UnsettledName(text: "Munihc", reason: .similar([munich])), UnsettledName(text: "Qqq", reason: .unknown),
        ]
        let question = MeetingQuestion([places[0]], days: .value(3))
        let page = try await step(.open(question, places: [named], unsettled)).page
        let form = try #require(page.form)
        #expect(
            page.places?.rows.map(\.name) == ["DE-BY"] && page.head.canonical == link(.question(question))
                && page.result == nil)
        #expect(form.add.text == "Georgia, Munihc, Qqq")
        #expect(
            form.add.problem
                == "No place is called “Qqq”. Enter a country, a region or a city, or choose from a list.")
        #expect(form.offers.map(\.title).first == "Which “Georgia”?")
        #expect(form.offers.flatMap(\.places).map(\.label).first?.contains("Georgia") == true)
        var chosen = question
        chosen.places.append(georgia.territory)
        chosen.added = "Munihc, Qqq"
        #expect(form.offers.first?.places.map(\.link) == [link(.question(chosen))])
        // A place that is there already is not added twice.
        chosen.places = question.places
        chosen.added = "Georgia, Qqq"
        #expect(form.offers.last?.places.map(\.link) == [link(.question(chosen))])
        #expect(form.offers.last?.places.first?.label.contains("Munich") == true)
    }

    @Test("J6 Beside a name that means no place, and without any place, each wrong value is told at its field")
    func wrongBesideNames() async throws {
        let question = MeetingQuestion(places, from: .unreadable("x"), days: .value(999))
        let faults = [MeetingFault.from("x"), .days("999", most: 60)]
        let named = places.map { NamedTerritory(territory: $0, name: nil) }
        let addition = MeetingAddition.open(
            question, places: named, [UnsettledName(text: "Atlantis", reason: .unknown)])
        var interactor = CompareMeetingInteractorDouble(
            search: .success(.sample(.success(.sample()))), addition: addition)
        interactor.faults = faults
        let presenter = CompareMeetingPresenter(interactor: interactor, router: RecordingRouter())
        let cases: [(added: String?, places: [Territory])] = [("Atlantis", places), (nil, [])]
        for (added, places) in cases {
            let asked = MeetingQuestion(places, from: question.from, days: question.days, added: added)
            guard case .show(let page, .badRequest) = await presenter.handle(.asked(asked)) else {
                Issue.record("no page")
                continue
            }
            #expect(page.head.canonical == nil && page.notice?.title == "The question cannot be answered")
            #expect(page.form?.from.problem == "“x” is not a date. Enter the first day, such as 2026-12-20")
            #expect(page.form?.days.problem == "“999” is not possible. Enter a number of days from 1 to 60")
            #expect(page.form?.days.text == "999" && page.form?.add.text == added ?? "")
            #expect((page.form?.add.problem == nil) == (added == nil))
        }
    }

    @Test("J6 Names beyond the limit, and while nothing can be looked up, are told; a single offer is no problem")
    func problems() {
        let unsettled = [UnsettledName(text: "Fiji", reason: .limit(12)), .init(text: "Oslo", reason: .unavailable)]
        let problem = form(MeetingQuestion(places), unsettled: unsettled).add.problem
        #expect(
            problem?.contains("12 places are the most") == true && problem?.contains("cannot be looked up now") == true)
        let offer = UnsettledName(
            text: "Georgia", reason: .ambiguous([NamedTerritory(territory: places[0], name: nil)]))
        let form = form(MeetingQuestion([]), unsettled: [offer])
        #expect(form.add.problem == nil && form.offers.first?.places.first?.label == "DE-BY")
    }

    @Test("J6 Days with the same hours are one period; hours that would do are links")
    func hours() async throws {
        let asked = try #require(WorkingHours(from: TimeOfDay(minutes: 540), to: TimeOfDay(minutes: 1_020)))
        let wider = try #require(WorkingHours(from: TimeOfDay(minutes: 480), to: TimeOfDay(minutes: 1_080)))
        let question = MeetingQuestion(
            places, from: .value(Sample.day("2026-12-24")), opens: .value(asked.opens), closes: .value(asked.closes))
        let days = MeetingDays.sample(
            days: ["2026-12-24", "2026-12-28", "2026-12-29"],
            hours: MeetingDays.Hours(asked: asked, missed: 4, wider: wider),
            local: [[.sample(), .sample()], [.sample(), .sample()], [.sample("10:00"), .sample(dayOffset: 1)]])
        let presenter = CompareMeetingPresenter(
            interactor: CompareMeetingInteractorDouble(search: .success(.sample(.success(days)))),
            router: RecordingRouter())
        let page = try await presenter.handle(.asked(question)).page
        let hours = try #require(page.result?.hours)
        #expect(page.form?.isOpen == false)
        #expect(
            hours.map(\.title) == [
                "Everyone is at work, Thursday 24 to Monday 28 December 2026",
                "Everyone is at work, Tuesday 29 December 2026",
            ])
        #expect(hours[1].rows.map(\.hours) == ["10:00–17:00", "09:00–17:00"])
        #expect(hours[1].rows[1].clock == [SentencePart("Berlin time, the day after")])
        var (longer, any) = (question, question)
        (longer.opens, longer.closes) = (.value(wider.opens), .value(wider.closes))
        (any.opens, any.closes) = (nil, nil)
        let hourless = try #require(page.result?.hourless)
        #expect(hourless.others.map(\.link) == [link(.question(longer)), link(.question(any))])
        #expect(hourless.text.hasPrefix("On 4 more days"))
        #expect(page.result?.skipped?.weekends.map(\.text) == ["Saturday, 2 times: the weekend of all of them"])
    }

    @Test("J6 While no day falls out for its hours, nothing is offered")
    func noneMissed() async throws {
        let asked = try #require(WorkingHours(from: TimeOfDay(minutes: 540), to: TimeOfDay(minutes: 1_020)))
        let presentation = CompareMeetingPresentation(
            search: .sample(.success(.sample())), question: MeetingQuestion(places), words: CompareWords(),
            router: RecordingRouter<CompareMeetingNavigation>())
        let hours = MeetingDays.Hours(asked: asked, missed: 0, wider: nil)
        #expect(presentation.result(.sample()).hours.isEmpty)
        #expect(presentation.hourless(hours, isMore: true)?.text == nil)
        // One period needs no dates.
        #expect(presentation.result(.sample(hours: hours)).hours.map(\.title) == ["Everyone is at work"])
    }
}
