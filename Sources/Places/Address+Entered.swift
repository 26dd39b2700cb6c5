import AlmanacValues
import Support

extension Address {
    /// The longest text of a field that a page repeats, in bytes. Longer ones are rejected as a whole.
    static let longestEntry = 40

    /// Returns the value of a form's field; nil if it is empty, since a form sends its empty fields too.
    func entered<Value>(_ name: String, _ parse: (Text) -> Value?) throws(PlaceProblem) -> Entered<Value>? {
        guard let text = value(name), !text.isEmpty else { return nil }
        if let value = parse(text) { return .value(value) }
        guard text.utf8.count <= Self.longestEntry else { throw .badValue(name: name, value: text.string) }
        return .unreadable(text.string)
    }

    func enteredDate(_ name: String) throws(PlaceProblem) -> Entered<CivilDate>? {
        try entered(name) { CivilDate($0.string) }
    }

    /// Reads a whole number with up to 5 digits, which may be negative, as people write it.
    func enteredNumber(_ name: String) throws(PlaceProblem) -> Entered<Int>? {
        try entered(name) { $0.writtenNumber(most: 5) }
    }

    /// Returns the days of the week that the items `weekend` name: "fri,sat", or an item for each, as a form sends them.
    ///
    /// - Throws: `.badValue` for a word that is no day.
    func weekend() throws(PlaceProblem) -> Set<Weekday> {
        var days: Set<Weekday> = []
        for item in values("weekend") {
            let parts = item.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                let word = Text(String(decoding: part, as: UTF8.self))
                // A form sends an empty item, and a list may end with a comma.
                if word.isEmpty, index == parts.count - 1 { continue }
                guard let day = Weekday.allCases.first(where: { word.matches($0.word, ignoringCase: true) }) else {
                    throw .badValue(name: "weekend", value: word.string)
                }
                days.insert(day)
            }
        }
        return days
    }

    /// Rejects items without a value. A form sends its empty fields, and a program does not.
    func rejectEmpty(_ names: [String]) throws(PlaceProblem) {
        for name in names where values(name).contains(where: \.isEmpty) { throw .badValue(name: name, value: "") }
    }

    /// Returns the places of the query, each once, in their order.
    ///
    /// - Throws: `.badValue` for text that is not a place's code, `.tooManyValues` above the limit.
    func places(most limit: Int) throws(PlaceProblem) -> [Territory] {
        var places: [Territory] = []
        for text in values("place") where !text.isEmpty {
            guard let place = Territory(text) else { throw .badValue(name: "place", value: text.string) }
            if !places.contains(place) { places.append(place) }
        }
        guard places.count <= limit else { throw .tooManyValues(name: "place", limit: limit) }
        return places
    }
}

extension Address.Text {
    private static let minuses: [Unicode.Scalar] = ["-", "\u{2212}"]
    /// What languages write between thousands and hundreds; a no-break space, and a narrow one, are among them.
    private static let separators: [Unicode.Scalar] = [",", ".", " ", "\u{A0}", "\u{202F}", "\u{66C}"]

    /// Returns the whole number that the text writes in decimal digits of any script. It may have a sign, white space at
    /// its ends, and a separator between groups of three digits. Nil for anything else.
    ///
    /// - Parameter most: the largest number of digits, at most 18.
    fileprivate func writtenNumber(most: Int) -> Int? {
        guard utf8.count <= Address.longestEntry else { return nil }
        var scalars = Array(string.unicodeScalars)[...]
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
        let isNegative = scalars.first.map { Self.minuses.contains($0) } ?? false
        let plus: Unicode.Scalar = "+"
        if isNegative || scalars.first == plus { scalars.removeFirst() }
        let groups = scalars.split(omittingEmptySubsequences: false) { Self.separators.contains($0) }
        // "0.500" is half a day, not 500.
        if groups.count > 1 {
            guard 1...3 ~= groups[0].count, groups[0].first?.decimalDigit != 0,
                groups.dropFirst().allSatisfy({ $0.count == 3 })
            else { return nil }
        }
        guard let number = Array(groups.joined()).number(digits: 1...most) else { return nil }
        return isNegative ? -number : number
    }
}

extension Entered {
    /// Returns the value.
    ///
    /// - Throws: `.badValue` if the text does not parse: programs have no form that could show it again.
    func read(_ name: String) throws(PlaceProblem) -> Self {
        if case .unreadable(let text) = self { throw .badValue(name: name, value: text) }
        return self
    }
}
