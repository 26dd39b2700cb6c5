import Support

extension UnsafeBufferPointer<UInt8> {
    /// Whether these bytes are the given name of a header field, ignoring case.
    ///
    /// - Parameter name: in lower case.
    package func isField(_ name: StaticString) -> Bool {
        guard count == name.utf8CodeUnitCount else { return false }
        var expected = name.utf8Start
        for byte in self {
            guard byte.lowercasedASCII == expected.pointee else { return false }
            expected += 1
        }
        return true
    }
}
