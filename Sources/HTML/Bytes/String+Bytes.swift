extension String {
    /// Calls `body` with the text's UTF-8 in place. `withUTF8` needs a variable, and making one changes two reference
    /// counts for each of the hundreds of texts of a page.
    @inlinable
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var text = self
        return text.withUTF8(body)
    }
}
