import AlmanacValues
import Formats

extension OpenAPIView {
    /// Writes where the site is, and where its records are in other languages: below the code of the language. Without
    /// a public address, all addresses are relative to that of this document.
    func servers(of record: OpenAPIRecord, _ json: inout JSONObject) {
        let languages = record.languages.filter { $0 != .english }.map(\.facts.code)
        json.array("servers", languages.isEmpty ? [""] : ["", "/{language}"]) { path, json in
            json.object { json in
                guard !path.isEmpty else { return json.member("url", record.base ?? "/") }
                json.member("url", (record.base ?? "") + path)
                json.member(
                    "description",
                    "Records, and the answers to assistants, in another language than English. Documents and the "
                        + "interfaces of other services have one address, to which this one leads.")
                json.object("variables") { json in
                    json.object("language") { json in
                        json.array("enum", languages) { $1.text($0) }
                        json.member("default", languages.first)
                        json.member("description", "The code of a language of the site.")
                    }
                }
            }
        }
    }
}
