import AlmanacValues

/// An address for programs, as the description of the site tells it (`/openapi.json`). A test compares them with the
/// places: every example parses, and every record is described in all of its formats.
struct Operation: Sendable {
    /// The name of the operation, which generated clients use.
    let id: String
    /// The path with its parameters in braces. The extension of a format is not part of it.
    let path: String
    let summary: String
    let group: Group
    let parameters: [Parameter]
    /// The formats, each of which is an address of its own; nil for an address without an extension of a format.
    let formats: [Format]?
    /// The format of an address without an extension of a format; JSON but for calendars.
    let content: Format
    /// The name of the schema of JSON; nil if the response has no content.
    let schema: String?
    /// Whether the response may be 204 (No Content).
    let mayBeEmpty: Bool

    /// What the operation belongs to.
    enum Group: String, CaseIterable, Sendable {
        case records = "Records"
        case documents = "Documents"
        case nager = "Nager.Date v3"
        case nagerV4 = "Nager.Date v4"
        case govUK = "GOV.UK bank holidays"
        case openHolidays = "OpenHolidays"

        /// The interface, which an operator may switch off; nil for what is the site's own.
        var interface: Interface? {
            switch self {
            case .records, .documents: nil
            case .nager, .nagerV4: .nager
            case .govUK: .govUK
            case .openHolidays: .openHolidays
            }
        }
    }

    /// A parameter of the path or the query.
    struct Parameter: Sendable {
        let name: String
        let kind: Kind
        /// A value that has an answer.
        let example: String
        let isInPath: Bool
        let isRequired: Bool
        /// How many of them there may be.
        let most: Int
        let about: String
        /// The parameter that this one cannot be used together with; nil for none. Examples have the other one.
        let rival: String?

        /// What the values look like.
        enum Kind: Sendable {
            /// The code of a country that has holidays.
            case country
            /// A year with four digits. Those that the site does not know are not found.
            case year
            /// A year that the site knows, of some country at least.
            case knownYear
            case integer(ClosedRange<Int>, otherwise: Int?)
            case date
            case words([String])
            /// Text of at most `longest` characters.
            case text(longest: Int)
            /// A text of a regular expression.
            case pattern(String)
        }

        static func path(_ name: String, _ kind: Kind, _ example: String, _ about: String) -> Self {
            Self(
                name: name, kind: kind, example: example, isInPath: true, isRequired: true, most: 1,
                about: about, rival: nil)
        }

        static func query(
            _ name: String, _ kind: Kind, _ example: String, _ about: String, isRequired: Bool = false,
            most: Int = 1, insteadOf rival: String? = nil
        ) -> Self {
            Self(
                name: name, kind: kind, example: example, isInPath: false, isRequired: isRequired,
                most: most, about: about, rival: rival)
        }
    }

    init(
        _ id: String, _ path: String, _ summary: String, _ group: Group, _ parameters: [Parameter] = [],
        formats: [Format]? = nil, schema: String?, content: Format = .json,
        mayBeEmpty: Bool = false
    ) {
        self.id = id
        self.path = path
        self.summary = summary
        self.group = group
        self.parameters = parameters
        self.formats = formats
        self.schema = schema
        self.content = content
        self.mayBeEmpty = mayBeEmpty
    }

    /// All operations, in the order of the description.
    static let all = records + documents + nager + nagerV4 + govUK + openHolidays

    /// The paths of the operation, and the format of each.
    var paths: [(path: String, format: Format?)] {
        formats.map { $0.map { ("\(path).\($0.rawValue)", $0) } } ?? [(path, nil)]
    }
}

extension Operation.Parameter {
    static let country = path("country", .country, "DE", "The ISO 3166-1 code of a country.")
    static let knownYear = path("year", .knownYear, "2026", "A year with 4 digits.")
    static let year = path("year", .year, "2026", "A year with 4 digits.")
}
