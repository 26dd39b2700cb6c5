import AlmanacValues
import Formats
import Layout
import Places
import VIPER

/// The description of the site for programs, as OpenAPI 3.1.
///
/// The modules declare the operations, and the records their schemas, so this View only writes them.
struct OpenAPIView: JSONView<DevelopersPlace, OpenAPIEvent, OpenAPIRecord> {
    let operations: [Operation]

    func event(from _: Visit<DevelopersPlace>) -> OpenAPIEvent { .requested }

    func headers(of _: OpenAPIRecord) -> RepresentationHeaders { RepresentationHeaders() }

    private static let order =
        " The query of a record has its parameters in the order of this description; another order leads to it (301)."

    func write(_ record: OpenAPIRecord, into json: inout JSONObject) {
        json.member("openapi", "3.1.1")
        json.object("info") { json in
            json.member("title", "Almanac")
            json.member(
                "description",
                "Holidays, countries, quotes and people. The page /developers says more, with examples."
                    + (record.isServed ? Self.order : ""))
            json.member("version", "1")
        }
        servers(of: record, &json)
        let operations = operations.filter { $0.group.interface.map(record.interfaces.contains) ?? true }
        let groups = Operation.Group.allCases.filter { group in operations.contains { $0.group == group } }
        let hasAssistants = record.isServed && record.interfaces.contains(.assistants)
        json.array("tags", groups.map(\.rawValue) + (hasAssistants ? [Self.assistantsTag] : [])) { name, json in
            json.object { $0.member("name", name) }
        }
        json.object("paths") { json in
            for operation in operations {
                for (path, format) in operation.paths {
                    json.object(named: path) { json in
                        json.object("get") { write(operation, format, record.coverage, &$0) }
                    }
                }
            }
            if hasAssistants { assistants(&json) }
        }
        json.object("components") { json in
            json.object("schemas") { json in
                for (name, schema) in OpenAPISchemas.named(in: operations) {
                    json.object(named: name) { schema.write(into: &$0) }
                }
            }
            json.object("responses") { json in
                for (code, about) in OpenAPISchemas.failures {
                    json.object(named: "Failure\(code)") { failure(about, &$0) }
                }
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
            if operation.group.interface == nil {
                json.object("301") { $0.member("description", "The same facts have another, canonical address.") }
            }
            json.object("304") { $0.member("description", "The copy that If-None-Match names is still right.") }
            for (code, _) in OpenAPISchemas.failures {
                json.object(named: code) { $0.member("$ref", "#/components/responses/Failure\(code)") }
            }
        }
    }

    private func content(of operation: Operation, _ format: Format?, _ json: inout JSONObject) {
        json.member("description", about(operation, format))
        json.object("headers") { json in
            json.object("ETag") { header("The version of the response, for If-None-Match.", &$0) }
            json.object("Access-Control-Allow-Origin") { header("Scripts of all sites may read it.", &$0) }
        }
        guard let schema = operation.schema else { return }
        let formats = [format ?? operation.content] + operation.accepted
        json.object("content") { json in
            for format in formats {
                json.object(named: format.mediaType) { json in
                    json.object("schema") { json in
                        if format == .json {
                            schema.write(into: &json)
                        } else {
                            // Generators that know a binary format make bytes of it, whatever the media type is.
                            JSONSchema.text(format: format.isMarkup ? "binary" : nil).write(into: &json)
                        }
                    }
                }
            }
            guard formats.contains(where: \.isMarkup) else { return }
            json.object(named: "application/octet-stream") { json in
                json.object("schema") { JSONSchema.text(format: "binary").write(into: &$0) }
            }
        }
    }

    private func about(_ operation: Operation, _ format: Format?) -> String {
        if operation.schema == nil { return "Yes." }
        guard (format ?? operation.content).isMarkup else { return "Found." }
        return "Found. For clients that know no \((format ?? operation.content).mediaType), it is some bytes."
    }

    private func header(_ about: String, _ json: inout JSONObject) {
        json.member("description", about)
        json.member("required", true)
        json.object("schema") { $0.member("type", "string") }
    }

    private func failure(_ about: String, _ json: inout JSONObject) {
        json.member("description", about)
        json.object("content") { json in
            json.object(named: ProblemDetails.mediaType) { json in
                json.object("schema") { OpenAPISchemas.problem.write(into: &$0) }
            }
        }
    }
}

extension OpenAPIView {
    private func write(_ parameter: Operation.Parameter, _ coverage: DeveloperCoverage?, _ json: inout JSONObject) {
        json.member("name", parameter.name)
        json.member("in", parameter.isInPath ? "path" : "query")
        let rival = parameter.rival.map { " Not together with “\($0)”." } ?? ""
        json.member("description", parameter.about + years(of: parameter.kind, coverage) + rival)
        json.member("required", parameter.isRequired)
        json.object("schema") { json in
            guard parameter.most > 1 else { return write(parameter.kind, coverage, &json) }
            json.member("type", "array")
            json.member("minItems", 1)
            json.member("maxItems", parameter.most)
            json.object("items") { write(parameter.kind, coverage, &$0) }
        }
        // Clients send the examples of all parameters at once.
        if parameter.rival != nil { return }
        switch parameter.kind {
        case .integer, .year, .knownYear: json.member("example", Int(parameter.example) ?? 0)
        default:
            if parameter.most > 1 {
                json.array("example", [parameter.example]) { $1.text($0) }
            } else {
                json.member("example", parameter.example)
            }
        }
    }

    private func write(
        _ kind: Operation.Parameter.Kind, _ coverage: DeveloperCoverage?, _ json: inout JSONObject
    ) {
        kind.write(into: &json, countries: coverage?.countries, years: coverage?.years)
    }

    /// " There is data from 2020 to 2035."
    private func years(of kind: Operation.Parameter.Kind, _ coverage: DeveloperCoverage?) -> String {
        guard let years = coverage?.years else { return "" }
        switch kind {
        case .year, .knownYear: break
        default: return ""
        }
        return " There is data from \(years.lowerBound) to \(years.upperBound)."
    }
}

extension Format {
    /// Whether it is XML, which some generators of clients do not know: they would leave the response out.
    fileprivate var isMarkup: Bool {
        switch self {
        case .xml, .atom, .svg: true
        case .json, .csv, .ics, .vcf: false
        }
    }
}
