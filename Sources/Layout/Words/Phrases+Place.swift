import AlmanacValues

extension Phrases {
    /// The place's name for use in a sentence: "Bavaria, Germany", "the United Kingdom".
    static func inSentence(_ place: PlaceName) -> String {
        inSentence(region: place.region, country: place.country)
    }

    /// The country's name for use in a sentence: "Germany", "the United Kingdom".
    static func inSentence(country: ForeignText) -> String { inSentence(country: country.isolated) }

    /// The place's name on its own: "Bavaria, Germany", "United Kingdom".
    static func titled(_ place: PlaceName) -> String { self.place(region: place.region, country: place.country) }

    /// The place's name for use in a sentence: "Bavaria, Germany", "the United Kingdom".
    ///
    /// - Parameter region: the region's name; nil for the country as a whole.
    static func inSentence(region: ForeignText?, country: ForeignText) -> String {
        region.map { "\($0.isolated), \(country.isolated)" } ?? inSentence(country: country)
    }

    /// The place's name on its own: "Bavaria, Germany", "United Kingdom".
    static func place(region: ForeignText?, country: ForeignText) -> String {
        region.map { "\($0.isolated), \(country.isolated)" } ?? country.isolated
    }

    /// "1st", "2nd", "3rd", "11th"; for positive numbers.
    static func ordinal(_ number: Int) -> String {
        switch (number % 10, number % 100) {
        case (_, 11...13): "\(number)th"
        case (1, _): "\(number)st"
        case (2, _): "\(number)nd"
        case (3, _): "\(number)rd"
        default: "\(number)th"
        }
    }

    /// "from 2020 to 2035"; "for 2026" if it is one year.
    static func years(_ years: ClosedRange<Int>) -> String {
        years.count == 1 ? "for \(years.lowerBound)" : "from \(years.lowerBound) to \(years.upperBound)"
    }
}

extension Phrases {
    /// "3,653"; numbers below 1,000 as they are.
    static func number(_ number: Int) -> String {
        guard number >= 1000 else { return String(number) }
        let rest = String(number % 1000)
        return "\(self.number(number / 1000)),\(String(repeating: "0", count: 3 - rest.utf8.count))\(rest)"
    }
}
