import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holiday record: CSV, XML and snapshots", .noOrphanedSnapshots(prefix: "table-"))
struct HolidayRecordTableTests {
    private func state<V: View>(_ view: V, _ rows: [Listing.Row]) async throws -> Rendering
    where V.Place == HolidayYear, V.Event == HolidayYear, V.Page == Recorded<HolidayRecord> {
        let region = NamedRegion(code: Sample.region("BY"), name: "Bavaria")
        let presenter = HolidayRecordPresenter(
            interactor: HolidayListInteractorDouble(listing: .success(.sample(rows: rows, regions: [region]))),
            router: HolidayListRouter())
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .all, region: Sample.region("BY")))
        return try await Module(view: view, presenter: presenter).run(Visit(year)).shown
    }

    private var rows: [Listing.Row] {
        [
            .sample("2026-01-01", "=New Year’s \"Day\", or <so>", types: [.publicHoliday, .bank]),
            .sample(
                "2026-04-15", "Thanksgiving", types: [.government],
                regionalTypes: [
                    .sample(), .sample(.catholic, .regions(["Saxony"]), regions: ["SN"], isLocal: true),
                    .sample(.workday, .everywhere, regions: [], isLocal: true),
                ]),
            .sample(
                "2026-06-29", "Summer break", until: "2026-08-12",
                local: LocalizedText("Sommerferien", language: "de"), types: [.school],
                keepers: .regions(.named(["Bavaria", "Berlin"]), of: 16), isEstimated: true),
            .sample("2026-12-26", "Boxing Day", keepers: .allBut(.named(["Bavaria"])), observedOn: "2026-12-28"),
            .sample("2026-12-28", "Boxing Day", keepers: .parts(.sample(1), which: nil), observedFor: "2026-12-26"),
        ]
    }

    @Test("The address is the event")
    func event() {
        let year = HolidayYear(Sample.code("DE"), 2026)
        #expect(HolidayRecordCSVView().event(from: Visit(year)) == year)
        #expect(HolidayRecordXMLView().event(from: Visit(year)) == year)
    }

    @Test("a table") func table() async throws {
        try expectSnapshot(PageState(try await state(HolidayRecordCSVView(), rows)), named: "table-csv")
    }

    @Test("XML") func xml() async throws {
        try expectSnapshot(PageState(try await state(HolidayRecordXMLView(), rows)), named: "table-xml")
    }

    @Test("F1 A day off in exchange for a working day names that day in every format; other days have no such field")
    func exchanged() async throws {
        func text<V: View>(_ view: V, _ row: Listing.Row) async throws -> String
        where V.Place == HolidayYear, V.Event == HolidayYear, V.Page == Recorded<HolidayRecord> {
            try await state(view, [row]).text
        }
        let bridge = Listing.Row.sample("2026-02-20", "Bridge day", exchangedFor: "2026-02-14")
        let json = try await text(HolidayRecordJSONView(), bridge)
        #expect(json.contains("\"observedFor\":null,\"exchangedFor\":\"2026-02-14\",\"names\":"), "\(json)")
        let xml = try await text(HolidayRecordXMLView(), bridge)
        #expect(xml.contains(" exchangedFor=\"2026-02-14\""), "\(xml)")
        let csv = try await text(HolidayRecordCSVView(), bridge)
        #expect(csv.hasSuffix(",2026-02-14,false,\r\n"), "\(csv)")
        let plain = Listing.Row.sample("2026-02-20", "Bridge day")
        #expect(try await !text(HolidayRecordJSONView(), plain).contains("exchangedFor"))
        #expect(try await !text(HolidayRecordXMLView(), plain).contains("exchangedFor"))
        #expect(try await text(HolidayRecordCSVView(), plain).hasSuffix(",,false,\r\n"))
    }

    @Test("F1 A day off for a holiday on another date is observed in every format, even if that date is not known")
    func observed() async throws {
        let own = Listing.Row.sample("2026-12-26", "Boxing Day", observedOn: "2026-12-28")
        var inLieu = Listing.Row.sample("2026-05-19", "Eid al-Adha Holiday")
        inLieu.isInLieu = true
        let observed = Listing.Row.sample("2026-12-28", "Boxing Day", observedFor: "2026-12-26")
        for (row, isObserved) in [(own, false), (inLieu, true), (observed, true)] {
            let json = try await state(HolidayRecordJSONView(), [row]).text
            #expect(json.contains("\"observed\":\(isObserved),\"observedOn\":"), "\(json)")
            let xml = try await state(HolidayRecordXMLView(), [row]).text
            #expect(xml.contains(" observed=\"\(isObserved)\""), "\(xml)")
            let csv = try await state(HolidayRecordCSVView(), [row]).text
            #expect(csv.hasSuffix(",\(isObserved),\r\n"), "\(csv)")
        }
        #expect(try await state(HolidayRecordJSONView(), [inLieu]).text.contains("\"observedFor\":null"))
    }

    @Test("B4 F1 Times that are not the same in all regions are in every format, each with its regions")
    func beginnings() async throws {
        var eve = Listing.Row.sample("2026-12-24", "Christmas Eve", keepers: .parts(.sample(2), which: nil))
        let plain = try await state(HolidayRecordJSONView(), [eve]).text
        #expect(!plain.contains("beginnings"), "\(plain)")
        #expect(try await !state(HolidayRecordXMLView(), [eve]).text.contains("beginning"))
        eve.begins = TimeOfDay(hour: 19, minute: 0)
        eve.beginnings = [.sample(18, "QLD", "Queensland"), .sample(19, "SA", "South Australia")]
        let json = try await state(HolidayRecordJSONView(), [eve]).text
        let apart =
            "\"beginnings\":[{\"begins\":\"18:00\",\"regions\":[\"QLD\"]},{\"begins\":\"19:00\",\"regions\":[\"SA\"]}]"
        #expect(json.contains("\"begins\":\"19:00\"") && json.contains(apart), "\(json)")
        let xml = try await state(HolidayRecordXMLView(), [eve]).text
        #expect(xml.contains("<beginning begins=\"18:00\" regions=\"QLD\"/>"), "\(xml)")
        let csv = try await state(HolidayRecordCSVView(), [eve]).text
        #expect(csv.hasSuffix(",false,\"18:00: QLD; 19:00: SA\"\r\n"), "\(csv)")
    }

    @Test("A list without holidays has a header, and an element without any")
    func empty() async throws {
        let csv = String(decoding: try await state(HolidayRecordCSVView(), []).bytes, as: UTF8.self)
        #expect(csv.hasPrefix("id,date,last,") && csv.utf8.count { $0 == 0x0A } == 1)
        let xml = String(decoding: try await state(HolidayRecordXMLView(), []).bytes, as: UTF8.self)
        #expect(xml.contains("<holidays ") && !xml.contains("<holiday "))
    }
}
