extension Prescan {
    /// Refuses an XML document with too many attributes.
    ///
    /// Each `<` is taken for the start of a tag, in comments and CDATA sections too, and a further `<` for its end:
    /// well-formed XML has none inside a tag. So the count is never too low, whatever libxml2 makes of the document,
    /// and no byte is looked at twice.
    static func checkXMLAttributes(_ text: Span<UInt8>, limits: Limits) throws(MarkupError) {
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
    /// The end of a name, taken as anything up to what can follow one.
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

    /// The end of `name = "value"` with the white space before it; nil if that is not what stands there.
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
