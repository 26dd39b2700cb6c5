extension UnsafeBufferPointer<UInt8> {
    /// Whether these bytes are the given name of a header field, ignoring case.
    ///
    /// - Parameter name: in lower case.
    @inlinable
    package func isField(_ name: StaticString) -> Bool {
        guard count == name.utf8CodeUnitCount else { return false }
        var expected = name.utf8Start
        for byte in self {
            // Written out, so that it can be inlined into the parser, for which it is called at each field.
            let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            guard (isUpper ? byte | 0x20 : byte) == expected.pointee else { return false }
            expected += 1
        }
        return true
    }
}
