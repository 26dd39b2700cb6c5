import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holiday list: presenter, rows")
struct HolidayListRowsPresenterTests: HolidayListPresenterSuite {
    @Test("H3 A row has name, date, weekday and type, and leads to the detail")
    func row() async throws {
        let local = LocalizedText("Tag der Deutschen Einheit", language: "de")
        let (page, _) = try await page(.sample(rows: [.sample(local: local, types: [.publicHoliday, .bank])]))
        let row = try #require(page.year?.months.first?.rows.first)
        #expect(row.name == "German Unity Day")
        #expect(row.localName?.text == "Tag der Deutschen Einheit")
        #expect(row.localName?.language == "de")
        #expect([row.day, row.month, row.weekday, row.isoDate] == ["3", "October", "Saturday", "2026-10-03"])
        // With one label alone, it would look as if it were no public holiday.
        #expect(row.types == ["Public", "Bank"] && row.type == nil)
        #expect(row.link == link(.day(ListedHoliday(Listing.Row.sample().id))))
        let plain = try #require(try await self.page(.sample(rows: [.sample()])).0.year?.months.first?.rows.first)
        #expect(plain.types.isEmpty && plain.type == "Public")
    }

    @Test(
        "L3 Read aloud, a row has its date as the language writes it, with the weekday after the comma",
        arguments: [
            ("en", nil, "1", nil, "May", "Friday"), ("de", nil, "1", ".", "Mai", "Freitag"),
            ("fr", nil, "1", "er", "mai", "vendredi"), ("ja", "5月", "1", "日", "", "金曜日"),
        ] as [(String, String?, String, String?, String, String)])
    func date(
        code: String, before: String?, day: String, sign: String?, month: String, weekday: String
    ) async throws {
        let presenter = HolidayListPresenter(
            interactor: HolidayListInteractorDouble(
                listing: .success(.sample(rows: [.sample("2026-05-01", "Labour Day")]))), router: RecordingRouter(),
            words: HolidaysWords(try #require(Language(code: code))))
        let page = try await presenter.handle(.choseYear(germany2026)).shown.0
        let row = try #require(page.year?.everyMonth.first?.rows.first)
        #expect(row.monthBefore == before && row.day == day && row.sign == sign)
        #expect(row.month == month && row.weekday == weekday)
    }

    @Test("Rows are grouped by month, in order")
    func months() async throws {
        let (page, _) = try await page(
            .sample(rows: [.sample("2026-01-01", "A"), .sample("2026-01-06", "B"), .sample("2026-12-25", "C")]))
        let months = try #require(page.year?.everyMonth)
        #expect(months.map(\.name) == ["January", "December"])
        #expect(months.map(\.rows.count) == [2, 1])
    }

    @Test("In the current year what is past is folded, below what is to come")
    func earlier() async throws {
        let rows: [Listing.Row] = [
            .sample("2026-01-01", "A"), .sample("2026-09-01", "Past"), .sample("2026-09-30", "To come"),
            .sample("2026-12-25", "C"),
        ]
        let year = try #require(try await page(.sample(rows: rows)).0.year)
        #expect(year.months.map(\.name) == ["September", "December"])
        #expect(year.folds.map(\.name) == ["Earlier in 2026"] && year.folds.map(\.count) == ["1"])
        #expect(year.folds.flatMap(\.months).map(\.name) == ["January"])
        let past = try #require(try await page(.sample(rows: Array(rows.prefix(2)))).0.year)
        #expect(past.months.count == 2 && past.folds.isEmpty)
        let coming = try #require(try await page(.sample(rows: Array(rows.suffix(2)))).0.year)
        #expect(coming.months.count == 2 && coming.folds.isEmpty)
    }

    @Test("The end of a long list is folded")
    func later() async throws {
        func year(_ october: Int) async throws -> YearSection {
            let rows = (1...october).map { Listing.Row.sample("2026-10-\($0 < 10 ? "0" : "")\($0)", "A\($0)") }
            let others = (1...30).map { Listing.Row.sample("2026-11-\($0 < 10 ? "0" : "")\($0)", "B\($0)") }
            let last = Listing.Row.sample("2026-12-25", "C")
            return try #require(try await page(.sample(rows: rows + others + [last])).0.year)
        }
        let short = try await year(17)
        #expect(short.months.map(\.name) == ["October", "November", "December"] && short.folds.isEmpty)
        let long = try await year(18)
        #expect(long.months.map(\.name) == ["October", "November"])
        #expect(long.folds.map(\.name) == ["Later in 2026"] && long.folds.map(\.id) == ["later"])
        // What regions make of a day takes lines too.
        let regional = (1...28).map { number in
            var row = Listing.Row.sample("2026-10-\(number < 10 ? "0" : "")\(number)", "A\(number)")
            row.regionalTypes = [.sample(), .sample(.optional), .sample(.bank)]
            return row
        }
        let rows = regional + [.sample("2026-11-05", "B"), .sample("2026-12-05", "C")]
        let tall = try #require(try await page(.sample(rows: rows)).0.year)
        #expect(tall.months.map(\.name) == ["October"] && tall.folds.first?.months.count == 2)
    }

    @Test("N6 A run that began in the year before is at the top, under its own month, with all of its days")
    func carried() async throws {
        let (page, _) = try await page(
            .sample(
                year: 2027,
                rows: [
                    .sample("2026-12-24", "Christmas Break", until: "2027-01-08", types: [.school]),
                    .sample("2027-01-06", "Epiphany"), .sample("2027-12-24", "Christmas Break", until: "2028-01-07"),
                ]), HolidayYear(Sample.code("DE"), 2027))
        let months = try #require(page.year?.months)
        #expect(months.map(\.name) == ["December 2026", "January", "December"])
        #expect(months.map(\.id) == ["month-2026-12", "month-1", "month-12"])
        let row = try #require(months.first?.rows.first)
        #expect([row.day, row.month, row.isoDate] == ["24", "December 2026", "2026-12-24"])
        #expect(row.range == "Until Friday 8 January 2027, 16 days" && row.isoLast == "2027-01-08")
        #expect(months.last?.rows.map(\.month) == ["December"])
    }

    @Test("B2 A break whose end or beginning is not known says so")
    func openEnds() async throws {
        var (begun, open) = (
            Listing.Row.sample("2026-01-01", "Break", until: "2026-01-05"),
            Listing.Row.sample("2026-12-24", "Break", until: "2026-12-31")
        )
        begun.mayBeginEarlier = true
        open.mayGoOn = true
        let (page, _) = try await page(.sample(rows: [begun, open], next: open))
        #expect(
            page.year?.everyMonth.flatMap(\.rows).map(\.range) == [
                "Until Monday 5 January 2026, 5 days known; it may have begun earlier",
                "Until Thursday 31 December 2026 or later, 8 days known",
            ])
        #expect(page.year?.upcoming?.date == "Thursday 24 to Thursday 31 December 2026 (or later)")
    }

    @Test("Observed days, regions, other names, estimates and past days are marked")
    func remarks() async throws {
        let other = Listing.OtherName(name: LocalizedText("Lee", language: "en"), regions: .named(["Alabama"]))
        let (page, _) = try await page(
            .sample(rows: [
                .sample("2026-02-01", "Past", isEstimated: true),
                .sample(
                    "2026-12-26", "Boxing Day", keepers: .regions(.named(["Bavaria", "Berlin"]), of: 16),
                    otherNames: [other], observedOn: "2026-12-28"),
                .sample("2026-12-28", "Boxing Day", keepers: .allBut(.named(["Hesse"])), observedFor: "2026-12-26"),
            ]))
        let rows = try #require(page.year?.everyMonth).flatMap(\.rows)
        #expect(rows.map(\.isPast) == [true, false, false])
        #expect(rows.map(\.isEstimated) == [true, false, false])
        #expect(rows.map(\.isObserved) == [false, false, true])
        #expect(rows.map(\.otherDay) == [nil, "Observed on Monday 28 December 2026", "For Saturday 26 December 2026"])
        #expect(rows.map(\.regions) == [nil, "Bavaria and Berlin", "Not in Hesse"])
        #expect(rows[1].otherNames.map(\.place) == ["In Alabama"] && rows[1].otherNames.map(\.name) == ["Lee"])
    }

    @Test("Days off in exchange, which have one name, tell the day that each is worked for")
    func exchanged() async throws {
        let (page, _) = try await page(
            .sample(rows: [
                .sample("2026-10-06", "Day off", exchangedFor: "2026-09-20"),
                .sample("2026-10-07", "Day off", exchangedFor: "2026-10-10"),
            ]))
        #expect(
            page.year?.everyMonth.flatMap(\.rows).map(\.otherDay) == [
                "In exchange for Sunday 20 September 2026, which is a working day",
                "In exchange for Saturday 10 October 2026, which is a working day",
            ])
    }

