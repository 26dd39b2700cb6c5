internal import CLibXML2

extension Element {
    /// Returns the elements that an expression selects. This element is the context node: `//li` searches the whole
    /// document, `.//li` only this element.
    ///
    /// - Throws: a ``MarkupError`` if the expression does not compile, uses an unknown variable or prefix, takes more
    ///   than ``XPath/stepLimit`` steps or more than are left of ``Limits/steps``, or selects anything but elements.
    @_lifetime(copy self)
    public func select(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws(MarkupError) -> Selection {
        let result = try evaluate(path, variables)
        guard result.selects({ $0 == XML_ELEMENT_NODE }) else {
            xmlXPathFreeObject(result)
            throw MarkupError(.expression, Problem("the expression does not select elements", domain: .xPath))
        }
        return Selection(result, besides: self)
    }

    /// Returns the first element, in document order, that an expression selects, or nil if it selects none; see
    /// ``select(_:_:)``.
    @_lifetime(copy self)
    public func first(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws(MarkupError) -> Element? {
        var selection = try select(path, variables)
        return selection.next()
    }

    /// Returns the string values of all nodes that an expression selects, including attributes and texts, in document
    /// order.
    ///
    /// - Throws: a ``MarkupError`` if the expression fails as in ``select(_:_:)``, or returns a value instead of nodes.
    ///   Nodes of any type are allowed.
    public func strings(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws(MarkupError) -> [String] {
        let result = try evaluate(path, variables)
        defer { xmlXPathFreeObject(result) }
        guard result.selects({ _ in true }) else {
            throw MarkupError(.expression, Problem("the expression returns a value, not nodes", domain: .xPath))
        }
        guard let nodes = result.pointee.nodesetval?.pointee else { return [] }
        return (0..<Int(nodes.nodeNr)).map { String(taking: xmlXPathCastNodeToString(nodes.nodeTab[$0])) }
    }

    /// Returns the value of an expression, converted as by XPath's `string()`: of nodes, the text of the first one.
    ///
    /// - Throws: a ``MarkupError`` if the expression fails as in ``select(_:_:)``. Values of any type are allowed.
    public func string(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws(MarkupError) -> String {
        let result = try evaluate(path, variables)
        defer { xmlXPathFreeObject(result) }
        return String(taking: xmlXPathCastToString(result))
    }

    /// Returns the value of an expression, converted as by XPath's `number()`; NaN unless it is a number.
    ///
    /// - Throws: a ``MarkupError`` if the expression fails as in ``select(_:_:)``. Values of any type are allowed.
    public func number(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws(MarkupError) -> Double {
        let result = try evaluate(path, variables)
        defer { xmlXPathFreeObject(result) }
        return xmlXPathCastToNumber(result)
    }

    /// Returns the value of an expression, converted as by XPath's `boolean()`: of nodes, whether there are any.
    ///
    /// - Throws: a ``MarkupError`` if the expression fails as in ``select(_:_:)``. Values of any type are allowed.
    public func bool(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws(MarkupError) -> Bool {
        let result = try evaluate(path, variables)
        defer { xmlXPathFreeObject(result) }
        return xmlXPathCastToBoolean(result) != 0
    }
}

extension xmlXPathObjectPtr {
    /// Whether this is a set of nodes whose types are all wanted.
    fileprivate func selects(_ isWanted: (xmlElementType) -> Bool) -> Bool {
        guard pointee.type == XPATH_NODESET else { return false }
        guard let nodes = pointee.nodesetval?.pointee, nodes.nodeNr > 0 else { return true }
        return (0..<Int(nodes.nodeNr)).allSatisfy { position in
            nodes.nodeTab[position].map { isWanted($0.pointee.type) } ?? false
        }
    }
}

extension String {
    /// Copies text that libxml2 allocated for the caller, and frees it.
    fileprivate init(taking bytes: UnsafeMutablePointer<xmlChar>?) {
        self.init(nullTerminated: bytes)
        almanac_xml_free(bytes)
    }
}
