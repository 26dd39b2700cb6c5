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

    /// "1859"; "399 BCE" for -398, because there was no year 0.
    static func year(_ year: Int) -> String {
        year > 0 ? String(year) : "\(1 - year) BCE"
    }
}
