import Markup
import Testing

@Suite("RELAX NG")
struct RelaxNGTests {
    static let list = """
        <element name="l" xmlns="http://relaxng.org/ns/structure/1.0"
          datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
          <oneOrMore><element name="n"><data type="int"/></element></oneOrMore>
        </element>
        """

    private func refusal(rng: String) -> MarkupError? {
        do {
            _ = try RelaxNG(rng: Array(rng.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test("valid documents pass repeatedly")
    func valid() throws {
        let schema = try RelaxNG(rng: Array(Self.list.utf8))
        for count in 1..<10 {
            var document = try Document(xml: "<l>\("<n>1</n>".times(count))</l>")
            try document.validate(against: schema)
            try document.validate(against: schema)
        }
    }

    @Test("an invalid document is rejected with line and reason", arguments: ["<l>\n<n>x</n></l>", "<l>\n<m/></l>"])
    func invalid(text: String) throws {
        let schema = try RelaxNG(rng: Array(Self.list.utf8))
        var document = try Document(xml: text)
        do {
            try document.validate(against: schema)
            Issue.record("valid")
        } catch {
            #expect(error.reason == .invalid)
            #expect(error.problems.contains { $0.line == 2 && $0.domain == .relaxNG })
        }
    }

    @Test(
        "an invalid schema is rejected",
        arguments: [
            "<a/>", "<element xmlns='http://relaxng.org/ns/structure/1.0'/>",
            "<grammar xmlns='http://relaxng.org/ns/structure/1.0'><start><ref name='missing'/></start></grammar>",
        ])
    func notASchema(text: String) throws {
        let error = try #require(refusal(rng: text))
        #expect(error.reason == .schema)
        #expect(error.problems.first?.domain == .schemaCompiler)
    }

    @Test(
        "a schema cannot load another document",
        arguments: [
            "<grammar xmlns='http://relaxng.org/ns/structure/1.0'>\n<include href='/etc/passwd'/></grammar>",
            "<element name='a' xmlns='http://relaxng.org/ns/structure/1.0'>\n<externalRef href='http://127.0.0.1:9/'/>"
                + "</element>",
        ])
    func includes(text: String) throws {
        let error = try #require(refusal(rng: text))
        #expect(error.reason == .schema)
        #expect(error.problems.first?.line == 2)
    }
}
