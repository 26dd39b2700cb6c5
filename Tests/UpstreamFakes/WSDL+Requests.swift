import Markup

/// A request that matches the WSDL.
struct Question: Sendable {
    let operation: String
    /// The text of each part.
    let values: [String: String]
}

/// The reason why a request does not match the WSDL; becomes the string of a SOAP Fault.
struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension WSDL {
    private static let envelope = "http://schemas.xmlsoap.org/soap/envelope/"

    /// Validates a request against SOAP 1.1 (sections 4 and 6.1) and against the declaration: the operation, its
    /// action, and all of its parts, in order and with their types.
    func question(_ request: FakeRequest) throws(Fault) -> Question {
        guard request.headers["content-type"]?.hasPrefix("text/xml") == true else {
            throw Fault("the content type of SOAP 1.1 is text/xml")
        }
        do {
            let document = try Document(xml: request.body)
            return try question(of: document.root, action: request.headers["soapaction"])
        } catch let fault as Fault {
            throw fault
        } catch {
            throw Fault("not well-formed: \(error)")
        }
    }

    private func question(of root: borrowing Element, action: String?) throws -> Question {
        guard root.name == "Envelope", root.namespace == Self.envelope,
            let body = root.firstChild(named: "Body"), body.namespace == Self.envelope
        else { throw Fault("no SOAP envelope with a body") }
        var calls = body.children
        guard let call = calls.next(), calls.next() == nil else { throw Fault("a body has one operation") }
        let name = call.name
        guard let operation = operations[name] else { throw Fault("Operation '\(name)' is not defined in the WSDL") }
        guard call.namespace == operation.namespace else { throw Fault("'\(name)' is in another namespace") }
        guard action == "\"\(operation.action)\"" else { throw Fault("the SOAPAction of '\(name)' is another") }
        try check(call, operation.parts, of: name)
        var values: [String: String] = [:]
        var parts = call.children
        while let part = parts.next() { values[part.name] = part.text }
        return Question(operation: name, values: values)
    }

    /// Validates the children of an element against a sequence of fields.
    private func check(_ element: borrowing Element, _ fields: [Field], of name: String) throws {
        var children = element.children
        var child = children.next()
        for field in fields {
            var count = 0
            while count < field.most, child?.name == field.name {
                if let child { try check(child, type: field.type) }
                count += 1
                child = children.next()
            }
            guard count >= field.least else {
                throw Fault("\(name)(): '\(field.name)' is missing, or not in its place")
            }
        }
        if let rest = child { throw Fault("\(name)(): '\(rest.name)' is not expected here") }
    }

    private func check(_ element: borrowing Element, type: String) throws {
        let name = element.name
        guard element.namespace == nil else { throw Fault("'\(name)' is in a namespace") }
        if type.hasPrefix("tns:") {
            guard let fields = sequences[Self.local(type)] else { throw Fault("no type \(type)") }
            return try check(element, fields, of: name)
        }
        var children = element.children
        guard children.next() == nil else { throw Fault("'\(name)' of \(type) has elements") }
        let isOfType =
            switch type {
            case "xsd:string": true
            case "xsd:integer", "xsd:int": element.text.wholeMatch(of: #/[+-]?[0-9]+/#) != nil
            case "xsd:boolean": ["true", "false", "1", "0"].contains(element.text)
            default: false
            }
        guard isOfType else { throw Fault("'\(name)' is not of type \(type)") }
    }
}
