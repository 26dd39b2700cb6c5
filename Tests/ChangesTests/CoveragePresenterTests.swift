import SnapshotSupport
import Testing

@testable import Changes

@Suite("Our data: presenter")
struct CoveragePresenterTests {
    private func page(_ result: Result<Coverage, ServiceFailure>) async throws -> (CoveragePage, Status) {
        let presenter = CoveragePresenter(
            interactor: CoverageInteractorDouble(result: result), router: RecordingRouter<CoverageNavigation>())
        return try await presenter.handle(.opened).shown
    }

    @Test("B1 Each country says how its holidays are known, until when, by whom, and where we correct them")
    func rows() async throws {
        let (page, status) = try await page(.success(.sample))
        #expect(status == .ok && page.heading == "Our data" && page.head.alternates.count == Format.ofCoverage.count)
        #expect(
            page.summary
                == "3 countries. We know an authority for the public holidays of 1, and have school holidays of 1.")
        let rows = page.groups.flatMap(\.rows)
        #expect(rows.map(\.name) == ["Germany", "Kosovo", "Spain"])
        #expect(rows.map(\.publicHolidays) == ["By law", "No data", "By law"])
        #expect(
            rows.map(\.schools) == [
                "Announced until 28 July 2029 in some regions, until 10 September 2029 in others", "No data", "No data",
            ])
        #expect(rows.map(\.corrections) == ["2", "–", "–"])
        #expect(rows[0].revised?.label == "22 November 2026" && rows[1].revised == nil)
        #expect(rows[0].revised?.link == .to(CoverageNavigation.changes(Sample.code("DE"), .atom)))
        #expect(rows[0].link == .to(CoverageNavigation.country(Sample.code("DE"))))
        #expect(rows[0].authorities.map(\.text) == ["Public holidays follow:", "School holidays are announced in:"])
        #expect(rows[1].authorities.isEmpty && rows[2].authorities.isEmpty)
    }

    @Test("The letters of more than twenty countries are folded", arguments: [20, 21])
    func folded(count: Int) async throws {
        let country = Coverage.sample.countries[0]
        let (page, _) = try await page(
            .success(Coverage(year: 2026, countries: Array(repeating: country, count: count))))
        #expect(page.groups.map(\.isOpen) == [count == 20])
    }

    @Test("A failing source is told, with a way to try again")
    func failure() async throws {
        let (page, status) = try await page(.failure(.timedOut))
        #expect(status != .ok && page.notice != nil && page.groups.isEmpty)
    }

    @Test("H6 The page says that it is loading")
    func loading() {
        let presenter = CoveragePresenter(
            interactor: CoverageInteractorDouble(result: .success(.sample)),
            router: RecordingRouter<CoverageNavigation>())
        #expect(presenter.loading(.opened)?.page.loading == "Loading")
    }
}
