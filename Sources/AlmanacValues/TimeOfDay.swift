/// A time of a day to the minute, in the place that it is about.
public struct TimeOfDay: Hashable, Comparable, Sendable {
    /// The minutes since midnight, 0–1439.
    public let minutes: Int

    /// Nil unless the hour is 0–23 and the minute 0–59.
    public init?(hour: Int, minute: Int) {
        guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
        minutes = 60 * hour + minute
    }

    /// - Parameter minutes: since midnight; whole days are left out.
    public init(minutes: Int) {
        let rest = minutes % 1_440
        self.minutes = rest < 0 ? rest + 1_440 : rest
    }

    /// Parses "13:00"; nil for any other form.
    public init?(printed: String) {
        let bytes = Array(printed.utf8)
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
        let digits = [0, 1, 3, 4].map { Int(bytes[$0]) - Int(UInt8(ascii: "0")) }
        guard digits.allSatisfy({ 0...9 ~= $0 }) else { return nil }
        self.init(hour: 10 * digits[0] + digits[1], minute: 10 * digits[2] + digits[3])
    }

    public var hour: Int { minutes / 60 }
    public var minute: Int { minutes % 60 }

    public static func < (one: TimeOfDay, other: TimeOfDay) -> Bool { one.minutes < other.minutes }
}

extension TimeOfDay: CustomStringConvertible {
    /// "13:00"
    public var description: String {
        let (hour, minute) = (String(hour), String(minute))
        return (hour.utf8.count < 2 ? "0" : "") + hour + ":" + (minute.utf8.count < 2 ? "0" : "") + minute
    }
}
