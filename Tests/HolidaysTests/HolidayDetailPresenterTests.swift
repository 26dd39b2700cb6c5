import Almanac
import HTML
import Layout
import TestSupport
import Testing
import VIPER

@testable import Holidays

@Suite("Holiday detail: presenter and snapshots")
struct HolidayDetailPresenterTests {
    private func page(_ result: Result<HolidayDetail, HolidayDetailFailure>) async throws -> (HolidayDetailPage, Status)
    {
        let presenter = HolidayDetailPresenter(
            interactor: HolidayDetailInteractorDouble(result: result), router: HolidayDetailRouter(),
            assets: Sample.assets)
        let place = HolidayDetail.sample().id
        guard case .show(let page, let status) = await presenter.handle(HolidayDetailView().event(from: Visit(place)))
        else { throw HolidayListFailure.unknownCountry }
        return (page, status)
    }

    private func compare(_ name: String, _ result: Result<HolidayDetail, HolidayDetailFailure>) async throws {
        try expectSnapshot(HolidayDetailView().render(try await page(result).0), named: "detail-\(name)")
    }

    @Test("D3 loading") func loading() throws {
        let presenter = HolidayDetailPresenter(
            interactor: HolidayDetailInteractorDouble(result: .failure(.unknownCountry)), router: HolidayDetailRouter(),
            assets: Sample.assets)
        let reference = HolidayDetail.sample().id
        let page = try #require(presenter.loading(.opened(reference))).page
        #expect(page.loading == "Loading" && page.frame.title == "Holiday in DE 2026")
        #expect(page.frame.canonical == HolidayDetailRouter().link(to: .day(reference)))
        try expectSnapshot(HolidayDetailView().render(page), named: "detail-loading")
    }

    @Test("D1 Name, date, country and “Is Public” as True or False")
    func facts() async throws {
        let detail = try #require(try await page(.success(.sample())).0.detail)
        #expect(detail.name == "German Unity Day")
        #expect([detail.date, detail.weekday, detail.distance] == ["3 October 2026", "Saturday", "in 12 days"])
        #expect([detail.country, detail.countryCode, detail.isPublic] == ["Germany", "DE", "True"])
        #expect(detail.regions == "The whole country")
        let bank = try #require(try await page(.success(.sample(types: [.bank]))).0.detail)
        #expect(bank.isPublic == "False")
    }

    @Test("The link back leads to a list that includes the holiday")
    func back() async throws {
        #expect(try await page(.success(.sample())).0.back.link.description == "/holidays/DE/2026")
        #expect(
            try await page(.success(.sample(types: [.bank, .school]))).0.back.link.description
                == "/holidays/DE/2026?type=bank")
    }

    @Test("D1 normal") func normal() async throws {
        let local = LocalizedText("Tag der Deutschen Einheit", language: "de")
        try await compare("normal", .success(.sample(local: local)))
    }

    @Test("D1 everything") func everything() async throws {
        try await compare(
            "everything",
            .success(
                .sample(
                    regions: ["Bavaria", "Berlin"], observed: "2026-10-05", movedFrom: "2026-10-10", isEstimated: true,
                    types: [.publicHoliday, .bank], age: .seconds(600))))
    }

    @Test("D2 unknown day") func unknownDay() async throws {
        let other = HolidayDetailFailure.SameDay(name: "German Unity Day", id: HolidayDetail.sample().id)
        try await compare("unknown-day", .failure(.unknownDay(country: "Germany", sameDay: [other])))
        #expect(try await page(.failure(.unknownDay(country: "Germany", sameDay: []))).1 == .notFound)
    }

    @Test("D2 unknown year") func unknownYear() async throws {
        try await compare("unknown-year", .failure(.unknownYear(country: "Germany", known: 2027...2035)))
    }

    @Test("D2 unknown country") func unknownCountry() async throws {
        try await compare("unknown-country", .failure(.unknownCountry))
    }

    @Test("D2 uncovered country") func uncovered() async throws {
        try await compare("uncovered", .failure(.uncovered(country: "United Kingdom")))
        #expect(try await page(.failure(.uncovered(country: "Kiribati"))).1 == .notFound)
    }

    @Test("H4 error") func error() async throws {
        try await compare("error", .failure(.service(.timedOut)))
        #expect(try await page(.failure(.service(.timedOut))).1 == .gatewayTimeout)
    }

    @Test("D1 long text") func longText() async throws {
        try await compare("long-text", .success(.sample(name: Sample.long)))
    }

    @Test("D1 right-to-left") func rightToLeft() async throws {
        try await compare("right-to-left", .success(.sample(local: LocalizedText(Sample.rightToLeft, language: "ar"))))
    }

    @Test("D1 hostile text") func hostile() async throws {
        try await compare(
            "hostile",
            .success(
                .sample(
                    name: Sample.hostile, local: LocalizedText(Sample.hostile, language: "\"><script>"),
                    exceptions: [Sample.hostile], country: Sample.hostile)))
    }
}
