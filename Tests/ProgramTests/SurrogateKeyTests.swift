import Documents
import Entities
import Foundation
import FoundationNetworking
import Testing

@testable import almanac

@Suite("Keys for purging")
struct SurrogateKeyTests {
    private static let keys = "version-\(Version.number) data-\(EmbeddedDocuments.revision)"

    @Test("V4 Responses name their version and data only if the operator wants it", arguments: [true, false])
    func served(isOn: Bool) async throws {
        let arguments = ["--port", "0", "--log-format", "off"] + (isOn ? ["--surrogate-keys", "yes"] : [])
        let started = try await Program.starting(arguments) { output in
            let address = try #require(output.firstMatch(of: #/http://[0-9.:]+/#)).output
            for target in ["/greeting", "/countries.json", "/nothing", "/health/ready"] {
                let url = try #require(URL(string: address + target))
                let response = try #require(try await URLSession.shared.data(from: url).1 as? HTTPURLResponse)
                #expect(response.value(forHTTPHeaderField: "Surrogate-Key") == (isOn ? Self.keys : nil), "\(target)")
            }
        }
        #expect(started.status == 0)
    }

    @Test("Y1 With own calendars a key tells their files")
    func own() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "date,name\n2026-01-02,x\n".write(to: folder.appending(path: "a.csv"), atomically: true, encoding: .utf8)
        try "soon".write(to: folder.appending(path: "b.csv"), atomically: true, encoding: .utf8)
        let arguments = [
            "--port", "0", "--log-format", "off", "--surrogate-keys", "yes", "--own", folder.path,
        ]
        let started = try await Program.starting(arguments) { output in
            let addresses = output.matches(of: #/http://[0-9.:]+/#).map { String($0.output) }
            let address = try #require(addresses.first)
            let url = try #require(URL(string: address + "/greeting"))
            let response = try #require(try await URLSession.shared.data(from: url).1 as? HTTPURLResponse)
            let keys = try #require(response.value(forHTTPHeaderField: "Surrogate-Key"))
            #expect(keys.contains(#/ own-[0-9a-f]{16}$/#), "\(keys)")
        }
        #expect(started.status == 0)
    }

    @Test("A key has no space, which would end it")
    func spaces() {
        #expect(Build.embedded.surrogateKeys.allSatisfy { !$0.utf8.contains(UInt8(ascii: " ")) })
    }
}
