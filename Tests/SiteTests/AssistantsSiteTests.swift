import Assistants
import Foundation
import HTTPMessages
import HTTPTypes
import TestSupport
import Testing

@testable import Site

@Suite("Assistants at /mcp")
struct AssistantsSiteTests {
    private let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#

    private func post(
        _ message: String, to target: String = "/mcp", type: String? = "application/json", origin: String? = nil,
        host: String? = nil, version: String? = nil, body: Request.Body? = nil, _ site: Site = .sample()
    ) async -> Response {
        await site.respond(
            to: Request(
                method: .post, target: target, contentType: type, body: body ?? .complete(Array(message.utf8)),
                origin: origin, host: host, protocolVersion: version))
    }

    @Test("F9 A message is answered, and kept nowhere; a notification has no answer")
    func answers() async {
        let response = await post(ping)
        #expect(response.status == .ok && response.text == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
        #expect(response.headers[.contentType] == "application/json" && response.headers[.cacheControl] == "no-store")
        #expect(response.headers[.accessControlAllowOrigin] == nil)
        let silent = await post(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
        #expect(silent.status == .accepted && silent.bytes.isEmpty && silent.headers[.contentType] == nil)
        #expect(await post("{").status == .badRequest)
    }

    @Test("F9 Only messages are taken: other methods, types, sizes and versions are refused")
    func refusals() async throws {
        for method in [HTTPRequest.Method.get, .head, .put, .delete] {
            let response = await Site.sample().respond(to: Request(method: method, target: "/mcp"))
            #expect(response.status == .methodNotAllowed && response.headers[.allow] == "POST, OPTIONS")
        }
        for type in [
            nil, "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "multipart/form-data",
        ] {
            #expect(await post(ping, type: type).status == .unsupportedMediaType, "\(type ?? "none")")
        }
        #expect(await post(ping, type: "Application/JSON ; charset=utf-8").status == .ok)
        #expect(await post(ping, body: .tooLong).status == .contentTooLarge)
        #expect(await post(ping, version: "2024-11-05").status == .badRequest)
        #expect(await post("[\(ping)]").status == .ok)
        #expect(await post("[\(ping)]", version: "2025-06-18").status == .badRequest)
    }

    @Test("F9 Pages of other sites may not ask, whatever name leads them here")
    func origins() async throws {
        for (origin, host, isTaken) in [
            (nil, "almanac.local:8080", true), ("http://localhost:6274", "localhost:8080", true),
            ("http://127.0.0.1", "127.0.0.1:8080", true), ("http://[::1]:1", nil, true), ("null", nil, false),
            ("http://rebound.example", "rebound.example", false), ("https://localhost.example", "localhost", false),
            ("localhost", "localhost", false), ("http://", nil, false),
        ] as [(String?, String?, Bool)] {
            let response = await post(ping, origin: origin, host: host)
            #expect(response.status == (isTaken ? .ok : .forbidden), "\(origin ?? "none")")
        }
        var configuration = Moment().configuration()
        configuration.publicAddress = try PublicAddress("https://almanac.example")
        let site = Site.sample(configuration: configuration)
        // Here the name that leads here is refused, so any page may ask.
        for origin in [nil, "https://almanac.example", "https://inspector.example", "http://localhost", "null"] {
            let response = await post(ping, origin: origin, host: "almanac.example", site)
            #expect(response.status == .ok, "\(origin ?? "none")")
            let rebound = await post(ping, origin: origin, host: "rebound.example", site)
            #expect(rebound.status == .misdirectedRequest && rebound.headers[.accessControlAllowOrigin] == nil)
        }
    }

    @Test("F9 A page that may ask may read the answer, whatever it is, and is told so before it sends a message")
    func sharing() async throws {
        var configuration = Moment().configuration()
        configuration.publicAddress = try PublicAddress("https://almanac.example")
        let page = "https://inspector.example"
        let local = "http://localhost:6274"
        for (site, host, origin, shared) in [
            (Site.sample(configuration: configuration), "almanac.example", page, "*"),
            (Site.sample(), "localhost:8080", local, local),
        ] {
            let asked = await site.respond(to: Request(method: .options, target: "/mcp", origin: origin, host: host))
            #expect(asked.status == .noContent && asked.headers[.accessControlAllowMethods] == "POST")
            let names = asked.headers[.accessControlAllowHeaders] ?? ""
            for name in ["Content-Type", "MCP-Protocol-Version", "Mcp-Session-Id", "*"] {
                #expect(names.contains(name), "\(name)")
            }
            var answers = [asked]
            for (message, type) in [(ping, "application/json"), ("{", "application/json"), (ping, "text/plain")] {
                answers.append(await post(message, type: type, origin: origin, host: host, site))
            }
            answers.append(await site.respond(to: Request(target: "/mcp", origin: origin, host: host)))
            #expect(answers.map(\.status.code) == [204, 200, 400, 415, 405])
            for answer in answers {
                #expect(answer.headers[.accessControlAllowOrigin] == shared)
                #expect(answer.headers[.accessControlExposeHeaders]?.contains("Mcp-Session-Id") == true)
                #expect(answer.headers[.vary]?.contains("Origin") ?? false == (shared != "*"))
                #expect(answer.headers[.accessControlAllowCredentials] == nil)
            }
        }
        let refused = await Site.sample().respond(to: Request(method: .options, target: "/mcp", origin: page))
        #expect(refused.status == .forbidden && refused.headers[.accessControlAllowOrigin] == nil)
        #expect(await post(ping, origin: page).headers[.accessControlAllowOrigin] == nil)
    }

    @Test("F9 Each tool’s record is described, and its facts are those of the record’s own address")
    func facts() async throws {
        let arguments = #"{"place":"DE-BY","year":2026}"#
        let call =
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"holidays","arguments":\#(arguments)}}"#
        var configuration = Moment().configuration()
        configuration.publicAddress = try PublicAddress("https://almanac.example")
        configuration.languages = [.english] + [Language(code: "de")].compactMap(\.self)
        let site = Site.sample(configuration: configuration)
        for language in ["", "/de"] {
            let answer = await post(call, to: "\(language)/mcp", host: "almanac.example", site)
            let own = await site.respond(
                to: Request(target: "\(language)/holidays/DE/2026.json?region=BY", host: "almanac.example"))
            #expect(own.status == .ok && answer.text.contains(#""structuredContent":\#(own.text),"isError":false"#))
        }
        for tool in Tool.all {
            #expect(Operation.all.contains { $0.id == tool.operation && $0.schema != nil }, "\(tool.name)")
        }
    }

    @Test(
        "F9 The list has a schema for what each tool takes and gives, and is short, since each conversation pays for it"
    )
    func list() async throws {
        let answer = await post(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
        let object = try #require(JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: Any])
        let tools = try #require((object["result"] as? [String: Any])?["tools"] as? [[String: Any]])
        #expect(tools.compactMap { $0["name"] as? String } == Tool.all.map(\.name))
        for tool in tools {
            let schema = try #require(tool["outputSchema"] as? [String: Any])
            #expect(schema["type"] as? String == "object")
            let members = try #require(schema["properties"] as? [String: [String: Any]])
            #expect(members.count >= 5 && members.values.allSatisfy { $0["description"] is String })
            let required = try #require(schema["required"] as? [String])
            #expect(Set(required).isSubset(of: members.keys) && required.contains("page"))
        }
        #expect(!answer.text.contains("$ref") && answer.bytes.count < 20_000, "\(answer.bytes.count)")
    }

    @Test("F9 An operator may switch them off; files take no messages")
    func switches() async {
        var configuration = Moment().configuration()
        configuration.interfaces = [.nager]
        #expect(await post(ping, .sample(configuration: configuration)).status == .notFound)
        configuration.interfaces = [.assistants]
        #expect(await post(ping, .sample(configuration: configuration)).status == .ok)
        configuration.isServed = false
        #expect(await post(ping, .sample(configuration: configuration)).status == .notFound)
        #expect(await post(ping, to: "/mcp/more").status != .ok)
    }
}

@Suite("What today is in a place, on the site")
struct StatusSiteTests {
    @Test("F1 The record has a tag, is the same until the next day there, and is never fresh beyond a midnight")
    func caching() async throws {
        let site = Site.sample()
        let first = await site.get("/status/DE-BY.json")
        let tag = try #require(first.headers[.eTag])
        #expect(first.status == .ok && first.text.contains(#""date":"2026-09-21""#))
        let seconds = first.headers[.cacheControl]?.firstMatch(of: #/s-maxage=(\d+)/#).flatMap { Int($0.1) }
        #expect(try #require(seconds) <= 900)
        let again = await site.respond(to: Request(target: "/status/DE-BY.json", ifNoneMatch: tag))
        #expect(again.status == .notModified)
        #expect(await site.get("/status/de-by.json").headers[.location] == "/status/DE-BY.json")
    }

    @Test(
        "F1 One day, or today in the same form",
        arguments: [
            ("/status/DE-BY/2026-10-03.json", 200, #""day":{"date":"2026-10-03""#),
            ("/status/DE/today.json", 200, #""day":{"date":"2026-09-21""#),
            ("/status/DE/2026-13-01.json", 404, "2026-13-01"), ("/status/DE/1999-01-01.json", 404, "1999"),
            ("/status/DE-ZZ.json", 404, "ZZ"), ("/status/Germany.json", 404, "Germany"),
            ("/status.json", 404, "not found"),
        ])
    func days(target: String, status: Int, part: String) async {
        let response = await Site.sample().get(target)
        #expect(response.status.code == status && response.text.contains(part), "\(response.text)")
    }
}
