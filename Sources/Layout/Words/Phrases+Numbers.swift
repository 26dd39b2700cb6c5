import AlmanacValues

extension Phrases {
    /// "6", "6.5"
    func text(_ number: DayCount) -> String {
        number.hasHalf
            ? "\(number.halves < 0 ? "-" : "")\(abs(number.whole))\(facts.decimal)5" : String(number.whole)
    }

    /// "3,653"; numbers that the language does not group as they are.
    func number(_ number: Int) -> String {
        let digits = String(number)
        guard digits.utf8.count >= 3 + facts.leastGrouped else { return digits }
        var groups: [Substring] = [digits.suffix(3)]
        var rest = digits.dropLast(3)
        while !rest.isEmpty {
            let size = facts.hasIndianGroups ? 2 : 3
            groups.append(rest.suffix(size))
            rest = rest.dropLast(size)
        }
        return groups.reversed().joined(separator: facts.group)
    }

    /// "1st", "2nd", "3rd", "11th", for positive numbers; in English, and in Hindi for feminine nouns. Other languages write
    /// it in their texts.
    func ordinal(_ number: Int) -> String {
        if facts.code.utf8.elementsEqual("hi".utf8) {
            // The first ones have names of their own.
            return Self.hindiOrdinals[number] ?? "\(number)वीं"
        }
        guard language == .english else { return String(number) }
        return switch (number % 10, number % 100) {
        case (_, 11...13): "\(number)th"
        case (1, _): "\(number)st"
        case (2, _): "\(number)nd"
        case (3, _): "\(number)rd"
        default: "\(number)th"
        }
    }

    private static let hindiOrdinals = [1: "पहली", 2: "दूसरी", 3: "तीसरी", 4: "चौथी", 6: "छठी"]

    /// "from 2020 to 2035"; "for 2026" if it is one year.
    func years(_ years: ClosedRange<Int>) -> String {
        years.count == 1
            ? words.yearsOnly(year: years.lowerBound).text
            : words.yearsFromTo(first: years.lowerBound, last: years.upperBound).text
    }

    /// "1859"; "399 BCE" for -398, because there was no year 0.
    func year(_ year: Int) -> String {
        year > 0 ? String(year) : words.yearBefore(year: 1 - year).text
    }
}

// MARK: Dates that are not exactly known

extension Phrases {
    /// "3 October 1859", "October 1859", "1859", "c. 399 BCE"
    func date(_ date: PartialDate) -> String {
        let text = text(of: date)
        return date.isApproximate ? words.circa(date: Sentence(text)).text : text
    }

    private func text(of date: PartialDate) -> String {
        guard let month = date.month else { return words.year(date.year) }
        // The era belongs to the whole date: Turkish and Japanese write it first.
        let (isBefore, year) = (date.year <= 0, date.year > 0 ? date.year : 1 - date.year)
        let pattern = date.day == nil ? facts.dates.month : facts.dates.long
        var text = ""
        for field in pattern.fields {
            switch field {
            case .literal(let literal): text += literal
            case .day: text += day(date.day ?? 1)
            case .month: text += facts.months[month - 1]
            case .monthAlone: text += facts.monthsAlone[month - 1]
            case .monthNumber: text += dayOfMonth(month)
            case .year: text += String(year)
            default: break
            }
        }
        return isBefore ? words.dateBefore(date: Sentence(text)).text : text
    }

    /// "1867–1934", "c. 470–399 BCE", "4 BCE – 65"
    func life(_ life: Lifetime) -> String {
        let (birth, death) = (life.birth.year, life.death.year)
        guard death <= 0 else {
            let (first, last) = (circa(words.year(birth), life.birth), circa(words.year(death), life.death))
            return (birth > 0 ? words.life(birth: first, death: last) : words.lifeAcross(birth: first, death: last))
                .text
        }
        // The era is in the message, once or twice.
        return words.lifeBefore(
            birth: circa(words.year(1 - birth), life.birth), death: circa(words.year(1 - death), life.death)
        ).text
    }

    private func circa(_ text: String, _ date: PartialDate) -> Sentence {
        date.isApproximate ? words.circa(date: Sentence(text)) : Sentence(text)
    }
}
