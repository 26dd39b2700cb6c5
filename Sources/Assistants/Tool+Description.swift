import Formats
import Layout
import Support

// The entry of a tool in `tools/list`. Its schemas are those of the parameters, and its outlines those of the records,
// so that nothing is described twice.

extension Tool {
    func write(into json: inout JSONObject, _ operations: [Operation]) {
        json.member("name", name)
        json.member("title", title)
        json.member("description", about)
        json.object("inputSchema") { json in
            json.member("type", "object")
            json.object("properties") { json in
                for parameter in parameters { json.object(named: parameter.name) { Self.write(parameter, into: &$0) } }
            }
            json.array("required", parameters.filter(\.isRequired)) { $1.text($0.name) }
            json.member("additionalProperties", false)
        }
        if let schema = operations.first(where: { $0.id.matches(operation) })?.schema {
            json.object("outputSchema") { schema.writeOutline(into: &$0) }
        }
        json.object("annotations") { json in
            json.member("title", title)
            json.member("readOnlyHint", true)
            json.member("destructiveHint", false)
            json.member("idempotentHint", true)
            json.member("openWorldHint", false)
        }
    }

    private static func write(_ parameter: Operation.Parameter, into json: inout JSONObject) {
        json.member("description", parameter.about)
        guard parameter.most > 1 else { return write(parameter.kind, into: &json) }
        json.member("type", "array")
        json.member("minItems", 1)
        json.member("maxItems", parameter.most)
        json.object("items") { write(parameter.kind, into: &$0) }
    }

    /// Addresses may have empty values, as a form sends them. Arguments may not.
    private static func write(_ kind: Operation.Parameter.Kind, into json: inout JSONObject) {
        kind.write(into: &json)
        switch kind {
        case .text, .pattern: json.member("minLength", 1)
        case .country, .year, .knownYear, .integer, .date, .place, .words: break
        }
    }
}

extension JSONSchema {
    /// Writes the members of the answer, each with a sentence, and leaves open what is inside them. The whole schemas
    /// are 40 KB, which every conversation would pay for, and `/openapi.json` has them anyway.
    fileprivate func writeOutline(into json: inout JSONObject, isWhole: Bool = true) {
        switch self {
        case .named(_, let schema): schema.writeOutline(into: &json, isWhole: isWhole)
        case .array(let schema):
            json.member("type", "array")
            json.object("items") { schema.writeOutline(into: &$0, isWhole: false) }
        case .optional(let schema):
            json.array("anyOf", [schema, .nothing]) { schema, json in
                json.object { schema.writeOutline(into: &$0, isWhole: false) }
            }
        case .object(let members), .open(let members):
            json.member("type", "object")
            guard isWhole else { return }
            json.object("properties") { json in
                for member in members {
                    json.object(named: member.name) { json in
                        json.member("description", member.about)
                        member.schema.writeOutline(into: &json, isWhole: false)
                    }
                }
            }
            json.array("required", members.filter(\.isRequired)) { $1.text($0.name) }
        case .text, .words, .integer, .halves, .flag, .flagOf, .nothing: write(into: &json)
        }
    }
}
