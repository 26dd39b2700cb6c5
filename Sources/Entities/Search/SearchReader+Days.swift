import AlmanacValues
import PlainBytes

// Ranges of days, and numbers of working days.

extension SearchReader.Gathering {
    /// Takes a number before "working days", and a word that says from where they are counted. Returns whether there was one.
    mutating func takeCount(of words: ArraySlice<SearchWord>, _ reader: SearchReader) -> Bool {
        guard let word = words.first, word.isWord else { return false }
        if let count = reading.workingDays {
            if SearchWords.backWords.contains(word.key) {
                reading.workingDays = -abs(count)
                return true
            }
            return SearchWords.onWords.contains(word.key)
        }
        guard let number = word.key.map({ Unicode.Scalar($0) }).number(digits: 1...3), number > 0,
            case .topic(.workingDays)? = reader.partAsTyped(of: words.dropFirst(), isOnly: false, capitalsTell: false).0
        else { return false }
        reading.workingDays = number
        return true
    }

    /// Takes a range of days for what the query asks: their working days, or else both of two days, or the month that has all of
    /// them. "Working days until 24 december" begin today.
    mutating func settleDays(_ today: CivilDate) {
        if days == nil, asksUntil, reading.topic == .workingDays, case .day(let last)? = reading.time, last > today {
            days = today...last
        }
        guard let days else { return }
        if reading.topic == .workingDays {
            // "3/1/2027 to 3/31/2027"
            let isMonthFirst = reading.places.first?.territory.country == CountryCode("US")
            let meant = isMonthFirst ? otherDays ?? days : days
            (reading.time, reading.lastDay, reading.otherTime) = (.day(meant.lowerBound), meant.upperBound, nil)
        } else if isRange, days.upperBound == days.lowerBound.adding(days: 1) {
            (reading.time, reading.otherTime) = (.day(days.lowerBound), .day(days.upperBound))
        } else if isRange {
            let (first, last) = (days.lowerBound.fields, days.upperBound.fields)
            guard first.year == last.year, first.month == last.month else { return }
            (reading.time, reading.otherTime) = (.month(first.month, year: first.year), nil)
        }
    }
}
