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

    @Test("A key has no space, which would end it")
    func spaces() {
        #expect(Build.embedded.surrogateKeys.allSatisfy { !$0.utf8.contains(UInt8(ascii: " ")) })
    }
}
