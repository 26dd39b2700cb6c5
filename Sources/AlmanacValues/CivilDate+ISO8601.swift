import PlainBytes

extension CivilDate: LosslessStringConvertible {
    /// Parses `YYYY-MM-DD` (ISO 8601 calendar date, extended format); nil for any other format or an invalid date.
    public init?(_ text: String) {
        var text = text
        let date = text.withUTF8 { Self(iso8601: $0) }
        guard let date else { return nil }
        self = date
    }

    /// Parses `YYYY-MM-DD` from UTF-8 bytes without allocating a string; nil for anything else.
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
            guard byte.isASCIIDigit else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }

    /// The date as `YYYY-MM-DD`.
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

    /// The date as `MM-DD`, as in the addresses of holidays.
    public var monthAndDay: String {
        let (_, month, day) = fields
        return Self.monthAndDay(month, day)
    }

    /// Returns `MM-DD`. Month and day must be in 0–99.
    static func monthAndDay(_ month: Int, _ day: Int) -> String {
        String(unsafeUninitializedCapacity: 5) { bytes in
            write(month, bytes, at: 0)
            bytes[2] = UInt8(ascii: "-")
            write(day, bytes, at: 3)
            return 5
        }
    }

    /// Writes two digits at `index` and `index + 1`. The number must be in 0–99.
    static func write(_ number: Int, _ bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int) {
        bytes[index] = UInt8(ascii: "0") + UInt8(number / 10)
        bytes[index + 1] = UInt8(ascii: "0") + UInt8(number % 10)
    }
}
