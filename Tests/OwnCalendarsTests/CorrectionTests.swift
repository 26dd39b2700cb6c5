import Support
import TestSupport
import Testing

@testable import OwnCalendars

@Suite("Own corrections")
struct CorrectionTests {
    private func corrected(_ changes: String, report: (FileProblem) -> Void = { _ in }) throws -> HolidayCalendar {
        Bases.germany.corrected(by: try corrections(of: "DE", changes), report)
    }

    @Test("A day is added: to the country, or to a region")
    func add() throws {
        let made = try corrected(
            "<add name='Expo' date='2026-06-01' regions='BE'/><add name='All' yearly='06-02' from='2027'/>")
        #expect(made.kept(in: "BE").contains("06-01 Expo"))
        #expect(!made.kept(in: "BY").contains("06-01 Expo"))
        #expect(made.kept(in: "BY", 2027).contains("06-02 All"))
        #expect(!made.kept(in: "BY", 2026).contains("06-02 All"))
    }

    @Test(
        "A day that is added is off, unless it is half a day or an observance",
        arguments: [
            ("", HolidayType.publicHoliday), ("kind='holiday'", .publicHoliday), ("kind='half-day'", .halfDay),
            ("kind='observance'", .observance),
        ])
    func kinds(kind: String, type: HolidayType) throws {
        let made = try corrected("<add name='Expo' date='2026-06-01' \(kind)/>")
        #expect(made.holidays.filter { $0.kind.slug == Slug("expo") }.map(\.kind.types) == [[type]])
    }

    @Test("A day is removed: on a date, on all, in a region")
    func remove() throws {
        let once = try corrected("<remove holiday='epiphany' date='2026-01-06'/>")
        #expect(!once.kept(in: "BY", 2026).contains("01-06 Epiphany"))
        #expect(once.kept(in: "BY", 2027).contains("01-06 Epiphany"))
        let here = try corrected("<remove holiday='christmas-day' regions='BE'/>")
        #expect(!here.kept(in: "BE").contains("12-25 Christmas Day"))
        #expect(here.kept(in: "BY").contains("12-25 Christmas Day"))
    }

    @Test("A day is moved, in a region only")
    func move() throws {
        let made = try corrected("<move holiday='christmas-day' date='2026-12-25' to='2026-12-28' regions='BE'/>")
        #expect(made.kept(in: "BE").last == "12-28 Christmas Day")
        #expect(made.kept(in: "BY").last == "12-25 Christmas Day")
        #expect(made.holidays.map(\.date) == made.holidays.map(\.date).sorted())
    }

    @Test("A day is renamed, and keeps its address")
    func rename() throws {
        let made = try corrected("<rename holiday='christmas-day' name='First Christmas Day'/>")
        let day = try #require(made.holidays(in: 2026).last)
        #expect(day.kind.name.text == "First Christmas Day")
        #expect(day.kind.localName?.text == "Weihnachten")
        #expect(day.id.description == "12-25-christmas-day")
        let local = try corrected("<rename holiday='christmas-day' name='Christfest' lang='de'/>")
        let kind = try #require(local.holidays(in: 2026).last?.kind)
        #expect(kind.localName?.text == "Christfest")
        #expect(kind.englishName.text == "Christmas Day")
    }

    @Test("Y1 A correction is shown as ours are, with its reason and source")
    func shown() throws {
        let made = try corrected("<remove holiday='epiphany' date='2026-01-06'/>")
        let correction = try #require(made.corrections.first)
        #expect(correction.fact == "Right." && correction.reason == "Wrong.")
        #expect(correction.sources.map(\.title) == ["Gazette"])
        #expect(correction.isAbout(date("2026-01-01")...date("2026-12-31"), in: RegionCode("BY")))
        #expect(!correction.isAbout(date("2027-01-01")...date("2027-12-31"), in: nil))
    }

    @Test(
        "What changes nothing is reported, and shown to nobody",
        arguments: [
            "<remove holiday='diwali'/>", "<remove holiday='epiphany' date='2026-01-07'/>",
            "<move holiday='epiphany' date='2026-01-08' to='2026-01-09'/>", "<rename holiday='x' name='y'/>",
            "<add name='x' date='2026-01-01' regions='XX'/>", "<add name='x' date='2040-01-01'/>",
        ])
    func nothing(change: String) throws {
        var problems: [FileProblem] = []
        let made = try corrected(change) { problems.append($0) }
        #expect(problems.map(\.line) == [1])
        #expect(made.corrections.isEmpty)
    }

    @Test(
        "A wrong correction is refused",
        arguments: [
            "<move holiday='x' date='2026-12-31' to='2027-01-02'/>", "<add name='x'/>", "<destroy holiday='x'/>", "",
        ])
    func refused(change: String) {
        #expect(throws: FileProblem.self) { try corrections(of: "DE", change) }
    }

    @Test("Own calendars build on the corrected days")
    func below() async throws {
        var content = OwnFolder.Content()
        content.calendars = [try calendar("name='Acme' base='DE-BY'")]
        content.corrections = try corrections(of: "DE", "<remove holiday='epiphany'/>")
        let services = OwnAlmanac(content).services(Bases.services)
        let own = try #require(try await services.holidays.calendar(of: .own, covering: .init(year: 2026)))
        #expect(own.value.kept(in: "ACME") == ["12-25 Christmas Day"])
    }

    @Test("Y1 The data are revised on the day of a correction with an effect, unless they were revised later")
    func revised() throws {
        func revised(_ day: String?, _ changes: String, in file: String?) throws -> String? {
            let base = Bases.germany
            let calendar = HolidayCalendar(
                country: base.country, years: base.years, weekends: base.weekends, regions: base.regions,
                holidays: base.holidays, revisedAt: day.map { RevisionTime(date($0)) })
            var own = try corrections(of: "DE", changes)
            for index in own.indices { own[index].revised = file.map { RevisionTime(date($0)) } }
            return calendar.corrected(by: own).revised?.description
        }
        let change = "<remove holiday='epiphany'/>"
        #expect(try revised("2026-08-01", change, in: "2026-09-01") == "2026-09-01")
        #expect(try revised("2026-10-01", change, in: "2026-09-01") == "2026-10-01")
        #expect(try revised("2026-08-01", change, in: nil) == "2026-08-01")
        #expect(try revised("2026-08-01", "<remove holiday='easter'/>", in: "2026-09-01") == "2026-08-01")
        #expect(try revised(nil, change, in: "2026-09-01") == nil)
    }

    @Test("Y1 A correction that is changed twice on a day revises the data twice, on the same day")
    func revisedTwice() throws {
        let base = Bases.germany
        let calendar = HolidayCalendar(
            country: base.country, years: base.years, weekends: base.weekends, regions: base.regions,
            holidays: base.holidays, revisedAt: RevisionTime(date("2026-08-01")))
        func revised(at second: Int) throws -> RevisionTime? {
            var own = try corrections(of: "DE", "<remove holiday='epiphany'/>")
            let moment = RevisionTime(seconds: date("2026-09-01").dayNumber * 86_400 + second)
            for index in own.indices { own[index].revised = moment }
            let corrected = calendar.corrected(by: own)
            #expect(corrected.revised == date("2026-09-01"))
            return corrected.revisedAt
        }
        let (first, second) = (try #require(try revised(at: 36_000)), try #require(try revised(at: 36_001)))
        #expect(first < second && first.secondOfDay == 36_000)
    }
}
