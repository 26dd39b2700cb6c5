public import Support

/// The id of a holiday within a country's year: month, day and slug, such as `10-03-german-unity-day`.
///
/// If holidays of one day have the same slug, the second and later ones get a number after it.
public struct HolidayID: Hashable, Sendable, CustomStringConvertible {
    /// The month, 1–12.
    public let month: Int
    /// The day, 1–31.
    public let day: Int
    public let slug: Slug

    public init(date: CivilDate, slug: Slug) {
        let fields = date.fields
        month = fields.month
        day = fields.day
        self.slug = slug
    }

    /// Parses `MM-DD-slug`, in either case; nil for anything else.
    public init?(_ text: some UTF8Text) {
        // Split bytes, not Characters: a slug may begin with a combining mark, which would merge with the hyphen.
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 2, omittingEmptySubsequences: false)
            .map { String(decoding: $0.prefix(Slug.longest + 1), as: UTF8.self) }
        guard parts.count == 3, let month = parts[0].number(digits: 2...2), 1...12 ~= month,
            // 2000 is a leap year, so 29 February is valid.
            let day = parts[1].number(digits: 2...2), 1...CivilDate.days(in: month, of: 2000) ~= day,
            let slug = Slug(printed: parts[2])
        else { return nil }
        self.month = month
        self.day = day
        self.slug = slug
    }

    /// "10-03", as in `CivilDate.monthAndDay`.
    public var monthAndDay: String { CivilDate.monthAndDay(month, day) }

    public var description: String {
        // In one piece, since a list prints hundreds of them.
        let name = slug.description.utf8
        return String(unsafeUninitializedCapacity: 6 + name.count) { bytes in
            CivilDate.write(month, bytes, at: 0)
            bytes[2] = UInt8(ascii: "-")
            CivilDate.write(day, bytes, at: 3)
            bytes[5] = UInt8(ascii: "-")
            _ = bytes[6...].initialize(fromContentsOf: name)
            return 6 + name.count
        }
    }
}
