import Almanac
import Support

extension HolidayType {
    /// The type of a day off in the words of OpenHolidays; nil for a day that is not a day off there.
    var openHolidaysWord: String? {
        switch self {
        case .publicHoliday: "Public"
        case .bank: "Bank"
        case .school, .observance, .unofficial, .religious, .workday: nil
        default: "Optional"
        }
    }
}

extension OpenHoliday {
    /// The first of its types that OpenHolidays has. A holiday without one is a school holiday.
    var typeWord: String { types.lazy.compactMap(\.openHolidaysWord).first ?? "School" }

    var scopeWord: String {
        switch level {
        case .national: regions == nil ? "National" : "Regional"
        case .regional: "Regional"
        case .partial: "Local"
        }
    }

    var isNationwide: Bool { regions == nil && level != .partial }

    /// The same for the same days of the same holiday in every answer.
    ///
    /// It is of version 8 (RFC 9562, section 5.8), whose bits are ours to choose: hashes of what identifies the holiday.
    var uuid: String {
        let name = "\(country)/\(slug)/\(first)/\(last)/\((regions ?? []).map(\.description).joined(separator: " "))"
        let (high, low) = (StableHash.value(of: "a/\(name)".utf8), StableHash.value(of: "b/\(name)".utf8))
        let digits = Self.digits(high & 0xFFFF_FFFF_FFFF_0FFF | 0x8000) + Self.digits(low >> 2 | 0x8000_0000_0000_0000)
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { range in
            String(decoding: digits[range], as: UTF8.self)
        }
        return parts.joined(separator: "-")
    }

    private static func digits(_ number: UInt64) -> [UInt8] {
        let found = Array(String(number, radix: 16).utf8)
        return Array(repeating: UInt8(ascii: "0"), count: 16 - found.count) + found
    }
}
