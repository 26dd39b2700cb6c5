/// Reads a `Cookie` header in the form in which browsers write it (RFC 6265, section 5.4): pairs of name and value,
/// separated by semicolons.
package enum CookieHeader {
    /// Returns the value of the first cookie with this name, compared by bytes. Nil if no cookie has it.
    package static func value(_ name: String, in header: HeaderValue?) -> HeaderValue? {
        var name = name
        return header?.slice { header in name.withUTF8 { range(of: $0, in: header) } }
    }

    /// The number of cookies that are read. Browsers store fewer for one host.
    private static let most = 256

    private static func range(
        of name: UnsafeBufferPointer<UInt8>, in header: UnsafeBufferPointer<UInt8>
    ) -> Range<Int>? {
        var next = 0
        for _ in 0..<most where next < header.count {
            var (start, end) = (next, next)
            while end < header.count, header[end] != UInt8(ascii: ";") { end += 1 }
            next = end + 1
            while start < end, header[start].isHTTPSpace { start += 1 }
            let sign = start + name.count
            guard sign < end, header[sign] == UInt8(ascii: "="), header[start..<sign].elementsEqual(name)
            else { continue }
            while header[end - 1].isHTTPSpace { end -= 1 }
            return sign + 1..<end
        }
        return nil
    }
}
