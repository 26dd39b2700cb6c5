public import AlmanacValues

/// An address for programs, described once. The description of the site for programs (`/openapi.json`) and the guide for
/// people (`/developers`) are made from the list of all operations; a module declares those of its records.
///
/// A test compares them with the places: every example parses, and every record is described in all of its formats.
public struct Operation: Sendable {
    /// The name of the operation, which generated clients use.
    public let id: String
    /// The path with its parameters in braces. The extension of a format is not part of it.
    public let path: String
    public let summary: String
    public let group: Group
    public let parameters: [Parameter]
    /// The formats, each of which is an address of its own; nil for an address without an extension of a format.
    public let formats: [Format]?
    /// The format of an address without an extension of a format; JSON but for calendars.
    public let content: Format
    /// The further formats of an address without an extension of a format, for clients whose `Accept` asks for one.
    public let accepted: [Format]
    /// The schema of JSON; nil if the response has no content.
    public let schema: JSONSchema?
    /// Whether the response may be 204 (No Content).
    public let mayBeEmpty: Bool
    /// What the guide shows of it.
    public let examples: [Example]

    /// What the operation belongs to.
    public enum Group: String, CaseIterable, Sendable {
        case records = "Records"
        case documents = "Documents"
        case nager = "Nager.Date v3"
        case nagerV4 = "Nager.Date v4"
        case govUK = "GOV.UK bank holidays"
        case openHolidays = "OpenHolidays"

        /// The interface, which an operator may switch off; nil for what is the site's own.
        public var interface: Interface? {
            switch self {
            case .records, .documents: nil
            case .nager, .nagerV4: .nager
            case .govUK: .govUK
            case .openHolidays: .openHolidays
            }
        }
    }

    /// An address of the operation in the guide.
    public struct Example: Sendable {
        /// The path, if it is not that with the examples of the parameters.
        let path: String?
        let query: String
        /// What it has; nil for the summary of the operation.
        let about: String?
        /// The formats that it shows, if they are not those of the operation.
        let formats: [Format]?

        public init(_ about: String? = nil, path: String? = nil, query: String = "", formats: [Format]? = nil) {
            self.path = path
            self.query = query
            self.about = about
            self.formats = formats
        }
    }

    public init(
        _ id: String, _ path: String, _ summary: String, _ group: Group = .records, _ parameters: [Parameter] = [],
        formats: [Format]? = nil, schema: JSONSchema?, content: Format = .json, accepted: [Format] = [],
        mayBeEmpty: Bool = false,
        examples: [Example] = [Example()]
    ) {
        self.id = id
        self.path = path
        self.summary = summary
        self.group = group
        self.parameters = parameters
        self.formats = formats
        self.schema = schema
        self.content = content
        self.accepted = accepted
        self.mayBeEmpty = mayBeEmpty
        self.examples = examples
    }

    /// The paths of the operation, and the format of each.
    public var paths: [(path: String, format: Format?)] {
        formats.map { $0.map { ("\(path).\($0.rawValue)", $0) } } ?? [(path, nil)]
    }

    /// The lines of the guide: an address in its first format, and what it has.
    public var lines: [(address: String, about: String)] {
        examples.map { example in
            let formats = example.formats ?? formats ?? []
            let others = formats.dropFirst().map { ".\($0.rawValue)" }.joined(separator: ", ")
            let address = (example.path ?? examplePath) + (formats.first.map { ".\($0.rawValue)" } ?? "")
            return (address + example.query, (example.about ?? summary) + (others.isEmpty ? "" : "; also \(others)"))
        }
    }

    /// The path with the examples of the parameters.
    private var examplePath: String {
        parameters.filter(\.isInPath).reduce(path) { $0.replacing("{\($1.name)}", with: $1.example) }
    }
}
