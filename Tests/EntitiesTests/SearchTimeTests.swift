import TestSupport
import Testing

@testable import Entities

@Suite("Times in a query")
struct SearchTimeTests {
    /// A Saturday.
    private static let today = Sample.day("2026-11-21")

    private func read(_ text: String, on today: CivilDate = today) -> SearchReading {
        SearchReader(SearchLexicon(countries: [], cities: [], occasions: [], names: []), today: today).reading(of: text)
    }

    private func day(_ text: String) -> String? {
        if case .day(let date)? = read(text).time { date.description } else { nil }
    }

    @Test(
        "J1 Dates are read as people write them",
        arguments: [
            "2026-12-04", "2026-12-4", "20261204", "4 December 2026", "4th of December 2026", "December 4, 2026",
            "dec 4th 2026",
            "4.12.2026", "04.12.2026", "4. Dezember 2026", "4 décembre 2026", "4 de diciembre 2026", "4 dec", "Dec 4",
            "4.12.",
            "fri 4 dec 2026", "Friday, 4 December 2026", "2026/12/04", "4/12/2026", "4/12/26",
        ])
    func dates(text: String) {
        #expect(day(text) == "2026-12-04")
        #expect(read(text).rest.isEmpty)
    }

    @Test(
        "J1 With slashes the day comes first, and the month first is the other reading; if only one exists, it is that")
    func slashes() {
        let both = read("4/12/2026")
        #expect(both.time == .day(Sample.day("2026-12-04")) && both.otherTime == .day(Sample.day("2026-04-12")))
        #expect(read("12/25/2026").time == .day(Sample.day("2026-12-25")) && read("12/25/2026").otherTime == nil)
        #expect(read("5/5/2026").otherTime == nil && read("4.12.2026").otherTime == nil)
    }

    @Test(
        "J1 Days in words are read in English, and the first of a month in most languages",
        arguments: [
            ("twenty fifth of december 2027", "2027-12-25"), ("twenty-first march", "2027-03-21"),
            ("thirty first of december", "2026-12-31"),
            ("first january", "2027-01-01"), ("primo maggio", "2027-05-01"), ("primero de mayo 2027", "2027-05-01"),
            ("premier mai", "2027-05-01"), ("premier janvier 2027", "2027-01-01"), ("erster mai", "2027-05-01"),
            ("eerste mei", "2027-05-01"), ("primeiro de maio", "2027-05-01"), ("pierwszy maja", "2027-05-01"),
        ])
    func inWords(text: String, date: String) {
        #expect(day(text) == date && read(text).rest.isEmpty)
        #expect(day("first monday") != nil && read("first").rest == ["first"])
    }

    @Test("J1 A date without a year is the next one, also a leap day")
    func next() {
        #expect(day("21 november") == "2026-11-21" && day("20 november") == "2027-11-20")
        #expect(day("29 february") == "2028-02-29" && day("29/2") == "2028-02-29")
    }

    @Test(
        "J1 Days are named from today on",
        arguments: [
            ("today", "2026-11-21"), ("tomorrow", "2026-11-22"), ("yesterday", "2026-11-20"), ("heute", "2026-11-21"),
            ("saturday", "2026-11-21"), ("monday", "2026-11-23"), ("next saturday", "2026-11-28"),
            ("next monday", "2026-11-23"), ("this friday", "2026-11-27"), ("last monday", "2026-11-16"),
            ("lundi dernier", "2026-11-16"), ("tuesday next week", "2026-11-24"), ("next week tuesday", "2026-11-24"),
            ("来週の火曜日", "2026-11-24"), ("this weekend", "2026-11-21"), ("next weekend", "2026-11-28"),
        ])
    func relative(text: String, date: String) {
        #expect(day(text) == date)
    }

    @Test(
        "J1 A day of the week takes no year from elsewhere, and a day that has its year takes no other",
        arguments: ["sunday 2027", "2027 sunday", "friday 2027", "holidays sunday 2027"])
    func weekdayAndYear(text: String) {
        #expect(read(text).time == .year(2027))
        #expect(day("next monday 2027") == "2026-11-23" && day("2027 tomorrow") == "2026-11-22")
        #expect(day("4 december germany 2027") == "2027-12-04")
    }

    @Test(
        "J1 A word that may be a name, beside nothing but a day, leaves the day without an answer",
        arguments: ["mothering sunday", "4 july wedding", "monday blues"])
    func dayOfUnknownName(text: String) {
        #expect(read(text).isDayOfUnknownName && !read("mothering sunday holidays").isDayOfUnknownName)
        #expect(!read("monday zzz").isDayOfUnknownName && !read("monday").isDayOfUnknownName)
    }

    @Test(
        "J1 A day of the week of a month, by its number",
        arguments: [
            ("last monday in may", "2027-05-31"), ("first monday of may 2027", "2027-05-03"),
            ("4th thursday in november", "2026-11-26"), ("third friday november", "2027-11-19"),
            ("the second sunday in the december 2028", "2028-12-10"), ("last monday", "2026-11-16"),
        ])
    func weekdayOfMonth(text: String, date: String) {
        #expect(day(text) == date && read(text).rest.isEmpty)
    }

