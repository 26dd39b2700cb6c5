import Foundation
import HTML
import Layout
import Synchronization
import Testing

@testable import Assistants

@Suite("Assistants: messages and their answers")
struct AssistantTests {
    /// The addresses that were asked for.
    private final class Asked: Sendable {
        private let links = Mutex<[String]>([])
        var all: [String] { links.withLock { $0 } }
        func add(_ link: Link) { links.withLock { $0.append(link.description) } }
    }

    private let assistant = Assistant(operations: [], version: "1.2.3")

    private func reply(
        _ message: String, in version: ProtocolVersion = .newest, status: Int = 200, _ record: String = #"{"n":0.50}"#,
        _ asked: Asked = Asked()
    ) async -> Assistant.Reply {
        await assistant.reply(to: Array(message.utf8), in: version) { link in
            asked.add(link)
            return Assistant.Record(status: status, bytes: Array(record.utf8))
        }
    }

    private func text(_ reply: Assistant.Reply) -> String? {
        switch reply {
        case .none: nil
        case .answer(let bytes), .refusal(let bytes): String(decoding: bytes, as: UTF8.self)
        }
    }

    private func call(
        _ tool: String, _ arguments: String, status: Int = 200, _ record: String = #"{"n":0.50}"#,
        _ asked: Asked = Asked()
    ) async -> String {
        let message = """
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\(tool)","arguments":\(arguments)}}
            """
        return text(await reply(message, status: status, record, asked)) ?? ""
    }

    private func code(_ text: String?) throws -> Int? {
        let object = try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? [String: Any]
        return (object?["error"] as? [String: Any])?["code"] as? Int
    }

