import Foundation
import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holiday record: JSON and snapshots", .noOrphanedSnapshots(prefix: "record-"))
struct HolidayRecordJSONViewTests {
    private func state(
        _ listing: Result<Listing, YearFailure>, _ filter: HolidayFilter = HolidayFilter()
    ) async throws -> Rendering {
        let presenter = HolidayRecordPresenter(
            interactor: HolidayListInteractorDouble(listing: listing), router: HolidayListRouter())
        let module = Module(view: HolidayRecordJSONView(), presenter: presenter)
        return try await module.run(Visit(HolidayYear(Sample.code("DE"), 2026, filter))).shown
    }

    /// Compares with the snapshot, and checks that another reader takes it for JSON.
    private func compare(
        _ name: String, _ listing: Result<Listing, YearFailure>, _ filter: HolidayFilter = HolidayFilter()
    ) async throws {
        let page = try await state(listing, filter)
        #expect(try JSONSerialization.jsonObject(with: Data(page.bytes)) is [String: Any])
        try expectSnapshot(PageState(page), named: "record-\(name)")
    }

    @Test("The address is the event")
    func event() {
        let year = HolidayYear(Sample.code("DE"), 2026)
        #expect(HolidayRecordJSONView().event(from: Visit(year)) == year)
    }

    @Test("normal") func normal() async throws {
        let local = LocalizedText("Tag der Deutschen Einheit", language: "de")
        let rows: [Listing.Row] = [
            .sample("2026-01-01", "New Year’s Day", types: [.publicHoliday, .bank]),
            .sample("2026-03-20", "Eid al-Fitr", isEstimated: true),
            .sample("2026-04-15", "Thanksgiving", types: [.government], regionalTypes: [.sample()]),
            .sample(local: local, keepers: .allBut(.named(["Bavaria"]))),
            .sample("2026-06-29", "Summer break", until: "2026-08-12", types: [.school]),
            .sample(
                "2026-12-26", "Boxing Day", keepers: .regions(.named(["Bavaria"]), of: 16), observedOn: "2026-12-28"),
            .sample("2026-12-28", "Boxing Day", observedFor: "2026-12-26"),
        ]
        let region = NamedRegion(code: Sample.region("BY"), name: "Bavaria")
        try await compare(
            "normal", .success(.sample(rows: rows, regions: [region])),
            HolidayFilter(types: .all, region: Sample.region("BY")))
    }

    @Test("empty, and stale") func empty() async throws {
        try await compare("empty", .success(.sample(rows: [], age: .seconds(3 * 3600))))
    }

    @Test("error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: nil), country: "Germany")))
    }

    @Test("unknown country") func unknown() async throws {
        try await compare("unknown-country", .failure(.unknownCountry))
    }

    @Test("hostile text") func hostile() async throws {
        let local = LocalizedText(Sample.hostile + "\u{2028}\u{0}\\\"", language: "en\" onload=\"alert(1)")
        let row = Listing.Row.sample("2026-10-03", Sample.hostile, local: local)
        let region = NamedRegion(code: Sample.region("BY"), name: ForeignText(Sample.hostile))
        try await compare("hostile", .success(.sample(rows: [row], regions: [region])))
    }

    @Test("F1 A record has the date of its data, so that a client can ask again with it; none while a source fails")
    func lastModified() async throws {
        var listing = Listing.sample(rows: [])
        #expect(try await state(.success(listing)).headers.lastModified == nil)
        listing.revised = RevisionTime(Sample.day("2026-08-01"))
        #expect(try await state(.success(listing)).headers.lastModified == 20_666 * 86_400)
        var schools = YearKnowledge(types: [.school], state: .noData)
        listing.knowledge = [schools]
        #expect(try await state(.success(listing)).headers.lastModified != nil)
        schools.outage = SourceOutage(service: "OpenHolidays", tried: nil)
        listing.knowledge = [schools]
        #expect(try await state(.success(listing)).headers.lastModified == nil)
        listing.knowledge = []
        listing.age = .seconds(60)
        #expect(try await state(.success(listing)).headers.lastModified == nil)
    }

    @Test("A record proposes a name to save it under, and links to the page; a problem has neither")
    func headers() async throws {
        let page = try await state(.success(.sample(rows: [])))
        #expect(page.mediaType == "application/json" && page.status == .ok)
        #expect(page.headers.disposition?.description == "inline; filename=\"holidays-DE-2026.json\"")
        #expect(page.headers.alternates.map(\.field) == ["</holidays/DE/2026>; rel=\"alternate\"; type=\"text/html\""])
        let problem = try await state(.failure(.unknownCountry))
        #expect(problem.mediaType == "application/problem+json" && problem.status == .notFound)
        #expect(problem.headers == RepresentationHeaders())
    }
}
