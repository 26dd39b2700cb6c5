import TestSupport
import Testing

@testable import Compare

@Suite("Meeting: router")
struct CompareMeetingRouterTests {
    @Test("A5 Each navigation has its address")
    func links() {
        let router = CompareMeetingRouter()
        let places = ["DE-BY", "FR"].compactMap { Territory($0) }
        let question = MeetingQuestion(places, from: .value(Sample.day("2026-12-20")), days: .value(3))
        #expect(router.link(to: .front).description == "/compare/meeting")
        #expect(
            router.link(to: .question(question)).description
                == "/compare/meeting?from=2026-12-20&days=3&place=DE-BY&place=FR")
        #expect(
            router.link(to: .addPlace(comingBackTo: question)).description
                == "/countries?for=compare&from=2026-12-20&days=3&place=DE-BY&place=FR")
        #expect(router.link(to: .year(2026, places)).description == "/compare/2026?place=DE-BY&place=FR")
        #expect(
            router.link(to: .record(question, .json)).description
                == "/compare/meeting.json?from=2026-12-20&days=3&place=DE-BY&place=FR")
        let id = MeetingDays.Holidays.sample().absences[0].id
        #expect(router.link(to: .day(ListedHoliday(id))).description == "/holidays/DE/2026/12-25-christmas-day")
    }
}
