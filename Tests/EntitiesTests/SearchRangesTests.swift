import TestSupport
import Testing

@testable import Entities

@Suite("Ranges of days in a query, and numbers of working days")
struct SearchRangesTests {
    private func read(_ text: String) -> SearchReading {
        let countries = [Sample.country("US", "United States"), Sample.country("AL", "Albania")]
        return SearchReader(
            SearchLexicon(countries: countries, cities: [], occasions: [], names: []), today: Sample.day("2026-11-21")
        ).reading(of: text)
    }

    private func range(_ text: String) -> String? {
        let reading = read(text)
        guard case .day(let first)? = reading.time, let last = reading.lastDay, reading.rest.isEmpty else { return nil }
        return "\(first)/\(last)"
    }

    @Test(
        "J1 The working days of a range are read in every language",
        arguments: [
            "working days between 1 march 2027 and 15 march 2027", "working days from 1 to 15 march",
            "working days 1-15 march 2027", "working days 1 – 15 march", "working days march 1 to 15, 2027",
            "working days 1 to 15 march this year 2027", "working days 2027-03-01 to 2027-03-15",
            "working days 1.3.2027 15.3.2027", "Arbeitstage zwischen 1. März und 15. März",
            "Arbeitstage vom 1. bis zum 15. März 2027", "jours ouvrés du 1er au 15 mars",
            "jours ouvrés entre le 1er mars et le 15 mars 2027", "días laborables del 1 al 15 de marzo",
            "días laborables del 1 de marzo al 15 de marzo", "giorni lavorativi dal 1 al 15 marzo",
            "werkdagen van 1 tot en met 15 maart", "dias úteis de 1 a 15 de março", "dni robocze od 1 do 15 marca",
            "робочі дні з 1 по 15 березня", "1-15 Mart arası iş günleri", "أيام العمل من 1 إلى 15 مارس",
            "ימי עבודה בין 1 במרץ ו 15 במרץ", "कार्य दिवस 1 मार्च से 15 मार्च तक", "2027年3月1日から3月15日までの営業日",
            "2027年3月1日到3月15日的工作日",
        ])
    func languages(text: String) {
        #expect(range(text) == "2027-03-01/2027-03-15", "\(read(text))")
    }

    @Test(
        "J1 A day without a year is in that of the other, or next to it; today may be between the two",
        arguments: [
            ("1 january to 31 march 2028", "2028-01-01/2028-03-31"), ("15 dec to 10 jan 2028", "2027-12-15/2028-01-10"),
            ("1 march 2028 to 15 april", "2028-03-01/2028-04-15"), ("1 dec 2027 to 6 jan", "2027-12-01/2028-01-06"),
            ("1 nov to 31 dec", "2026-11-01/2026-12-31"), ("1 dec to 31 jan", "2026-12-01/2027-01-31"),
            ("today to 31 december", "2026-11-21/2026-12-31"), ("until 31 december", "2026-11-21/2026-12-31"),
            ("bis 31. dezember", "2026-11-21/2026-12-31"), ("31 aralık kadar", "2026-11-21/2026-12-31"),
            ("until 20.11.2026", nil), ("15 to 1 march", nil),
            ("31.3.2027 to 1.3.2027", "2027-03-01/2027-03-31"),
            ("29 feb 2028 to 1 march 2028 2027", "2027-02-28/2027-03-01"),
            ("3/1/2027 to 5/1/2027", "2027-01-03/2027-01-05"), ("us 3/1/2027 to 5/1/2027", "2027-03-01/2027-05-01"),
            ("us 3/1/2027 to 3/31/2027", "2027-03-01/2027-03-31"),
        ])
    func years(text: String, days: String?) {
        #expect(range("working days \(text)") == days, "\(read("working days \(text)"))")
    }

    @Test("J1 Without working days a range is its month, or both of two days")
    func others() {
        #expect(read("holidays between 1 and 15 march").time == .month(3, year: 2027))
        let both = read("24 and 25 december")
        #expect(both.time == .day(Sample.day("2026-12-24")) && both.otherTime == .day(Sample.day("2026-12-25")))
        #expect(read("1 march to 15 april").time == .day(Sample.day("2027-03-01")))
        #expect(read("holidays 1 march 15 march").time == .day(Sample.day("2027-03-01")))
        #expect(read("working days friday 4 december").lastDay == nil && read("al 2027").places.count == 1)
    }

    @Test(
        "J1 A number of working days is counted from a day on, or back from it",
        arguments: [
            ("10 working days from today", 10), ("in 10 business days", 10), ("10 working days", 10),
            ("10 Arbeitstage ab heute", 10), ("10 jours ouvrés après aujourd'hui", 10), ("10営業日後", 10),
            ("10 working days before today", -10), ("10 working days ago", -10), ("10 Arbeitstage vor heute", -10),
            ("10营业日前", nil), ("10営業日前", -10), ("working days 2027", nil), ("0 working days", nil),
            ("10 days before today", nil),
        ])
    func numbers(text: String, number: Int?) {
        let reading = read(text)
        #expect(reading.workingDays == number && (number == nil || reading.rest.isEmpty), "\(reading)")
    }
}
