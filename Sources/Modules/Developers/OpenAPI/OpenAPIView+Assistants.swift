import Formats

extension OpenAPIView {
    /// The tag of `/mcp`, which is not in the list of operations: those are all read with GET.
    static let assistantsTag = "Model Context Protocol"

    /// Writes the path to which assistants send their messages.
    func assistants(_ json: inout JSONObject) {
        json.object("/mcp") { json in
            json.object("post") { json in
                json.member("operationId", "assistants")
                json.member("summary", "A message of an assistant: Model Context Protocol over HTTP, without sessions")
                json.array("tags", [Self.assistantsTag]) { $1.text($0) }
                json.array("parameters", ["MCP-Protocol-Version"]) { name, json in
                    json.object { version(name, &$0) }
                }
                json.object("requestBody") { json in
                    json.member("description", "A request or a notification of JSON-RPC 2.0, such as tools/list.")
                    json.member("required", true)
                    json.object("content") { json in
                        json.object("application/json") { json in
                            json.object("schema") { $0.member("type", "object") }
                            json.object("example") { json in
                                json.member("jsonrpc", "2.0")
                                json.member("id", 1)
                                json.member("method", "tools/list")
                            }
                        }
                    }
                }
                json.object("responses") { json in
                    json.object("200") { message("The answer of JSON-RPC: a result, or an error of the request.", &$0) }
                    json.object("202") { $0.member("description", "A notification was taken, which has no answer.") }
                    for (code, about) in Self.refusals {
                        json.object(named: code) { message(about, &$0) }
                    }
                }
            }
        }
    }

    private static let refusals: [(code: String, about: String)] = [
        ("400", "The body is no message, or the version is not known."),
        ("403", "A page of another site may not ask here."), ("413", "The message is too long."),
        ("415", "The body is not application/json."),
    ]

    private func version(_ name: String, _ json: inout JSONObject) {
        json.member("name", name)
        json.member("in", "header")
        json.member("description", "The version of the protocol; 2025-03-26 if it is left out.")
        json.member("required", false)
        json.object("schema") { $0.member("type", "string") }
        json.member("example", "2025-06-18")
    }

    private func message(_ about: String, _ json: inout JSONObject) {
        json.member("description", about)
        json.object("content") { json in
            json.object("application/json") { json in
                json.object("schema") { $0.member("type", "object") }
            }
        }
    }
}