    @Test(
        "J1 A day of the week has the word for a day with it",
        arguments: ["sexta-feira", "próxima sexta-feira", "sexta-feira próxima", "feriado sexta-feira"])
    func dayWord(text: String) {
        #expect(day(text) == "2026-11-27" && read(text).places.isEmpty && read(text).rest.isEmpty)
    }

    @Test(
        "J1 Figures are read in the digits of any script, and at any width",
        arguments: ["24 ديسمبر ٢٠٢٧", "٢٤ ديسمبر ٢٠٢٧", "२४ दिसंबर २०२७", "２０２７年１２月２４日", "２４．１２．２０２７", "24.12.2027"])
    func digits(text: String) {
        #expect(day(text) == "2027-12-24")
        #expect(read("２０２７年").time == .year(2027) && read("٢٠٢٧").time == .year(2027))
    }

    @Test(
        "J1 A day that its month does not have is known as such, with the last one that it has",
        arguments: [
            ("29.2.2027", "2027-02-28"), ("2027-02-29", "2027-02-28"), ("31/4/2027", "2027-04-30"),
            ("29 February 2027", "2027-02-28"), ("30 february", "2027-02-28"), ("February 30 2028", "2028-02-29"),
            ("monday 31 november", "2026-11-30"),
        ])
    func missingDay(text: String, last: String) {
        let reading = read(text)
        #expect(reading.monthEnd == Sample.day(last) && reading.time == nil && reading.isWhole)
        #expect(read("29.2.2028").monthEnd == nil && read("13.13.2027").monthEnd == nil)
    }

    @Test("J1 Weeks, months and years are named from now on")
    func spans() {
        #expect(read("this week").time == .week(from: Sample.day("2026-11-16")))
        #expect(read("next week").time == .week(from: Sample.day("2026-11-23")))
        #expect(read("next month").time == .month(12, year: 2026) && read("last month").time == .month(10, year: 2026))
        let december = Sample.day("2026-12-21")
        #expect(read("next month", on: december).time == .month(1, year: 2027))
        #expect(read("last month", on: Sample.day("2027-01-05")).time == .month(12, year: 2026))
        #expect(read("next year").time == .year(2027) && read("december").time == .month(12, year: 2026))
        #expect(read("march").time == .month(3, year: 2027) && read("march 2026").time == .month(3, year: 2026))
        #expect(read("2027").time == .year(2027) && read("2027'de").time == .year(2027))
        #expect(read("mai prochain").time == .month(5, year: 2027) && read("mai dernier").time == .month(5, year: 2026))
        #expect(read("novembre prochain").time == .month(11, year: 2027))
        #expect(read("novembre dernier").time == .month(11, year: 2025))
    }

    @Test(
        "J1 The next weekend is the coming one, and this one is that of the week, from any day of it",
        arguments: [
            ("next weekend", "2026-11-18", "2026-11-21"), ("this weekend", "2026-11-18", "2026-11-21"),
            ("this weekend", "2026-11-22", "2026-11-21"), ("last weekend", "2026-11-18", "2026-11-14"),
        ])
    func weekends(text: String, today: String, saturday: String) {
        #expect(read(text, on: Sample.day(today)).time == .day(Sample.day(saturday)))
    }

    @Test("J1 A year is one from 1900 to 2199", arguments: [(1899, false), (1900, true), (2199, true), (2200, false)])
    func years(year: Int, isYear: Bool) {
        #expect((read("\(year)").time == .year(year)) == isYear)
    }

    @Test(
        "J1 What is no day is no time",
        arguments: ["31 february", "99/99", "2026-13-01", "12345", "1/2/3/4", "1-2", "0.0.2026"])
    func invalid(text: String) {
        #expect(day(text) == nil)
    }

    @Test("J1 A rule that is the same each year gives the date")
    func rules() {
        func date(_ rule: String, _ year: Int) -> String? { OccasionRule(rule)?.date(in: year)?.description }
        #expect(date("31 October", 2027) == "2027-10-31" && date("29 February", 2027) == nil)
        #expect(date("The second Sunday of May in many countries; other days elsewhere", 2027) == "2027-05-09")
        #expect(date("The last Monday of May in the US; other days elsewhere", 2027) == "2027-05-31")
        #expect(date("the first Monday of February", 2027) == "2027-02-01")
        for rule in [
            "22 or 23 September", "46 days before Easter Sunday", "23 April; 6 May in churches", "", "The Sunday",
        ] {
            #expect(OccasionRule(rule) == nil, "\(rule)")
        }
    }

    @Test("J1 A rule is everybody's only if it names nobody else; the day of the Julian calendar is read from it")
    func everybodysRules() {
        func all(_ rule: String) -> String? { OccasionRule(ofAll: rule)?.date(in: 2027)?.description }
        func julian(_ rule: String) -> String? { OccasionRule(julian: rule)?.date(in: 2027)?.description }
        let christmas =
            "25 December; in churches that use the Julian calendar, 7 January; in the Armenian church, 6 January"
        #expect(all("31 October") == "2027-10-31" && all("the first Monday of July") == "2027-07-05")
        for rule in ["The second Sunday of May in many countries; other days elsewhere", "8 or 9 May", christmas] {
            #expect(all(rule) == nil, "\(rule)")
        }
        #expect(julian(christmas) == "2027-01-07" && julian("31 October") == nil && julian("") == nil)
    }
}
