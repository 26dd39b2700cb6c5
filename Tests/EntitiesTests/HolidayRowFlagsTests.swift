import TestSupport
import Testing

@Suite("Flags of holidays that become one row")
struct HolidayRowFlagsTests {
    private let regions = [("BE", "Berlin"), ("BY", "Bavaria"), ("SN", "Saxony")]
    private let everything = HolidayFilter(types: .all, isEverywhere: true)

    private func holiday(
        _ date: String, _ name: String = "Feast", types: [HolidayType] = [.publicHoliday], regions: [String] = [],
        observed: String? = nil, isInLieu: Bool = false, movedFrom: String? = nil, isEstimated: Bool = false
    ) -> Holiday {
        let kind = HolidayKind(
            names: [LocalizedText(name, language: "en")], types: types, regions: regions.map(Sample.region))
        return Holiday(
            date: Sample.day(date), observed: observed.map(Sample.day), isInLieu: isInLieu,
            movedFrom: movedFrom.map(Sample.day), kind: kind, isEstimated: isEstimated,
            id: HolidayID(date: Sample.day(date), slug: kind.slug))
    }

    /// "04-01 to 04-03 BE BY estimated"
    private func rows(_ holidays: [Holiday], _ filter: HolidayFilter? = nil) -> [String] {
        let filter = filter ?? everything
        return HolidayRows(Sample.calendar("DE", regions: regions, holidays), filter).rows(of: 2026).map { row in
            let places =
                switch row.regions {
                case .all: ["all"]
                case .only(let codes): codes.map(\.description)
                case .allBut(let codes): ["but"] + codes.map(\.description)
                }
            let flags = [
                row.isEstimated ? "estimated" : nil, row.isObserved ? "observed" : nil,
                row.isSubstitute ? "substitute" : nil,
            ].compactMap { $0 }
            let days = row.first == row.last ? "\(row.first)" : "\(row.first) to \(row.last)"
            return ([days] + places + flags).joined(separator: " ").replacing("2026-", with: "")
        }
    }

    @Test("Holidays of one date are estimated if one of them is, whichever comes first", arguments: [true, false])
    func fold(isFirst: Bool) {
        let days = [
            holiday("2026-04-01", regions: ["BE"], isEstimated: isFirst),
            holiday("2026-04-01", regions: ["BY", "SN"], isEstimated: !isFirst),
        ]
        #expect(rows(days) == ["04-01 all estimated"])
        #expect(rows(days.reversed()) == ["04-01 all estimated"])
        let one = rows(days, HolidayFilter(types: .all, region: Sample.region("BE")))
        #expect(one == [isFirst ? "04-01 estimated" : "04-01"])
        #expect(rows(days.map { Holiday(date: $0.date, kind: $0.kind, id: $0.id) }) == ["04-01 all"])
    }

    @Test("A holiday’s own day comes before another region’s observed day, and the row is not observed")
    func observedFold() {
        let own = holiday("2026-04-02", regions: ["BE"])
        let observed = holiday("2026-03-31", regions: ["BY", "SN"], observed: "2026-04-02")
        let expected = ["03-31 but BE", "04-02 all"]
        #expect(rows([own, observed]) == expected && rows([observed, own]) == expected)
        #expect(rows([observed]) == ["03-31 but BE", "04-02 but BE observed substitute"])
        let national = holiday("2026-03-31", observed: "2026-04-02")
        #expect(rows([own, national]) == ["03-31 all", "04-02 all observed substitute"], "the whole country's leads")
    }

    @Test("Days become one run only if all of them are certain, or all are estimated")
    func runs() {
        let certain = ["2026-04-01", "2026-04-02"].map { holiday($0) }
        let estimated = ["2026-04-03", "2026-04-04"].map { holiday($0, isEstimated: true) }
        #expect(rows(certain + estimated) == ["04-01 to 04-02 all", "04-03 to 04-04 all estimated"])
        #expect(rows([holiday("2026-04-02", isEstimated: true)] + [holiday("2026-04-03")]).count == 2)
    }

