import AlmanacValues
public import Assistants
import HTML
import HTTPMessages
import HTTPTypes
import Layout
import NIOCore
import Places
import Support

// What assistants ask: the Model Context Protocol, over HTTP at `/mcp`, or over any other connection through `reply`.

extension Site {
    /// Answers a message of an assistant, in English.
    ///
    /// - Parameter version: the one that was negotiated.
    public func reply(to message: [UInt8], in version: ProtocolVersion) async -> Assistant.Reply {
        await reply(to: message, in: version, on: nil)
    }

    /// Answers a request to `/mcp`, the address for messages of assistants (streamable HTTP, without sessions). Nil for
    /// any other address.
    func answer(assistant request: Request, at address: Address) -> Answer? {
        guard let word = address.path.first, word.matches("mcp"), address.path.count == 1,
            configuration.interfaces.contains(.assistants), configuration.isServed
        else { return nil }
        let origin = RequestOrigin(request: request, publicAddress: configuration.publicAddress)
        guard origin.mayAssist else { return .made(Self.refusal(.forbidden, "requests of other sites are refused")) }
        let fields = origin.assistantFields
        return answer(assistant: request).map { $0.adding(fields) }
    }

    private func answer(assistant request: Request) -> Answer {
        if request.method == .options {
            return .made(Response.options(Self.talking).adding(RequestOrigin.assistantPreflight))
        }
        guard request.method == .post else {
            return .made(errors.for(.programs).methodNotAllowed(request.method, allowed: Self.talking))
        }
        guard case .complete(let bytes) = request.body else {
            return .made(Self.refusal(.contentTooLarge, "a message has \(Request.longestBody) bytes at most"))
        }
        // A form of another site cannot have this type, and its scripts would have to ask first.
        guard JSONBody.isMediaType(request.contentType) else {
            return .made(Self.refusal(.unsupportedMediaType, "a message is application/json"))
        }
        let version: ProtocolVersion
        if let named = request.protocolVersion {
            guard let known = ProtocolVersion(named: named) else {
                let all = ProtocolVersion.allCases.map(\.rawValue).joined(separator: ", ")
                return .made(Self.refusal(.badRequest, "MCP-Protocol-Version is none of \(all)"))
            }
            version = known
        } else {
            // As the protocol says: clients of that version do not send the field.
            version = .march2025
        }
        return .work { executor in Self.response(await reply(to: bytes, in: version, on: executor)) }
    }

    private static let talking: [HTTPRequest.Method] = [.post, .options]

    private func reply(
        to message: [UInt8], in version: ProtocolVersion, on executor: (any TaskExecutor)?
    ) async -> Assistant.Reply {
        let assistant = Assistant(operations: Operation.all, version: configuration.version)
        return await assistant.reply(to: message, in: version) { await record(at: $0, on: executor) }
    }

    /// Returns what a program gets at an address, after all redirects.
    private func record(at link: Link, on executor: (any TaskExecutor)?) async -> Assistant.Record {
        var target = link.address(in: language.page)
        for _ in 0..<Self.mostRedirects {
            let request = Request(
                target: target, accept: Format.json.mediaType, host: configuration.publicAddress?.authority)
            let response = await respond(to: request, on: executor)
            guard let next = response.headers[.location] else {
                return Assistant.Record(status: response.status.code, bytes: response.bytes)
            }
            target = next
        }
        return Assistant.Record(status: HTTPResponse.Status.internalServerError.code, bytes: [])
    }

    /// A record is redirected to its canonical address, and from the name of an occasion to that occasion.
    private static let mostRedirects = 3

    private static func response(_ reply: Assistant.Reply) -> Response {
        switch reply {
        case .none: Response(status: .accepted, headers: [.cacheControl: CachePolicy.never.header()])
        case .answer(let bytes): response(.ok, bytes)
        case .refusal(let bytes): response(.badRequest, bytes)
        }
    }

    private static func refusal(_ status: HTTPResponse.Status, _ message: String) -> Response {
        response(status, Assistant.refusal(message))
    }

    private static func response(_ status: HTTPResponse.Status, _ bytes: [UInt8]) -> Response {
        Response(
            status: status,
            headers: [.contentType: Format.json.mediaType, .cacheControl: CachePolicy.never.header()], body: bytes)
    }
}

enum JSONBody {
    /// Whether a body with this `Content-Type` is JSON. Parameters of the media type do not matter.
    static func isMediaType(_ contentType: HeaderValue?) -> Bool {
        guard let contentType else { return false }
        let type = contentType.halves(at: ";")?.before ?? contentType
        return type.trimmed.matches(Format.json.mediaType, ignoringCase: true)
    }
}

extension RequestOrigin {
    /// Whether an assistant may have sent the request: a program, which names no origin, or a page in a browser.
    ///
    /// With a public address, a page of any site may ask, as it may read every record: the answer is the same for
    /// everybody and needs no key, and requests to other hosts (DNS rebinding) were rejected before. Without a public
    /// address every host is accepted, so only a page of this machine may ask. It is then not enough that the origin
    /// has the host of the request: with DNS rebinding it has that, too.
    var mayAssist: Bool {
        guard publicAddress == nil, let origin = request.origin else { return true }
        guard let host = Self.host(of: origin).flatMap({ HostName($0) }) else { return false }
        return host.isLoopback
    }

    /// The fields that let the page that asked read the answer (CORS), without credentials. Only for an origin that may
    /// ask; none for a request without an origin.
    var assistantFields: HTTPFields {
        guard let origin = request.origin else { return [:] }
        var fields: HTTPFields = [.accessControlExposeHeaders: "Mcp-Session-Id, MCP-Protocol-Version"]
        fields[.accessControlAllowOrigin] = publicAddress == nil ? origin.description : "*"
        if publicAddress == nil { fields[.vary] = "Origin" }
        return fields
    }

    /// The further fields of the response to a preflight request. The names accompany the `*` for browsers that do not
    /// know it, and for `Authorization`, which it does not cover: clients send that even if no key is needed.
    static let assistantPreflight: HTTPFields = [
        .accessControlAllowMethods: "POST",
        .accessControlAllowHeaders:
            "*, Authorization, Content-Type, Last-Event-ID, Mcp-Session-Id, MCP-Protocol-Version",
        .accessControlMaxAge: "86400",
    ]
}
