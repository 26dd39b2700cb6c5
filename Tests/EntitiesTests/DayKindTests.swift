import TestSupport
import Testing

@Suite("What a day is, for sentences")
struct DayKindTests {
    private func status(_ date: String, _ holidays: [Holiday], own: OwnDays = OwnDays()) throws -> DayStatus {
        let calendar = Sample.calendar("DE", regions: [("BY", "Bavaria")], holidays)
        return try #require(DaysOff(calendar, own: own).status(of: Sample.day(date)))
    }

    private func names(_ names: String...) -> [LocalizedText] { names.map { LocalizedText($0, language: "en") } }

    @Test("J2 A holiday counts before the weekend, and the weekend before nothing")
    func kinds() throws {
        let holidays = [
            Sample.holiday("2026-06-16", "A"), Sample.holiday("2026-06-16", "B"), Sample.holiday("2026-06-20", "C"),
            Sample.holiday("2026-06-17", "Half", types: [.halfDay]),
        ]
        #expect(try status("2026-06-16", holidays).kind == .holiday(names("A", "B")))
        #expect(try status("2026-06-20", holidays).kind == .holiday(names("C")))
        #expect(try status("2026-06-21", holidays).kind == .weekend)
        #expect(try status("2026-06-17", holidays).kind == .half(names("Half")))
        #expect(try status("2026-06-18", holidays).kind == .workingDay)
    }

    @Test("J2 A weekend day that is worked says for which day off; one that is worked for none is a working day")
    func exchanged() throws {
        // 2026-06-20 is a Saturday.
        func exchanged(_ date: String, types: [HolidayType] = [.publicHoliday]) -> Holiday {
            let day = Sample.holiday(date, "Day off", types: types)
            return Holiday(date: day.date, movedFrom: Sample.day("2026-06-20"), kind: day.kind, id: day.id)
        }
        #expect(try status("2026-06-20", [exchanged("2026-06-26")]).kind == .exchanged(for: Sample.day("2026-06-26")))
        let worked = try status("2026-06-20", [exchanged("2026-06-20", types: [.workday])])
        #expect(worked.kind == .workingDay && !worked.isOff)
        #expect(try status("2026-06-20", [exchanged("2026-06-26", types: [.bank])]).kind == .weekend)
    }

    @Test("J2 Only a holiday that the sentence names makes the day an estimate")
    func estimated() throws {
        let certain = Sample.holiday("2026-06-16", "Certain")
        let estimated = Sample.holiday("2026-06-16", "Estimated", isEstimated: true)
        let half = Sample.holiday("2026-06-16", "Half", types: [.halfDay], isEstimated: true)
        #expect(try status("2026-06-16", [certain, estimated]).estimated?.holiday.kind.name.text == "Estimated")
        #expect(try status("2026-06-16", [certain, half]).estimated == nil)
        #expect(try status("2026-06-16", [half]).estimated?.holiday.kind.name.text == "Half")
        #expect(try status("2026-06-16", [certain]).estimated == nil)
    }
}