    @Test("Days become one run only if all are observed for other days, or none is")
    func observedRuns() {
        let inLieu = [holiday("2026-04-01"), holiday("2026-04-02", isInLieu: true)]
        #expect(rows(inLieu) == ["04-01 all", "04-02 all substitute"])
        #expect(
            rows(inLieu + [holiday("2026-04-03", isInLieu: true)]) == ["04-01 all", "04-02 to 04-03 all substitute"])
        let observed = [holiday("2026-04-01"), holiday("2026-03-20", observed: "2026-04-02")]
        #expect(rows(observed) == ["03-20 all", "04-01 all", "04-02 all observed substitute"])
    }

    @Test("Days become one run only if all are off for the same working day, or none for any")
    func exchangedRuns() {
        let exchanged = [
            holiday("2026-10-06", movedFrom: "2026-09-20"), holiday("2026-10-07", movedFrom: "2026-10-10"),
        ]
        #expect(rows(exchanged) == ["10-06 all", "10-07 all"])
        #expect(rows([holiday("2026-10-05"), exchanged[0]]) == ["10-05 all", "10-06 all"])
        #expect(rows([exchanged[0], holiday("2026-10-07", movedFrom: "2026-09-20")]) == ["10-06 to 10-07 all"])
        let worked = ["2026-10-10", "2026-10-11"].map { holiday($0, movedFrom: $0) }
        #expect(rows(worked) == ["10-10 to 10-11 all"], "days that are only worked are off for none")
    }

    @Test("A break of schools is one run, and estimated if one of its days is", arguments: [0, 1, 2])
    func breaks(estimated: Int) {
        let days = (0..<3).map { index in
            holiday("2026-10-0\(index + 1)", types: [.school], regions: ["BE"], isEstimated: index == estimated)
        }
        #expect(rows(days) == ["10-01 to 10-03 BE estimated"])
        let plain = (0..<3).map { holiday("2026-10-0\($0 + 1)", types: [.school], regions: ["BE"]) }
        #expect(rows(plain) == ["10-01 to 10-03 BE"])
        #expect(rows(days, HolidayFilter(types: .all, region: Sample.region("BE"))) == ["10-01 to 10-03 estimated"])
    }

    @Test("Breaks of two regions with the same days are one row only if both are certain, or both estimated")
    func sharedBreaks() {
        func days(_ region: String, _ isEstimated: Bool) -> [Holiday] {
            (1...2).map { holiday("2026-10-0\($0)", types: [.school], regions: [region], isEstimated: isEstimated) }
        }
        #expect(rows(days("BE", false) + days("BY", false)) == ["10-01 to 10-02 but SN"])
        #expect(rows(days("BE", true) + days("BY", true)) == ["10-01 to 10-02 but SN estimated"])
        let different = rows(days("BE", true) + days("BY", false))
        #expect(Set(different) == ["10-01 to 10-02 BE estimated", "10-01 to 10-02 BY"])
    }

    @Test("The row of one holiday has its flags and its run, and not those of others in its row")
    func leads() throws {
        let days = (1...3).map { holiday("2026-10-0\($0)", types: [.school], regions: ["BE"], isEstimated: $0 == 3) }
        let calendar = Sample.calendar("DE", regions: regions, days)
        let row = try #require(HolidayRows(calendar, everything).rows(of: 2026).first)
        let single = HolidayRow(leadOf: row, in: calendar)
        #expect(single.first == row.first && single.last == row.last && single.isEstimated)
        #expect(days.map { HolidayRow(HolidayDay($0), in: calendar).isEstimated } == [false, false, true])
        let folded = Sample.calendar(
            "DE", regions: regions,
            [holiday("2026-04-01", regions: ["BE", "SN"]), holiday("2026-04-01", regions: ["BY"], isEstimated: true)])
        let both = try #require(HolidayRows(folded, everything).rows(of: 2026).first)
        #expect(both.isEstimated && !HolidayRow(leadOf: both, in: folded).isEstimated)
    }
}
