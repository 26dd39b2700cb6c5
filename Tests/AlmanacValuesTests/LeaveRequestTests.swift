import TestSupport
import Testing

@Suite("Requests for leave")
struct LeaveRequestTests {
    private let bavaria = Territory(Sample.code("DE"), Sample.region("BY"))

    /// A request that says everything, with a fault in each of its fields.
    private var asked: LeaveRequest {
        var request = LeaveRequest(bavaria, 2027, days: 25)
        request.shortest = 9
        request.weekend = [.friday, .saturday]
        request.worked = [Sample.day("2027-02-06")]
        request.taken = [Sample.day("2027-08-02")...Sample.day("2027-08-13")]
        request.schools = .region(Sample.region("BE"))
        request.partner = LeavePartner(Territory(Sample.code("FR")), days: 20)
        request.faults = LeaveField.allCases.map { LeaveFault($0, "x") }
        return request
    }

    private func fields(except: LeaveField...) -> [LeaveField] {
        LeaveField.allCases.filter { !except.contains($0) }
    }

    @Test("K2 Another year keeps all but the single days, and what is wrong with them")
    func year() {
        let moved = asked.moved(to: 2028)
        #expect(moved.year == 2028 && moved.worked.isEmpty && moved.taken.isEmpty)
        #expect(moved.faults.map(\.field) == fields(except: .worked, .taken))
        #expect(moved.territory == bavaria && moved.days == 25 && moved.shortest == 9 && moved.weekend.count == 2)
        #expect(moved.schools == asked.schools && moved.partner == asked.partner)
    }

    @Test("K2 Another region keeps the region of the school; another country does not", arguments: ["DE-SN", "AT"])
    func place(text: String) throws {
        let place = try #require(Territory(text))
        let isSame = place.country == bavaria.country
        let moved = asked.moved(to: place)
        #expect(moved.territory == place && moved.schools == (isSame ? asked.schools : nil))
        #expect(moved.faults.map(\.field) == (isSame ? LeaveField.allCases : fields(except: .schools)))
        #expect(moved.worked == asked.worked && moved.partner == asked.partner)
    }

    @Test("K2 Another place of the second person keeps their days of leave; nobody has none")
    func partner() {
        let austria = Territory(Sample.code("AT"))
        let moved = asked.with(partner: austria)
        #expect(moved.partner == LeavePartner(austria, days: 20))
        #expect(moved.faults.map(\.field) == fields(except: .partner))
        let alone = asked.with(partner: nil)
        #expect(alone.partner == nil && alone.faults.map(\.field) == fields(except: .partner, .partnerDays))
    }

    @Test(
        "Days that are taken are backwards if the last one is before the first",
        arguments: [
            ("2027-08-10..2027-08-01", true), ("2027-08-01..2027-08-01", false), ("2027-08-01..2027-08-10", false),
            ("2027-08-10.-2027-08-01", false), ("2027-08-32..2027-08-01", false), ("2027-08-10..2027-08-011", false),
        ])
    func backwards(text: String, isBackwards: Bool) {
        #expect((LeaveFault(.taken, text).backwards != nil) == isBackwards)
        #expect(LeaveFault(.worked, text).backwards == nil)
    }
}
