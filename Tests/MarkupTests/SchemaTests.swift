import Markup
import Testing

@Suite("XML Schema")
struct SchemaTests {
    /// A schema of one element that contains a number.
    static let oneNumber = schema("<xs:element name='n' type='xs:int'/>")

    /// Returns a schema without a target namespace.
    static func schema(_ content: String) -> String {
        "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>\(content)</xs:schema>"
    }

    /// Returns why the schema is rejected; nil if it is accepted.
    private func refusal(xsd: String) -> MarkupError? {
        do {
            _ = try Schema(xsd: Array(xsd.utf8))
            return nil
        } catch {
            return error
        }
    }

    /// Returns why the document is invalid; nil if it is valid.
    private func problems(of xml: String, xsd: String) throws -> MarkupError? {
        let schema = try Schema(xsd: Array(xsd.utf8))
        var document = try Document(xml: xml)
        do {
            try document.validate(against: schema)
            return nil
        } catch {
            return error
        }
    }

    @Test("valid documents pass repeatedly")
    func valid() throws {
        let schema = try Schema(xsd: Array(Self.oneNumber.utf8))
        for number in 0..<10 {
            var document = try Document(xml: "<n>\(number)</n>")
            try document.validate(against: schema)
            try document.validate(against: schema)
            #expect(document.root.text == "\(number)")
        }
    }

    @Test("an invalid document is rejected with line and reason")
    func invalid() throws {
        let list = Self.schema(
            "<xs:element name='l'><xs:complexType><xs:sequence><xs:element name='n' type='xs:int' maxOccurs='9'/>"
                + "</xs:sequence></xs:complexType></xs:element>")
        let error = try #require(try problems(of: "<l>\n<n>1</n>\n<n>x</n>\n<m/></l>", xsd: list))
        #expect(error.reason == .invalid)
        #expect(error.problems.map(\.line) == [3, 4])
        #expect(error.problems.allSatisfy { $0.domain == .schema && $0.level == .error && $0.column == nil })
        #expect("\(error)".hasPrefix("line 3: Element 'n': 'x' is not a valid value of the atomic type 'xs:int'."))
    }

    @Test("a document of another vocabulary is invalid")
    func otherRoot() throws {
        #expect(try problems(of: "<other/>", xsd: Self.oneNumber)?.reason == .invalid)
        #expect(try problems(of: "<n xmlns='urn:x'>1</n>", xsd: Self.oneNumber)?.reason == .invalid)
    }

    @Test("10,000 violations are counted, and the first 20 are kept")
    func manyBreaches() throws {
        let list = Self.schema(
            "<xs:element name='l'><xs:complexType><xs:sequence><xs:element name='n' type='xs:int' "
                + "maxOccurs='unbounded'/></xs:sequence></xs:complexType></xs:element>")
        let error = try #require(try problems(of: "<l>\("<n/>".times(10_000))</l>", xsd: list))
        #expect(error.problems.count == 20)
        #expect(error.omitted == 9_980)
    }

    @Test("keys and references are checked")
    func keys() throws {
        let keyed = Self.schema(
            "<xs:element name='l'><xs:complexType><xs:sequence><xs:element name='n' maxOccurs='9'><xs:complexType>"
                + "<xs:attribute name='k' type='xs:token'/></xs:complexType></xs:element></xs:sequence>"
                + "</xs:complexType><xs:key name='k'><xs:selector xpath='n'/><xs:field xpath='@k'/></xs:key>"
                + "</xs:element>")
        #expect(try problems(of: "<l><n k='1'/><n k='2'/></l>", xsd: keyed) == nil)
        #expect(try problems(of: "<l><n k='1'/><n k='1'/></l>", xsd: keyed)?.reason == .invalid)
    }

    /// A schema with a regular expression that does not compile; libxml2 reports it without a context.
    static let badPattern = schema(
        "<xs:simpleType name='a'><xs:restriction base='xs:token'><xs:pattern value='[a'/></xs:restriction>"
            + "</xs:simpleType>")

    @Test(
        "an invalid schema is rejected",
        arguments: [
            "<a/>", schema("<xs:element/>"), schema("<xs:element name='a' type='xs:unheard'/>"),
            schema("<xs:nonsense/>"), badPattern,
        ])
    func notASchema(text: String) throws {
        let error = try #require(refusal(xsd: text))
        #expect(error.reason == .schema)
        #expect(error.problems.first?.domain == .schemaCompiler)
    }

    @Test("a schema that is not well-formed XML is rejected like a document")
    func malformed() throws {
        #expect(refusal(xsd: "<a")?.reason == .malformed)
        #expect(refusal(xsd: "<!DOCTYPE a><a/>")?.reason == .documentType)
    }

    @Test(
        "a schema cannot load another document",
        arguments: [
            "<xs:include schemaLocation='/etc/passwd'/>", "<xs:redefine schemaLocation='other.xsd'/>",
            "<xs:import namespace='urn:x' schemaLocation='http://127.0.0.1:9/x.xsd'/>",
        ])
    func includes(element: String) throws {
        let error = try #require(refusal(xsd: Self.schema("\n" + element)))
        #expect(error.reason == .schema)
        #expect(error.problems.first?.line == 2)
        #expect("\(error)".contains("loads another document"))
    }

    @Test("a document cannot bring its own schema")
    func schemaLocation() throws {
        let instance = """
            <n xmlns:i='http://www.w3.org/2001/XMLSchema-instance' i:noNamespaceSchemaLocation='/etc/passwd'
              i:schemaLocation='urn:x http://127.0.0.1:9/x.xsd'>1</n>
            """
        #expect(try problems(of: instance, xsd: Self.oneNumber) == nil)
    }
}
