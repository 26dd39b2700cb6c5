import Foundation
import SnapshotSupport
import Testing

@testable import Leave

@Suite("Leave record: JSON, iCalendar and snapshots", .noOrphanedSnapshots(prefix: "record-"))
struct LeaveRecordViewTests {
    private let place = LeavePlace(.sample())

    private func state<V: View>(_ view: V, _ result: Result<LeavePlans, LeavePlannerFailure>) async throws -> Rendering
    where V.Place == LeavePlace, V.Event == LeaveRecordEvent, V.Page == Recorded<LeaveRecord> {
        let presenter = LeaveRecordPresenter(
            interactor: LeavePlannerInteractorDouble(result: result), router: LeavePlannerRouter())
        return try await Module(view: view, presenter: presenter).run(Visit(place)).shown
    }

    private func compare(_ name: String, _ result: Result<LeavePlans, LeavePlannerFailure>) async throws {
        let json = try await state(LeaveRecordJSONView(), result)
        #expect(try JSONSerialization.jsonObject(with: Data(json.bytes)) is [String: Any])
        try expectSnapshot(PageState(json), named: "record-\(name)")
        let calendar = LeaveRecordCalendarView(edition: Edition(base: "https://almanac.example"))
        try expectSnapshot(PageState(try await state(calendar, result)), named: "record-\(name)-calendar")
    }

    @Test("The address is the event; a calendar is an event of its own")
    func events() {
        #expect(LeaveRecordJSONView().event(from: Visit(place)) == .requested(.sample()))
        #expect(LeaveRecordCalendarView(edition: Edition()).event(from: Visit(place)) == .requestedCalendar(.sample()))
    }

    @Test("K2 F3 normal") func normal() async throws {
        try await compare("normal", .success(.sample()))
    }

    @Test("K2 F3 two people") func partner() async throws {
        var plans = LeavePlans.sample(
            LeaveRequest.sample().with(partner: Territory(Sample.code("FR"))),
            proposals: [.sample([.sample("2035-12-29", "HLww", partner: "LHww", unknownYear: 2036)])], bridges: [])
        plans.partner = .france
        plans.revised = RevisionTime(Sample.day("2026-08-02"))
        try await compare("partner", .success(plans))
    }

    @Test("K2 empty") func empty() async throws {
        try await compare("empty", .success(.sample(.sample(days: nil), proposals: [], bridges: [])))
    }

    @Test("H4 error") func error() async throws {
        try await compare("error", .failure(.unknownCountry(Sample.code("DE"))))
    }

    @Test("F3 hostile text") func hostile() async throws {
        let name = "END:VEVENT\r\n\u{0}BEGIN:VEVENT,;\\ \u{202E}שלום " + Sample.hostile
        let rest = LeavePlans.Break.sample("2027-05-06", "HLww", holiday: name)
        try await compare("hostile", .success(.sample(proposals: [.sample([rest])], bridges: [])))
    }

    @Test("B3 An event without leave is tentative if its date is estimated; people are as free as on other days off")
    func estimated() async throws {
        for (isEstimated, status) in [(true, "TENTATIVE"), (false, "CONFIRMED")] {
            let rest = LeavePlans.Break.sample("2027-05-06", "HHww", isEstimated: isEstimated)
            let calendar = try await state(
                LeaveRecordCalendarView(edition: Edition()),
                .success(.sample(proposals: [.sample([rest])], bridges: [])))
            let text = calendar.text
            #expect(text.contains("\r\nSTATUS:\(status)\r\n") && text.contains("\r\nCLASS:PUBLIC\r\n"))
            #expect(text.contains("\r\nTRANSP:TRANSPARENT\r\n"))
        }
    }

    @Test("The file has a telling name")
    func headers() async throws {
        let page = try await state(LeaveRecordCalendarView(edition: Edition()), .success(.sample()))
        #expect(page.headers.disposition?.description == "inline; filename=\"leave-DE-2027.ics\"")
        #expect(
            page.headers.alternates.map(\.field)
                == ["</holidays/DE/2027/leave?days=25>; rel=\"alternate\"; type=\"text/html\""])
    }
}
