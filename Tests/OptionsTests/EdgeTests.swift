import Testing

@testable import Options

@Suite("Edges of a name")
struct EdgeTests {
    @Test("O2 A name has up to 60 characters", arguments: [(59, true), (60, true), (61, false)])
    func characters(count: Int, isName: Bool) {
        #expect((NameRule.problem(with: String(repeating: "é", count: count)) == nil) == isName)
    }

    @Test("O2 A name has up to 600 bytes", arguments: [(599, true), (600, true), (601, false)])
    func bytes(count: Int, isName: Bool) {
        // One Character with many combining marks.
        let marks = String(repeating: "\u{301}", count: (count - 1) / 2)
        let name = "a" + marks + (count.isMultiple(of: 2) ? "b" : "")
        #expect(name.utf8.count == count && name.count <= 2)
        #expect((NameRule.problem(with: name) == nil) == isName)
    }
}
