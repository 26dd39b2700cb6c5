import Foundation
import Testing

/// Holds the list of requirements (`acceptance.md`, beside this file) against the tests that name them.
@Suite("Acceptance")
struct AcceptanceTests {
    /// Requirements of pages that do not exist yet, with the issue that builds them. A test that names one of
    /// them fails this suite too, so the list can only shrink.
    private static let pendingIDs: Set<String> = {
        let groups: [(letter: String, numbers: ClosedRange<Int>)] = [
            // Issue 3: quotes, people, start.
            ("Q", 1...8), ("O", 1...1), ("U", 1...2),
        ]
        return Set(groups.flatMap { group in group.numbers.map { "\(group.letter)\($0)" } })
    }()

    @Test("Every requirement is named by a test, but for those of pages that are still to come")
    func everyRequirementHasATest() throws {
        let required = try Self.requirements()
        let named = try Self.namedByTests()
        #expect(required.count == 44)
        let missing = required.subtracting(named).subtracting(Self.pendingIDs)
        #expect(missing.isEmpty, "No test names \(missing.sorted())")
    }

    @Test("What is pending is a requirement, and no test claims it")
    func pendingIsHonest() throws {
        let required = try Self.requirements()
        #expect(Self.pendingIDs.isSubset(of: required))
        let claimed = try Self.namedByTests().intersection(Self.pendingIDs)
        #expect(claimed.isEmpty, "Tests name \(claimed.sorted()): take them off the pending list")
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

    /// The IDs at the beginning of a test's name: "C1 C2 Every country has …", `test_C1_C2_every_country…`.
    private static func ids(in name: Substring) -> [String] {
        name.split { $0 == " " || $0 == "_" }.prefix { $0.wholeMatch(of: #/[HCDQSGOUA]\d+/#) != nil }.map(String.init)
    }

    /// A Swift test has its name in `@Test("…")`, a Python test behind `def test_`.
    private static func namedByTests() throws -> Set<String> {
        let tests = here.deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        var named: Set<String> = []
        while let file = files?.nextObject() as? URL {
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
