import Markup
import Testing

@Suite("Paths of problems")
struct ProblemPathTests {
    private static let list = SchemaTests.schema(
        """
        <xs:element name='l'><xs:complexType><xs:sequence>
        <xs:element name='n' maxOccurs='9'><xs:complexType><xs:simpleContent><xs:extension base='xs:int'>
        <xs:attribute name='date' type='xs:date'/><xs:attribute name='k' use='required'/>
        </xs:extension></xs:simpleContent></xs:complexType></xs:element>
        </xs:sequence></xs:complexType></xs:element>
        """)

    private static let relaxed = """
        <element name='l' xmlns='http://relaxng.org/ns/structure/1.0'
          datatypeLibrary='http://www.w3.org/2001/XMLSchema-datatypes'>
        <oneOrMore><element name='n'><attribute name='date'><data type='date'/></attribute><data type='int'/></element>
        </oneOrMore></element>
        """

    /// Returns "line path" of each problem.
    private func paths(_ xml: String, xsd: String) throws -> [String] {
        var document = try Document(xml: xml)
        do {
            try document.validate(against: try Schema(xsd: Array(xsd.utf8)))
            return []
        } catch {
            return error.problems.map { "\($0.line ?? 0) \($0.path ?? "-")" }
        }
    }

    @Test("XML Schema reports the element, also for its attributes and its text")
    func schema() throws {
        #expect(try paths("<l>\n<n k=''>1</n>\n<n k=''>x</n></l>", xsd: Self.list) == ["3 /l/n[2]"])
        #expect(try paths("<l><n k='' date='x'>1</n></l>", xsd: Self.list) == ["1 /l/n"])
        #expect(try paths("<l>\n<n>1</n></l>", xsd: Self.list) == ["2 /l/n"])
        #expect(try paths("<l>\n<n k='' z=''>1</n></l>", xsd: Self.list) == ["2 /l/n"])
        #expect(try paths("<l>\n\n<m/></l>", xsd: Self.list) == ["3 /l/m"])
        #expect(try paths("<m/>", xsd: Self.list) == ["1 /m"])
    }

    @Test("prefixes are as written, and elements of a default namespace have their names")
    func namespaces() throws {
        let xml = "<a xmlns='urn:a' xmlns:p='urn:p'><p:b/><p:b><c/></p:b></a>"
        let document = try Document(xml: xml)
        var paths: [String] = []
        var all = document.root.descendants
        while let element = all.next() { paths.append(element.path) }
        #expect(paths == ["/a/p:b[1]", "/a/p:b[2]", "/a/p:b[2]/c"])
        #expect(try self.paths(xml, xsd: Self.list) == ["1 /a"])
    }

    @Test("RELAX NG reports the element")
    func relaxNG() throws {
        let schema = try RelaxNG(rng: Array(Self.relaxed.utf8))
        for (xml, expected) in [
            ("<l><n date='2026-10-03'>1</n>\n<n date='2026-10-03'>x</n></l>", "/l/n[2]"),
            ("<l><n date='x'>1</n></l>", "/l/n"), ("<l>\n<m/></l>", "/l/m"), ("<m/>", "/m"),
        ] {
            var document = try Document(xml: xml)
            do {
                try document.validate(against: schema)
                Issue.record("valid")
            } catch {
                #expect(error.problems.contains { $0.path?.hasPrefix(expected) == true }, "\(error.problems)")
            }
        }
    }

    @Test("only problems of validation have a path")
    func others() throws {
        #expect(refusal(xml: "<a><b></a>")?.problems.first?.path == nil)
        #expect(throws: MarkupError.self) { try Schema(xsd: Array(SchemaTests.badPattern.utf8)) }
    }

    @Test("a path is short and without control characters, whatever the document says")
    func hostile() throws {
        let name = "é".times(20_000)
        let lines = try paths("<l><\(name)/></l>", xsd: Self.list)
        #expect(lines == ["1 …"])
        let many = "<l>" + "<m/>".times(50_000) + "</l>"
        let time = try processorTime {
            let found = try paths(many, xsd: Self.list)
            #expect(found == ["1 /l/m[1]"])
        }
        #expect(time < .seconds(5))
    }
}
