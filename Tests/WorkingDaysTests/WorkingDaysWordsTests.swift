import TestSupport
import Testing

@testable import WorkingDays

@Suite("Working days: words")
struct WorkingDaysWordsTests {
    private let words = WorkingDaysWords()
    private let britain = PlaceName(country: "United Kingdom")
    /// A region and a country whose names read from the right.
    private let arabic = PlaceName(region: "بافاريا", country: "ألمانيا")
    private let isolated = "\u{2068}بافاريا\u{2069}, \u{2068}ألمانيا\u{2069}"
    private let first = Sample.day("2026-12-01")
    private let last = Sample.day("2026-12-31")

    @Test("A count reads as a number of days, half ones too")
    func counts() {
        #expect(words.count(.zero) == "No working days" && words.count(1) == "1 working day")
        #expect(words.count(2) == "2 working days" && words.count(DayCount(halves: 3)) == "1.5 working days")
        #expect(
            words.weekends(0) == "no weekends" && words.weekends(1) == "1 weekend" && words.weekends(2) == "2 weekends")
        #expect(words.halfDays(1) == "1 half day" && words.halfDays(2) == "2 half days")
        #expect(words.less(14) == "− 14" && words.less(DayCount(halves: 1)) == "− 0.5")
        #expect(words.days(from: first, to: last) == "Days from 1 December 2026 to 31 December 2026")
        #expect(words.month(12, 2026) == "December 2026")
    }

    @Test("A count, which is a heading, begins with no small letter in any language", arguments: Language.all)
    func headings(language: Language) {
        #expect(WorkingDaysWords(language).count(.zero).first?.isLowercase == false)
    }

    @Test("An answer says what was counted, where, and whether the first day counts")
    func explanations() {
        #expect(words.explanation(on: first, britain) == "On Tuesday 1 December 2026 in the United Kingdom.")
        #expect(words.explanation(of: 2026, britain) == "In 2026 in the United Kingdom.")
        #expect(
            words.explanation(from: first, toEndOfYear: last, britain)
                == "From Tuesday 1 December 2026 to Thursday 31 December 2026, the end of the year, in the United Kingdom. "
                + "Both of these days count.")
        #expect(
            words.workingDay(1, after: first, britain)
                == "The 1st working day after Tuesday 1 December 2026 in the United Kingdom. That day itself does not count."
        )
        #expect(words.workingDay(22, before: first, britain).hasPrefix("The 22nd working day before Tuesday 1 "))
    }

    @Test("Half days say when they begin, if the law does")
    func halfDays() throws {
        let noon = try #require(TimeOfDay(hour: 12, minute: 0))
        #expect(words.countsHalf(begins: noon) == "Off from 12:00: counts half")
        #expect(words.countsHalf(begins: nil) == "Counts half")
        #expect(words.countsAsWorkingDay(begins: noon) == "Counts as a working day: it begins at 12:00")
        #expect(words.countsAsWorkingDay(begins: nil) == "Counts as a working day: only some places keep it")
    }

    @Test("A question without an answer says why, with its numbers")
    func problems() {
        #expect(
            words.tooFewAfter(1, of: 2500)
                == "Our data ends before that: it has 1 working day after that date, not 2,500")
        #expect(
            words.tooFewBefore(.zero, of: 10)
                == "Our data begins after that: it has no working days before that date, not 10")
        #expect(words.tooMany(12_345) == "12,345 days are too many to count at once")
        #expect(words.noData(from: 2040, to: 2041) == "No data for all days from 2040 to 2041")
        #expect(words.sentence(words.noData(for: 2040)) == "No data for 2040.")
    }

    @Test("Days of a weekend are listed")
    func weekend() {
        #expect(words.ownWeekend([.friday]) == "With a weekend of your own: Friday.")
        #expect(
            words.ownWeekend([.friday, .saturday, .sunday])
                == "With a weekend of your own: Friday, Saturday and Sunday.")
    }

    @Test("A region whose name reads from the right is isolated in every message")
    func isolation() {
        #expect(words.title(arabic) == "Working days in \(isolated)")
        #expect(
            words.description(arabic)
                == "How many working days there are in \(isolated) between two dates, and which are skipped.")
        for message in [
            words.explanation(on: first, arabic), words.explanation(from: first, to: last, arabic),
            words.explanation(of: 2026, arabic), words.explanation(from: first, toEndOfYear: last, arabic),
            words.firstWorkingDay(from: first, arabic), words.workingDay(3, after: first, arabic),
            words.workingDay(3, before: first, arabic),
        ] {
            #expect(message.contains(" in \(isolated)."))
        }
        #expect(words.allHolidays(arabic, 2026) == "All holidays in \(isolated) in 2026")
    }

    @Test("What the visitor typed is isolated in every problem")
    func typed() {
        let text = "“\u{2068}غدا\u{2069}” is not "
        #expect(words.notFirstDay("غدا") == "\(text)a date. Enter the first day, such as 2026-12-01")
        #expect(words.notLastDay("غدا") == "\(text)a date. Enter the last day, such as 2027-01-15")
        #expect(words.notDays("غدا", most: 2500) == "\(text)possible. Enter a whole number from −2,500 to 2,500")
    }
}
