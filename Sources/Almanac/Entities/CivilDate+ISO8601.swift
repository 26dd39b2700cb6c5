extension CivilDate: LosslessStringConvertible {
    /// Reads `YYYY-MM-DD` (ISO 8601 calendar date, extended format) and nothing else.
    public init?(_ text: String) {
        var text = text
        let date = text.withUTF8 { Self(iso8601: $0) }
        guard let date else { return nil }
        self = date
    }

    /// Reads `YYYY-MM-DD` from UTF-8 bytes, without making a string.
    public init?(iso8601 bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var value = 0
        for byte in digits {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }

    /// `YYYY-MM-DD`.
    public var description: String {
        let (year, month, day) = fields
        guard Self.years.contains(year) else { return "\(year)-" + Self.monthAndDay(month, day) }
        return String(unsafeUninitializedCapacity: 10) { bytes in
            Self.write(year / 100, bytes, at: 0)
            Self.write(year % 100, bytes, at: 2)
            bytes[4] = UInt8(ascii: "-")
            Self.write(month, bytes, at: 5)
            bytes[7] = UInt8(ascii: "-")
            Self.write(day, bytes, at: 8)
            return 10
        }
    }

    /// `MM-DD`, as addresses of single days have it.
    public var monthAndDay: String {
        let (_, month, day) = fields
        return Self.monthAndDay(month, day)
    }

    /// `MM-DD`, for a month and day of two digits at most.
    static func monthAndDay(_ month: Int, _ day: Int) -> String {
        String(unsafeUninitializedCapacity: 5) { bytes in
            write(month, bytes, at: 0)
            bytes[2] = UInt8(ascii: "-")
            write(day, bytes, at: 3)
            return 5
        }
    }

    /// Two digits.
    private static func write(_ number: Int, _ bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int) {
        bytes[index] = UInt8(ascii: "0") + UInt8(number / 10)
        bytes[index + 1] = UInt8(ascii: "0") + UInt8(number % 10)
    }
}
