internal import CLibXML2

extension Element {
    /// The elements that an expression selects, with this element as the context node: `//li` searches the whole
    /// document, `.//li` what is within this element.
    ///
    /// - Throws: a ``MarkupError`` if the expression does not compile, uses an unknown variable or prefix, takes more
    ///   than ``XPath/stepLimit`` steps or those that are left of ``Limits/steps``, or selects anything but elements.
    @_lifetime(copy self)
    public func select(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws(MarkupError) -> Selection {
        let result = try evaluate(path, variables)
        guard result.selects({ $0 == XML_ELEMENT_NODE }) else {
            xmlXPathFreeObject(result)
            throw MarkupError(
                .expression, Problem("the expression selects something else than elements", domain: .xPath))
        }
        return Selection(result, besides: self)
    }

    /// The first element, in document order, that an expression selects; see ``select(_:_:)``.
    @_lifetime(copy self)
    public func first(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws(MarkupError) -> Element? {
        var selection = try select(path, variables)
        return selection.next()
    }

    /// The string values of all nodes that an expression selects, of attributes and texts too, in document order.
    ///
    /// - Throws: as ``select(_:_:)`` does, or if the expression gives no nodes but a value.
    public func strings(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws(MarkupError) -> [String] {
        let result = try evaluate(path, variables)
        defer { xmlXPathFreeObject(result) }
        guard result.selects({ _ in true }) else {
            throw MarkupError(.expression, Problem("the expression gives no nodes but a value", domain: .xPath))
        }
        guard let nodes = result.pointee.nodesetval?.pointee else { return [] }
        return (0..<Int(nodes.nodeNr)).map { String(taking: xmlXPathCastNodeToString(nodes.nodeTab[$0])) }
    }

    /// The value of an expression as XPath's `string()` gives it: of nodes, the text of the first one.
    ///
    /// - Throws: as ``select(_:_:)`` does.
    public func string(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws(MarkupError) -> String {
        let result = try evaluate(path, variables)
        defer { xmlXPathFreeObject(result) }
        return String(taking: xmlXPathCastToString(result))
    }

    /// The value of an expression as XPath's `number()` gives it; what is no number is NaN.
    ///
    /// - Throws: as ``select(_:_:)`` does.
    public func number(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws(MarkupError) -> Double {
        let result = try evaluate(path, variables)
        defer { xmlXPathFreeObject(result) }
        return xmlXPathCastToNumber(result)
    }

    /// The value of an expression as XPath's `boolean()` gives it: of nodes, whether there are any.
    ///
    /// - Throws: as ``select(_:_:)`` does.
    public func bool(_ path: XPath, _ variables: [String: XPath.Value] = [:]) throws(MarkupError) -> Bool {
        let result = try evaluate(path, variables)
        defer { xmlXPathFreeObject(result) }
        return xmlXPathCastToBoolean(result) != 0
    }
}

extension xmlXPathObjectPtr {
    /// Whether this is a set of nodes, all of a type that is wanted.
    fileprivate func selects(_ isWanted: (xmlElementType) -> Bool) -> Bool {
        guard pointee.type == XPATH_NODESET else { return false }
        guard let nodes = pointee.nodesetval?.pointee, nodes.nodeNr > 0 else { return true }
        return (0..<Int(nodes.nodeNr)).allSatisfy { position in
            nodes.nodeTab[position].map { isWanted($0.pointee.type) } ?? false
        }
    }
}

extension String {
    /// The text at a pointer that libxml2 allocated for the caller, which is freed.
    fileprivate init(taking bytes: UnsafeMutablePointer<xmlChar>?) {
        self.init(nullTerminated: bytes)
        almanac_xml_free(bytes)
    }
}
