import AlmanacValues
import Layout

extension CalendarsWords {
    /// "No data for 2040. We have data for Germany from 2020 to 2035."
    func noData(_ sheet: CalendarSheet) -> String {
        noData(for: sheet.year, of: sheet.place.country, known: sheet.knownYears)
    }

    /// What is not known of the year: "School holidays for 2030 are not announced yet."
    func notices(_ sheet: CalendarSheet) -> [String] {
        sheet.knowledge.compactMap { gap($0, in: sheet.year, of: sheet.place) }
    }

    /// "22 working days and 9 days off, weekends included."
    func count(_ sheet: CalendarSheet) -> String {
        let days = sheet.months.flatMap(\.days)
        let off = DayCount(halves: 2 * days.count(where: \.isOff) + days.count(where: \.isHalf))
        return count(working: DayCount(halves: 2 * days.count - off.halves), off: off)
    }
}
