import TestSupport
import Testing

@testable import Leave

@Suite("Leave planner: router")
struct LeavePlannerRouterTests {
    private let router = LeavePlannerRouter()

    private var request: LeaveRequest {
        var request = LeaveRequest.sample(region: "BY")
        request.shortest = 9
        request.weekend = [.saturday, .friday]
        request.worked = [Sample.day("2027-05-14")]
        request.taken = [Sample.day("2027-07-05")...Sample.day("2027-07-16")]
        request.schools = .region(Sample.region("BY"))
        request.partner = LeavePartner(Territory(Sample.code("FR")), days: 30)
        return request
    }

    private let query =
        "days=25&region=BY&break=9&weekend=fri%2Csat&work=2027-05-14&taken=2027-07-05..2027-07-16&school=BY&with=FR"
        + "&with-days=30"

    @Test("A5 K2 Each navigation has its address")
    func links() {
        #expect(router.link(to: .form(request)).description == "/holidays/DE/2027/leave")
        #expect(router.link(to: .planner(request)).description == "/holidays/DE/2027/leave?\(query)")
        #expect(router.link(to: .record(request, .ics)).description == "/holidays/DE/2027/leave.ics?\(query)")
        let year = HolidayYear(Sample.code("DE"), 2027, HolidayFilter(region: Sample.region("BY")))
        #expect(router.link(to: .view(.list, year)).description == "/holidays/DE/2027?region=BY")
        #expect(router.link(to: .picker).description == "/countries")
        #expect(
            router.link(to: .choosePlace(request, .partner)).description
                == "/countries?for=leave&country=DE&year=2027&\(query)&person=partner")
    }

    @Test("C4 The picker’s answer changes the place of one person, and keeps everything else")
    func answers() throws {
        func back(_ person: LeavePerson, _ answer: CountryAnswer) -> String {
            router.link(back: request, person, with: answer).description
        }
        let moved = try #require(query.replacing("&region=BY", with: "").replacing("&school=BY", with: "") as String?)
        #expect(back(.first, .country(Sample.code("GB"))) == "/holidays/GB/2027/leave?\(moved)")
        #expect(
            back(.first, .region(Sample.code("DE"), Sample.region("BE")))
                == "/holidays/DE/2027/leave?\(query.replacing("region=BY", with: "region=BE"))")
        #expect(
            back(.partner, .country(Sample.code("GB")))
                == "/holidays/DE/2027/leave?\(query.replacing("with=FR", with: "with=GB"))")
        #expect(
            back(.partner, .region(Sample.code("GB"), Sample.region("ENG")))
                == "/holidays/DE/2027/leave?\(query.replacing("with=FR", with: "with=GB-ENG"))")
    }

    @Test("C5 Cancel changes nothing")
    func cancel() {
        for person in LeavePerson.allCases {
            let link = router.link(back: request, person, with: .cancel)
            #expect(link.description == "/holidays/DE/2027/leave?\(query)")
        }
    }
}
