/// What names a holiday within a country's year: month, day and slug, `10-03-german-unity-day`.
///
/// Holidays of one day whose names give the same slug get a number behind it, from the second on.
public struct HolidayID: Hashable, Sendable, CustomStringConvertible {
    /// 1–12
    public let month: Int
    /// 1–31
    public let day: Int
    public let slug: Slug

    public init(date: CivilDate, slug: Slug) {
        let fields = date.fields
        month = fields.month
        day = fields.day
        self.slug = slug
    }

    /// Reads `MM-DD-slug`, of either case; nil if it is anything else.
    public init?(_ text: some UTF8Text) {
        // Bytes and not Characters: a slug may begin with a mark, which would join the hyphen before it.
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 2, omittingEmptySubsequences: false)
            .map { String(decoding: $0.prefix(Slug.longest + 1), as: UTF8.self) }
        guard parts.count == 3, let month = parts[0].number(digits: 2...2), 1...12 ~= month,
            // 2000 is a leap year: 29 February has an address.
            let day = parts[1].number(digits: 2...2), 1...CivilDate.days(in: month, of: 2000) ~= day,
            let slug = Slug(printed: parts[2])
        else { return nil }
        self.month = month
        self.day = day
        self.slug = slug
    }

    public var description: String {
        let name = slug.description
        var text = CivilDate.monthAndDay(month, day)
        text.reserveCapacity(text.utf8.count + 1 + name.utf8.count)
        text += "-"
        text += name
        return text
    }
}
