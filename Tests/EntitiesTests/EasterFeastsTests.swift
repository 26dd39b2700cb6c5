import TestSupport
import Testing

@testable import Entities

@Suite("Easter, as a calendar shows it")
struct EasterFeastsTests {
    private func calendar(_ holidays: (date: String, occasion: String, regions: [String])...) -> HolidayCalendar {
        Sample.calendar(
            "GR", regions: [("A", "North"), ("B", "South")],
            holidays.map { date, occasion, regions in
                let kind = HolidayKind(
                    names: [LocalizedText(occasion, language: "en")], types: [.publicHoliday],
                    regions: regions.map(Sample.region), occasion: Slug(occasion))
                return Holiday(
                    date: Sample.day(date), kind: kind, id: HolidayID(date: Sample.day(date), slug: kind.slug))
            })
    }

    private func easter(_ calendar: HolidayCalendar, _ region: String? = nil) -> String? {
        calendar.easterSunday(of: region.map(Sample.region), in: 2027)?.description
    }

    @Test(
        "Each of the feasts around Easter shows it",
        arguments: [
            ("2027-04-30", "good-friday"), ("2027-05-02", "easter-sunday"), ("2027-05-03", "easter-monday"),
            ("2027-03-15", "clean-monday"), ("2027-05-11", "radunitsa"), ("2027-05-03", "sham-el-nessim"),
        ])
    func feasts(date: String, occasion: String) {
        #expect(easter(calendar((date, occasion, []))) == "2027-05-02")
    }

    @Test("Two churches, days that are moved and other feasts show none")
    func none() {
        #expect(easter(calendar(("2027-04-30", "good-friday", []), ("2027-03-26", "good-friday", []))) == nil)
        #expect(easter(calendar(("2027-05-03", "easter-sunday", []))) == nil)
        #expect(easter(calendar(("2027-05-01", "labour-day", []))) == nil && easter(calendar()) == nil)
    }

    @Test("A region has the Easter of its own holidays, or else that of the others")
    func regions() {
        let both = calendar(("2027-04-30", "good-friday", ["A"]), ("2027-03-26", "good-friday", ["B"]))
        #expect(easter(both, "A") == "2027-05-02" && easter(both, "B") == "2027-03-28" && easter(both) == nil)
        #expect(easter(calendar(("2027-04-30", "good-friday", ["A"])), "B") == "2027-05-02")
    }

    /// Easter Sunday of 2027 is 28 March.
    @Test(
        "Each feast is as many days from Easter as the church year says",
        arguments: [
            ("ash-wednesday", "2027-02-10"), ("palm-sunday", "2027-03-21"), ("maundy-thursday", "2027-03-25"),
            ("good-friday", "2027-03-26"), ("holy-saturday", "2027-03-27"), ("easter-sunday", "2027-03-28"),
            ("easter-monday", "2027-03-29"), ("easter-tuesday", "2027-03-30"), ("ascension-day", "2027-05-06"),
            ("pentecost", "2027-05-16"), ("pentecost-monday", "2027-05-17"), ("trinity-sunday", "2027-05-23"),
            ("corpus-christi", "2027-05-27"),
        ])
    func distance(occasion: String, date: String) {
        let days = EasterFeasts.days(to: Slug(occasion)) ?? EasterFeasts.daysInWest(to: Slug(occasion))
        #expect(days.map { Sample.day("2027-03-28").adding(days: $0) } == Sample.day(date))
    }

    @Test("Feasts of all churches are told from those of the western ones")
    func days() {
        #expect(EasterFeasts.days(to: Slug("pentecost")) == 49 && EasterFeasts.days(to: Slug("corpus-christi")) == nil)
        #expect(EasterFeasts.daysInWest(to: Slug("corpus-christi")) == 60)
        #expect(EasterFeasts.daysInWest(to: Slug("pentecost")) == nil)
    }
}