    @Test(
        "The place of an event is what keeps it: the country, or each of its parts, or how many of them",
        arguments: [
            (nil, []), (.allBut(.named(["Hesse"])), []), (.allBut(.sample(4)), []),
            (.regions(.named(["Bavaria", "Berlin"]), of: 16), ["Bavaria", "Berlin"]),
            (.regions(.sample(4), of: 16), ["4 of 16 regions"]),
            (.parts(.sample(0), which: nil), []), (.parts(.sample(0), which: "Augsburg"), ["Augsburg"]),
            (.parts(.named(["Bavaria"]), which: "Augsburg"), ["Bavaria"]),
            (.parts(.named(["Bavaria"]), which: nil), ["Bavaria"]), (.parts(.sample(4), which: nil), ["4 regions"]),
        ] as [(Keepers?, [String])])
    func areas(keepers: Keepers?, areas: [String]) async throws {
        var listing = Listing.sample(rows: [.sample(keepers: keepers)])
        let row = try #require(try await page(listing).0.year?.months.first?.rows.first)
        #expect(row.areas.map(\.name) == areas && row.areas.allSatisfy { $0.country == "Germany" })
        #expect(row.nation == (areas.isEmpty ? "Germany" : nil))
        // In the list of a region, that is where everybody has the day off.
        listing.place = PlaceName(region: "Saxony", country: "Germany")
        let regional = try #require(try await page(listing).0.year?.months.first?.rows.first)
        #expect(regional.areas.map(\.name) == (keepers == nil ? ["Saxony"] : areas))
    }

