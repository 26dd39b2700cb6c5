import TestSupport
import Testing

@testable import Compare

@Suite("Meeting: interactor")
struct CompareMeetingInteractorTests {
    private let germany = Sample.calendar(
        "DE", years: 2026...2027, regions: [("BY", "Bavaria")],
        [
            Sample.holiday("2026-12-25", "Christmas Day"), Sample.holiday("2027-01-01", "New Year’s Day"),
            Sample.holiday("2027-01-06", "Epiphany", regions: ["BY"]),
        ])
    private let britain = Sample.calendar(
        "GB",
        [
            Sample.holiday("2026-12-25", "Christmas Day"),
            Sample.holiday("2026-12-26", "Boxing Day", observed: "2026-12-28"),
            Sample.holiday("2027-01-01", "New Year’s Day"),
        ])

    private func interactor(_ holidays: HolidayServiceDouble? = nil) -> CompareMeetingInteractor {
        CompareMeetingInteractor(
            countries: CountryServiceDouble([Sample.germany, Sample.unitedKingdom]),
            holidays: holidays ?? HolidayServiceDouble([germany, britain]), world: NoWorld(), indexes: SearchIndexes(),
            clock: ClockDouble(Sample.day("2026-12-20")))
    }

    private func search(
        _ from: String?, _ days: Int?, _ places: String...
    ) async throws(CompareFailure) -> MeetingSearch {
        try await interactor().search(
            MeetingQuestion(
                places.compactMap { Territory($0) }, from: from.map { .value(Sample.day($0)) },
                days: days.map { .value($0) }))
    }

    @Test("W2 The first days on which all work, and the holidays on the way")
    func days() async throws {
        let found = try await search("2026-12-24", 3, "DE-BY", "GB").result.get()
        #expect(found.days.map(\.date) == ["2026-12-24", "2026-12-29", "2026-12-30"].map(Sample.day))
        #expect(found.inARow == Sample.day("2026-12-29")...Sample.day("2026-12-31"))
        #expect(found.skipped.map(\.date) == ["2026-12-25", "2026-12-28"].map(Sample.day))
        #expect(found.skipped[0].absences.map(\.places.count) == [2])
        #expect(found.skipped[1].absences.map(\.places) == [[Territory(Sample.code("GB"))]])
        #expect(found.weekendDays == 2 && found.wanted == 3 && found.from == Sample.day("2026-12-24"))
    }

    @Test("W2 B4 A day of which half is off is found, with the holidays that take it and their places")
    func halves() async throws {
        func half(_ date: String, _ name: String, regions: [String] = []) -> Holiday {
            Sample.holiday(date, name, types: [.halfDay], regions: regions)
        }
        let italy = Sample.calendar(
            "DE", years: 2026...2027, regions: [("BY", "Bavaria")],
            [
                half("2026-12-24", "Christmas Eve", regions: ["BY"]), half("2026-12-28", "Moved Day"),
                Sample.holiday("2026-12-28", "Whole Day", regions: ["BY"]), half("2026-12-26", "Saturday"),
                half("2027-01-06", "After the days, but in the row"), half("2027-01-20", "Later"),
            ])
        let other = Sample.calendar(
            "GB", [half("2026-12-24", "Christmas Eve"), Sample.holiday("2026-12-31", "New Year’s Eve")])
        let holidays = HolidayServiceDouble([italy, other])
        func found(_ days: Int, _ places: String...) async throws -> MeetingDays {
            try await interactor(holidays).search(
                MeetingQuestion(
                    places.compactMap { Territory($0) }, from: .value(Sample.day("2026-12-24")), days: .value(days))
            ).result.get()
        }
        let both = try await found(5, "DE-BY", "GB")
        #expect(both.days.first?.date == Sample.day("2026-12-24") && both.days.last?.date == Sample.day("2027-01-01"))
        #expect(both.inARow == Sample.day("2027-01-04")...Sample.day("2027-01-08"))
        #expect(both.halfDays.map(\.date) == ["2026-12-24", "2027-01-06"].map(Sample.day))
        let eve = try #require(both.halfDays.first?.absences)
        #expect(eve.map(\.name.text) == ["Christmas Eve"] && eve[0].places.map(\.description) == ["DE-BY", "GB"])
        #expect(eve[0].id.country == Sample.code("DE") && eve[0].region == Sample.region("BY"))
        #expect(both.skipped.map(\.date) == ["2026-12-28", "2026-12-31"].map(Sample.day))
        // What takes half of a day that is off for another reason does not make it a half day.
        #expect(both.skipped[0].absences.map(\.name.text) == ["Whole Day"])
        let country = try await found(2, "DE")
        #expect(country.days.map(\.date) == ["2026-12-24", "2026-12-25"].map(Sample.day) && country.halfDays.isEmpty)
        #expect(try await found(3, "DE").halfDays.map(\.date) == [Sample.day("2026-12-28")])
    }

