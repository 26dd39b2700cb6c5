internal import CLibXML2

/// An XPath 1.0 expression.
///
/// The expression is a literal in the program. Values that vary are passed as variables, so no value can become part of
/// the expression.
///
/// ```swift
/// var items = try document.root.select(XPath("//li[@class = $class]"), ["class": .string(name)])
/// ```
///
/// An expression is code: it reads the whole document, and functions such as `translate` can take long without taking
/// many steps. ``init(chosenAtRunTime:namespaces:)`` is for expressions of the program's owner, for example from its
/// configuration, and never for text from a visitor or a document.
///
/// Each evaluation compiles the expression again. libxml2 writes into the compiled form during evaluation, so two
/// threads cannot share it. A short expression takes 4 µs, of which compilation takes less than 1 µs.
public struct XPath: Sendable {
    /// The value of a variable. Any text is safe here, except that a null character is an error.
    public enum Value: Hashable, Sendable {
        case string(String)
        case number(Double)
        case bool(Bool)
    }

    /// The maximum number of steps in one evaluation, over all nodes that it visits; see also ``Limits/steps``.
    public static let stepLimit = StepBudget.most

    /// The maximum length of an expression that is chosen at run time, in bytes.
    public static let maximumLength = 4_096

    /// The text, and where it comes from.
    enum Expression: Sendable {
        case literal(StaticString)
        case chosen(String)

        /// Calls `body` with the null-terminated text.
        func withCString<Result>(_ body: (UnsafePointer<xmlChar>) -> Result) -> Result {
            switch self {
            case .literal(let text): body(text.utf8Start)
            case .chosen(let text): text.withCString(encodedAs: UTF8.self, body)
            }
        }
    }

    let expression: Expression
    let namespaces: [String: String]

    /// Creates an expression with the namespaces of its prefixes. If the expression has an error, each evaluation
    /// throws it.
    ///
    /// - Parameters:
    ///   - expression: XPath 1.0. Names without a prefix are in no namespace, whatever the document's default namespace
    ///     is.
    ///   - namespaces: the name of the namespace for each prefix in the expression.
    public init(_ expression: StaticString, namespaces: [String: String] = [:]) {
        self.init(.literal(expression), namespaces: namespaces)
    }

    /// Compiles an expression that the program gets at run time, for example from its configuration.
    ///
    /// Do not build the expression from text of others: pass that as variables, as in a literal expression. The same
    /// step limits apply.
    ///
    /// ```swift
    /// let path = try XPath(chosenAtRunTime: configuration.titlePath)
    /// let title = try document.root.string(path, ["language": .string(language)])
    /// ```
    ///
    /// - Throws: a ``MarkupError`` with the position if the expression does not follow the grammar, has more than
    ///   ``maximumLength`` bytes or contains a null character. Unknown functions, variables and prefixes are errors of
    ///   the evaluation.
    public init(chosenAtRunTime expression: String, namespaces: [String: String] = [:]) throws(MarkupError) {
        self.init(.chosen(expression), namespaces: namespaces)
        try Self.check(expression)
    }

    init(_ expression: Expression, namespaces: [String: String] = [:]) {
        self.expression = expression
        self.namespaces = namespaces
    }
}

extension XPath {
    /// Throws an error unless libxml2 compiles the expression.
    private static func check(_ text: String) throws(MarkupError) {
        guard text.utf8.count <= maximumLength else {
            let message = "the expression has more than \(maximumLength) bytes"
            throw MarkupError(.expression, Problem(message, domain: .xPath))
        }
        if let null = text.utf8.firstIndex(of: 0) {
            let character = Problem.character(
                atByte: text.utf8.distance(from: text.utf8.startIndex, to: null), of: text)
            let message = "null character at character \(character) of the expression"
            throw MarkupError(.expression, Problem(message, domain: .xPath, column: character))
        }
        guard !text.isEmpty else {
            throw MarkupError(.expression, Problem("the expression is empty", domain: .xPath, column: 1))
        }
        let collector = ProblemCollector()
        guard Library.isReady, let context = xmlXPathNewContext(nil) else { throw .outOfMemory }
        defer { xmlXPathFreeContext(context) }
        context.pointee.error = collectProblem
        context.pointee.userData = collector.opaque
        guard let compiled = xmlXPathCtxtCompile(context, text) else {
            throw collector.error(.expression, fallback: Problem("invalid expression", domain: .xPath, level: .error))
        }
        xmlXPathFreeCompExpr(compiled)
    }
}

extension XPath.Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    public init(integerLiteral value: Int) {
        self = .number(Double(value))
    }

    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}
