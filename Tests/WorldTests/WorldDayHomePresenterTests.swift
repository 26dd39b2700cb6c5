import SnapshotSupport
import Testing

@testable import World

@Suite("World on a day, where the visitor is: presenter")
struct WorldDayHomePresenterTests {
    private let date = Sample.day("2026-12-24")

    private func page(_ home: WorldDayHome?) async throws -> WorldDayPage {
        let presenter = WorldDayPresenter(interactor: WorldDayInteractorDouble(home: home), router: RecordingRouter())
        return try await presenter.handle(.choseDay(date)).page
    }

    private func link(_ navigation: WorldDayNavigation) -> Link { .to(navigation) }

    @Test("J2 A day begins with what it is where the visitor is, and leads to the place’s year and to another place")
    func homeOfDay() async throws {
        let home = try #require(try await page(.bavaria(.workingDay, doubt: .incomplete)).home)
        #expect(home.text == "In Bavaria you work on Thursday 24 December 2026.")
        #expect(home.remark == "Not all public holidays of 2026 are announced there yet, so this may still change.")
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: Sample.region("BY")))
        #expect(home.ways.map(\.label) == ["Holidays in Bavaria, Germany 2026", "Change place"])
        #expect(home.ways.map(\.link) == [link(.year(year)), link(.choosePlace(date))] && home.choose == nil)
    }

    @Test("J2 Without a place a day asks for one")
    func asks() async throws {
        let home = try #require(try await page(nil).home)
        #expect(home.text == "Are you off on Thursday 24 December 2026?" && home.remark == nil && home.ways.isEmpty)
        #expect(home.choose?.label == "Choose your place" && home.choose?.link == link(.choosePlace(date)))
    }

    @Test(
        "J2 A day is told in one sentence, before it and after it",
        arguments: [
            (
                .holiday([LocalizedText("A", language: "en"), LocalizedText("B", language: "en")]),
                "In the Netherlands you are off on Thursday 24 December 2026: A and B.",
                "In the Netherlands you were off on Thursday 24 December 2026: A and B."
            ),
            (
                .weekend, "In the Netherlands you are off on Thursday 24 December 2026: it is the weekend.",
                "In the Netherlands you were off on Thursday 24 December 2026: it was the weekend."
            ),
            (
                .workingDay, "In the Netherlands you work on Thursday 24 December 2026.",
                "In the Netherlands Thursday 24 December 2026 was a working day."
            ),
            (
                .exchanged(for: Sample.day("2027-01-04")),
                "In the Netherlands you work on Thursday 24 December 2026, in exchange for Monday 4 January 2027.",
                "In the Netherlands Thursday 24 December 2026 was a working day, in exchange for Monday 4 January 2027."
            ),
            (
                .half([LocalizedText("A", language: "en")]),
                "In the Netherlands you are off for half of Thursday 24 December 2026: A.",
                "In the Netherlands you were off for half of Thursday 24 December 2026: A."
            ),
            (
                .partial([LocalizedText("A", language: "en")]),
                "Only parts of the Netherlands are off on Thursday 24 December 2026: A.",
                "Only parts of the Netherlands were off on Thursday 24 December 2026: A."
            ),
            (
                nil, "We have no data for Thursday 24 December 2026 in the Netherlands.",
                "We have no data for Thursday 24 December 2026 in the Netherlands."
            ),
        ] as [(DayKind?, String, String)])
    func homeOfDay(status: DayKind?, future: String, past: String) async throws {
        func text(isPast: Bool) async throws -> String? {
            try await page(.netherlands(status, isPast: isPast)).home?.text
        }
        #expect(try await text(isPast: false) == future)
        #expect(try await text(isPast: true) == past)
    }
}
