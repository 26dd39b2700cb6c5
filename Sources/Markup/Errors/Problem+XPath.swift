internal import CLibXML2

extension Problem {
    /// Converts an error that libxml2 reports for an expression. libxml2 supplies a code and a position but no message.
    init(xPath error: xmlError) {
        let expression = error.str1.map { String(cString: $0) } ?? ""
        let reason = Self.reason(xPathCode: error.code)
        guard !expression.isEmpty else {
            self.init(reason, domain: .xPath, code: Int(error.code), level: .error)
            return
        }
        let character = Self.character(atByte: Int(error.int1), of: expression)
        self.init(
            Self.cleaned("\(reason) at character \(character) of \(expression)"), domain: .xPath, code: Int(error.code),
            level: .error, column: character)
    }

    /// Returns the number of the character, from 1, that begins after this many bytes of a text.
    static func character(atByte offset: Int, of text: String) -> Int {
        // Bytes that continue a character are 0b10xxxxxx.
        text.utf8.prefix(max(0, offset)).count { $0 & 0xC0 != 0x80 } + 1
    }

    private static func reason(xPathCode code: Int32) -> String {
        // libxml2 reports its `XPATH_…` numbers as error codes that start at `XML_XPATH_EXPRESSION_OK`.
        let first = Int32(XML_XPATH_EXPRESSION_OK.rawValue)
        return switch xmlXPathError(UInt32(max(0, code - first))) {
        case XPATH_NUMBER_ERROR: "expected a number"
        case XPATH_UNFINISHED_LITERAL_ERROR, XPATH_START_LITERAL_ERROR: "unterminated literal"
        case XPATH_VARIABLE_REF_ERROR: "expected a variable name"
        case XPATH_UNDEF_VARIABLE_ERROR: "undefined variable"
        case XPATH_INVALID_PREDICATE_ERROR: "invalid predicate"
        case XPATH_UNCLOSED_ERROR: "missing closing parenthesis"
        case XPATH_UNKNOWN_FUNC_ERROR: "unknown function"
        case XPATH_INVALID_OPERAND, XPATH_INVALID_TYPE: "wrong type of value"
        case XPATH_INVALID_ARITY: "wrong number of arguments"
        case XPATH_UNDEF_PREFIX_ERROR: "undefined namespace prefix"
        case XPATH_INVALID_CHAR_ERROR: "invalid character"
        case XPATH_OP_LIMIT_EXCEEDED: "evaluation took more than \(XPath.stepLimit) steps"
        case XPATH_RECURSION_LIMIT_EXCEEDED: "the expression is nested too deeply"
        default: "invalid expression"
        }
    }
}
