import TestSupport
import Testing

@testable import Search

/// The answers, over a few countries and a calendar of Germany.
@Suite("Search: answers")
struct SearchFactsTests {
    private static let germany = Sample.country(
        "DE", "Germany", regions: [Sample.countryRegion("BE", "Berlin"), Sample.countryRegion("BY", "Bavaria")])
    private static let unity = Occasion(
        id: Slug("unity"), name: "Unity Day", about: "", rule: "3 October", tradition: .international)
    private static let movable = Occasion(
        id: Slug("movable"), name: "Movable Feast", about: "", rule: "by the moon", tradition: .international)
    private static let names = [
        Sample.holidayName("German Unity Day", "en", "English", ["DE"], occasion: unity.id),
        Sample.holidayName("Epiphany", "en", "English", ["DE"], occasion: nil),
        Sample.holidayName("Boxing Day", "en", "English", ["DE"], occasion: nil),
    ]
    private static let celebrations = [
        Celebration(date: Sample.day("2027-03-01"), countries: ["DE", "GB"].map(Sample.code)),
        Celebration(
            date: Sample.day("2029-03-01"), countries: ["DE", "GB"].map(Sample.code), estimated: [Sample.code("GB")]),
        Celebration(date: Sample.day("2027-04-01"), countries: ["GB", "UA"].map(Sample.code)),
        Celebration(
            date: Sample.day("2027-04-02"), observedFor: Sample.day("2027-04-01"), countries: [Sample.code("UA")]),
    ]

    private func facts(
        _ text: String, on today: String = "2026-11-21",
        holidays: any HolidayService = HolidayServiceDouble([Sample.germanCalendar])
    ) async throws -> [SearchAnswer.Fact] {
        try await SearchResultsInteractor(
            countries: CountryServiceDouble([Self.germany, Sample.unitedKingdom, Sample.ukraine]), holidays: holidays,
            occasions: OccasionServiceDouble(
                [Self.unity, Self.movable], celebrations: Self.celebrations, names: Self.names),
            people: PersonServiceDouble([]),
            world: WorldServiceDouble(
                cities: [City(["Munich"], in: Territory(Sample.code("DE"), Sample.region("BY")))]),
            indexes: SearchIndexes(), clock: ClockDouble(Sample.day(today))
        ).search(text).facts
    }

    private func first(_ text: String, on today: String = "2026-11-21") async throws -> SearchAnswer.Fact? {
        try await facts(text, on: today).first
    }

    @Test("J1 A place has its next holiday, also by a city, and without a calendar none")
    func place() async throws {
        guard case .place(let place, let next?) = try await first("munich") else { Issue.record("no place"); return }
        #expect(place == .munich && next.name.text == "Boxing Day" && next.date == Sample.day("2026-12-26"))
        #expect(try await first("united kingdom").map { if case .place(_, nil) = $0 { true } else { false } } == true)
        let failing = try await facts("germany", holidays: HolidayServiceDouble(failing: .timedOut))
        #expect(failing == [.place(.germany, next: nil)])
    }

    @Test("J1 The next holiday is answered, and the lists of a year")
    func lists() async throws {
        guard case .next(.germany, let next) = try await first("next holiday germany") else {
            Issue.record("no holiday")
            return
        }
        #expect(next.date == Sample.day("2026-12-26"))
        #expect(try await first("bavaria 2027") == .year(.publicHolidays, .bavaria, 2027))
        #expect(try await first("school holidays germany") == .year(.schoolHolidays, .germany, 2026))
        #expect(try await first("germany december 2027") == .month(12, 2027, .germany))
        #expect(try await first("next month") == .month(12, 2026, nil))
        #expect(try await first("next week") == .week(Sample.day("2026-11-23")))
        #expect(try await first("calendar 2027") == .choose(.calendar, 2027))
    }

