import AlmanacValues
import Foundation
import HTTPConnection
import HTTPServer
import Site
import Testing

@testable import almanac

@Suite("The server's settings")
struct SettingsTests {
    private static func server(_ options: [String: String], file: String? = nil) throws -> ServerSettings {
        try ServerSettings(SettingReader(options: options, file: file))
    }

    @Test(
        "With an https address, the server knows that every visitor uses TLS",
        arguments: [(nil, false), ("http://almanac.example", false), ("https://almanac.example", true)])
    func secure(address: String?, isSecure: Bool) throws {
        let server = try Self.server(address.map { ["public-address": $0] } ?? [:]).server
        #expect(server.isSecure == isSecure)
    }

    @Test("Each limit reaches the server, and unset limits keep their defaults")
    func limits() throws {
        let usual = try Self.server([:]).server
        #expect(usual.limits.visits == 2048 && usual.limits.idle == .seconds(30))
        #expect(usual.shutdownLimit == .seconds(10) && !usual.logsNetworks)
        let set = try Self.server([
            "connections": "7", "visits": "8", "idle-timeout": "1m", "header-timeout": "2s", "body-timeout": "3s",
            "answer-timeout": "4s", "shutdown-timeout": "5s", "drain-delay": "6s", "log-networks": "yes",
        ]).server
        #expect(set.limits.connections == 7 && set.limits.visits == 8 && set.limits.idle == .seconds(60))
        #expect(set.limits.firstByte == .seconds(2) && set.limits.head == .seconds(2))
        #expect(set.limits.body == .seconds(3) && set.limits.answer == .seconds(4))
        #expect(set.shutdownLimit == .seconds(5) && set.drainDelay == .seconds(6) && set.logsNetworks)
    }

    @Test(
        "An invalid or out-of-range value fails with the setting's name",
        arguments: [
            ("idle-timeout", "0s", "expected 1s to 3600s"), ("header-timeout", "0s", "expected 1s to"),
            ("body-timeout", "2h", "to 3600s)"), ("answer-timeout", "soon", "expected a number and a unit"),
            ("shutdown-timeout", "0s", "expected 1s to"), ("drain-delay", "2h", "to 3600s)"),
            ("visits", "0", "from 1 to 1000000"), ("connections", "many", "expected a number"),
            ("log-networks", "maybe", "expected yes or no"),
            ("interfaces", "nager,enrico", "some of nager, govuk, open"),
            ("languages", "de,xx", "expected all, or some of"), ("languages", "", "expected all"),
            ("interfaces", "nager,", "expected none, or some of"), ("interfaces", "", "expected none"),
        ])
    func wrong(name: String, value: String, reason: String) throws {
        let failure = #expect(throws: SettingFailure.self) { try Self.server([name: value]) }
        let words = failure?.description ?? ""
        #expect(words.hasPrefix("invalid value for --\(name) (") && words.contains("): \"\(value)\" ("), "\(words)")
        #expect(words.contains(reason), "\(words)")
    }

    @Test(
        "F6 Interfaces are a list, none of them, or all by default",
        arguments: [
            (nil, Set(Interface.allCases)), ("none", []), ("govuk", [.govUK]),
            ("nager, openholidays", [.nager, .openHolidays]),
        ] as [(String?, Set<Interface>)])
    func interfaces(text: String?, interfaces: Set<Interface>) throws {
        #expect(try Self.server(text.map { ["interfaces": $0] } ?? [:]).interfaces == interfaces)
    }

    @Test(
        "Languages are a list or all, English always among them and first",
        arguments: [(nil, 15), ("all", 15), ("de", 2), ("pl, en,de", 3), ("en", 1)] as [(String?, Int)])
    func languages(text: String?, count: Int) throws {
        let languages = try Self.server(text.map { ["languages": $0] } ?? [:]).languages
        #expect(languages.count == count && languages.first == .english)
    }

    @Test(
        "Two contradictory settings are both named",
        arguments: [
            (["log-networks": "yes", "log-format": "off"], "log-format"),
            (["port": "9100", "metrics-port": "9100"], "are both 9100"),
            (["port": "9100", "metrics-port": "9100", "host": "0.0.0.0"], "are both 9100"),
        ])
    func contradictions(options: [String: String], reason: String) throws {
        let failure = #expect(throws: SettingFailure.self) { try Self.server(options) }
        #expect(failure?.description.contains(reason) == true)
        // Another address of the machine may use the same port.
        _ = try Self.server(["port": "9100", "metrics-port": "9100", "host": "192.0.2.1"])
    }

