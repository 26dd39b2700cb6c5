import AlmanacValues

extension Phrases {
    /// "3 October 1859", "October 1859", "1859", "c. 399 BCE"
    static func date(_ date: PartialDate) -> String {
        var words: [String] = []
        if date.isApproximate { words.append("c.") }
        if let day = date.day { words.append(String(day)) }
        if let month = date.month { words.append(self.month(month)) }
        words.append(year(date.year))
        return words.joined(separator: " ")
    }

    /// "1867–1934", "c. 470–399 BCE", "4 BCE – 65"
    static func life(from birth: PartialDate, to death: PartialDate) -> String {
        let (first, last) = ((birth.isApproximate ? "c. " : ""), (death.isApproximate ? "c. " : ""))
        return switch (birth.year > 0, death.year > 0) {
        case (false, false): "\(first)\(1 - birth.year)–\(last)\(year(death.year))"
        case (false, true): "\(first)\(year(birth.year)) – \(last)\(death.year)"
        case (true, _): "\(first)\(birth.year)–\(last)\(death.year)"
        }
    }

    /// "1859"; "399 BCE" for -398, because there was no year 0.
    static func year(_ year: Int) -> String {
        year > 0 ? String(year) : "\(1 - year) BCE"
    }
}
