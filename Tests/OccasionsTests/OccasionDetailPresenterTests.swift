import SnapshotSupport
import Testing

@testable import Occasions

@Suite("Occasion: presenter")
struct OccasionDetailPresenterTests {
    private let id = Sample.christmas.id

    private func presenter(
        _ result: Result<KeptOccasion, LookupFailure>
    ) -> OccasionDetailPresenter<OccasionDetailInteractorDouble, RecordingRouter<OccasionDetailNavigation>> {
        OccasionDetailPresenter(interactor: OccasionDetailInteractorDouble(result: result), router: RecordingRouter())
    }

    private func page(
        _ result: Result<KeptOccasion, LookupFailure>
    ) async throws -> (page: OccasionDetailPage, status: Status) {
        return try await presenter(result).handle(.opened(id)).shown
    }

    private func section(_ kept: KeptOccasion) async throws -> OccasionSection {
        try #require(try await page(.success(kept)).page.occasion)
    }

    private func kept(_ days: [Int: [KeptOccasion.Day]], names: [KeptOccasion.Name] = []) -> KeptOccasion {
        KeptOccasion(
            facts: OccasionFacts(Sample.christmas), year: 2026,
            years: (2025...2029).map { KeptOccasion.Year(year: $0, days: days[$0] ?? []) }, names: names)
    }

    private func day(_ date: String, _ countries: [KeptOccasion.Country] = [Sample.keptGermany]) -> KeptOccasion.Day {
        KeptOccasion.Day(date: Sample.day(date), countries: countries, countriesInPart: [])
    }

    @Test("W3 The facts say what the occasion is, when, and in how many countries it is a public holiday")
    func facts() async throws {
        let page = try await page(.success(Sample.keptChristmas)).page
        let section = try #require(page.occasion)
        #expect(page.heading == "Christmas Day" && section.about == "The birth of Jesus.")
        #expect(section.rule == "25 December" && section.tradition == "Christian")
        #expect(section.keepers == "In 2026, a public holiday in 2 countries, and in parts of 1 more")
        #expect(page.head.alternates.map(\.link) == [.to(OccasionDetailNavigation.record(id, .json))])
        #expect(section.neighbours?.previous == nil && section.neighbours?.next?.label == "Epiphany")
        let next = section.neighbours?.next?.link
        #expect(next == .to(OccasionDetailNavigation.occasion(Sample.epiphany.id)))
    }

    @Test("The story is told below the one sentence, which stays the description; without one it is left out")
    func story() async throws {
        var kept = Sample.keptChristmas
        #expect(try await section(kept).story == nil)
        kept.story = Sample.story("x")
        let page = try await page(.success(kept)).page
        #expect(page.occasion?.story?.kept == "Kept x" && page.occasion?.about == "The birth of Jesus.")
        #expect(page.head.description?.hasPrefix("The birth of Jesus. In 2026") == true)
    }

    @Test("W3 The sentence on its countries fits their numbers")
    func keepers() async throws {
        let inPart = KeptOccasion.Day(
            date: Sample.day("2026-01-01"), countries: [], countriesInPart: [Sample.keptIndia, Sample.keptGermany])
        let texts: [([KeptOccasion.Day], String)] = [
            ([], "In 2026, not a public holiday of any country"),
            ([inPart], "In 2026, a public holiday in parts of 2 countries"),
            ([day("2026-12-25")], "In 2026, a public holiday in 1 country"),
            ([inPart, day("2026-12-25")], "In 2026, a public holiday in 1 country, and in parts of 1 more"),
        ]
        for (days, text) in texts { #expect(try await section(kept([2026: days])).keepers == text) }
    }

    @Test("W3 A table has the dates of each year; a year with more than twelve has their number")
    func years() async throws {
        let many = (1...13).map { day("2027-01-\($0 < 10 ? "0" : "")\($0)") }
        let years = try #require(
            try await section(kept([2026: [day("2026-12-25")], 2027: many, 2028: Array(many.prefix(12))])).years)
        #expect(years.rows.map(\.year) == ["2025", "2026", "2027", "2028", "2029"])
        #expect(years.rows.map(\.isCurrent) == [false, true, false, false, false])
        #expect(years.rows[1].dates.map(\.date) == ["Friday 25 December"] && years.rows[1].text == nil)
        #expect(years.rows[1].dates.first?.keepers == "1 country")
        #expect(years.rows[2].dates.isEmpty && years.rows[2].text == "13 dates, from 1 January to 13 January")
        #expect(years.rows[3].dates.count == 12 && years.rows[0].text == "No public holiday")
    }

