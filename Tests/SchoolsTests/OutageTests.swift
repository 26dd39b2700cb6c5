import Support
import TestSupport
import Testing

@testable import Schools

@Suite("Breaks that could not be fetched")
struct SchoolOutageTests {
    private let austria = calendar("AT", regions: ["1", "3"], knowledge: HolidayKnowledge([]))

    private func known(_ calendar: HolidayCalendar, _ year: Int = 2026, region: String? = nil) -> YearKnowledge {
        calendar.year(year, of: .school, in: region.flatMap { RegionCode($0) })
    }

    @Test("A country of which nothing came says so, with when it was tried, and has its own holidays")
    func nothing() {
        let content = SchoolContent([], missing: [code("AT")], outage: Answers.failed, knowsCountries: true)
        #expect(content.isUnsettled && content.failing == [code("AT")] && content.summary.contains("1 not fetched"))
        let made = SchoolAlmanac(content).completed(austria)
        #expect(made.holidays == austria.holidays)
        #expect(known(made).outage == Answers.failed && known(made, region: "1").outage == Answers.failed)
        #expect(known(made).state == .noData)
        #expect(made.year(2026, of: .publicHoliday, in: nil).outage == nil)
        #expect(Answers.failed.tried?.description == "2026-11-28 21:15 UTC")
    }

    @Test("Until the list of countries has come, this is said of every country that lacks breaks, and of no other")
    func noList() {
        let schools = SchoolAlmanac(SchoolContent([], missing: [], outage: Answers.pending, knowsCountries: false))
        #expect(schools.has(code("AT")) && schools.has(code("IE")))
        #expect(known(schools.completed(austria)).outage == Answers.pending)
        let own = calendar(
            "DE", years: 2026...2026, breaks: [ownBreak("2026-04-01")],
            knowledge: HolidayKnowledge([
                .init(types: [.school], basis: .announced, days: date("2026-01-01")...date("2026-12-31"))
            ]))
        #expect(known(schools.completed(own)).outage == nil)
    }

    @Test("A country that the source does not have says nothing of it")
    func unknown() throws {
        let schools = SchoolAlmanac(try Answers.content([Answers.rows()]))
        #expect(!schools.has(code("IE")))
        let ireland = calendar("IE")
        #expect(schools.completed(ireland) === ireland)
    }

    @Test("An old copy is shown, and said to be one; what came is dated by the day on which it came")
    func old() throws {
        let rows = try Answers.rows(Answers.row("2026-05-05", "2026-05-05"))
        let outage = SourceOutage(service: "OpenHolidays", tried: Answers.failed.tried, hasCopy: true)
        let old = SchoolAlmanac(try Answers.content([rows], outage: outage)).completed(austria)
        #expect(old.breaks(2026) == ["05-05 Break"])
        #expect(known(old).outage == outage && known(old, 2027).outage == outage)
        let fresh = SchoolAlmanac(try Answers.content([rows])).completed(austria)
        #expect(fresh.breaks(2026) == ["05-05 Break"] && known(fresh).outage == nil)
        #expect(fresh.second?.source == .openHolidays(revised: date("2026-11-28"), dating: .fetched))
        #expect(fresh.second?.source.notice.hasSuffix("(ODbL), as fetched on 2026-11-28.") == true)
    }

    @Test("A calendar lacks breaks unless our own data have some in each region and year")
    func incomplete() {
        #expect(SchoolAlmanac.isIncomplete(austria, in: 2025...2027))
        let breaks = ["2025", "2026", "2027"].map { ownBreak("\($0)-04-01", regions: ["1", "3"]) }
        let whole = calendar("AT", regions: ["1", "3"], breaks: breaks)
        #expect(!SchoolAlmanac.isIncomplete(whole, in: 2025...2027))
        let part = calendar(
            "AT", regions: ["1", "3"], breaks: breaks.dropLast() + [ownBreak("2027-04-01", regions: ["1"])])
        #expect(SchoolAlmanac.isIncomplete(part, in: 2025...2027) && !SchoolAlmanac.isIncomplete(part, in: 2025...2026))
        // Years that the calendar does not have are no reason to ask.
        #expect(!SchoolAlmanac.isIncomplete(whole, in: 2028...2030))
    }
}
