import TestSupport
import Testing

@testable import Compare

@Suite("Comparisons: words")
struct CompareWordsTests {
    private let words = CompareWords()
    private let bavaria = PlaceName(region: "Bavaria", country: "Germany")
    private let britain = PlaceName(country: "United Kingdom")
    /// A region and a country whose names read from the right.
    private let arabic = PlaceName(region: "بافاريا", country: "ألمانيا")
    private let isolated = "\u{2068}بافاريا\u{2069}, \u{2068}ألمانيا\u{2069}"
    private let codes = ["DE-BY", "FR", "US"].compactMap { Territory($0) }
    private let start = Sample.day("2026-12-24")
    private let end = Sample.day("2028-12-23")

    @Test("A title names the places side by side, with their articles, or their codes, or says how many they are")
    func titles() {
        #expect(words.title([britain], 2026) == "Compare the United Kingdom 2026")
        #expect(words.title([bavaria, britain], 2026) == "Compare Bavaria, Germany · the United Kingdom 2026")
        #expect(words.title(fetching: codes, 2026) == "Compare DE-BY · FR · US 2026")
        #expect(words.title(4, 2026) == "Compare 4 places 2026" && words.title(2026) == "Compare places 2026")
    }

    @Test("Places are added one after the other, up to the limit")
    func places() {
        #expect(
            (0...3).map { words.addPlace(to: $0) } == [
                "Add the first place", "Add a second place", "Add a place", "Add a place",
            ])
        #expect(words.limit(12) == "12 places are the most that we compare at once.")
        #expect(words.compare(without: codes) == "Compare without DE-BY, FR and US")
        #expect(words.search(without: [codes[1]]) == "Search without FR")
    }

    @Test("Days off are counted for one place and for all, with what is more than a weekend")
    func daysOff() {
        #expect(
            words.daysOff(1, of: 2026, in: britain, weekend: 0, hasMore: false)
                == "On 1 day of 2026 the United Kingdom is off; no days of these on the weekend. There is no holiday that "
                + "adds to these.")
        #expect(
            words.daysOffOfAll(DayCount(halves: 3), of: 2026, weekend: 1, hasMore: true)
                == "On 1.5 days of 2026 all of them are off; 1 day of these on the weekend of each. These are more than a "
                + "weekend:")
        #expect(
            words.daysOffOfAll(.zero, of: 2026, weekend: 0, hasMore: false).hasSuffix(
                "There is no holiday that they share on other days."))
        #expect(words.length(1) == "1 day" && words.length(3) == "3 days")
    }

    @Test("Weeks have their numbers; without any the sentence ends")
    func weeks() {
        #expect(words.weeks(20...20) == "Week 20" && words.weeks(3...17) == "Weeks 3 to 17")
        #expect(words.weeks(0, of: 53).hasPrefix("In 0 of 53 weeks ") && words.weeks(0, of: 53).hasSuffix("holiday."))
        #expect(words.weeks(1, of: 53).hasPrefix("In 1 of 53 weeks ") && words.weeks(1, of: 53).hasSuffix("holiday:"))
    }

    @Test("The days found are one, several, or fewer than wanted")
    func meeting() {
        #expect(
            words.firstDaysOfAll(1, from: start, isTogether: false)
                == "The first day on which all of them work, from Thursday 24 December 2026 on.")
        #expect(
            words.firstDays(5, in: britain, from: start)
                == "The first of 5 days on which the United Kingdom works, from Thursday 24 December 2026 on.")
        #expect(
            words.onlyDaysOfAll(0, of: 2, from: start, to: end, isTogether: false)
                == "From Thursday 24 December 2026 to Saturday 23 December 2028, as far as we look or have data, there are no "
                + "days on which all of them work, not 2.")
        #expect(
            words.onlyDays(1, of: 2, in: britain, from: start, to: end).hasSuffix(
                "there are 1 day on which the United Kingdom works, not 2."))
        #expect(words.weekendsLeftOut(1) == "1 weekend day is left out.")
        #expect(words.weekendsLeftOut(1234) == "1,234 weekend days are left out.")
        #expect(
            words.inARow(2, start...start.adding(days: 1))
                == "2 days in a row, first: Thursday 24 to Friday 25 December 2026")
    }

    @Test("J6 All days of a range are none, one or several; hours of work make it one time")
    func range() {
        #expect(
            words.daysOfAllWithin(0, from: start, to: end, isTogether: true)
                == "From Thursday 24 December 2026 to Saturday 23 December 2028, there is no day on which all of them work at the "
                + "same time.")
        #expect(
            words.daysOfAllWithin(1, from: start, to: end, isTogether: false).hasSuffix(
                "is 1 day on which all of them work."))
        #expect(
            words.daysWithin(7, in: britain, from: start, to: end).hasSuffix(
                "7 days on which the United Kingdom works."))
        #expect(
            words.firstDaysOfAll(3, from: start, isTogether: true)
                == "The first of 3 days on which all of them work at the same time, from Thursday 24 December 2026 on.")
    }

    @Test("J6 Why days fall out, and what the clocks show")
    func reasons() throws {
        let places = ["DE-BY", "FR"].compactMap { Territory($0) }
        #expect(words.weekend(.sunday, 1, of: places) == "Sunday, once: the weekend of DE-BY and FR")
        #expect(words.weekendOfAll(.saturday, 13) == "Saturday, 13 times: the weekend of all of them")
        let hours = try #require(WorkingHours(from: TimeOfDay(minutes: 540), to: TimeOfDay(minutes: 1_020)))
        #expect(
            words.hourless(1, hours, isMore: true)
                == "On 1 more day all of them work, but not at the same time, from 09:00 to 17:00.")
        #expect(
            words.hourless(17, hours, isMore: false)
                == "On 17 days all of them work, but not at the same time, from 09:00 to 17:00.")
        #expect(words.hours(hours.opens, hours.closes) == "09:00–17:00")
        #expect(words.clock(of: "Auckland", days: 1) == "Auckland time, the day after")
        #expect(words.clock(of: "Lima", days: -1) == "Lima time, the day before")
    }

    @Test("A region whose name reads from the right is isolated in every message")
    func isolation() {
        #expect(words.title([arabic, britain], 2026) == "Compare \(isolated) · the United Kingdom 2026")
        #expect(words.text(arabic) == isolated)
        #expect(words.nationwide([arabic, britain]).hasPrefix("Of \(isolated) and the United Kingdom, these "))
        #expect(
            words.missing(2026, arabic, known: 2027...2027)
                == "No data for 2026 in \(isolated). We have data for 2027.")
        #expect(
            words.daysOff(2, of: 2026, in: arabic, weekend: 2, hasMore: true).hasPrefix(
                "On 2 days of 2026 \(isolated) is off; "))
        #expect(words.noData(for: 2040, in: arabic) == "No data for 2040 in \(isolated)")
        #expect(words.dataRange(of: arabic, 2020...2035) == "We have data for \(isolated) from 2020 to 2035.")
        #expect(words.firstDays(1, in: arabic, from: start).hasPrefix("The first day on which \(isolated) works, "))
        #expect(words.onlyDays(1, of: 2, in: arabic, from: start, to: end).contains("which \(isolated) works"))
    }

    @Test("The name of a holiday is isolated from the remarks on it")
    func remarks() {
        let (name, isolated) = (LocalizedText("عيد", language: "ar"), "\u{2068}عيد\u{2069}")
        #expect(words.observed(name) == "\(isolated) (observed)")
        #expect(words.estimated(name) == "\(isolated) (estimated)")
        #expect(words.observedAndEstimated(name) == "\(isolated) (observed) (estimated)")
        #expect(words.halfDay(name) == "\(isolated) (half a day)")
        #expect(words.observedHalfDay(name) == "\(isolated) (observed) (half a day)")
        #expect(words.estimatedHalfDay(name) == "\(isolated) (half a day) (estimated)")
        #expect(words.observedEstimatedHalfDay(name) == "\(isolated) (observed) (half a day) (estimated)")
    }

    @Test("What the visitor typed is isolated in every problem")
    func typed() {
        #expect(
            words.notFirstDay("غدا") == "“\u{2068}غدا\u{2069}” is not a date. Enter the first day, such as 2026-12-20")
        #expect(
            words.notDays("غدا", most: 60)
                == "“\u{2068}غدا\u{2069}” is not possible. Enter a number of days from 1 to 60")
    }
}