    @Test("W3 N3 Observed days are named as in lists, beside the date; they add no country")
    func observed() async throws {
        let section = try await section(Sample.keptChristmas)
        #expect(section.keepers == "In 2026, a public holiday in 2 countries, and in parts of 1 more")
        let dates = try #require(section.years).rows[1].dates
        #expect(dates.map(\.date) == ["Friday 25 December", "Monday 28 December", "Tuesday 29 December"])
        #expect(dates.map(\.isObserved) == [false, true, true])
        let places = try #require(section.places).dates
        #expect(places.map(\.isObserved) == [false, true, true])
        #expect(places.map(\.observed) == [nil, "For Friday 25 December 2026", nil])
    }

    @Test("W3 B3 An estimated date is named so in the table, and in the list at the date or at its countries")
    func estimated() async throws {
        var some = day("2026-03-20", [Sample.keptGermany, Sample.keptIndia])
        (some.estimated, some.isMostlyEstimated) = ([Sample.code("IN")], true)
        var all = day("2026-03-21", [Sample.keptKingdom])
        (all.estimated, all.isMostlyEstimated) = ([Sample.code("GB")], true)
        // In one of three countries: the table has one mark for all of them, so it has none here.
        var few = day("2026-03-23", [Sample.keptGermany, Sample.keptIndia, Sample.keptKingdom])
        few.estimated = [Sample.code("IN")]
        let marked = try await section(kept([2026: [some, all, day("2026-03-22"), few]]))
        #expect(try #require(marked.years).rows[1].dates.map(\.isEstimated) == [true, true, false, false])
        let places = try #require(marked.places)
        #expect(places.dates.map(\.isEstimated) == [false, true, false, false])
        #expect(places.dates[3].countries.map(\.isEstimated) == [false, true, false])
        #expect(places.dates[0].countries.map(\.isEstimated) == [false, true])
        #expect(places.dates[1].countries.map(\.isEstimated) == [false])
        #expect(places.remark.hasSuffix("An estimated date may still change."))
        let unmarked = try await section(kept([2026: [day("2026-03-22")]]))
        #expect(unmarked.places?.remark.contains("estimated") == false)
    }

    @Test("W3 The countries are those of this year; else of the next year with any, else of the last")
    func places() async throws {
        let texts: [([Int], String?)] = [
            ([2025, 2026, 2027], "2026"), ([2025, 2028, 2029], "2028"), ([2025], "2025"), ([], nil),
        ]
        for (years, year) in texts {
            let days = Dictionary(uniqueKeysWithValues: years.map { ($0, [day("\($0)-12-25")]) })
            let section = try await section(kept(days))
            #expect(section.places?.title == year.map { "Where it is a public holiday in \($0)" })
            #expect((section.years == nil) == (year == nil))
        }
    }

    @Test("W3 Twelve dates and twelve names are shown unfolded, more are folded", arguments: [12, 13])
    func folded(count: Int) async throws {
        let days = (1...count).map { day("2026-01-\($0 < 10 ? "0" : "")\($0)") }
        let names = (1...count).map { Sample.keptName("Name \($0)", "en", "English", [Sample.keptGermany]) }
        let section = try await section(kept([2026: days], names: names))
        #expect(section.places?.isOpen == (count == 12) && section.names?.isOpen == (count == 12))
    }

    @Test("W3 Sixty countries are shown unfolded, more are folded", arguments: [60, 61])
    func manyCountries(count: Int) async throws {
        let countries = Array(repeating: Sample.keptGermany, count: count)
        let section = try await section(kept([2026: [day("2026-12-25", countries)]]))
        #expect(section.places?.isOpen == (count == 60))
    }