    @Test("A page's deadline is after its upstream's")
    func budget() throws {
        let options = [
            "answer-timeout": "5s", "upstream-budget": "5s", "quotes-source": "microdata+https://quotes.example/",
        ]
        func check(_ options: [String: String]) throws {
            let reader = try SettingReader(options: options, file: nil)
            try ServerSettings(reader).check(with: Settings(reader))
        }
        let failure = #expect(throws: SettingFailure.self) { try check(options) }
        let words = failure?.description ?? ""
        #expect(words.hasPrefix("answer-timeout (5s) ") && words.contains("upstream-budget (5s)"), "\(words)")
        try check(options.merging(["answer-timeout": "6s"]) { $1 })
        // With embedded documents only, no page waits for an upstream.
        try check(options.filter { $0.key != "quotes-source" })
    }

    @Test("The error for a setting without an option does not name one")
    func withoutOption() throws {
        let failure = #expect(throws: SettingFailure.self) {
            try Settings(SettingReader(options: ["quotes-fresh-for": "1"], file: nil))
        }
        #expect(
            failure?.description
                == #"invalid value for quotes-fresh-for (ALMANAC_QUOTES_FRESH_FOR): "1" "#
                + "(expected a number and a unit, such as 90s, 15m, 6h or 7d)")
    }

    @Test("An unknown name in the file, or a value that is not a string, fails with the name and the file")
    func unknown() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        func failure(_ text: String) throws -> String {
            try Data(text.utf8).write(to: file)
            let failure = #expect(throws: SettingFailure.self) { try Self.server([:], file: file.path) }
            return failure?.description ?? ""
        }
        #expect(
            try failure("{\n  \"visitz\": \"1\"}")
                == "\(file.path):2:3: unknown setting \"visitz\" (did you mean \"visits\"?)")
        #expect(
            try failure("{\"elephants\": \"1\"}").hasPrefix(
                "\(file.path):1:2: unknown setting \"elephants\" (known settings: allow-private-upstreams, "))
        #expect(
            try failure("{\"host\": 1}")
                == "\(file.path):1:10: invalid value for \"host\": expected a string in quotation marks")
        #expect(
            try failure("{\"visits\": true}").hasSuffix(
                ":1:12: invalid value for \"visits\": expected a string in quotation marks"))
        #expect(try failure("{\"development\": 1}").contains("\"development\": expected a string"))
        #expect(
            try failure("{\"visits\": 1.5}").contains(":1:12: invalid value for \"visits\": \"1.5\" (expected a number")
        )
        #expect(try failure(String(repeating: " ", count: (1 << 20) + 1)).contains("larger than 1048576 bytes"))
        #expect(try failure(String(repeating: " ", count: 1 << 20)).contains(":1:1048577: expected an object"))
        let folder = #expect(throws: SettingFailure.self) { try Self.server([:], file: "/") }
        #expect(folder?.description == "cannot read /: it is a folder; name a file with settings")
        let missing = #expect(throws: SettingFailure.self) { try Self.server([:], file: "/no/such.json") }
        #expect(missing?.description.hasPrefix("cannot read /no/such.json: ") == true)
    }

    @Test("An invalid value in the file fails with line and column, unless an option or the environment overrides it")
    func place() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("{\"port\": \"1\",\n \"visits\": \"0\", \"quotes-source\": \"nowhere\"}".utf8).write(to: file)
        func failure(_ options: [String: String] = [:], _ environment: [String: String] = [:]) throws -> String {
            let reader = try SettingReader(options: options, file: file.path, environment: environment)
            let failure = #expect(throws: SettingFailure.self) {
                _ = try ServerSettings(reader)
                _ = try Settings(reader)
            }
            return failure?.description ?? ""
        }
        let value = "invalid value for \"visits\": \"0\" (expected a number from 1 to 1000000)"
        #expect(try failure() == "\(file.path):2:12: \(value)")
        #expect(try failure(["visits": "x"]).hasPrefix("invalid value for --visits (ALMANAC_VISITS): \"x\""))
        #expect(
            try failure([:], ["ALMANAC_VISITS": "y"]).hasPrefix("invalid value for --visits (ALMANAC_VISITS): \"y\""))
        #expect(try failure(["visits": "1"]).hasPrefix("\(file.path):2:34: invalid value for \"quotes-source\": "))
    }

    @Test("Numbers and booleans in the file are those of settings that are one")
    func values() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"port": 0, "visits": 7, "reuse-port": true, "publish-documents": false, "documents": "/d"}"#.utf8)
            .write(to: file)
        let server = try Self.server([:], file: file.path)
        #expect(server.server.address == .host("127.0.0.1", port: 0) && server.server.limits.visits == 7)
        #expect(server.server.isShared && !server.publishesDocuments)
        let settings = try Settings(SettingReader(options: [:], file: file.path))
        #expect(settings.documents == "/d")
    }

    @Test("The folder of the documents is an option, a variable and a key of the file")
    func documents() throws {
        func folder(_ options: [String: String], _ environment: [String: String]) throws -> String? {
            try Settings(SettingReader(options: options, file: nil, environment: environment)).documents
        }
        #expect(try folder([:], [:]) == nil)
        #expect(try folder([:], ["ALMANAC_DOCUMENTS": "/a"]) == "/a")
        #expect(try folder(["documents": "/b"], ["ALMANAC_DOCUMENTS": "/a"]) == "/b")
    }

    @Test("Only a regular file can have settings: the program waits for no named pipe")
    func pipe() async throws {
        let pipe = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)").path
        try #require(mkfifo(pipe, 0o600) == 0)
        defer { unlink(pipe) }
        let ended = try await Program.run("check", "--config", pipe)
        #expect(ended.status == 1 && ended.output.contains("\(pipe): it is not a regular file"), "\(ended.output)")
        let device = #expect(throws: SettingFailure.self) { try Self.server([:], file: "/dev/null") }
        #expect(device?.description.contains("it is not a regular file") == true)
    }

    @Test(
        "Traces are only for this machine: development is refused wherever others may listen",
        arguments: [
            ("127.0.0.1", true), ("localhost", true), ("::1", true), ("127.1.2.3", true), ("0.0.0.0", false),
            ("::", false), ("192.0.2.1", false), ("almanac.example", false), ("::ffff:192.0.2.1", false), ("", false),
        ])
    func development(host: String, isAllowed: Bool) throws {
        let options = ["development": "yes", "host": host]
        guard !isAllowed else {
            _ = try Self.server(options)
            return
        }
        let failure = #expect(throws: SettingFailure.self) { try Self.server(options) }
        let words = failure?.description ?? ""
        #expect(words.hasPrefix("development is yes, but other machines may reach ") && words.contains("127.0.0.1"))
        _ = try Self.server(["host": host])
    }

    @Test("A socket of this machine is not for others; an inherited one may be")
    func developmentOnSockets() throws {
        _ = try Self.server(["development": "yes", "socket": "/run/a"])
        #expect(
            ListeningAddress.unixSocket(path: "/run/a").isLocal && !ListeningAddress.inherited(descriptor: 3).isLocal)
    }

    @Test("Metrics have an address of their own, and a port that is not the pages'")
    func metrics() throws {
        #expect(try Self.server([:]).server.metricsHost == "127.0.0.1")
        #expect(try Self.server(["metrics-host": "0.0.0.0"]).server.metricsHost == "0.0.0.0")
        func options(_ host: String, _ metrics: String) -> [String: String] {
            ["port": "9100", "metrics-port": "9100", "host": host, "metrics-host": metrics]
        }
        for (host, metrics) in [("192.0.2.1", "0.0.0.0"), ("192.0.2.1", "192.0.2.1"), ("::", "192.0.2.1")] {
            #expect(throws: SettingFailure.self, "\(host) \(metrics)") { try Self.server(options(host, metrics)) }
        }
        _ = try Self.server(options("192.0.2.1", "192.0.2.2"))
    }

    @Test("Options take precedence over the environment, and that over the file")
    func precedence() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"idle-timeout": "0m"}"#.utf8).write(to: file)
        let arguments = ["--port", "0", "--config", file.path]
        let environment = ["ALMANAC_IDLE_TIMEOUT": "0h"]
        let option = try await Program.run(arguments + ["--idle-timeout", "0d"], environment: environment)
        #expect(option.errors.contains(#": "0d" ("#), "\(option.errors)")
        let variable = try await Program.run(arguments, environment: environment)
        #expect(variable.errors.contains(#": "0h" ("#), "\(variable.errors)")
        let entry = try await Program.run(arguments)
        #expect(entry.errors.contains(#": "0m" ("#), "\(entry.errors)")
    }

    @Test("Environment and file use the options' names, and errors name the setting")
    func program() async throws {
        let option = try await Program.run("--idle-timeout", "0s", "--port", "0")
        #expect(option.status == 1 && option.errors.contains("--idle-timeout (ALMANAC_IDLE_TIMEOUT)"))
        let variable = try await Program.run("--port", "0", environment: ["ALMANAC_BODY_TIMEOUT": "0s"])
        #expect(variable.status == 1 && variable.errors.contains("--body-timeout (ALMANAC_BODY_TIMEOUT)"))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"shutdown-timeout": "0s"}"#.utf8).write(to: file)
        let entry = try await Program.run("--port", "0", "--config", file.path)
        #expect(entry.status == 1 && entry.errors.contains("\(file.path):1:22: invalid value for"))
    }
}
