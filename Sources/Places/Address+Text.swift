import PlainBytes
public import Support

extension Address {
    /// A decoded segment or query value of a requested address. It is untrusted, so it is compared byte by byte.
    public struct Text: UTF8Text, Equatable, Sendable, ExpressibleByStringLiteral {
        /// The text for display and search. Do not compare it: `==` on `String` normalises.
        public let string: String

        public init(_ string: String) {
            self.string = string
        }

        public init(stringLiteral string: String) {
            self.string = string
        }

        public var utf8: String.UTF8View { string.utf8 }
        public var isEmpty: Bool { string.utf8.isEmpty }

        public static func == (one: Self, other: Self) -> Bool { one.matches(other) }

        /// The text with its ASCII letters in lower case; unchanged if it is longer than any word of an address.
        var lowercasedWord: Text {
            guard utf8.count <= Self.longestWord, utf8.contains(where: \.isASCIIUppercase) else { return self }
            return Text(String(decoding: utf8.map(\.lowercasedASCII), as: UTF8.self))
        }

        private static let longestWord = 32
    }

    /// The path's segments, for parsing.
    public var path: ArraySlice<Text> { segments.map { Text($0) }[...] }

    /// Returns the value of the first query item with this name; nil if no item has it.
    public func value(_ name: String) -> Text? {
        query.first { $0.name.matches(name) }.map { Text($0.value) }
    }

    /// Returns the values of all query items with this name, in their order.
    func values(_ name: String) -> [Text] {
        query.filter { $0.name.matches(name) }.map { Text($0.value) }
    }

    /// Returns the values of all query items with this name, whose case does not matter.
    func everyValue(_ name: String) -> [Text] {
        query.filter { $0.name.matches(name, ignoringCase: true) }.map { Text($0.value) }
    }
}

extension Address.QueryItem {
    public static func == (one: Self, other: Self) -> Bool {
        one.name.matches(other.name) && one.value.matches(other.value)
    }

    public func hash(into hasher: inout Hasher) {
        name.hashBytes(into: &hasher)
        value.hashBytes(into: &hasher)
    }
}

extension Address {
    public static func == (one: Self, other: Self) -> Bool {
        one.language == other.language && one.query == other.query
            && one.segments.elementsEqual(other.segments) { $0.matches($1) }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(language)
        for segment in segments { segment.hashBytes(into: &hasher) }
        hasher.combine(query)
    }
}
