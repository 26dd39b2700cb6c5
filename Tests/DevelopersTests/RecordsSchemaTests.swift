import Foundation
import Markup
import Site
import TestSupport
import Testing

/// `Public/records.xsd` is written by hand, since it also says what is unique, and how codes look. What fields there are,
/// and what they have, is in the descriptions of the records.
@Suite("The schema of XML and the descriptions of the records")
struct RecordsSchemaTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Public/records.xsd")

    /// A definition of the schema.
    private struct Definition {
        let kind: String
        let name: String
        let type: String?
        let isRequired: Bool
        let children: [Definition]

        init(_ element: borrowing Element) {
            kind = element.name
            name = element.attribute("name") ?? ""
            type = element.attribute("type")
            isRequired = element.attribute("use") == "required"
            var children: [Definition] = []
            var elements = element.children
            while let child = elements.next() { children.append(Definition(child)) }
            self.children = children
        }

        func all(_ kind: String) -> [Definition] { children.filter { $0.kind == kind } }
    }

    private func definitions() throws -> Definition {
        let document = try Document(xml: [UInt8](Data(contentsOf: Self.file)))
        return Definition(document.root)
    }

    /// The complex type of an element; nil if it has only text.
    private func type(of element: Definition, in schema: Definition) -> Definition? {
        element.all("complexType").first
            ?? schema.all("complexType").first { "r:\($0.name)" == element.type && !$0.all("sequence").isEmpty }
            ?? schema.all("complexType").first { "r:\($0.name)" == element.type && !$0.all("attribute").isEmpty }
    }

    /// The members as XML has them: those of groups are the record's own.
    private func members(of schema: JSONSchema) -> [JSONSchema.Member] {
        switch schema {
        case .open(let members), .object(let members):
            members.flatMap { member in
                if case .same = member.xml, !self.members(of: member.schema).isEmpty {
                    return self.members(of: member.schema)
                }
                return [member]
            }
        case .named(_, let schema): members(of: schema)
        case .array, .optional, .text, .words, .integer, .halves, .flag, .flagOf, .nothing: []
        }
    }

    private func item(_ schema: JSONSchema) -> JSONSchema {
        if case .array(let item) = schema { item } else { schema }
    }

    /// Whether an attribute of the type has the values of the schema.
    private func isRight(_ type: String?, for schema: JSONSchema) -> Bool {
        switch schema {
        case .optional(let schema): isRight(type, for: schema)
        case .integer: type == "xs:integer"
        case .flag: type == "xs:boolean"
        case .text(let format?): type == "xs:\(format)"
        case .text(nil), .array: type.map { !["xs:integer", "xs:boolean", "xs:date"].contains($0) } ?? false
        default: false
        }
    }

    private func compare(_ record: JSONSchema, _ type: Definition, _ schema: Definition, _ path: String) {
        var attributes: [String: JSONSchema.Member] = [:]
        var elements: [String: JSONSchema] = [:]
        for member in members(of: record) {
            switch member.xml {
            case .same: attributes[member.name] = member
            case .attribute(let name): attributes[name.description] = member
            case .element(let name): elements[name.description] = item(member.schema)
            case .none: break
            }
        }
        let declared = type.all("attribute")
        #expect(Set(declared.map(\.name)) == Set(attributes.keys), "\(path)")
        for attribute in declared {
            guard let member = attributes[attribute.name] else { continue }
            #expect(isRight(attribute.type, for: member.schema), "\(path)/@\(attribute.name)")
            switch member.schema {
            // Some lists are never empty.
            case .array: break
            case .optional: #expect(!attribute.isRequired, "\(path)/@\(attribute.name)")
            default: #expect(attribute.isRequired == member.isRequired, "\(path)/@\(attribute.name)")
            }
        }
        let content = type.all("sequence").flatMap { $0.all("element") }
        #expect(Set(content.map(\.name)) == Set(elements.keys), "\(path)")
        for element in content {
            guard let record = elements[element.name], let type = self.type(of: element, in: schema) else { continue }
            compare(record, type, schema, "\(path)/\(element.name)")
        }
    }

    @Test(
        "F1 Every field of a record in XML is declared in records.xsd, as what it is, and nothing else is",
        arguments: [("countries", "countries"), ("country", "country"), ("holidaysOfYear", "holidays")])
    func fields(operation id: String, root name: String) throws {
        let schema = try definitions()
        let operation = try #require(Operation.all.first { $0.id == id })
        let record = try #require(operation.schema)
        let root = try #require(schema.all("element").first { $0.name == name })
        compare(record, try #require(type(of: root, in: schema)), schema, name)
    }

    @Test("F1 Every record in XML is compared")
    func all() {
        let ids = Operation.all.filter { $0.group == .records && $0.formats?.contains(.xml) == true }.map(\.id)
        #expect(ids == ["holidaysOfYear", "countries", "country"])
    }
}
