import Almanac
import Layout

extension CalendarSheet {
    /// "Bavaria, Germany", "the United Kingdom"
    var place: String {
        regionName.map { "\($0), \(countryName)" } ?? Phrases.inSentence(country: countryName)
    }

    /// "No data for 2040. We have data for Germany from 2020 to 2035."
    var noData: String {
        "No data for \(year). We have data for \(Phrases.inSentence(country: countryName)) from "
            + "\(knownYears.lowerBound) to \(knownYears.upperBound)."
    }

    /// "22 working days and 9 days off, weekends included."
    var count: String {
        let days = months.flatMap(\.days)
        let off = days.count(where: \.isOff)
        return "\(Phrases.count(days.count - off, "working day", "working days")) and "
            + "\(Phrases.count(off, "day off", "days off")), weekends included."
    }
}
