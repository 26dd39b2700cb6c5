internal import CLibXML2

extension Element {
    /// Evaluates an expression with this element as the context node. The caller frees the result.
    func evaluate(_ path: XPath, _ variables: [String: XPath.Value]) throws(MarkupError) -> xmlXPathObjectPtr {
        let collector = ProblemCollector()
        guard let context = xmlXPathNewContext(node.pointee.doc) else { throw .outOfMemory }
        defer { xmlXPathFreeContext(context) }
        context.pointee.error = collectProblem
        context.pointee.userData = collector.opaque
        let budget = StepBudget.of(node)
        guard let steps = budget?.next else {
            let message = "the XPath expressions on this document took too many steps"
            throw MarkupError(.expression, Problem(message, domain: .xPath))
        }
        context.pointee.opLimit = steps
        defer { budget?.spend(UInt(context.pointee.opCount)) }
        context.pointee.node = node
        for (prefix, name) in path.namespaces {
            xmlXPathRegisterNs(context, prefix, name)
        }
        for (name, value) in variables {
            xmlXPathRegisterVariable(context, name, try value.object())
        }
        let result = path.expression.withCString { xmlXPathEval($0, context) }
        guard let result else {
            let fallback = Problem("the expression could not be evaluated", domain: .xPath, level: .error)
            throw collector.error(.expression, fallback: fallback)
        }
        return result
    }
}

extension XPath.Value {
    /// Returns the value as an object of libxml2, which the caller owns.
    fileprivate func object() throws(MarkupError) -> xmlXPathObjectPtr? {
        switch self {
        case .number(let value): return xmlXPathNewFloat(value)
        case .bool(let value): return xmlXPathNewBoolean(value ? 1 : 0)
        case .string(let value):
            // libxml2 would end the value at the null character and compare only the part before it.
            guard !value.utf8.contains(0) else {
                throw MarkupError(.expression, Problem("a variable contains a null character", domain: .xPath))
            }
            return xmlXPathNewString(value)
        }
    }
}