    @Test("W2 What is observed or estimated for one place is not so for another one")
    func flags() async throws {
        let holidays = HolidayServiceDouble([
            Sample.calendar("DE", years: 2026...2027, [Sample.holiday("2026-12-28", "Boxing Day")]),
            Sample.calendar("GB", [Sample.holiday("2026-12-26", "Boxing Day", observed: "2026-12-28")]),
        ])
        let question = MeetingQuestion(
            ["DE", "GB"].compactMap { Territory($0) }, from: .value(Sample.day("2026-12-28")), days: .value(1))
        let found = try await interactor(holidays).search(question).result.get()
        #expect(found.skipped.map(\.absences.count) == [2])
        #expect(found.skipped.first?.absences.map(\.isObserved) == [false, true])
        #expect(found.skipped.first?.absences.map(\.places.count) == [1, 1])
    }

    @Test("W2 Five days in a row are later than the first five")
    func row() async throws {
        let found = try await search("2026-12-24", 5, "DE-BY", "GB").result.get()
        #expect(found.days.last?.date == Sample.day("2027-01-04"))
        #expect(found.inARow == Sample.day("2027-01-11")...Sample.day("2027-01-15"))
        #expect(try await search("2026-12-24", 6, "DE-BY", "GB").result.get().inARow == nil)
    }

    @Test("W2 Without dates: five days from today")
    func defaults() async throws {
        let search = try await search(nil, nil, "DE")
        let found = try search.result.get()
        #expect(search.today == Sample.day("2026-12-20") && found.from == search.today && found.wanted == 5)
        #expect(found.days.first?.date == Sample.day("2026-12-21") && found.days.count == 5)
    }

    @Test("W2 Two years are looked at, or as far as all have data")
    func horizon() async throws {
        let britain = try await search("2026-12-24", 1, "GB").result.get()
        #expect(britain.horizon == Sample.day("2026-12-24").adding(days: 730))
        let end = try await search("2027-12-30", 5, "DE", "GB").result.get()
        #expect(end.horizon == Sample.day("2027-12-31") && end.days.count == 2 && end.inARow == nil)
        #expect(end.days.map(\.date) == ["2027-12-30", "2027-12-31"].map(Sample.day))
        let nobody = try await search("2027-12-25", 5, "DE").result.get()
        #expect(nobody.days.count == 5)
    }

    @Test("W2 No day at all: a country that works only when the other does not")
    func never() async throws {
        let other = HolidayCalendar(
            country: Sample.code("GB"), years: 2020...2035,
            weekends: Weekends([.monday, .tuesday, .wednesday, .thursday, .friday]), regions: [], holidays: [])
        let holidays = HolidayServiceDouble([germany, other])
        let question = MeetingQuestion(
            ["DE", "GB"].compactMap { Territory($0) }, from: .value(Sample.day("2026-12-21")))
        let found = try await interactor(holidays).search(question).result.get()
        #expect(found.days.isEmpty && found.inARow == nil && found.horizon == Sample.day("2027-12-31"))
        #expect(found.skipped.map(\.date).contains(Sample.day("2026-12-25")) && found.weekendDays > 300)
    }

