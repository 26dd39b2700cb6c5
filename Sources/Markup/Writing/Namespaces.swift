internal import CLibXML2
import PlainBytes

/// The namespaces that a written document declares, and the names that it may use.
struct Namespaces {
    /// An attribute's namespace and local name, which an element may have once.
    struct Key: Equatable {
        let namespace: String
        let name: String
    }

    private var names: [String: String] = [:]

    /// - Throws: a ``MarkupError`` if a prefix is not a valid name, is reserved or repeated, or if the name of a namespace
    ///   is empty, reserved or not a URI.
    init(_ namespaces: KeyValuePairs<String, String>) throws(MarkupError) {
        for (prefix, name) in namespaces {
            guard prefix.isEmpty || (Self.isName(prefix) && prefix != "xml" && prefix != "xmlns"),
                names.updateValue(name, forKey: prefix) == nil
            else {
                throw Self.error("not a new prefix: \(prefix)")
            }
            guard !name.isEmpty, name != Self.xml, name != Self.xmlns, XMLCharacters.firstInvalid(in: name) == nil,
                let uri = xmlParseURI(name)
            else {
                throw Self.error("not the name of a namespace: \(name)")
            }
            xmlFreeURI(uri)
        }
    }

    /// Whether an element may have this name.
    func isElement(_ name: String) -> Bool {
        if Self.isPlain(name) { return true }
        guard let (prefix, local) = Self.parts(of: name) else { return false }
        return Self.isName(local) && (prefix.map { names[$0] != nil && !$0.isEmpty } ?? true)
    }

    /// Returns what an attribute of this name is; nil if no attribute may have it.
    func attribute(_ name: String) -> Key? {
        if Self.isPlain(name), name != "xmlns" { return Key(namespace: "", name: name) }
        guard let (prefix, local) = Self.parts(of: name), Self.isName(local) else { return nil }
        guard let prefix else { return local == "xmlns" ? nil : Key(namespace: "", name: local) }
        guard !prefix.isEmpty, let namespace = prefix == "xml" ? Self.xml : names[prefix] else { return nil }
        return Key(namespace: namespace, name: local)
    }

    /// Whether the name has only ASCII letters, as most names of documents do. Any other name takes longer to check.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy(\.isASCIILetter)
    }

    /// Returns the parts before and after a colon; nil if there are several colons.
    private static func parts(of name: String) -> (prefix: String?, local: String)? {
        let parts = name.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return switch parts.count {
        case 1: (nil, name)
        case 2: (String(parts[0]) ?? "", String(parts[1]) ?? "")
        default: nil
        }
    }

    /// Whether the text is a name without a colon (Namespaces in XML 1.0, NCName).
    private static func isName(_ text: String) -> Bool {
        !text.utf8.contains(0) && xmlValidateNCName(text, 0) == 0
    }

    private static func error(_ message: String) -> MarkupError {
        MarkupError(.malformed, Problem(Problem.cleaned(message), domain: .namespaces))
    }

    private static let xml = "http://www.w3.org/XML/1998/namespace"
    private static let xmlns = "http://www.w3.org/2000/xmlns/"
}

/// The characters that XML allows (XML 1.0, 2.2, Char).
enum XMLCharacters {
    /// Returns the first character that XML does not allow, even as a reference, or nil if all are allowed.
    static func firstInvalid(in text: String) -> Unicode.Scalar? {
        // Nearly all texts have no byte with which such a character begins.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xEF }) else { return nil }
        return text.unicodeScalars.first { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: false
            case 0..<0x20, 0xFFFE, 0xFFFF: true
            default: false
            }
        }
    }

    /// Returns at least four hexadecimal digits.
    static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        String(hexadecimal: UInt64(scalar.value), digits: 4, uppercase: true)
    }
}
