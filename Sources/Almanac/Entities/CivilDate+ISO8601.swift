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
        return Self.padded(year, to: 4) + "-" + Self.padded(month, to: 2) + "-" + Self.padded(day, to: 2)
    }

    /// `MM-DD`, as addresses of single days have it.
    public var monthAndDay: String {
        let (_, month, day) = fields
        return Self.padded(month, to: 2) + "-" + Self.padded(day, to: 2)
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
