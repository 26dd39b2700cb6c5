import PlainBytes

/// The problem with the value of a setting, in words for an operator. The reader of the setting adds its name.
public struct SettingProblem: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}

extension Duration {
    /// Parses a time: a whole number and a unit, such as `90s`, `15m`, `6h` or `7d`.
    ///
    /// - Throws: ``SettingProblem`` for anything else, and for more than ten years.
    package init(setting text: String) throws(SettingProblem) {
        let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
        guard let unit = text.last.flatMap({ units[$0] }), let count = Int(text.dropLast()),
            text.utf8.first?.isASCIIDigit == true
        else {
            throw SettingProblem("\"\(text)\" (expected a number and a unit, such as 90s, 15m, 6h or 7d)")
        }
        let longest = 3650 * 86_400
        guard count <= longest / unit else { throw SettingProblem("\"\(text)\" (the maximum is ten years)") }
        self = .seconds(count * unit)
    }
}

extension Bool {
    /// Parses `yes` or `no`.
    ///
    /// - Throws: ``SettingProblem`` for anything else.
    package init(setting text: String) throws(SettingProblem) {
        switch text {
        case "yes": self = true
        case "no": self = false
        default: throw SettingProblem("\"\(text)\" (expected yes or no)")
        }
    }
}

extension Int {
    /// Parses a whole number.
    ///
    /// - Throws: ``SettingProblem`` for anything else, and for a number outside the range.
    package init(setting text: String, in range: ClosedRange<Int>) throws(SettingProblem) {
        guard let number = Int(text), range.contains(number) else {
            throw SettingProblem("\"\(text)\" (expected a number from \(range.lowerBound) to \(range.upperBound))")
        }
        self = number
    }
}
