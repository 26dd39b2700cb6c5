import Foundation
import Testing

/// Checks the requirements in `acceptance.md`, beside this file, against the tests that name them.
@Suite("Acceptance")
struct AcceptanceTests {
    @Test("At least one test names each requirement")
    func everyRequirementHasATest() throws {
        let required = try Self.requirements()
        let named = try Self.namedByTests()
        #expect(required.count == 107)
        let missing = required.subtracting(named)
        #expect(missing.isEmpty, "No test names \(missing.sorted())")
    }

    @Test("No test names a requirement that does not exist")
    func noStrangers() throws {
        let strangers = try Self.namedByTests().subtracting(try Self.requirements())
        #expect(strangers.isEmpty, "\(strangers.sorted()) are not in acceptance.md")
    }

    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static func requirements() throws -> Set<String> {
        let list = try String(contentsOf: here.appendingPathComponent("acceptance.md"), encoding: .utf8)
        return Set(list.matches(of: #/(?m)^\| ([A-Z]\d+) \|/#).map { String($0.1) })
    }

    /// The IDs at the start of a test's name: "C1 C2 Every country has …", `test_C1_C2_every_country…`.
    private static func ids(in name: Substring) -> [String] {
        name.split { $0 == " " || $0 == "_" }.prefix { $0.wholeMatch(of: #/[HCDQSGOUATNFKWVXBJLY]\d+/#) != nil }
            .map(String.init)
    }

    /// The IDs that tests name. A Swift test names them in `@Test("…")`, a Python test after `def test_`.
    private static func namedByTests() throws -> Set<String> {
        let tests = here.deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        var named: Set<String> = []
        while let file = files?.nextObject() as? URL {
            // The builds of the examples, with the sources of others.
            if file.lastPathComponent == ".build" { files?.skipDescendants() }
            switch file.pathExtension {
            case "swift":
                let text = try String(contentsOf: file, encoding: .utf8)
                named.formUnion(text.matches(of: #/@Test\(\s*"([^"]+)"/#).flatMap { ids(in: $0.1) })
            case "py":
                let text = try String(contentsOf: file, encoding: .utf8)
                named.formUnion(text.matches(of: #/def test_(\w+)/#).flatMap { ids(in: $0.1) })
            default: continue
            }
        }
        return named
    }
}
