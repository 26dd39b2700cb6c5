/// The way in which a value has to be written.
enum Context: Hashable {
    /// Between tags, where a value may be another page.
    case text
    /// In `<title>` or `<textarea>`, which cannot contain elements.
    case onlyText
    case attribute
    /// As an address that is the whole value of an attribute.
    case link
}

extension MarkupState {
    /// Consumes a value's tag and returns how the value has to be written.
    mutating func enterValue() throws(Problem) -> Context {
        switch place {
        case .text:
            return .text
        case .rawText where tag == "title" || tag == "textarea":
            place = .rawText(0)
            return .onlyText
        case .quotedValue:
            guard AttributeRule(attribute) == .address else { return .attribute }
            guard address == .none else {
                address = .refused
                throw Problem(message: Self.partialAddress)
            }
            address = .link
            return .link
        case .beforeValue:
            defer { place = .unquotedValue }
            throw misplacedTag
        default:
            throw misplacedTag
        }
    }

    /// Consumes the border of a section, `{{#name}}` or `{{/name}}`. Inside a tag it ends the name that was being read,
    /// so that no name can consist of two pieces.
    mutating func crossBorder() -> Problem? {
        switch place {
        case .quotedValue where AttributeRule(attribute) == .address:
            return Problem(message: "a section is not allowed in an address; put it around the whole attribute")
        case .text, .quotedValue:
            return nil
        case .rawText where tag == "title" || tag == "textarea":
            place = .rawText(0)
            return nil
        case .tagName, .betweenAttributes, .afterAttribute, .attributeName, .afterAttributeName:
            let problem = checkAttributeName()
            place = .afterAttribute
            attribute = ""
            address = .none
            return problem
        default:
            return misplacedTag
        }
    }

    /// The name of the current place, for error messages.
    var placeName: String {
        switch place {
        case .text: preDepth == 0 ? "in text" : "in <pre>"
        case .tagOpen, .endTagOpen, .tagName: "in a tag name"
        case .betweenAttributes, .afterAttribute, .selfClosing: "between attributes"
        case .attributeName, .afterAttributeName: "in an attribute name"
        case .beforeValue, .unquotedValue: "in an unquoted value"
        case .quotedValue: "in the value of \(attribute)"
        case .declaration, .doctype: "in the doctype"
        case .comment: "in an HTML comment"
        case .rawText: "in <\(tag)>"
        }
    }

    private var misplacedTag: Problem {
        Problem(message: "a tag is not allowed \(placeName); \(advice)")
    }

    private var advice: String {
        switch place {
        case .beforeValue, .unquotedValue: "put the value in quotes"
        case .comment: "use a {{! comment }}, which is not part of the page"
        case .rawText: "use a separate file"
        case .betweenAttributes, .afterAttribute, .selfClosing:
            "write the attribute's name, and put a {{#section}} around it"
        default: "write it out, or use a {{#section}} around the whole element"
        }
    }
}
