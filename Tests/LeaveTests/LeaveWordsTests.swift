import TestSupport
import Testing

@testable import Leave

@Suite("Leave: words")
struct LeaveWordsTests {
    private let words = LeaveWords()
    private let bavaria = PlaceName(region: "Bavaria", country: "Germany")
    private let britain = PlaceName(country: "United Kingdom")
    /// A region and a country whose names read from the right.
    private let arabic = PlaceName(region: "بافاريا", country: "ألمانيا")
    private let isolated = "\u{2068}بافاريا\u{2069}, \u{2068}ألمانيا\u{2069}"

    private func run(_ first: String, _ last: String? = nil, isHalf: Bool = false) -> LeaveRun {
        LeaveRun(days: Sample.day(first)...Sample.day(last ?? first), isHalf: isHalf)
    }

    @Test("A title names one place or two, with their articles")
    func titles() {
        #expect(words.title([britain], 2027) == "Leave in the United Kingdom 2027")
        #expect(words.title([bavaria, britain], 2027) == "Leave in Bavaria, Germany and the United Kingdom 2027")
        #expect(
            words.title(fetching: Territory(Sample.code("DE"), Sample.region("BY")), 2027) == "Leave in DE-BY 2027")
        #expect(
            words.description([britain], 2027)
                == "How to get the most days off from your leave in the United Kingdom in 2027.")
        #expect(
            words.description(leave: 1, [bavaria], 2027)
                == "The best use of 1 day of leave in Bavaria, Germany in 2027.")
        #expect(words.description(leave: 25, [bavaria], 2027).hasPrefix("The best use of 25 days of leave in "))
    }

    private func anyway(_ days: Int, _ shortest: Int) -> LeaveWords.DaysAnyway {
        LeaveWords.DaysAnyway(days: days, shortest: shortest)
    }

    @Test("A summary counts days and breaks, and says which breaks count")
    func summaries() {
        #expect(
            words.summary(leave: 1, daysOff: 4, breaks: 1, anyway: anyway(0, 4))
                == "1 day of leave gives 4 days off in 1 break. Without leave: no break of 4 days or more.")
        #expect(
            words.summary(leave: DayCount(halves: 3), daysOff: 1, breaks: 2, anyway: anyway(1, 3))
                == "1.5 days of leave give 1 day off in 2 breaks. Without leave: 1 day off in breaks of 3 days or more."
        )
        #expect(
            words.summary(mine: .zero, partners: DayCount(halves: 1), daysOff: 4, breaks: 1, anyway: anyway(2, 4))
                == "4 days off together in 1 break, for no days of your leave and 0.5 days of the second person’s. Without "
                + "leave: 2 days off in breaks of 4 days or more.")
        #expect(
            words.summaryWithoutLeave(daysOff: 4, breaks: 1)
                == "4 days off in 1 break, without leave. No leave can be taken that adds to them.")
    }

    @Test("A failure names the country with its article, if it is known")
    func failures() {
        #expect(words.noHolidays(of: "United Kingdom") == "We could not show the holidays in the United Kingdom")
        #expect(words.noHolidays(of: nil) == "We could not show the holidays")
    }

    @Test("A break says what it takes from one person or two")
    func worth() {
        #expect(words.worth(days: 4) == "4 days off, no leave needed")
        #expect(words.worth(days: 9, leave: DayCount(halves: 3)) == "9 days off for 1.5 days of leave")
        #expect(words.worthTogether(days: 4) == "4 days off together, no leave needed")
        #expect(
            words.worthTogether(days: 4, mine: .zero, partners: 1)
                == "4 days off together for no days of your leave and 1 day of the second person’s")
    }

    @Test("Days of leave are told in runs, half days on their own")
    func runs() {
        #expect(words.leave([run("2027-05-07")]) == "Leave: Friday 7 May")
        #expect(
            words.leave([run("2027-05-03", "2027-05-05"), run("2027-05-07", isHalf: true)])
                == "Leave: Monday 3 to Wednesday 5 May and half of Friday 7 May")
        #expect(words.yourLeave([run("2027-04-30", "2027-05-02")]) == "Your leave: Friday 30 April to Sunday 2 May")
        #expect(words.partnersLeave([run("2027-05-06")]) == "The second person’s leave: Thursday 6 May")
    }

    @Test("A run ends before half a day and after it")
    func halves() {
        let dates = (3...6).map { Sample.day("2027-05-0\($0)") }
        #expect(
            LeaveRun.runs(dates, halves: [dates[2]]) == [
                run("2027-05-03", "2027-05-04"), run("2027-05-05", isHalf: true), run("2027-05-06"),
            ])
        #expect(LeaveRun.runs([], halves: []).isEmpty)
    }

    @Test("Names that read from the right are isolated in every message")
    func isolation() {
        let country = "\u{2068}ألمانيا\u{2069}"
        #expect(words.title([arabic, britain], 2027) == "Leave in \(isolated) and the United Kingdom 2027")
        #expect(words.description([arabic], 2027).hasSuffix(" in \(isolated) in 2027."))
        #expect(words.description(leave: 2, [arabic], 2027).hasSuffix(" in \(isolated) in 2027."))
        #expect(
            words.legend(mine: arabic, partners: britain)
                == "Each day says first what it is to you, in \(isolated), and then what it is to the second person, in the "
                + "United Kingdom.")
        #expect(
            words.noData(for: 2040, of: arabic.country, known: 2026...2026)
                == "No data for 2040. We have data for \(country) for 2026.")
        #expect(words.unknownRegion(Sample.region("ZZ"), of: arabic.country) == "\(country) has no region “ZZ”")
        #expect(words.planForAll(of: arabic.country) == "Plan for all of \(country)")
        #expect(words.allSchools(of: arabic.country) == "All of \(country)")
        #expect(words.noHolidays(of: arabic.country) == "We could not show the holidays in \(country)")
        #expect(
            words.holiday(LocalizedText("عيد", language: "ar"), on: Sample.day("2027-05-06"))
                == "\u{2068}عيد\u{2069} on Thursday 6 May")
    }

    @Test("What the visitor typed is isolated in every problem")
    func typed() {
        let text = ForeignText("غدا")
        for message in [
            words.notDays(text, example: 25), words.notWeekday(text), words.notDate(text), words.notDates(text),
            words.notRegion(text), words.notPlace(text),
        ] {
            #expect(message.hasPrefix("“\u{2068}غدا\u{2069}” is not a"))
        }
        #expect(words.notWeekday("x") == "“x” is not a day of the week. Use mon, tue, wed, thu, fri, sat or sun.")
        #expect(words.problems(1) == "There is a problem" && words.problems(2) == "There are problems")
        #expect(words.unknownSchools(2027) == "We do not know any school holidays of the whole country in 2027.")
    }
}