    @Test("W2 Numbers out of range and texts that are none are named together; the limits themselves are valid")
    func faults() async throws {
        let places = ["DE"].compactMap { Territory($0) }
        let wrong = MeetingQuestion(places, from: .unreadable("2026-02-30"), days: .unreadable("x"))
        #expect(
            try await interactor().search(wrong).result
                == .failure(.unreadable([.from("2026-02-30"), .days("x", most: 60)])))
        let elsewhere = MeetingQuestion([], from: wrong.from, days: wrong.days)
        #expect(await interactor().faults(of: elsewhere) == [.from("2026-02-30"), .days("x", most: 60)])
        for (days, isValid) in [(1, true), (60, true), (0, false), (61, false), (-1, false)] {
            let result = try await search("2026-12-24", days, "DE").result
            #expect(
                (result == .failure(.unreadable([.days(ForeignText(String(days)), most: 60)]))) != isValid, "\(days)")
        }
    }

    @Test("J6 All days of a range, up to sixty; the range may end before the data does")
    func range() async throws {
        func found(_ from: String, _ last: String, days: Int? = nil) async throws -> MeetingDays {
            try await interactor().search(
                MeetingQuestion(
                    ["DE-BY", "GB"].compactMap { Territory($0) }, from: .value(Sample.day(from)),
                    last: .value(Sample.day(last)), days: days.map { .value($0) })
            ).result.get()
        }
        let january = try await found("2027-01-01", "2027-01-31")
        #expect(january.wanted == nil && january.horizon == Sample.day("2027-01-31") && january.inARow == nil)
        // 21 weekdays but New Year’s Day and Epiphany.
        #expect(january.days.count == 19 && !january.isCut)
        #expect(
            january.skipped.map(\.date) == ["2027-01-01", "2027-01-06"].map(Sample.day) && january.weekendDays == 10)
        let some = try await found("2027-01-01", "2027-01-31", days: 3)
        #expect(some.wanted == 3 && some.days.last?.date == Sample.day("2027-01-07") && some.weekendDays == 2)
        let few = try await found("2027-01-01", "2027-01-05", days: 4)
        #expect(few.days.count == 2 && few.weekendDays == 2)
        let year = try await found("2027-01-01", "2027-12-31")
        #expect(year.days.count == 60 && year.isCut)
        #expect(try await found("2027-01-04", "2027-01-04").days.count == 1)
        #expect(try await found("2026-12-24", "2028-12-24").horizon == Sample.day("2027-12-31"))
    }

    @Test("J6 The weekdays that fall out, and whose weekend they are")
    func weekends() async throws {
        let israel = HolidayCalendar(
            country: Sample.code("GB"), years: 2020...2035, weekends: Weekends([.friday, .saturday]), regions: [],
            holidays: [])
        let question = MeetingQuestion(
            ["DE", "GB"].compactMap { Territory($0) }, from: .value(Sample.day("2027-02-01")),
            last: .value(Sample.day("2027-02-28")))
        let found = try await interactor(HolidayServiceDouble([germany, israel])).search(question).result.get()
        #expect(
            found.weekends.map(\.weekday) == [.friday, .saturday, .sunday] && found.weekends.map(\.days) == [4, 4, 4])
        #expect(found.weekends.map { $0.places.map(\.description) } == [["GB"], ["DE", "GB"], ["DE"]])
    }

    @Test("J6 A weekday that is the weekend of others once is told after the first, however often")
    func order() async throws {
        // Britain works on Saturday 13 February for a day off on the Monday before.
        let monday = Sample.holiday("2027-02-08", "Bridge")
        let moved = Holiday(
            date: monday.date, movedFrom: Sample.day("2027-02-13"), kind: monday.kind, isEstimated: false, id: monday.id
        )
        let question = MeetingQuestion(
            ["DE", "GB"].compactMap { Territory($0) }, from: .value(Sample.day("2027-02-01")),
            last: .value(Sample.day("2027-02-14")))
        let found = try await interactor(HolidayServiceDouble([germany, Sample.calendar("GB", [moved])]))
            .search(question).result.get()
        #expect(
            found.weekends.map(\.weekday) == [.saturday, .saturday, .sunday] && found.weekends.map(\.days) == [1, 1, 2])
        #expect(found.weekends.map { $0.places.map(\.description) } == [["DE", "GB"], ["DE"], ["DE", "GB"]])
    }

    @Test("J6 A range that ends before it begins, and hours that do, are named")
    func backwards() async throws {
        let places = ["DE"].compactMap { Territory($0) }
        let (nine, eight) = (TimeOfDay(minutes: 540), TimeOfDay(minutes: 480))
        let (first, last) = (Sample.day("2027-01-02"), Sample.day("2027-01-01"))
        let wrong = MeetingQuestion(
            places, from: .value(first), last: .value(last), opens: .value(nine), closes: .value(eight))
        #expect(
            try await interactor().search(wrong).result
                == .failure(.unreadable([.backwards(first: first, last: last), .hours(opens: nine, closes: eight)])))
        // Without a first day it is today, 20 December 2026.
        let past = MeetingQuestion(
            places, last: .value(Sample.day("2026-12-19")), opens: .value(TimeOfDay(minutes: 1_020)))
        guard case .failure(.unreadable(let faults)) = try await interactor().search(past).result else {
            Issue.record("found")
            return
        }
        #expect(faults.map(\.name) == ["to", "closes"])
        let texts = MeetingQuestion(
            places, last: .unreadable("soon"), opens: .unreadable("early"), closes: .unreadable("late"))
        #expect(
            try await interactor().search(texts).result
                == .failure(.unreadable([.last("soon"), .opens("early"), .closes("late")])))
    }

    @Test("J6 A last day more than two years after the first is named, with the last one that may be given")
    func tooLate() async throws {
        func result(from: String?, to last: String) async throws -> Result<MeetingDays, MeetingProblem> {
            let question = MeetingQuestion(
                ["GB"].compactMap { Territory($0) }, from: from.map { .value(Sample.day($0)) },
                last: .value(Sample.day(last)))
            return try await interactor().search(question).result
        }
        let limit = Sample.day("2028-12-20")
        let late = Result<MeetingDays, MeetingProblem>.failure(.unreadable([.tooLate(limit: limit)]))
        // Without a first day it is today, 20 December 2026.
        for from in ["2026-12-20", nil] {
            #expect(try await result(from: from, to: "2028-12-21") == late)
            #expect(try await result(from: from, to: "9999-12-31") == late)
            #expect(try await result(from: from, to: "2028-12-20") != late)
        }
    }

    @Test("W2 A place without data for the first day is named")
    func noData() async throws {
        guard case .failure(.noData(let place, 2028)) = try await search("2028-01-01", 1, "GB", "DE").result else {
            Issue.record("found")
            return
        }
        #expect(place.territory == Territory(Sample.code("DE")) && place.knownYears == 2026...2027)
        guard case .failure(.noData) = try await search("9999-12-31", 1, "GB").result else {
            Issue.record("found")
            return
        }
    }

    @Test("W2 The source is asked for the years that are looked at")
    func scopes() async throws {
        let holidays = HolidayServiceDouble([germany, britain])
        let question = MeetingQuestion(
            [Territory(Sample.code("DE"))], from: .value(Sample.day("2026-12-24")), days: .value(1))
        _ = try await interactor(holidays).search(question)
        #expect(holidays.scopes.map(\.years) == [2026...2028])
    }

    @Test("W2 D2 A place that fails is named")
    func failures() async {
        let qq = Territory(Sample.code("QQ"))
        await #expect(throws: CompareFailure(place: qq, reason: .unknownCountry(Sample.code("QQ")))) {
            try await search(nil, nil, "DE", "QQ")
        }
    }
}