    @Test(
        "F9 Each kind of mistake has its code; what is no message is told apart from one that asks for nothing",
        arguments: [
            ("{", -32_700, true), ("1", -32_600, true), (#"{"id":1,"method":"ping"}"#, -32_600, true),
            (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32_600, true),
            (#"{"jsonrpc":"2.0","id":1}"#, -32_600, true), (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32_600, true),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32_600, true),
            (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32_600, true),
            (#"{"jsonrpc":"2.0","id":1,"method":"ping","more":1}"#, -32_600, true),
            ("[]", -32_600, true), (#"{"jsonrpc":"2.0","method":"ping","params":[1]}"#, -32_602, true),
            (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32_602, false),
            (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":null}"#, -32_602, false),
            (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":"x"}"#, -32_602, false),
            (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32_601, false),
            (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32_602, false),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32_602, false),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"Holidays"}}"#, -32_602, false),
        ])
    func errors(message: String, code: Int, isRefused: Bool) async throws {
        let reply = await reply(message)
        #expect(try self.code(text(reply)) == code)
        if case .refusal = reply { #expect(isRefused) } else { #expect(!isRefused) }
    }

    @Test(
        "F9 An error has the id of its message if that can be read, whatever else is wrong",
        arguments: [
            (#"{"jsonrpc":"1.0","id":7,"method":"ping"}"#, "7"), (#"{"id":"a","method":"ping"}"#, "\"a\""),
            (#"{"jsonrpc":"2.0","id":7,"method":7}"#, "7"), (#"{"jsonrpc":"2.0","id":7}"#, "7"),
            (#"{"jsonrpc":"2.0","id":7,"method":"ping","params":[1]}"#, "7"),
            (#"{"jsonrpc":"2.0","id":7,"method":"ping","more":1}"#, "7"),
            (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, "null"), (#"{"jsonrpc":"2.0","method":7}"#, "null"),
            ("1", "null"), ("{", "null"),
        ])
    func idsOfErrors(message: String, id: String) async {
        let answer = text(await reply(message)) ?? ""
        #expect(answer.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32"#), "\(answer)")
    }

    @Test(
        "F9 Notifications and answers have no answer",
        arguments: [
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"no/such"}"#,
            #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
        ])
    func silence(message: String) async {
        #expect(await reply(message) == .none)
    }

    @Test("F9 An id comes back as it came", arguments: ["1", "-7", "1e2", "12345678901234567890", "\"é\\\"\"", "\"\""])
    func ids(id: String) async {
        let answer = text(await reply(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#))
        #expect(answer == #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#)
    }

    @Test(
        "F9 A version that is spoken is agreed on; for any other one, the newest is offered",
        arguments: [
            ("2025-03-26", ProtocolVersion.march2025), ("2025-06-18", .june2025), ("2025-11-25", .june2025),
            ("", .june2025),
        ])
    func versions(asked: String, version: ProtocolVersion) async {
        let message = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#
        let answer = text(await reply(message)) ?? ""
        #expect(answer.contains(#""protocolVersion":"\#(version.rawValue)""#) && answer.contains(#""version":"1.2.3""#))
        #expect(Assistant.negotiated(by: Array(message.utf8)) == version)
        #expect(Assistant.negotiated(by: Array(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8)) == nil)
    }

    @Test("F9 Only the older version takes several messages at once, and not too many")
    func batches() async throws {
        let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
        let note = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
        let answer = #"{"jsonrpc":"2.0","id":1,"result":{}}"#
        #expect(text(await reply("[\(ping),\(note),\(ping)]", in: .march2025)) == "[\(answer),\(answer)]")
        #expect(await reply("[\(note)]", in: .march2025) == .none)
        #expect(try code(text(await reply("[\(ping)]", in: .june2025))) == -32_600)
        let most = Array(repeating: ping, count: 10).joined(separator: ",")
        guard case .answer = await reply("[\(most)]", in: .march2025) else { Issue.record("refused"); return }
        #expect(try code(text(await reply("[\(most),\(ping)]", in: .march2025))) == -32_600)
    }

    @Test("F9 A record is the answer, byte for byte, and the same as text")
    func record() async {
        let answer = await call("is_day_off", #"{"place":"DE-BY"}"#)
        let result =
            #"{"content":[{"type":"text","text":"{\"n\":0.50}"}],"structuredContent":{"n":0.50},"isError":false}"#
        #expect(answer == #"{"jsonrpc":"2.0","id":1,"result":\#(result)}"#)
    }

    @Test("F9 A problem with an argument is an error of the protocol; any other one is told to the assistant")
    func problems() async throws {
        let problem = #"{"detail":"“x” is not a year."}"#
        let wrong = await call("holidays", #"{"place":"DE","year":26}"#, status: 400, problem)
        #expect(try code(wrong) == -32_602 && wrong.contains("“x” is not a year."))
        let missing = await call("holidays", #"{"place":"QQ","year":2026}"#, status: 404, problem)
        #expect(missing.contains(#""text":"“x” is not a year."}],"isError":true"#))
        #expect(await call("is_day_off", #"{"place":"DE"}"#, status: 503, "-").contains("status 503"))
    }

    @Test("F9 An unknown occasion, or a date in place of one, is told with the tool that knows dates")
    func unknownOccasion() async {
        let problem = #"{"detail":"There is no occasion at this address"}"#
        for day in ["no such day", "2026-12-24"] {
            let answer = await call("explain_day", #"{"day":"\#(day)"}"#, status: 404, problem)
            #expect(answer.contains("ask is_day_off") && answer.contains(#""isError":true"#), "\(answer)")
            #expect(!answer.contains("address"))
        }
        let meant = #"{"detail":"There is no occasion at this address","errors":{"occasion":["Perhaps may-day."]}}"#
        let near = await call("explain_day", #"{"day":"may"}"#, status: 404, meant)
        #expect(near.contains("ask is_day_off") && near.contains("of no occasion. Perhaps may-day.\""), "\(near)")
        let failing = await call("explain_day", #"{"day":"x"}"#, status: 503, #"{"detail":"The source fails."}"#)
        #expect(failing.contains("The source fails.") && !failing.contains("is_day_off"))
    }

    @Test(
        "F9 Arguments become the address of a record",
        arguments: [
            ("holidays", #"{"place":"DE-BY","year":2026,"type":"all"}"#, "/holidays/DE/2026.json?type=all&region=BY"),
            ("holidays", #"{"place":"de-by","year":2026,"type":null}"#, "/holidays/de/2026.json?region=by"),
            ("holidays", #"{"place":"DE","year":2026,"type":"../x"}"#, "/holidays/DE/2026.json?type=..%2Fx"),
            ("holidays", #"{"place":"DE","year":2026.0}"#, "/holidays/DE/2026.json"),
            ("holidays", #"{"place":"DE","year":2.026e3}"#, "/holidays/DE/2026.json"),
            ("is_day_off", #"{"place":"US-CA"}"#, "/status/US-CA/today.json"),
            ("is_day_off", #"{"place":"US-CA","date":"today"}"#, "/status/US-CA/today.json"),
            ("is_day_off", #"{"place":"DE","date":"2026-12-24"}"#, "/status/DE/2026-12-24.json"),
            (
                "working_days", #"{"days":-5,"place":"DE","from":"2026-12-24","weekend":"fri"}"#,
                "/working-days.json?from=2026-12-24&days=-5&weekend=fri&place=DE"
            ),
            (
                "plan_leave", #"{"place":"DE-BY","year":2027,"days":5,"with":"FR","with-days":6}"#,
                "/holidays/DE/2027/leave.json?region=BY&days=5&with=FR&with-days=6"
            ),
            ("compare_places", #"{"places":["DE","FR"],"year":2026}"#, "/compare/2026.json?place=DE&place=FR"),
            (
                "meet", #"{"places":["DE"],"from":"2027-01-01","opens":"09:00"}"#,
                "/compare/meeting.json?from=2027-01-01&opens=09:00&place=DE"
            ),
            ("explain_day", #"{"day":"Christmas Day"}"#, "/occasions/christmas-day.json"),
            ("explain_day", #"{"day":"Noël"}"#, "/occasions/noel.json"),
            ("explain_day", #"{"day":"春节"}"#, "/occasions/%E6%98%A5%E8%8A%82.json"),
        ])
    func addresses(tool: String, arguments: String, address: String) async {
        let asked = Asked()
        _ = await call(tool, arguments, asked)
        #expect(asked.all.map { $0.replacing("%3A", with: ":").replacing("%2C", with: ",") } == [address])
    }

    @Test(
        "F9 Arguments of another type, unknown ones and missing ones ask nobody",
        arguments: [
            ("holidays", "{}", "place"), ("holidays", #"{"place":"DE"}"#, "year"),
            ("holidays", #"{"place":"DE","year":null}"#, "year"), ("holidays", #"{"place":7,"year":2026}"#, "place"),
            ("holidays", #"{"place":"DE","year":"2026"}"#, "year"),
            ("holidays", #"{"place":"DE","year":2026.5}"#, "year"),
            ("holidays", #"{"place":"DE","year":2026.00000000000000000001}"#, "year"),
            ("is_day_off", #"{"place":"DE","date":""}"#, "date"),
            ("is_day_off", #"{"place":"DE","date":"24.12.2026"}"#, "date"),
            ("is_day_off", #"{"place":"DE","date":"2026-02-30"}"#, "date"),
            ("working_days", #"{"place":"DE","from":"2026-12-01","to":"tomorrow"}"#, "to"),
            ("holidays", #"{"place":"DE","year":2026,"lang":"de"}"#, "lang"), ("holidays", "[]", "arguments"),
            ("compare_places", #"{"places":"DE","year":2026}"#, "places"),
            ("compare_places", #"{"places":[],"year":2026}"#, "places"),
            ("compare_places", #"{"places":["DE",7],"year":2026}"#, "places"),
        ])
    func wrongArguments(tool: String, arguments: String, name: String) async throws {
        let asked = Asked()
        let answer = await call(tool, arguments, asked)
        #expect(try code(answer) == -32_602 && answer.contains("“\(name)”") && asked.all.isEmpty)
    }

    @Test(
        "F9 A place that is no code is refused wherever a place belongs, with what it was",
        arguments: [
            ("holidays", #"{"place":"@","year":2026}"#), ("is_day_off", #"{"place":"@"}"#),
            ("working_days", #"{"place":"@","from":"2026-12-01"}"#), ("plan_leave", #"{"place":"@","year":2027}"#),
            ("plan_leave", #"{"place":"DE","year":2027,"with":"@"}"#),
            ("compare_places", #"{"places":["FR","@"],"year":2026}"#),
            ("meet", #"{"places":["@"],"from":"2026-12-20"}"#),
        ])
    func places(tool: String, arguments: String) async throws {
        for place in ["DE-", "-", "-BY", "DE BY", "DEU", "D", "../x", "DE-B/Y", "Germany"] {
            let asked = Asked()
            let answer = await call(tool, arguments.replacing("@", with: place), asked)
            #expect(try code(answer) == -32_602 && answer.contains("“\(place)” is none"), "\(answer)")
            #expect(answer.contains("ISO 3166 (DE, DE-BY)") && asked.all.isEmpty)
        }
    }

    @Test(
        "F9 An empty text is refused as each argument of each tool, and null is not given",
        arguments: Tool.all.map(\.name))
    func emptyTexts(name: String) async throws {
        let tool = try #require(Tool.all.first { $0.name == name })
        let required = tool.parameters.filter(\.isRequired)
        for parameter in tool.parameters {
            for empty in ["\"\"", "\" \"", "\"\\u00a0\\n\""] {
                let asked = Asked()
                let members =
                    required.filter { $0.name != parameter.name }.map(json)
                    + [(parameter.name, empty)].map {
                        #""\#($0.0)":\#(parameter.most > 1 ? "[\($0.1)]" : $0.1)"#
                    }
                let answer = await call(name, "{\(members.joined(separator: ","))}", asked)
                #expect(try code(answer) == -32_602 && answer.contains("“\(parameter.name)”"), "\(answer)")
                #expect(asked.all.isEmpty, "\(answer)")
                if case .integer = parameter.kind { continue }
                if case .year = parameter.kind { continue }
                #expect(answer.contains("is empty; "), "\(answer)")
                #expect(answer.contains("leave it out") == !parameter.isRequired)
            }
            guard !parameter.isRequired else { continue }
            let asked = Asked()
            _ = await call(
                name, "{\((required.map(json) + [#""\#(parameter.name)":null"#]).joined(separator: ","))}", asked)
            #expect(asked.all.count == 1)
        }
    }

    /// A member with the example of a parameter.
    private func json(_ parameter: Layout.Operation.Parameter) -> String {
        switch parameter.kind {
        case .year, .knownYear, .integer: #""\#(parameter.name)":\#(parameter.example)"#
        default:
            #""\#(parameter.name)":\#(parameter.most > 1 ? "[\"\(parameter.example)\"]" : "\"\(parameter.example)\"")"#
        }
    }

    @Test("F9 A hostile name comes back escaped, and cut")
    func hostile() async {
        let answer = await call("<script>\\u0000\(String(repeating: "x", count: 500))", "{}")
        #expect(answer.contains("<script>\\u0000") && answer.utf8.count < 200)
    }
}

extension AssistantTests {
    private func call(_ tool: String, _ arguments: String, _ asked: Asked) async -> String {
        await call(tool, arguments, status: 200, #"{"n":0.50}"#, asked)
    }
}
