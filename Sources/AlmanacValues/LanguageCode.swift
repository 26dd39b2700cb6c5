import PlainBytes
public import Support

/// The code of a language in ISO 639-1, or ISO 639-3 where it has no shorter one: two or three letters, always upper
/// case.
public struct LanguageCode: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let description: String

    /// Nil unless the text is two or three ASCII letters, of either case.
    public init?(_ text: some UTF8Text) {
        guard 2...3 ~= text.utf8.count, text.utf8.allSatisfy(\.isASCIILetter) else { return nil }
        description = String(decoding: text.utf8.map { $0 & ~0x20 }, as: UTF8.self)
    }

    /// The language of a BCP 47 tag, without its script and region: "zh-Hant" is Chinese. Nil if the tag names none.
    public init?(tag: String) {
        self.init(String(decoding: tag.utf8.prefix { $0 != UInt8(ascii: "-") }, as: UTF8.self))
    }

    public static func < (one: Self, other: Self) -> Bool { one.description < other.description }
}
