import Formats
import Layout
import Support

// What `tools/list` says of a tool. Schemas are those of the records and of their parameters, so nothing is described twice.

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
            json.object("outputSchema") { schema.writeAlone(into: &$0) }
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
        guard parameter.most > 1 else { return parameter.kind.write(into: &json) }
        json.member("type", "array")
        json.member("minItems", 1)
        json.member("maxItems", parameter.most)
        json.object("items") { parameter.kind.write(into: &$0) }
    }
}

extension JSONSchema {
    /// Writes the schema with all that it refers to, as a document of its own. The value is an object.
    fileprivate func writeAlone(into json: inout JSONObject) {
        let whole = if case .named(_, let schema) = self { schema } else { self }
        whole.write(into: &json, namesIn: "#/$defs/")
        var names: [String] = []
        let others = whole.named.filter { found in
            guard !names.contains(where: { $0.matches(found.name) }) else { return false }
            names.append(found.name)
            return true
        }
        guard !others.isEmpty else { return }
        json.object("$defs") { json in
            for (name, schema) in others { json.object(named: name) { schema.write(into: &$0, namesIn: "#/$defs/") } }
        }
    }
}
