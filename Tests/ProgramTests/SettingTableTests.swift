import ArgumentParser
import Foundation
import HTTPConnection
import HTTPServer
import Site
import Testing
import Upstreams

@testable import almanac

@Suite("The table of the settings")
struct SettingTableTests {
    /// The list leaves out a property that is not a setting.
    @Test("Each entry is listed, with a name of its own")
    func names() {
        let names = SettingTable.all.map(\.name)
        let counts = Mirror(reflecting: SettingTable()).children.map { ($0.value as? [any AnySetting])?.count ?? 1 }
        #expect(names.count == counts.reduce(0, +))
        #expect(Set(names).count == names.count)
        for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)") }
    }

    @Test("Each property has the name of its setting, so that a key path says which one it reads")
    func properties() {
        for (property, value) in Mirror(reflecting: SettingTable()).children where property != "keys" {
            let name = (value as? any AnySetting)?.name ?? ""
            #expect(property?.lowercased() == name.replacing("-", with: ""))
        }
    }

    @Test("Each default is a value that the setting accepts")
    func defaults() {
        for setting in SettingTable.all {
            #expect(throws: Never.self, "\(setting.name)") { _ = try setting.parse(nil) }
        }
    }

    @Test("The defaults are those of the server and of the cache")
    func sameDefaults() throws {
        let reader = try SettingReader(options: [:], file: nil)
        let (server, usual) = (try ServerSettings(reader).server, ServerConfiguration(address: .unixSocket(path: "")))
        #expect("\(server.limits)" == "\(usual.limits)" && server.metricsPort == usual.metricsPort)
        #expect(server.isShared == usual.isShared && server.logsNetworks == usual.logsNetworks)
        #expect(server.accessLog == usual.accessLog && server.metricsHost == usual.metricsHost)
        #expect(server.drainDelay == usual.drainDelay && server.shutdownLimit == usual.shutdownLimit)
        let settings = try Settings(reader)
        for part in ["holidays", "quotes", "sides"] { #expect(settings.lifetimes(of: part) == Lifetimes()) }
    }

    @Test("Each setting has help, which says what the value is called")
    func help() {
        for setting in SettingTable.all {
            #expect(setting.help.abstract.hasSuffix("."), "\(setting.name)")
            #expect(setting.help.valueName?.isEmpty == false, "\(setting.name)")
        }
    }

    @Test("The help of a command lists its options, each with its default, and no secret")
    func options() {
        func words(_ help: String) -> String { help.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        let (serve, check) = (words(Serve.helpMessage()), words(Check.helpMessage()))
        for setting in SettingTable.all {
            let option = "--\(setting.name) <\(setting.help.valueName ?? "")> \(setting.help.abstract)"
            #expect(serve.contains(option) == (setting.option != .noCommand), "\(setting.name)")
            #expect(check.contains(option) == (setting.option == .everyCommand), "\(setting.name)")
            #expect(setting.standard.map { option.hasSuffix(" (default: \($0)).") } ?? true, "\(option)")
            #expect(!setting.isSecret || setting.option == .noCommand, "\(setting.name)")
        }
        #expect(SettingTable.all.filter(\.isSecret).map(\.name) == ["holidayapi-key"])
    }

    @Test("Each option sets its own setting, and is nil unless given")
    func given() throws {
        for setting in SettingTable.all where setting.option != .noCommand {
            let command = try #require(Serve.parseAsRoot(["--\(setting.name)", "some value"]) as? Serve)
            #expect(command.server.given.merging(command.assembly.sources.given) { $1 } == [setting.name: "some value"])
        }
        let misspelt = #expect(throws: (any Error).self) { try Serve.parseAsRoot(["--conections", "1"]) }
        #expect(
            misspelt.map { Serve.message(for: $0) } == "Unknown option '--conections'. Did you mean '--connections'?")
    }

    @Test("The document of the settings lists each of them with its default")
    func document() throws {
        let settings = SettingTable.all.map { ($0.name, $0.standard ?? "none") }
        let listed = try listedDefaults(in: "Sources/Program/Settings/README.md")
        #expect(listed == Dictionary(uniqueKeysWithValues: settings))
    }

    @Test("README lists some of the settings with their defaults")
    func readme() throws {
        let listed = try listedDefaults(in: "README.md")
        #expect(!listed.isEmpty)
        for (name, standard) in listed {
            let setting = try #require(SettingTable.all.first { $0.name == name }, "\(name) is unknown")
            #expect(standard == setting.standard ?? "none", "\(name)")
        }
    }

    /// Returns the defaults in a document's table, by name: names in the first column, their defaults in the second. A
    /// default in words is written without backticks; a single one is that of all names in the row.
    private func listedDefaults(in document: String) throws -> [String: String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let text = try String(contentsOf: root.appending(path: document), encoding: .utf8)
        let table = text.split(separator: "\n").drop { $0 != "| Setting | Default | Meaning |" }.dropFirst(2)
        var documented: [String: String] = [:]
        for row in table.prefix(while: { $0.hasPrefix("|") }) {
            let cells = row.split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "").components(separatedBy: ", ")
            }
            let (names, defaults) = (cells[0], cells[1])
            #expect(defaults.count == 1 || defaults.count == names.count, "\(row)")
            for (index, name) in names.enumerated() {
                #expect(documented[name] == nil, "\(name) is listed twice")
                documented[name] = defaults.count == 1 ? defaults[0] : defaults[index]
            }
        }
        return documented
    }

    @Test("README names the settings that a running server takes from the file")
    func live() throws {
        let text = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "../../Sources/Program/Settings/README.md"), encoding: .utf8)
        let sentence = try #require(
            text.firstMatch(of: #/A running server takes new values of ([^.]+) from the file/#)?.1)
        let named = sentence.matches(of: #/`([a-z-]+)`/#).map { String($0.1) }
        #expect(named.sorted() == SettingTable.all.filter(\.isLive).map(\.name).sorted() && named.count > 10)
    }
}
