import TestSupport

@testable import Interfaces

extension Sample {
    /// A calendar of the United Kingdom: national and regional holidays, substitute days, a school break, and a day that only
    /// parts keep.
    static let british = calendar(
        "GB", regions: [("ENG", "England"), ("NIR", "Northern Ireland"), ("SCT", "Scotland"), ("WLS", "Wales")],
        [
            holiday("2026-01-01", "New Year's Day"),
            holiday("2026-01-02", "New Year Holiday", regions: ["SCT"]),
            britishDay("2026-04-03", "Good Friday", occasion: "good-friday"),
            holiday("2026-04-06", "Easter Monday", exceptions: ["SCT"]),
            holiday("2026-05-04", "May Day"),
            britishDay("2026-07-13", "Battle of the Boyne", regions: ["NIR"], occasion: "battle-of-the-boyne"),
            holiday("2026-11-05", "Bonfire Night", types: [.unofficial]),
            holiday("2026-12-25", "Christmas Day"),
            holiday("2026-12-26", "Boxing Day", observed: "2026-12-28"),
            holiday("2026-02-16", "Half term", types: [.school], regions: ["ENG"]),
            holiday("2026-02-17", "Half term", types: [.school], regions: ["ENG"]),
            partial("2026-03-01", "Saint David’s Day", regions: ["WLS"]),
            holiday("2027-01-01", "New Year's Day"),
        ])

    private static func britishDay(
        _ date: String, _ name: String, regions: [String] = [], occasion: String
    ) -> Holiday {
        day(
            date,
            HolidayKind(
                names: [LocalizedText(name, language: "en")], types: [.publicHoliday], regions: regions.map(region),
                occasion: Slug(occasion)))
    }

    private static func partial(_ date: String, _ name: String, regions: [String]) -> Holiday {
        day(
            date,
            HolidayKind(
                names: [LocalizedText(name, language: "en")], types: [.publicHoliday], regions: regions.map(region),
                isLocal: true))
    }

    private static func day(_ date: String, _ kind: HolidayKind) -> Holiday {
        Holiday(date: day(date), kind: kind, id: HolidayID(date: day(date), slug: kind.slug))
    }
}