    @Test("W3 The countries of a date are in order of their names, and lead to the list that has the holiday")
    func countries() async throws {
        let places = try #require(try await section(Sample.keptChristmas).places)
        let countries = try #require(places.dates.first).countries
        #expect(countries.map(\.name) == ["Germany", "India", "United Kingdom"])
        #expect(countries.map(\.part) == [nil, "in some regions", nil])
        func link(_ code: String, _ isEverywhere: Bool) -> Link {
            .to(
                OccasionDetailNavigation.holidays(
                    HolidayYear(Sample.code(code), 2026, HolidayFilter(isEverywhere: isEverywhere))))
        }
        #expect(countries.map(\.link) == [link("DE", false), link("IN", true), link("GB", false)])
        #expect(places.dates.first?.isoDate == "2026-12-25")
    }

    @Test("W3 Names are in order of their languages, with six countries at most, or seven if these are all")
    func names() async throws {
        let nine = (0..<9).map { Sample.kept("D\(["A", "B", "C", "D", "E", "F", "G", "H", "I"][$0])", "Country \($0)") }
        let kept = kept(
            [:],
            names: [
                Sample.keptName("Noël", "fr", "French", Array(nine.prefix(7))),
                Sample.keptName("Christmas", "en", "English", nine),
                Sample.keptName("Jul", "da", "Danish", [], others: [Sample.keptGermany]),
            ])
        let names = try #require(try await section(kept).names)
        #expect(names.caption == "3 names in 3 languages")
        #expect(names.rows.map(\.languageName) == ["Danish", "English", "French"])
        #expect(names.rows.map(\.places.count) == [1, 6, 7] && names.rows.map(\.more) == [nil, "and 3 more", nil])
        #expect(names.rows.map(\.remark) == ["not as a public holiday", nil, nil])
        let everywhere = HolidayFilter(types: .all, isEverywhere: true)
        let link = names.rows[0].places.first?.link
        #expect(link == .to(OccasionDetailNavigation.holidays(HolidayYear(Sample.code("DE"), 2026, everywhere))))
    }

    @Test("W3 An unknown occasion is 404 and leads to all of them; a failing source has its own status")
    func failures() async throws {
        let unknown = try await page(.failure(.unknown))
        #expect(unknown.status == .notFound && unknown.page.head.canonical == nil && !unknown.page.head.isListed)
        #expect(unknown.page.notice?.actions.first?.link == .to(OccasionDetailNavigation.list))
        let failed = try await page(.failure(.service(.timedOut)))
        #expect(failed.status == .gatewayTimeout && failed.page.occasion == nil)
        #expect(failed.page.notice?.actions.first?.link == .to(OccasionDetailNavigation.occasion(id)))
        #expect(presenter(.failure(.unknown)).loading(.opened(id))?.page.loading == "Loading")
    }

    private func guessed(
        _ guess: Result<OccasionGuess, ServiceFailure>
    ) async -> Step<OccasionDetailPage, OccasionDetailNavigation, Never> {
        let presenter = OccasionDetailPresenter(
            interactor: OccasionDetailInteractorDouble(result: .failure(.unknown), guess: guess),
            router: RecordingRouter<OccasionDetailNavigation>())
        return await presenter.handle(.opened(Slug("weihnachten")))
    }

    @Test("W3 The name of one occasion leads to it; of several, and a part of a name, to those that may be meant")
    func led() async throws {
        guard case .go(.occasion(id)) = await guessed(.success(.sample(Sample.christmas, isName: true))) else {
            Issue.record("not led to the occasion")
            return
        }
        for guess in [
            OccasionGuess.sample(Sample.christmas, Sample.epiphany, isName: true),
            .sample(Sample.christmas, isName: false),
        ] {
            let (page, status) = try await guessed(.success(guess)).shown
            #expect(status == .notFound)
            let ids = guess.occasions.map { OccasionDetailNavigation.occasion($0.id) }
            #expect(page.notice?.actions.map(\.link) == (ids + [.list]).map { Link.to($0) })
            #expect(page.notice?.actions.first?.label == "Christmas Day")
        }
        let (page, status) = try await guessed(.failure(.timedOut)).shown
        #expect(status == .notFound && page.notice?.actions.count == 1)
    }
}
