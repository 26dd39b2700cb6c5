import Glibc
import NIOCore

/// The links of a page to this site, read from the bytes that our templates write: `href="/…"` and `src="/…"`.
enum PageLinks {
    /// Calls the body with each target. Leaves out those that the page escapes: their queries have several items, and
    /// no such page is stored.
    static func forEach(in page: ByteBuffer, _ body: (String) -> Void) {
        page.withUnsafeReadableBytes { bytes in
            var index = 0
            while let quote = self.quote(in: bytes, from: index) {
                index = quote + 1
                guard index < bytes.count, bytes[index] == UInt8(ascii: "/"), isLink(bytes, before: quote) else {
                    continue
                }
                guard let end = self.quote(in: bytes, from: index) else { return }
                let target = bytes[index..<end].prefix { $0 != UInt8(ascii: "#") }
                if !target.contains(UInt8(ascii: "&")) { body(String(decoding: target, as: UTF8.self)) }
                index = end + 1
            }
        }
    }

    /// The position of the next quotation mark. With `memchr`, since every byte of every page is looked at.
    private static func quote(in bytes: UnsafeRawBufferPointer, from index: Int) -> Int? {
        guard let start = bytes.baseAddress, index < bytes.count,
            let found = memchr(start + index, Int32(UInt8(ascii: "\"")), bytes.count - index)
        else { return nil }
        return start.distance(to: UnsafeRawPointer(found))
    }

    private static func isLink(_ bytes: UnsafeRawBufferPointer, before quote: Int) -> Bool {
        func precedes(_ name: StaticString) -> Bool {
            let count = name.utf8CodeUnitCount
            guard quote >= count, let start = bytes.baseAddress else { return false }
            let end = UnsafeRawBufferPointer(start: start + (quote - count), count: count)
            return end.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: count))
        }
        return precedes("href=") || precedes("src=")
    }
}
