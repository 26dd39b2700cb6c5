import Formats
public import HTML
public import Layout
import Support

/// A server of the Model Context Protocol: reads a message, and answers it. It has no state between messages, and does
/// not depend on HTTP or on the site, which it asks through a closure.
public struct Assistant: Sendable {
    /// What the site has at an address.
    public struct Record: Sendable {
        /// The HTTP status.
        public let status: Int
        /// A record, or a problem (RFC 9457).
        public let bytes: [UInt8]

        public init(status: Int, bytes: [UInt8]) {
            self.status = status
            self.bytes = bytes
        }
    }

    /// What to send back.
    public enum Reply: Hashable, Sendable {
        /// Nothing: nobody waits for an answer.
        case none
        case answer([UInt8])
        /// An error about bytes that are no message.
        case refusal([UInt8])
    }

    /// Asks the site for the record at an address, such as `/status/DE-BY.json`.
    public typealias Asking = @Sendable (_ address: Link) async -> Record

    /// The maximum number of messages in a batch.
    public static let mostMessages = 10

    private let tools: [Tool]
    private let operations: [Operation]
    private let version: String

    /// - Parameters:
    ///   - operations: the operations that describe the records of the tools.
    ///   - version: the version of the program, for the client.
    public init(_ tools: [Tool] = Tool.all, operations: [Operation], version: String) {
        self.tools = tools
        self.operations = operations
        self.version = version
    }

    /// Answers a message, or several if the version takes them.
    ///
    /// - Parameter version: the negotiated version; the newest one if it is not known.
    public func reply(
        to bytes: [UInt8], in version: ProtocolVersion = .newest, asking: Asking
    ) async -> Reply {
        let value: JSONValue
        do {
            value = try JSONReader.value(of: bytes)
        } catch {
            return .refusal(Self.bytes(of: .unreadable(error), to: nil))
        }
        guard let messages = value.elements else { return await reply(to: value, asking) }
        guard version.takesSeveralMessages else {
            return .refusal(Self.refusal("version \(version.rawValue) has no batches"))
        }
        guard 1...Self.mostMessages ~= messages.count else {
            return .refusal(Self.refusal("a batch has 1 to \(Self.mostMessages) messages"))
        }
        var answers: [[UInt8]] = []
        for message in messages {
            switch await reply(to: message, asking) {
            case .none: break
            case .answer(let answer), .refusal(let answer): answers.append(answer)
            }
        }
        return answers.isEmpty
            ? .none : .answer(Self.joined(["[".bytes, Array(answers.joined(separator: ",".utf8)), "]".bytes]))
    }

    /// The version that an `initialize` asks for and gets; nil for any other message.
    public static func negotiated(by bytes: [UInt8]) -> ProtocolVersion? {
        guard let value = try? JSONReader.value(of: bytes), value["method"]?.text?.matches("initialize") == true,
            let asked = value["params"]?["protocolVersion"]?.text
        else { return nil }
        return ProtocolVersion(named: asked) ?? .newest
    }

    /// Returns the error for JSON that is not a message of the protocol.
    public static func refusal(_ message: String) -> [UInt8] { bytes(of: .invalid(message), to: nil) }

    private func reply(to value: JSONValue, _ asking: Asking) async -> Reply {
        let message: Message
        do {
            message = try Message(value)
        } catch {
            return .refusal(Self.bytes(of: error, to: RequestID(of: value)))
        }
        guard case .request(let id, let method, let parameters) = message else { return .none }
        do {
            let result = try await result(of: method, parameters, asking)
            return .answer(Self.bytes(of: result, to: id))
        } catch {
            return .answer(Self.bytes(of: error, to: id))
        }
    }

    private func result(
        of method: String, _ parameters: JSONValue?, _ asking: Asking
    ) async throws(RPCError) -> [UInt8] {
        if let parameters, parameters.members == nil { throw .badParameters(Message.parametersRule) }
        if method.matches("tools/call") { return try await call(parameters, asking) }
        if method.matches("tools/list") { return list }
        if method.matches("ping") { return "{}".bytes }
        if method.matches("initialize") { return try welcome(parameters) }
        throw .unknownMethod(method)
    }

    // MARK: Methods

