import Almanac
import Formats
import Layout
import Places
import VIPER

/// The description of the site for programs, as OpenAPI 3.1.
///
/// The operations come from beside the places (`Operation`), so this View only writes them.
struct OpenAPIView: JSONView {
    func event(from _: Visit<DevelopersPlace>) -> OpenAPIEvent { .requested }

    func headers(of _: OpenAPIRecord) -> RepresentationHeaders { RepresentationHeaders() }

    func write(_ record: OpenAPIRecord, into json: inout JSONObject) {
        json.member("openapi", "3.1.1")
        json.object("info") { json in
            json.member("title", "Almanac")
            json.member(
                "description", "Holidays, countries, quotes and people. The page /developers says more, with examples.")
            json.member("version", "1")
        }
        // Without a public address, all addresses are relative to that of this document.
        json.array("servers", [record.base ?? "/"]) { url, json in json.object { $0.member("url", url) } }
        let operations = Operation.all.filter { $0.group.interface.map(record.interfaces.contains) ?? true }
        let groups = Operation.Group.allCases.filter { group in operations.contains { $0.group == group } }
        json.array("tags", groups) { group, json in
            json.object { $0.member("name", group.rawValue) }
        }
        json.object("paths") { json in
            for operation in operations {
                for (path, format) in operation.paths {
                    json.object(path) { json in
                        json.object("get") { write(operation, format, record.coverage, &$0) }
                    }
                }
            }
        }
        json.object("components") { json in
            json.object("schemas") { json in
                for (name, schema) in OpenAPISchemas.needed(by: operations) {
                    json.object(name) { schema.write(into: &$0) }
                }
            }
            json.object("responses") { json in
                for (code, about) in OpenAPISchemas.failures { json.object("Failure\(code)") { failure(about, &$0) } }
            }
        }
    }

    private func write(
        _ operation: Operation, _ format: Format?, _ coverage: DeveloperCoverage?, _ json: inout JSONObject
    ) {
        json.member("operationId", operation.id + (format.map { "_\($0.rawValue)" } ?? ""))
        json.member("summary", operation.summary)
        json.array("tags", [operation.group.rawValue]) { $1.text($0) }
        json.array("parameters", operation.parameters) { parameter, json in
            json.object { write(parameter, coverage, &$0) }
        }
        json.object("responses") { json in
            json.object("200") { content(of: operation, format, &$0) }
            if operation.mayBeEmpty { json.object("204") { $0.member("description", "There is none.") } }
            if operation.group == .records {
                json.object("301") { $0.member("description", "The same facts have another, canonical address.") }
            }
            json.object("304") { $0.member("description", "The copy that If-None-Match names is still right.") }
            for (code, _) in OpenAPISchemas.failures {
                json.object(code) { $0.member("$ref", "#/components/responses/Failure\(code)") }
            }
        }
    }

    private func content(of operation: Operation, _ format: Format?, _ json: inout JSONObject) {
        json.member("description", operation.schema == nil ? "Yes." : "Found.")
        json.object("headers") { json in
            json.object("ETag") { header("The version of the response, for If-None-Match.", &$0) }
            json.object("Access-Control-Allow-Origin") { header("Scripts of all sites may read it.", &$0) }
        }
        guard let schema = operation.schema else { return }
        let format = format ?? operation.content
        json.object("content") { json in
            json.object(format.mediaType) { json in
                json.object("schema") { json in
                    if format == .json {
                        JSONSchema.named(schema).write(into: &json)
                    } else {
                        JSONSchema.text().write(into: &json)
                    }
                }
            }
        }
    }

    private func header(_ about: String, _ json: inout JSONObject) {
        json.member("description", about)
        json.member("required", true)
        json.object("schema") { $0.member("type", "string") }
    }

    private func failure(_ about: String, _ json: inout JSONObject) {
        json.member("description", about)
        json.object("content") { json in
            json.object(ProblemDetails.mediaType) { json in
                json.object("schema") { JSONSchema.named("Problem").write(into: &$0) }
            }
        }
    }

    typealias Record = OpenAPIRecord
}
