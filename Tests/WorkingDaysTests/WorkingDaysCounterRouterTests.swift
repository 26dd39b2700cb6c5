import TestSupport
import Testing

@testable import WorkingDays

@Suite("Working days: router")
struct WorkingDaysCounterRouterTests {
    private let router = WorkingDaysCounterRouter()
    private let bavaria = Territory(Sample.code("DE"), Sample.region("BY"))
    private var question: WorkingDaysQuestion {
        WorkingDaysQuestion(bavaria, from: Sample.day("2026-12-01"), through: Sample.day("2027-01-15"))
    }

    @Test("A5 Each navigation has its address")
    func links() {
        #expect(router.link(to: .front).description == "/working-days")
        #expect(
            router.link(to: .question(question)).description
                == "/working-days?from=2026-12-01&to=2027-01-15&place=DE-BY")
        #expect(
            router.link(to: .choosePlace(comingBackTo: question)).description
                == "/countries?for=working-days&from=2026-12-01&to=2027-01-15&place=DE-BY")
        #expect(
            router.link(to: .record(question, .json)).description
                == "/working-days.json?from=2026-12-01&to=2027-01-15&place=DE-BY")
        let id = WorkingDaysCount.Day.sample().holidays[0].id
        #expect(router.link(to: .day(ListedHoliday(id))).description == "/holidays/DE/2026/12-25-christmas-day")
        #expect(router.link(to: .year(HolidayYear(Sample.code("DE"), 2026))).description == "/holidays/DE/2026")
    }

    @Test("C4 C5 An answer of the picker changes the place and nothing else; cancel changes nothing")
    func back() {
        let away = WorkingDaysQuestion(bavaria, -3, from: Sample.day("2026-12-01"))
        #expect(
            router.link(back: away, with: .cancel).description == "/working-days?from=2026-12-01&days=-3&place=DE-BY")
        #expect(
            router.link(back: away, with: .country(Sample.code("FR"))).description
                == "/working-days?from=2026-12-01&days=-3&place=FR")
        #expect(
            router.link(back: WorkingDaysQuestion(), with: .region(Sample.code("US"), Sample.region("TX"))).description
                == "/working-days?place=US-TX")
    }
}