    private func welcome(_ parameters: JSONValue?) throws(RPCError) -> [UInt8] {
        guard let asked = parameters?["protocolVersion"]?.text else {
            throw .badParameters("“protocolVersion” has to be a text")
        }
        let negotiated = ProtocolVersion(named: asked) ?? .newest
        return JSONObject.document { json in
            json.member("protocolVersion", negotiated.rawValue)
            json.object("capabilities") { $0.object("tools") { $0.member("listChanged", false) } }
            json.object("serverInfo") { json in
                json.member("name", "almanac")
                json.member("title", "Almanac")
                json.member("version", version)
            }
            json.member("instructions", Self.instructions)
        }
    }

    private static let instructions = """
        Public holidays, working days and leave in all countries, from data inside this server; no key is needed. Places are \
        codes of ISO 3166 (DE, DE-BY). Dates are as in ISO 8601. Say so to the user if “estimated” is true (the date may move \
        by a day), if “stale” is true, or if “known” says that dates are partly, not announced or not known. “page” is a path \
        on this server that people can read.
        """

    private var list: [UInt8] {
        JSONObject.document(capacity: 65_536) { json in
            json.array("tools", tools) { tool, json in json.object { tool.write(into: &$0, operations) } }
        }
    }

    private func call(_ parameters: JSONValue?, _ asking: Asking) async throws(RPCError) -> [UInt8] {
        guard let name = parameters?["name"]?.text else { throw .badParameters("“name” has to be a text") }
        guard let tool = tools.first(where: { $0.name.matches(name) }) else {
            throw .badParameters("there is no tool “\(name.beginning)”")
        }
        let arguments = try Arguments(parameters?["arguments"], for: tool.parameters)
        let record = await asking(tool.address(arguments))
        switch record.status {
        case 200: return Self.result(record.bytes)
        // The problem describes the parts of the address, which come from the arguments.
        case 400: throw .badParameters(Self.detail(of: record))
        case 404: return Self.failure(tool.missing.map { $0 + Self.hints(in: record) } ?? Self.detail(of: record))
        default: return Self.failure(Self.detail(of: record))
        }
    }

    // MARK: Bytes

    /// Returns a record twice: unchanged for programs, and as text for models.
    private static func result(_ record: [UInt8]) -> [UInt8] {
        let text = JSONElement.document(capacity: 2 * record.count) { $0.text(String(decoding: record, as: UTF8.self)) }
        return joined([
            #"{"content":[{"type":"text","text":"#.bytes, text, #"}],"structuredContent":"#.bytes, record,
            #","isError":false}"#.bytes,
        ])
    }

    private static func failure(_ text: String) -> [UInt8] {
        JSONObject.document(capacity: 1024) { json in
            json.array("content", [text]) { text, json in
                json.object { json in
                    json.member("type", "text")
                    json.member("text", text)
                }
            }
            json.member("isError", true)
        }
    }

    /// The sentence of a problem.
    private static func detail(of record: Record) -> String {
        let problem = try? JSONReader.value(of: record.bytes)
        return problem?["detail"]?.text ?? "The almanac answered with status \(record.status)."
    }

    /// What a problem says of single parts of the address, each after a space: the names that somebody may have meant.
    private static func hints(in record: Record) -> String {
        let problem = try? JSONReader.value(of: record.bytes)
        let hints = (problem?["errors"]?.members ?? []).flatMap { $0.value.elements ?? [] }.compactMap(\.text)
        return hints.map { " \($0)" }.joined()
    }

    private static func bytes(of result: [UInt8], to id: RequestID) -> [UInt8] {
        joined([#"{"jsonrpc":"2.0","id":"#.bytes, id.bytes, #","result":"#.bytes, result, "}".bytes])
    }

    private static func bytes(of error: RPCError, to id: RequestID?) -> [UInt8] {
        let object = JSONObject.document(capacity: 1024) { json in
            json.member("code", error.code)
            json.member("message", error.message)
        }
        return joined([
            #"{"jsonrpc":"2.0","id":"#.bytes, id?.bytes ?? "null".bytes, #","error":"#.bytes, object, "}".bytes,
        ])
    }

    private static func joined(_ parts: [[UInt8]]) -> [UInt8] { Array(parts.joined()) }
}

extension RequestID {
    /// As it came.
    fileprivate var bytes: [UInt8] {
        switch self {
        case .text(let text): JSONElement.document(capacity: 256) { $0.text(text) }
        case .number(let digits): Array(digits.utf8)
        }
    }
}

extension String {
    fileprivate var bytes: [UInt8] { Array(utf8) }
}
