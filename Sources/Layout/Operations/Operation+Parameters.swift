extension Operation {
    /// A parameter of the path or the query.
    public struct Parameter: Sendable {
        public let name: String
        public let kind: Kind
        /// A value that has an answer.
        public let example: String
        public let isInPath: Bool
        public let isRequired: Bool
        /// How many of them there may be.
        public let most: Int
        public let about: String
        /// A parameter that cannot be combined with this one; nil for none. Examples use the other one.
        public let rival: String?

        /// What the values look like.
        public enum Kind: Sendable {
            /// The code of a country that has holidays.
            case country
            /// A year with four digits. A year without data is not found (404).
            case year
            /// A year for which the site has data of at least one country.
            case knownYear
            case integer(ClosedRange<Int>, otherwise: Int?)
            case date
            case words([String])
            /// A country or a region, as in ISO 3166-2.
            case place
            /// Text of at most `longest` characters.
            case text(longest: Int)
            /// Text that matches a regular expression.
            case pattern(String)

            /// The part of a region's code after the hyphen, or nothing.
            public static var region: Self { .pattern("^[A-Za-z0-9_-]{0,24}$") }
            /// An id without slashes, dots and control characters.
            public static var slug: Self { .pattern("^[a-z0-9]+(-[a-z0-9]+)*$") }
            /// A time of a day: 09:00.
            public static var time: Self { .pattern("^([01][0-9]|2[0-3]):[0-5][0-9]$") }
            /// Some days of the week, with a comma between two.
            public static var weekend: Self { .pattern("^((mon|tue|wed|thu|fri|sat|sun)(,|$)){0,7}$") }
        }

        public static func path(_ name: String, _ kind: Kind, _ example: String, _ about: String) -> Self {
            Self(
                name: name, kind: kind, example: example, isInPath: true, isRequired: true, most: 1,
                about: about, rival: nil)
        }

        public static func query(
            _ name: String, _ kind: Kind, _ example: String, _ about: String, isRequired: Bool = false,
            most: Int = 1, insteadOf rival: String? = nil
        ) -> Self {
            Self(
                name: name, kind: kind, example: example, isInPath: false, isRequired: isRequired,
                most: most, about: about, rival: rival)
        }
    }
}

// The parameters of several operations.
extension Operation.Parameter {
    public static let country = path("country", .country, "DE", "The ISO 3166-1 code of a country.")
    public static let knownYear = path("year", .knownYear, "2026", "A year with 4 digits.")
    public static let year = path("year", .year, "2026", "A year with 4 digits.")
    public static let search = query("q", .text(longest: 100), "united", "A search text: a name or a code.")
}