    @Test("Parts of other regions that keep a feast have a line of their own, and are places of the event")
    func partsBeside() async throws {
        var row = Listing.Row.sample(keepers: .regions(.named(["Saarland"]), of: 16))
        row.parts = .parts(.named(["Bavaria"]), which: "Catholic towns")
        let shown = try #require(try await page(.sample(rows: [row])).0.year?.months.first?.rows.first)
        #expect(shown.regions == "Saarland" && shown.parts == "Bavaria (Catholic towns)")
        #expect(shown.areas.map(\.name) == ["Saarland", "Bavaria"])
    }

    @Test("At most three other names are told; long lists of regions are counted")
    func otherNames() async throws {
        let others = [0, 1, 4, 1, 1].map { count in
            Listing.OtherName(name: LocalizedText("Name", language: "en"), regions: .sample(count))
        }
        let (page, _) = try await page(.sample(rows: [.sample(otherNames: others)]))
        let told = page.year?.months.first?.rows.first?.otherNames.map(\.place)
        #expect(told == ["Also", "In Region 1", "In 4 regions"])
    }

    @Test("In a past year no day is marked as past")
    func pastYear() async throws {
        let (page, _) = try await page(
            .sample(year: 2025, rows: [.sample("2025-02-01", "Day")]), HolidayYear(Sample.code("DE"), 2025))
        #expect(page.year?.months.first?.rows.first?.isPast == false)
    }
}
