import Almanac
import Layout
import VIPER

extension CalendarFailure {
    var status: Status {
        switch self {
        case .unknownCountry, .uncovered, .unknownRegion: .notFound
        case .service(let failure, _): Status(failure)
        }
    }

    /// - Parameters:
    ///   - choose: to the countries.
    ///   - whole: to the same calendar of the whole country.
    ///   - retry: to the same page.
    func notice(in country: CountryCode, choose: Link, whole: Link, retry: Link) -> Notice {
        switch self {
        case .unknownCountry: .unknownCountry(country, choose: choose)
        case .uncovered(let name): .uncovered(country: name, choose: choose)
        case .unknownRegion(let name, let region):
            Notice(
                title: "\(name) has no region “\(region)”",
                explanation: "Show the whole country, then choose one of its regions.",
                actions: [.init("Show all of \(name)", whole)])
        case .service(let failure, let name):
            Notice(
                failure, of: "the calendar of \(name.map(Phrases.inSentence) ?? country.description)",
                retry: .init("Try again", retry))
        }
    }
}

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
