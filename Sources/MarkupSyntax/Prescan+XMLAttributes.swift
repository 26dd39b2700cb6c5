extension Prescan {
    /// Rejects an XML document with too many attributes.
    ///
    /// The scan treats each `<` as the start of a tag, even in comments and CDATA sections, and the next `<` as its
    /// end, since well-formed XML has no `<` inside a tag. The count is therefore never too low, however libxml2 reads
    /// the document, and no byte is read twice.
    static func checkXMLAttributes(_ text: Span<UInt8>, limits: SyntaxLimits) throws(SyntaxFault) {
        var budget = AttributeBudget(limits)
        var position = 0
        while let start = text.firstOffset(of: UInt8(ascii: "<"), from: position) {
            var count = 0
            position = text.skippingXMLName(from: start + 1)
            while let next = text.skippingXMLAttribute(from: position) {
                position = next
                count += 1
            }
            try budget.spend(count, on: start, of: text)
        }
    }
}

extension Span<UInt8> {
    /// Returns the end of a name: the first offset whose byte can follow a name.
    fileprivate func skippingXMLName(from start: Int) -> Int {
        var offset = start
        while offset < count {
            switch self[offset] {
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "/"): return offset
            case let byte where byte.isBlank: return offset
            default: offset += 1
            }
        }
        return offset
    }

    /// Returns the end of `name = "value"`, which white space may precede; nil unless an attribute follows `start`.
    fileprivate func skippingXMLAttribute(from start: Int) -> Int? {
        let name = skippingBlanks(from: start)
        var offset = skippingXMLName(from: name)
        guard offset > name else { return nil }
        offset = skippingBlanks(from: offset)
        guard offset < count, self[offset] == UInt8(ascii: "=") else { return nil }
        offset = skippingBlanks(from: offset + 1)
        guard offset < count, self[offset].isQuote else { return nil }
        let quote = self[offset]
        offset += 1
        while offset < count, self[offset] != quote {
            guard self[offset] != UInt8(ascii: "<") else { return nil }
            offset += 1
        }
        return offset < count ? offset + 1 : nil
    }
}
