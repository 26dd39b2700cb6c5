import AlmanacValues
import Layout

/// Says in a few sentences what a day is around the world. The weekend is told once, by the shorter list.
struct WorldDaySummaryPresentation {
    private let day: WorldDay

    /// The most countries that a sentence names. More of them are counted. The shorter list of a weekend has 20 at most.
    private static let most = 30

    init(_ day: WorldDay) {
        self.day = day
    }

    var sentences: [String] {
        ([holidays] + [weekend, exchanged, unknown]).compactMap(\.self)
    }

    /// "24 countries and territories have a public holiday, 20 of them Christmas Eve. 5 more have one in some regions
    /// only."
    private var holidays: String {
        let off = day.countries.filter { !$0.holidays.isEmpty }
        let regional = day.countries.filter { $0.holidays.isEmpty && !$0.regional.isEmpty }.count
        let start =
            switch off.count {
            case 0: "No country has a public holiday on this day."
            case 1: "Only \(names(off)[0]) has a public holiday: \(name(of: off))."
            default: "\(off.count) countries and territories have a public holiday\(common(off))."
            }
        if regional == 0 { return start }
        let more = off.isEmpty ? "" : " more"
        return "\(start) \(regional)\(more) \(regional == 1 ? "has" : "have") one in some regions only."
    }

    private func name(of countries: [WorldDay.Country]) -> String {
        Phrases.isolated(countries.map { $0.holidays[0] }.title.text)
    }

    /// ", 20 of them Christmas Eve": the feast that most of them keep.
    private func common(_ countries: [WorldDay.Country]) -> String {
        let counts = Dictionary(grouping: countries) { $0.holidays[0].feast }
        // Of equally many, the feast of the first country: the order of a dictionary differs from process to process.
        let largest = counts.values.max { ($0.count, $1[0].code) < ($1.count, $0[0].code) }
        guard let largest, largest.count > 1 else { return "" }
        let title = name(of: largest)
        return largest.count == countries.count ? ", all of them \(title)" : ", \(largest.count) of them \(title)"
    }

    /// "It is Saturday, and the weekend in all but 3 of 250: Brunei, Nepal and Uganda."
    private var weekend: String? {
        let known = day.countries.filter(\.isKnown)
        let free = known.filter(\.isWeekend)
        let partly = known.filter { $0.regionsOnOtherWeekend > 0 }
        guard !free.isEmpty || !partly.isEmpty else { return nil }
        let weekday = Phrases.weekday(day.date)
        let working = known.filter { !$0.isWeekend }
        let start =
            if working.isEmpty {
                "\(weekday) is the weekend everywhere"
            } else if working.count < free.count {
                "\(weekday) is the weekend in all but \(working.count) of \(known.count)\(list(working))"
            } else if free.isEmpty {
                "\(weekday) is the weekend nowhere as a whole"
            } else {
                "\(weekday) is the weekend in \(free.count) of \(known.count)\(list(free))"
            }
        return start + "." + parts(partly, weekday)
    }

    private func parts(_ countries: [WorldDay.Country], _ weekday: String) -> String {
        let working = names(countries.filter(\.isWeekend))
        let free = names(countries.filter { !$0.isWeekend })
        return (free.isEmpty ? "" : " Parts of \(Phrases.list(free)) have it too.")
            + (working.isEmpty ? "" : " Parts of \(Phrases.list(working)) work.")
    }

    private func list(_ countries: [WorldDay.Country]) -> String {
        countries.count > Self.most ? "" : ": \(Phrases.list(names(countries)))"
    }

    /// "In exchange for another day off, China works."
    private var exchanged: String? {
        let countries = day.countries.filter { $0.exchangedFor != nil && $0.holidays.isEmpty }
        guard !countries.isEmpty else { return nil }
        let items = countries.map { country in
            Phrases.isolated(Phrases.inSentence(country: country.name))
                + (country.exchangedFor.map { " (for \(Phrases.dayAndMonth($0)))" } ?? "")
        }
        return "In exchange for another day off, people work in \(Phrases.list(items))."
    }

    private var unknown: String? {
        let countries = day.countries.filter { !$0.isKnown }
        guard !countries.isEmpty else { return nil }
        let total = day.countries.count
        return countries.count > Self.most
            ? "We have no data for \(countries.count) of \(total) countries and territories on this day."
            : "We have no data for \(Phrases.list(names(countries))) on this day."
    }

    private func names(_ countries: [WorldDay.Country]) -> [String] {
        countries.map { Phrases.isolated(Phrases.inSentence(country: $0.name)) }
    }
}

extension [WorldDay.Feast] {
    /// What holidays of one feast are called together: the name that most of them have, or else the occasion's.
    var title: LocalizedText {
        guard let first else { return LocalizedText("", language: "en") }
        let names = Dictionary(grouping: self, by: \.name).mapValues(\.count)
        if let most = names.first(where: { 2 * $0.value > count }) { return most.key }
        return first.occasion.map { LocalizedText($0, language: "en") } ?? first.name
    }
}
