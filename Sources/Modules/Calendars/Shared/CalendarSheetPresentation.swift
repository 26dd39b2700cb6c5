import AlmanacValues
import Layout

extension CalendarSheet {
    /// "Bavaria, Germany", "the United Kingdom"
    var place: String { Phrases.inSentence(region: regionName, country: countryName) }

    /// "No data for 2040. We have data for Germany from 2020 to 2035."
    var noData: String {
        "No data for \(year). \(Phrases.coverage(of: countryName, knownYears))"
    }

    /// What is not known of the year: "School holidays for 2030 are not announced yet."
    var notices: [String] { knowledge.compactMap { KnowledgeWording($0, of: year, in: place).notice } }

    /// "22 working days and 9 days off, weekends included."
    var count: String {
        let days = months.flatMap(\.days)
        let off = DayCount(halves: 2 * days.count(where: \.isOff) + days.count(where: \.isHalf))
        let working = DayCount(halves: 2 * days.count - off.halves)
        return "\(Phrases.count(working, "working day", "working days")) and "
            + "\(Phrases.count(off, "day off", "days off")), weekends included."
    }
}
