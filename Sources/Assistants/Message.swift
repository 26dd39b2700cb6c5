import Support

/// A message of JSON-RPC 2.0, with the parts that a server needs.
enum Message: Hashable, Sendable {
    case request(RequestID, method: String, parameters: JSONValue?)
    /// Nobody waits for an answer.
    case notification(method: String)
    /// The answer to a question that this server never asks.
    case response
}

/// Identifies a request, so that the client can match the answer: a text or a number, as the client wrote it.
enum RequestID: Hashable, Sendable {
    case text(String)
    case number(String)
}

/// An error of JSON-RPC 2.0 (section 5.1).
public struct RPCError: Error, Hashable, Sendable {
    public let code: Int
    public let message: String

    /// The bytes are not JSON.
    static func unreadable(_ problem: JSONProblem) -> Self { Self(code: -32_700, message: problem.text) }
    /// The JSON is not a request.
    static func invalid(_ message: String) -> Self { Self(code: -32_600, message: message) }
    static func unknownMethod(_ method: String) -> Self {
        Self(code: -32_601, message: "there is no method “\(method.beginning)”")
    }
    static func badParameters(_ message: String) -> Self { Self(code: -32_602, message: message) }
    static let failed = Self(code: -32_603, message: "the server failed")
}

extension Message {
    /// - Throws: `.invalid` for JSON that is not a message, and `.badParameters` for a notification with wrong ones. Those
    ///   of a request are checked when it is answered, since the answer has its id.
    init(_ value: JSONValue) throws(RPCError) {
        guard let members = value.members else { throw .invalid("a message is an object") }
        guard value["jsonrpc"]?.text?.matches("2.0") == true else {
            throw .invalid("“jsonrpc” has to be “2.0”")
        }
        guard let method = value["method"] else {
            guard value["id"] != nil, (value["result"] == nil) != (value["error"] == nil) else {
                throw .invalid("“method” is missing")
            }
            self = .response
            return
        }
        guard let method = method.text else { throw .invalid("“method” has to be a text") }
        guard members.allSatisfy({ Self.isKnown($0.name) }) else {
            throw .invalid("a request has members of no meaning")
        }
        let parameters = value["params"]
        if let id = RequestID(of: value) {
            self = .request(id, method: method, parameters: parameters)
        } else if value["id"] == nil {
            guard parameters.map({ $0.members != nil }) ?? true else { throw .badParameters(Self.parametersRule) }
            self = .notification(method: method)
        } else {
            throw .invalid("“id” has to be a text or a number")
        }
    }

    static let parametersRule = "“params” has to be an object"

    private static func isKnown(_ name: String) -> Bool {
        name.matches("jsonrpc") || name.matches("id") || name.matches("method") || name.matches("params")
    }
}

extension RequestID {
    /// Returns the id of a message, even of an invalid one; nil if the id is missing, or neither a text nor a number.
    init?(of message: JSONValue) {
        switch message["id"] {
        case .text(let id): self = .text(id)
        case .number(let id): self = .number(id)
        default: return nil
        }
    }
}

extension JSONProblem {
    /// The id as text, for the author of the client.
    var text: String {
        switch self {
        case .unexpected(let position), .badEscape(let position): "not JSON: something unexpected at byte \(position)"
        case .notUTF8: "not JSON: the bytes are not UTF-8"
        case .tooDeep: "values are nested more than \(JSONReader.deepest) deep"
        case .repeatedName(let name): "an object has “\(name.beginning)” twice"
        }
    }
}

extension String {
    /// The first characters of a text that a client sent, for an error.
    var beginning: String {
        let scalars = unicodeScalars.prefix(64)
        return scalars.count < unicodeScalars.count ? "\(String(String.UnicodeScalarView(scalars)))…" : self
    }
}
