import Foundation
import SnapshotSupport
import Testing

@Suite("The holidays of some days are those of the years", .patient)
struct HolidayDaysAgreementTests {
    private func holidays(_ answer: FlagAnswer) throws -> [NSDictionary] {
        let object = try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any]
        return try #require(object?["holidays"] as? [NSDictionary], "\(answer.text)")
    }

    @Test("F2 A whole year of days has the rows of the year’s list", arguments: ["DE", "IN", "GB", "CN", "SA"])
    func years(country: String) async throws {
        let site = try FlagSite(documents: .embedded)
        for query in ["", "type=all&region=all", "type=school&region=all", "type=bank"] {
            let year = try holidays(await site.get("/holidays/\(country)/2026.json\(query.isEmpty ? "" : "?\(query)")"))
            let days = try holidays(
                await site.get(
                    "/holidays/\(country)/days.json?from=2026-01-01&to=2026-12-31\(query.isEmpty ? "" : "&\(query)")"))
            #expect(days == year, "\(country) \(query)")
        }
    }

    @Test("F2 Two types together have the rows that each has alone")
    func types() async throws {
        let site = try FlagSite(documents: .embedded)
        let range = "/holidays/US/days.json?from=2026-06-01&to=2027-05-31"
        func keys(_ types: String) async throws -> Set<String> {
            Set(
                try holidays(await site.get(types.isEmpty ? range : "\(range)&type=\(types)")).compactMap {
                    $0["key"] as? String
                })
        }
        let one = try await keys("")
        let other = try await keys("unofficial")
        let both = try await keys("public,unofficial")
        #expect(both == one.union(other) && !one.isEmpty && !other.isEmpty)
    }
}
