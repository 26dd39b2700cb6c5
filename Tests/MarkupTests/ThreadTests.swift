import Markup
import Testing

@Suite("Threads")
struct ThreadTests {
    /// Runs `work` the given number of times in each of eight tasks, and returns the sum of its results.
    private func total(of times: Int, _ work: @escaping @Sendable (Int) throws -> Int) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask { try (0..<times).reduce(0) { try $0 + work($1) } }
            }
            return try await group.reduce(0, +)
        }
    }

    @Test("R7 eight tasks use one schema at once")
    func schema() async throws {
        let schema = try Schema(xsd: Array(SchemaTests.oneNumber.utf8))
        let invalid = try await total(of: 250) { number in
            var document = try Document(xml: number.isMultiple(of: 2) ? "<n>\(number)</n>" : "<n>x</n>")
            do throws(MarkupError) {
                try document.validate(against: schema)
                return 0
            } catch {
                return error.problems.first?.line ?? 0
            }
        }
        #expect(invalid == 8 * 125)
    }

    @Test("eight tasks use one RELAX NG schema at once")
    func relaxNG() async throws {
        let schema = try RelaxNG(rng: Array(RelaxNGTests.list.utf8))
        let invalid = try await total(of: 250) { number in
            var document = try Document(xml: number.isMultiple(of: 2) ? "<l><n>1</n><n>2</n></l>" : "<l><n>x</n></l>")
            do throws(MarkupError) {
                try document.validate(against: schema)
                return 0
            } catch {
                return 1
            }
        }
        #expect(invalid == 8 * 125)
    }

    @Test("eight tasks use one expression at once")
    func xPath() async throws {
        let path = XPath("count(//li[contains(@class, $class)][position() mod 2 = 1])")
        let items = try await total(of: 250) { _ in
            let document = try Document(html: "<ul>\("<li class='a b'>x".times(9))</ul>")
            return Int(try document.root.number(path, ["class": "b"]))
        }
        #expect(items == 8 * 250 * 5)
    }

    private static func count(_ path: XPath, in document: borrowing Document) throws -> Int {
        try document.root.select(path).count
    }

    /// An owner of a document that several tasks read.
    private final class Shared: Sendable {
        let document: Document

        init(_ document: consuming Document) {
            self.document = document
        }
    }

    @Test("eight tasks read one document at once")
    func document() async throws {
        let shared = Shared(try Document(xml: "<l>\("<n a='1'>é<m/></n>".times(50))</l>"))
        let printed = shared.document.prettyPrinted()
        let path = XPath("//n[m and contains(., 'é')]")
        let items = try await total(of: 50) { _ in
            let isSame = shared.document.prettyPrinted() == printed
            return isSame ? try Self.count(path, in: shared.document) : 0
        }
        #expect(items == 8 * 50 * 50)
    }

    @Test("a document can be sent to another task")
    func sending() async throws {
        let document = try Document(xml: "<a>x</a>")
        let text = await Task.detached { document.root.text }.value
        #expect(text == "x")
    }
}
