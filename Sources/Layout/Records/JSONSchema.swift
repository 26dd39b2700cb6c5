public import Formats

/// The schema of a value, in the dialect of OpenAPI 3.1 (JSON Schema 2020-12).
public indirect enum JSONSchema: Sendable {
    /// A text; the format is one of JSON Schema, such as `date`.
    case text(format: String? = nil)
    case words([String])
    case integer
    /// A number of days, exact to half a day.
    case halves
    case flag
    case flagOf(Bool)
    case nothing
    case optional(JSONSchema)
    case array(JSONSchema)
    /// An object with exactly these members.
    case object([Member])
    /// An object of which only these members are described.
    case open([Member])
    /// A schema that the description has once, under this name.
    case named(String, JSONSchema)

    public struct Member: Sendable {
        public let name: String
        public let schema: JSONSchema
        /// What it is, in a sentence.
        public let about: String
        public let isRequired: Bool
        /// What it is in XML, if its record has that format.
        public let xml: XMLForm

        public init(
            _ name: String, _ schema: JSONSchema, _ about: String, isRequired: Bool = true, xml: XMLForm = .same
        ) {
            self.name = name
            self.schema = schema
            self.about = about
            self.isRequired = isRequired
            self.xml = xml
        }
    }

    public static let date = JSONSchema.text(format: "date")

    /// The named schemas in it, the outer ones first.
    public var named: [(name: String, schema: JSONSchema)] {
        switch self {
        case .named(let name, let schema): [(name, schema)] + schema.named
        case .optional(let schema), .array(let schema): schema.named
        case .object(let members), .open(let members): members.flatMap(\.schema.named)
        default: []
        }
    }

    /// - Parameter path: where the document has the named schemas.
    public func write(into json: inout JSONObject, namesIn path: String = "#/components/schemas/") {
        switch self {
        case .text(let format):
            json.member("type", "string")
            if let format { json.member("format", format) }
        case .words(let words):
            json.member("type", "string")
            json.array("enum", words) { $1.text($0) }
        case .integer: json.member("type", "integer")
        case .halves:
            json.member("type", "number")
            json.member("multipleOf", 0.5)
        case .flag: json.member("type", "boolean")
        case .flagOf(let value): json.member("const", value)
        case .nothing: json.member("type", "null")
        case .optional(let schema):
            json.array("anyOf", [schema, .nothing]) { schema, json in
                json.object { schema.write(into: &$0, namesIn: path) }
            }
        case .array(let schema):
            json.member("type", "array")
            json.object("items") { schema.write(into: &$0, namesIn: path) }
        case .object(let members): write(members, isOpen: false, into: &json, namesIn: path)
        case .open(let members): write(members, isOpen: true, into: &json, namesIn: path)
        case .named(let name, _): json.member("$ref", path + name)
        }
    }

    private func write(_ members: [Member], isOpen: Bool, into json: inout JSONObject, namesIn path: String) {
        json.member("type", "object")
        json.object("properties") { json in
            for member in members {
                json.object(named: member.name) { json in
                    json.member("description", member.about)
                    member.schema.write(into: &json, namesIn: path)
                }
            }
        }
        json.array("required", members.filter(\.isRequired)) { $1.text($0.name) }
        json.member("additionalProperties", isOpen)
    }
}
