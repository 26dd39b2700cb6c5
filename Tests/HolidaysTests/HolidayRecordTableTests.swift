import Almanac
import HTML
import Layout
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Holidays

@Suite("Holiday record: CSV and XML", .noOrphanedSnapshots(prefix: "table-"))
struct HolidayRecordTableTests {
    private let year = HolidayYear(
        Sample.code("DE"), 2026, HolidayFilter(types: .all, region: Sample.region("BY")))

    private static let rows: [Listing.Row] = [
        .sample("2026-01-01", "New Year’s Day", types: [.publicHoliday, .bank]),
        .sample("2026-03-20", Sample.hostile, isEstimated: true),
        .sample(
            local: LocalizedText("=Tag\u{8}", language: "de"), keepers: .allBut(.named(["Bavaria"]))),
        .sample("2026-06-29", "Summer break", until: "2026-08-12", types: [.school]),
        .sample("2026-12-26", "Boxing Day", keepers: .regions(.named(["Bavaria"]), of: 16), observedOn: "2026-12-28"),
        .sample("2026-12-28", "Boxing Day", observedFor: "2026-12-26"),
    ]

    private func compare<V: RecordView<HolidayYear, HolidayRecordEvent, HolidayRecord>>(
        _ view: V, _ rows: [Listing.Row], _ name: String
    ) async throws {
        #expect(view.event(from: Visit(year)) == .requested(year))
        let region = Listing.Region(code: Sample.region("BY"), name: "Bavaria")
        let presenter = HolidayRecordPresenter(
            interactor: HolidayListInteractorDouble(listing: .success(.sample(rows: rows, regions: [region]))),
            router: HolidayRecordRouter())
        try expectSnapshot(await Module(view: view, presenter: presenter).recorded(Visit(year)), named: name)
    }

    @Test("F1 A table has a row for each holiday, and no cell that is a formula")
    func csv() async throws {
        try await compare(HolidayRecordCSVView(), Self.rows, "table-csv")
        try await compare(HolidayRecordCSVView(), [], "table-csv-empty")
    }

    @Test("F1 XML has an element for each holiday, and no character that XML does not have")
    func xml() async throws {
        try await compare(HolidayRecordXMLView(), Self.rows, "table-xml")
        try await compare(HolidayRecordXMLView(), [], "table-xml-empty")
    }
}