    @Test("J1 A year without data says so, with the years that have some; a day that does not exist does too")
    func unknown() async throws {
        #expect(try await first("bavaria 2090") == .noData(.bavaria, 2090, known: Self.germany.years))
        #expect(try await first("1 january 2090 germany") == .noData(.germany, 2090, known: Self.germany.years))
        #expect(try await first("24 december 2090") == .noData(nil, 2090, known: Self.germany.years))
        #expect(try await first("29.2.2027 germany") == .noSuchDay(last: Sample.day("2027-02-28")))
        #expect(
            SearchWords().noSuchDay(last: Sample.day("2027-02-28"))
                == "There is no such day. The last day of the month is Sunday 28 February 2027.")
        let words = SearchWords().noData(in: .bavaria, for: 2090, known: 2020...2035)
        #expect(words == "No data for 2090. We have data for Germany from 2020 to 2035.")
    }

    @Test("J1 A day is answered for the place that is named: off, weekend or work; half a day is half")
    func days() async throws {
        #expect(try await first("2026-12-04") == .day(Sample.day("2026-12-04")))
        let working = try await first("2026-12-04 germany")
        #expect(working == .status(Sample.day("2026-12-04"), .germany, .working(lacks: nil)))
        #expect(try await first("germany 5 dec 2026") == .status(Sample.day("2026-12-05"), .germany, .weekend))
        let off = try await first("bavaria 2026-01-06")
        let epiphany = SearchAnswer.Holiday.sample("Epiphany", "2026-01-06")
        #expect(off == .status(Sample.day("2026-01-06"), .bavaria, .holiday(epiphany)))
        #expect(try await facts("4/12/2026").count == 2)
    }

    @Test("J1 B3 A day off and the next holiday are estimated like the holiday in the data", arguments: [true, false])
    func estimated(isEstimated: Bool) async throws {
        let feast = Sample.holiday("2026-12-03", "Moon Feast", isEstimated: isEstimated)
        let holidays = HolidayServiceDouble([Sample.calendar("DE", [feast])])
        guard case .status(_, _, let kind) = try await facts("germany 2026-12-03", holidays: holidays).first,
            case .place(_, let next?) = try await facts("germany", holidays: holidays).first
        else { Issue.record("no answer"); return }
        #expect(kind.isEstimated == isEstimated && next.isEstimated == isEstimated)
    }

    @Test("J1 A feast has its date in the place and the year, or the next one")
    func feasts() async throws {
        guard case .kept(let kept) = try await first("boxing day germany 2026") else {
            Issue.record("not kept")
            return
        }
        #expect(
            kept.date == Sample.day("2026-12-26") && kept.observed == Sample.day("2026-12-28") && kept.place == .germany
        )
        #expect(kept.reference?.year == 2026 && kept.feast.name == "Boxing Day")
        // Only one country has the name.
        guard case .kept(let next) = try await first("german unity day", on: "2026-09-01") else {
            Issue.record("not kept")
            return
        }
        #expect(next.date == Sample.day("2026-10-03") && next.place == .germany)
        guard case .kept(let later) = try await first("german unity day") else { Issue.record("not kept"); return }
        #expect(later.date == Sample.day("2027-03-01"), "the calendar has none after today, so the celebrations tell")
        guard
            case .notKept(let feast, .place("Berlin", nil), 2026, nil) = try await first("epiphany berlin 2026")?
                .inBerlin
        else { Issue.record("kept"); return }
        #expect(feast.name == "Epiphany")
    }

    @Test("J1 Places are compared if the query says so, before what each of them has", arguments: ["compare", "vs"])
    func comparison(word: String) async throws {
        let text = word == "vs" ? "berlin vs bavaria 2027" : "\(word) berlin bavaria 2027"
        guard case .comparison(let places, 2027) = try await first(text) else { Issue.record("no comparison"); return }
        #expect(places.map(\.territory.description) == ["DE-BE", "DE-BY"])
        #expect(SearchWords().comparison(of: places, 2027) == "Compare Berlin and Bavaria in 2027")
        // One place has nothing beside it.
        #expect(try await first("compare germany 2027") == .year(.publicHolidays, .germany, 2027))
    }

    @Test("J1 What only some regions keep is kept in the country too, and the answer says by whom")
    func regional() async throws {
        guard case .kept(let kept) = try await first("epiphany germany 2026") else { Issue.record("not kept"); return }
        #expect(kept.date == Sample.day("2026-01-06") && kept.place == .germany && kept.reference != nil)
        let names = Keepers.Names(codes: [Sample.region("BY")], names: ["Bavaria"])
        #expect(kept.keepers == .regions(names, of: 2))
        #expect(SearchWords().details(kept) == "Only in Bavaria.")
        guard case .kept(let own) = try await first("epiphany bavaria 2026"),
            case .kept(let all) = try await first("boxing day germany 2026")
        else { Issue.record("not kept"); return }
        #expect(own.keepers == nil && all.keepers == nil)
    }

    @Test(
        "J1 The link to an occasion has its name after a colon where a sentence would need a case or an article of it",
        arguments: ["de", "es", "fr", "hi", "it", "nl", "pl", "pt", "tr", "uk"])
    func occasionLink(code: String) throws {
        let words = SearchWords(try #require(Language(code: code)))
        let link = words.about(SearchAnswer.Feast(name: "X", occasion: nil))
        #expect(link.contains(": ") && link.contains("X"), "\(link)")
    }

    @Test(
        "J1 An answer says only once that parts of a place have a day off, in every language", arguments: Language.all)
    func partsOnce(language: Language) {
        let words = SearchWords(language)
        let holiday = SearchAnswer.Holiday.sample()
        let bavaria = Keepers.Names(codes: [Sample.region("BY")], names: ["Bavaria"])
        let nobody = Keepers.Names(codes: [], names: [])
        func detail(_ keepers: Keepers, _ place: SearchAnswer.Place) -> String {
            (words.details(.partial(holiday, keepers), of: place) ?? "").lowercased()
        }
        // The detail says which parts, and nothing but a preposition, a full stop and isolates beside that.
        let parts = detail(.parts(bavaria, which: "Augsburg"), .bavaria)
        #expect(parts.contains("augsburg") && parts.count <= "augsburg".count + 3, "\(parts)")
        let regions = detail(.regions(bavaria, of: 16), .germany)
        #expect(regions.contains("bavaria") && regions.count <= "bavaria".count + 12, "\(regions)")
        #expect(detail(.regions(Keepers.Names(codes: bavaria.codes, names: []), of: 16), .germany).contains("16"))
        #expect(detail(.parts(bavaria, which: nil), .germany).contains("bavaria"))
        #expect(detail(.parts(bavaria, which: nil), .bavaria).isEmpty)
        #expect(detail(.parts(nobody, which: nil), .germany).isEmpty)
    }

    @Test("J1 In the world, a feast has the date of its rule, or that of most countries, and that of most others")
    func world() async throws {
        guard case .kept(let ruled) = try await first("unity day 2028"),
            case .kept(let counted) = try await first("movable feast")
        else { Issue.record("not kept"); return }
        #expect(
            ruled.date == Sample.day("2028-10-03") && ruled.countries == nil && ruled.other == nil && ruled.place == nil
        )
        #expect(counted.date == Sample.day("2027-03-01") && counted.countries == 2)
        #expect(counted.other == SearchAnswer.OtherDate(date: Sample.day("2027-04-01"), countries: 1))
        guard case .kept(let estimated) = try await first("movable feast 2029") else {
            Issue.record("not kept")
            return
        }
        #expect(estimated.isEstimated && !counted.isEstimated && !ruled.isEstimated)
    }

    @Test("J1 What was probably meant is said, and answered; the results are of that")
    func suggestion() async throws {
        let answer = try await SearchResultsInteractor(
            countries: CountryServiceDouble([Self.germany]), holidays: HolidayServiceDouble([]),
            occasions: OccasionServiceDouble(), people: PersonServiceDouble([]),
            world: WorldServiceDouble(failing: .missing),
            indexes: SearchIndexes(), clock: ClockDouble(Sample.day("2026-11-21"))
        ).search("Grmany 2027")
        #expect(answer.suggestion == SearchAnswer.Suggestion(text: "germany 2027", name: nil))
        #expect(answer.facts == [.year(.publicHolidays, .germany, 2027)] && answer.searched == "germany")
        #expect(answer.groups.map(\.kind) == [.countries])
    }

    @Test("J1 A name that is only begun is not answered, and neither is a text with unknown words that finds something")
    func unanswered() async throws {
        for text in ["germ", "unity", "xyzzy"] { #expect(try await facts(text).isEmpty, "\(text)") }
        #expect(try await first("germ 2027") == .year(.publicHolidays, .germany, 2027))
    }
}

extension SearchAnswer.Fact {
    /// The same for comparing: the sample's place is of Bavaria.
    fileprivate var inBerlin: Self {
        guard case .notKept(let feast, let place, let year, let date) = self else { return self }
        let name = place.name.region?.text ?? ""
        return .notKept(feast, .place(name, nil), year, elsewhere: date)
    }
}
