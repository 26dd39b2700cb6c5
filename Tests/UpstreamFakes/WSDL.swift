import Markup

/// The declaration of a service's requests (WSDL 1.1, W3C Note of 15 March 2001): operations of style `rpc` with
/// literal parts.
public struct WSDL: Sendable {
    /// A part of a message, or an element of a sequence.
    struct Field: Hashable, Sendable {
        let name: String
        /// The type with its prefix: "xsd:string", "tns:DateType".
        let type: String
        let least: Int
        let most: Int
    }

    struct Operation: Hashable, Sendable {
        var parts: [Field] = []
        /// The value of the `SOAPAction` header.
        var action = ""
        /// The namespace of the element that wraps the parts.
        var namespace = ""
    }

    enum Mistake: Error {
        case missing(String)
    }

    private(set) var operations: [String: Operation] = [:]
    /// The sequences of the complex types, by local name.
    private(set) var sequences: [String: [Field]] = [:]

    public init(_ bytes: [UInt8]) throws {
        let document = try Document(xml: bytes)
        let root = document.root
        try readTypes(root)
        let messages = try Self.messages(root)
        try readPorts(root, messages)
        try readBinding(root)
    }

    private mutating func readTypes(_ root: borrowing Element) throws {
        let path = XPath(
            "/w:definitions/w:types/x:schema/x:complexType[@name]/x:sequence/x:element",
            namespaces: ["w": "http://schemas.xmlsoap.org/wsdl/", "x": "http://www.w3.org/2001/XMLSchema"])
        var elements = try root.select(path)
        while let element = elements.next() {
            guard let type = element.parent?.parent?.attribute("name") else { continue }
            let most = element.attribute("maxOccurs") ?? "1"
            sequences[type, default: []].append(
                Field(
                    name: try Self.required("name", of: element), type: try Self.required("type", of: element),
                    least: Int(element.attribute("minOccurs") ?? "1") ?? 1,
                    most: most == "unbounded" ? Int.max : Int(most) ?? 1))
        }
    }

    private static func messages(_ root: borrowing Element) throws -> [String: [Field]] {
        var messages: [String: [Field]] = [:]
        var elements = root.children(named: "message")
        while let message = elements.next() {
            var fields: [Field] = []
            var parts = message.children(named: "part")
            while let part = parts.next() {
                // A part has no occurrence attributes: it is required and occurs once.
                fields.append(
                    Field(
                        name: try required("name", of: part), type: try required("type", of: part), least: 1, most: 1))
            }
            messages[try required("name", of: message)] = fields
        }
        return messages
    }

    private mutating func readPorts(_ root: borrowing Element, _ messages: [String: [Field]]) throws {
        guard let port = root.firstChild(named: "portType") else { throw Mistake.missing("portType") }
        var elements = port.children(named: "operation")
        while let operation = elements.next() {
            guard let input = operation.firstChild(named: "input") else { throw Mistake.missing("input") }
            let message = Self.local(try Self.required("message", of: input))
            guard let parts = messages[message] else { throw Mistake.missing(message) }
            operations[try Self.required("name", of: operation)] = Operation(parts: parts)
        }
    }

    private mutating func readBinding(_ root: borrowing Element) throws {
        guard let binding = root.firstChild(named: "binding") else { throw Mistake.missing("binding") }
        var elements = binding.children(named: "operation")
        while let element = elements.next() {
            // Two elements have this name: the operation of the port, and SOAP's extension of it.
            guard let soap = element.firstChild(named: "operation"),
                let body = element.firstChild(named: "input")?.firstChild(named: "body")
            else { throw Mistake.missing("soap:operation") }
            let name = try Self.required("name", of: element)
            operations[name]?.action = try Self.required("soapAction", of: soap)
            operations[name]?.namespace = try Self.required("namespace", of: body)
        }
    }

    private static func required(_ name: StaticString, of element: borrowing Element) throws -> String {
        guard let value = element.attribute(name) else { throw Mistake.missing("\(name)") }
        return value
    }

    /// Returns the local part of a prefixed name: "DateType" for "tns:DateType".
    static func local(_ name: String) -> String { name.split(separator: ":").last.map(String.init) ?? name }
}
