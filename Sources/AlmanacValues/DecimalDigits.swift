// Numbers as people write them: their digits may be of any script.

extension Unicode.Scalar {
    /// The value of a decimal digit of any script: 7 for "7", "٧", "७" and "７"; nil for anything else.
    package var decimalDigit: UInt8? {
        switch value {
        case 0x30...0x39: UInt8(value - 0x30)
        case ..<0x80: nil
        default:
            properties.numericType == .decimal ? properties.numericValue.flatMap { UInt8(exactly: $0) } : nil
        }
    }
}

extension Collection<Unicode.Scalar> {
    /// Returns the number that these decimal digits of any script write: 42 for "42" and "٤٢". Nil if there is any other
    /// character, or a number of digits outside the range.
    ///
    /// - Parameter digits: the allowed number of digits, at most 18.
    package func number(digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(count) else { return nil }
        var number = 0
        for scalar in self {
            guard let digit = scalar.decimalDigit else { return nil }
            number = number * 10 + Int(digit)
        }
        return number
    }
}
