import SnapshotSupport
import Testing

@testable import Interfaces

@Suite("OpenHolidays: days off that are not whole")
struct OpenHolidaysHoursTests {
    @Test("F6 A day off that begins in the afternoon is half a day for clients")
    func partOfDay() async throws {
        let kind = HolidayKind(
            names: [LocalizedText("Twelfth Night", language: "en")], types: [.bank],
            begins: TimeOfDay(hour: 14, minute: 0))
        let day = Sample.day("2026-01-05")
        let calendar = Sample.calendar(
            "DE",
            [
                Holiday(date: day, kind: kind, id: HolidayID(date: day, slug: kind.slug)),
                Sample.holiday("2026-01-06", "Epiphany"),
            ])
        let interactor = OpenHolidaysInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]),
            clock: ClockDouble(day))
        let found = try await interactor.holidays(
            .publicHolidays, in: OpenHolidaysArea(Sample.germany.code), from: day, through: Sample.day("2026-01-06"))
        #expect(found.map(\.isPartOfDay) == [true, false])
        let bytes = OpenHolidaysView().bytes(of: .holidays(found))
        let scopes = String(decoding: bytes, as: UTF8.self).split(separator: "temporalScope\":\"").dropFirst()
        #expect(scopes.map { $0.prefix(7) } == ["HalfDay", "FullDay"])
    }
}
