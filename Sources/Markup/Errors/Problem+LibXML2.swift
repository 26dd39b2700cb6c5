internal import CLibXML2

extension Problem {
    /// The maximum length of a message and of a path, in bytes. libxml2 quotes values of any length, so longer messages are cut.
    public static let maximumLength = 400

    /// Copies an error that libxml2 reports. The memory behind `error` belongs to libxml2 and is valid only during the
    /// callback.
    init(_ error: xmlError) {
        let domain = Domain(error.domain)
        // Parsers store the column in `int2`; other parts of libxml2 use this member for other purposes.
        let hasColumn = domain == .xml || domain == .namespaces || domain == .html
        self.init(
            error.message.map { Self.cleaned(String(cString: $0)) } ?? "no reason given",
            domain: domain,
            code: Int(error.code),
            level: .init(error.level),
            line: error.line > 0 ? Int(error.line) : nil,
            column: hasColumn && error.int2 > 0 ? Int(error.int2) : nil,
            path: domain == .schema || domain == .relaxNG
                ? error.node?.assumingMemoryBound(to: xmlNode.self).path : nil)
    }

    /// Returns the message as one line without control characters, cut at a scalar boundary.
    static func cleaned(_ message: String) -> String {
        var text = ""
        var length = 0
        for scalar in message.unicodeScalars {
            let shown = scalar.isLineBreakOrControl ? " " : scalar
            length += UTF8.width(shown)
            guard length <= maximumLength else { break }
            text.unicodeScalars.append(shown)
        }
        while text.utf8.last == UInt8(ascii: " ") {
            text.unicodeScalars.removeLast()
        }
        return text
    }
}

extension Problem.Level {
    init(_ level: xmlErrorLevel) {
        switch level {
        case XML_ERR_NONE, XML_ERR_WARNING: self = .warning
        case XML_ERR_ERROR: self = .error
        default: self = .fatal
        }
    }
}

extension Problem.Domain {
    init(_ domain: Int32) {
        switch xmlErrorDomain(UInt32(bitPattern: domain)) {
        case XML_FROM_PARSER, XML_FROM_TREE, XML_FROM_DTD, XML_FROM_VALID: self = .xml
        case XML_FROM_NAMESPACE: self = .namespaces
        case XML_FROM_HTML: self = .html
        case XML_FROM_SCHEMASV: self = .schema
        case XML_FROM_RELAXNGV: self = .relaxNG
        case XML_FROM_SCHEMASP, XML_FROM_RELAXNGP, XML_FROM_REGEXP, XML_FROM_DATATYPE: self = .schemaCompiler
        case XML_FROM_XPATH: self = .xPath
        case XML_FROM_IO, XML_FROM_HTTP, XML_FROM_FTP: self = .loading
        case XML_FROM_I18N: self = .encoding
        default: self = .other
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar could end a line or control a terminal (Unicode general categories Cc, Zl, Zp).
    fileprivate var isLineBreakOrControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        default: false
        }
    }
}
