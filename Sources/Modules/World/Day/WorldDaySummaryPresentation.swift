import AlmanacValues
import Layout

/// Says in a few sentences what a day is around the world. Names the countries on one side of the weekend: the shorter
/// list.
struct WorldDaySummaryPresentation {
    let day: WorldDay
    let words: WorldWords

    /// The most countries that a sentence names. More of them are counted. The shorter list of a weekend has 20 at most.
    private static let most = 30

    var sentences: [String] {
        ([holidays] + [weekend, exchanged, unknown]).compactMap(\.self)
    }

    /// "24 countries and territories have a public holiday, 20 of them Christmas Eve. 5 more have one in some regions
    /// only."
    private var holidays: String {
        let off = day.countries.filter { !$0.holidays.isEmpty }
        let regional = day.countries.filter { $0.holidays.isEmpty && !$0.regional.isEmpty }.count
        if regional == 0 { return nationwide(off) }
        return words.paragraph(
            nationwide(off), off.isEmpty ? words.regional(regional) : words.moreRegional(regional))
    }

    /// Names the feast that most of the countries keep.
    private func nationwide(_ countries: [WorldDay.Country]) -> String {
        guard let first = countries.first else { return words.noHolidays }
        guard countries.count > 1 else { return words.holiday(countries.feast, onlyIn: first.name) }
        let counts = Dictionary(grouping: countries) { $0.holidays[0].feast }
        // Of equally many, the feast of the first country: the order of a dictionary differs from process to process.
        let largest = counts.values.max { ($0.count, $1[0].code) < ($1.count, $0[0].code) }
        guard let largest, largest.count > 1 else { return words.holidays(in: countries.count) }
        return largest.count == countries.count
            ? words.holidays(in: countries.count, all: largest.feast)
            : words.holidays(in: countries.count, most: largest.count, largest.feast)
    }

    /// "Saturday is the weekend in all but 3 of 250: Brunei, Nepal and Uganda."
    private var weekend: String? {
        let known = day.countries.filter(\.isKnown)
        let free = known.filter(\.isWeekend)
        let partly = known.filter { $0.regionsOnOtherWeekend > 0 }
        guard !free.isEmpty || !partly.isEmpty else { return nil }
        let weekday = day.date.weekday
        let working = known.filter { !$0.isWeekend }
        let start =
            if working.isEmpty {
                words.weekendEverywhere(on: weekday)
            } else if working.count < free.count {
                words.weekend(on: weekday, inAllBut: working.count, of: known.count, names(working))
            } else if free.isEmpty {
                words.weekendNowhere(on: weekday)
            } else {
                words.weekend(on: weekday, in: free.count, of: known.count, names(free))
            }
        let (off, on) = (partly.filter { !$0.isWeekend }, partly.filter(\.isWeekend))
        return words.paragraph(
            start, off.isEmpty ? nil : words.weekendInParts(of: off.map(\.place)),
            on.isEmpty ? nil : words.workInParts(of: on.map(\.place)))
    }

    /// "In exchange for another day off, people work in China (for 4 January)."
    private var exchanged: String? {
        let countries = day.countries.filter(\.holidays.isEmpty).compactMap { country in
            country.exchangedFor.map { (name: country.name, day: $0) }
        }
        return countries.isEmpty ? nil : words.exchanged(countries)
    }

    private var unknown: String? {
        let countries = day.countries.filter { !$0.isKnown }
        guard !countries.isEmpty else { return nil }
        return names(countries).map { words.unknown($0) } ?? words.unknown(countries.count, of: day.countries.count)
    }

    /// Nil if they are too many to name.
    private func names(_ countries: [WorldDay.Country]) -> [PlaceName]? {
        countries.count > Self.most ? nil : countries.map(\.place)
    }
}

extension WorldDay.Country {
    fileprivate var place: PlaceName { PlaceName(country: name) }
}

extension [WorldDay.Country] {
    /// What the first holidays of these countries are called together.
    fileprivate var feast: LocalizedText { map { $0.holidays[0] }.title }
}

extension [WorldDay.Feast] {
    /// What holidays of one feast are called together: the name that most of them have, or else the occasion's.
    var title: LocalizedText {
        guard let first else { return LocalizedText("", language: "en") }
        let names = Dictionary(grouping: self, by: \.name).mapValues(\.count)
        if let most = names.first(where: { 2 * $0.value > count }) { return most.key }
        return first.occasion ?? first.name
    }
}
