import Documents
import SnapshotSupport
import Testing

@testable import Holidays

/// What pages and records say of a list that is empty, or not all known.
@Suite("Holidays: none, not announced, and no data", .serialized)
struct HolidayKnowledgeTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private static var interactor: HolidayListInteractor {
        HolidayListInteractor(
            countries: library, holidays: library, clock: ClockDouble(Sample.day("2026-11-21")),
            visitor: VisitorDouble())
    }

    private func year(
        _ code: String, _ year: Int, _ types: HolidayFilter.Types = .only(.school), _ region: String? = nil
    ) -> HolidayYear {
        HolidayYear(Sample.code(code), year, HolidayFilter(types: types, region: region.map(Sample.region)))
    }

    private func section(_ year: HolidayYear) async throws -> YearSection {
        let presenter = HolidayListPresenter(interactor: Self.interactor, router: HolidayListRouter())
        let page = try await presenter.handle(.choseYear(year)).page
        return try #require(page.year)
    }

    private func record(_ year: HolidayYear) async throws -> HolidayRecord {
        let presenter = HolidayRecordPresenter(interactor: Self.interactor, router: HolidayListRouter())
        return try await presenter.handle(year).page.found
    }

    private func bytes<V: View>(_ view: V, _ year: HolidayYear) async throws -> String
    where V.Place == HolidayYear, V.Event == HolidayYear, V.Page == Recorded<HolidayRecord> {
        let presenter = HolidayRecordPresenter(interactor: Self.interactor, router: HolidayListRouter())
        let page = try await Module(view: view, presenter: presenter).run(Visit(year)).shown
        return page.text
    }

    @Test("B2 A page tells none, not announced yet, and no data apart")
    func pages() async throws {
        #expect(try await section(year("ES", 2026)).empty == "We have no data about school holidays in Spain.")
        #expect(
            try await section(year("DE", 2030)).empty
                == "School holidays for 2030 are not announced yet (known until 10 September 2029).")
        #expect(
            try await section(year("DE", 2030, .only(.school), "MV")).empty
                == "School holidays in Mecklenburg-Western Pomerania for 2030 are not announced yet (known until 28 July "
                + "2029).")
        #expect(try await section(year("UA", 2026, .only(.publicHoliday))).empty == "No public holidays in 2026.")
        let moselle = try await section(year("FR", 2026, .only(.school), "57"))
        #expect(moselle.empty == "We have no data about school holidays in Moselle, France.")
        #expect(moselle.knowledge?.notices.isEmpty ?? true, "it is said once")
    }

    @Test("B1 B2 A page of a year that is partly known says until when, and every page names the authorities")
    func notices() async throws {
        let bavaria = try await section(year("DE", 2029, .only(.school), "BY"))
        #expect(bavaria.empty == nil && !bavaria.months.isEmpty)
        #expect(
            bavaria.knowledge?.notices == [
                "School holidays are known until 10 September 2029. Later ones are not announced yet."
            ])
        let known = try await section(year("DE", 2026, .only(.publicHoliday)))
        #expect(known.knowledge?.notices == [])
        #expect(known.knowledge?.authorities.first?.text == "Public holidays follow:")
        #expect(known.knowledge?.authorities.first?.sources.first?.page != nil)
        let all = try await section(year("ES", 2026, .all))
        #expect(all.knowledge?.notices == ["We have no data about school holidays in Spain."])
    }

    @Test("B3 French breaks beyond the decree are marked, each of them, and the page says so")
    func computed() async throws {
        let paris = try await section(year("FR", 2030, .only(.school), "Zone-C"))
        let rows = paris.months.flatMap(\.rows)
        #expect(rows.count >= 5 && rows.allSatisfy(\.isEstimated))
        #expect(
            paris.knowledge?.notices == [
                "School holidays are announced until 4 July 2028. The dates of 2030 are estimates."
            ])
        let announced = try await section(year("FR", 2027, .only(.school), "Zone-C")).months.flatMap(\.rows)
        #expect(announced.count >= 5 && announced.allSatisfy { !$0.isEstimated })
        let record = try await record(year("FR", 2030, .only(.school), "Zone-C"))
        #expect(record.holidays.allSatisfy(\.isEstimated) && record.known.first?.state == .estimated)
    }

    @Test("B2 A record tells them apart by its state: none, not announced, no data")
    func records() async throws {
        #expect(try await record(year("ES", 2026)).known.map(\.state) == [.noData])
        #expect(try await record(year("DE", 2030)).known.map(\.state) == [.notAnnounced])
        #expect(try await record(year("UA", 2026, .only(.publicHoliday))).known.map(\.state) == [.none])
        #expect(try await record(year("DE", 2026, .only(.publicHoliday))).known.map(\.state) == [.known])
        let json = try await bytes(HolidayRecordJSONView(), year("DE", 2030, .only(.school), "BY"))
        #expect(
            json.contains(#""state":"not-announced","basis":"announced""#) && json.contains(#""until":"2029-09-10""#))
        #expect(json.contains("Kultusministerkonferenz"))
        let xml = try await bytes(HolidayRecordXMLView(), year("ES", 2026))
        #expect(xml.contains(#"<known types="school" state="no-data"/>"#))
    }

    @Test("B2 A table without holidays has a row that says why, unless there are none")
    func tables() async throws {
        func lines(_ year: HolidayYear) async throws -> [Substring] {
            try await bytes(HolidayRecordCSVView(), year).split(whereSeparator: \.isNewline)
        }
        #expect(try await lines(year("UA", 2026, .only(.publicHoliday))).count == 1)
        let spain = try await lines(year("ES", 2026))
        #expect(spain.count == 2 && spain[1].hasPrefix(",,") && spain[1].hasSuffix(",no-data,,,,,,,,"))
        let germany = try await lines(year("DE", 2030, .only(.school), "BY"))
        #expect(germany.count == 2 && germany[1].contains(",not-announced,2029-09-10,Kultusminister"))
        let known = try await lines(year("DE", 2026, .only(.publicHoliday)))
        #expect(known.count > 9 && known.dropFirst().allSatisfy { $0.contains(",known,,") })
    }

    @Test("B1 B2 No page of a country claims that there are no holidays of a type without data")
    func claims() async throws {
        var (pages, claims, wrong) = (0, 0, 0)
        for country in try await Self.library.countries().value {
            for asked in [2020, 2026, 2030] where country.years.contains(asked) {
                for type in HolidayType.allCases {
                    let listing = try await Self.interactor.listing(
                        HolidayYear(country.code, asked, HolidayFilter(types: .only(type))))
                    guard listing.isKnown, listing.rows.isEmpty else { continue }
                    let summary = SummaryPresentation(
                        listing: listing,
                        selection: HolidayYear(country.code, asked, HolidayFilter(types: .only(type))),
                        router: HolidayListRouter(), words: HolidaysWords())
                    pages += 1
                    guard summary.empty.hasPrefix("No "), !summary.empty.contains("are known") else { continue }
                    claims += 1
                    wrong += listing.knowledge.first?.state == .known ? 0 : 1
                }
            }
        }
        #expect(pages > 10_000 && claims > 40 && wrong == 0, "\(wrong) of \(claims) claims on \(pages) pages")
    }
}
