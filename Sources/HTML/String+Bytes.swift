extension String {
    /// Lends the text's UTF-8 in place. `withUTF8` does so for a variable only, and to make one costs two counts of
    /// references, for each of the hundreds of texts of a page.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var text = self
        return text.withUTF8(body)
    }
}
