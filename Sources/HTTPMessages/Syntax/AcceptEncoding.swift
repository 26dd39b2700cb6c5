import PlainBytes
import Support

/// The preferences in `Accept-Encoding` between the codings that the site has (RFC 9110, section 12.5.3).
package struct AcceptEncoding {
    /// The coding with the highest weight; of equal ones brotli, then gzip.
    ///
    /// There is no 406: a client that refuses all codings gets identity, as section 12.5.3 allows in its last paragraph.
    /// A client that sends only `*` gets gzip, which all clients support. Brotli is used only if it is named, or if the
    /// client refuses the other codings.
    package let preferred: ContentCoding

    package init(_ value: HeaderValue?) {
        guard let value else {
            preferred = .identity
            return
        }
        // A fast path for the values that current browsers send: the first two over TLS, the others without it.
        if value.matches("gzip, deflate, br, zstd") || value.matches("gzip, deflate, br") {
            preferred = .brotli
        } else if value.matches("gzip, deflate") || value.matches("gzip") {
            preferred = .gzip
        } else {
            preferred =
                (value.utf8.withContiguousStorageIfAvailable(Weights.init)
                ?? Array(value.utf8).withUnsafeBufferPointer(Weights.init)).preferred
        }
    }

    /// The weights in thousandths, each nil if the coding is not named. Read as bytes: slices of the value cost ten
    /// times as much.
    private struct Weights {
        var brotli: Int?
        var gzip: Int?
        var identity: Int?
        var others: Int?

        /// The number of members that are read, including empty ones.
        private static let most = 64

        init(_ bytes: UnsafeBufferPointer<UInt8>) {
            var next = 0
            for _ in 0..<Self.most where next < bytes.count {
                let start = next
                var sign: Int?
                while next < bytes.count, bytes[next] != UInt8(ascii: ",") {
                    if sign == nil, bytes[next] == UInt8(ascii: ";") { sign = next }
                    next += 1
                }
                read(
                    UnsafeBufferPointer(rebasing: bytes[start..<(sign ?? next)]),
                    parameter: sign.map { bytes[($0 + 1)..<next] })
                next += 1
            }
        }

        var preferred: ContentCoding {
            let gzip = gzip ?? others ?? 0
            // Identity is acceptable if it is not named, but not preferred.
            let identity = identity ?? 0
            if let brotli, brotli > 0, brotli >= gzip, brotli >= identity { return .brotli }
            if gzip > 0, gzip >= identity { return .gzip }
            return self.identity == 0 && (brotli ?? others ?? 0) > 0 ? .brotli : .identity
        }

        private mutating func read(_ name: UnsafeBufferPointer<UInt8>, parameter: Slice<UnsafeBufferPointer<UInt8>>?) {
            var (start, end) = (0, name.count)
            while start < end, name[start].isHTTPSpace { start += 1 }
            while start < end, name[end - 1].isHTTPSpace { end -= 1 }
            let name = UnsafeBufferPointer(rebasing: name[start..<end])
            func weight() -> Int { parameter.map { AcceptEncoding.weight($0) } ?? 1000 }
            if name.isField("br") {
                brotli = weight()
            } else if name.isField("gzip") || name.isField("x-gzip") {
                gzip = weight()
            } else if name.isField("identity") {
                identity = weight()
            } else if name.isField("*") {
                others = weight()
            }
        }
    }

    /// The weight in thousandths (section 12.4.2): 500 for `q=0.5`. 0 for any other parameter.
    static func weight(_ parameter: some Sequence<UInt8>) -> Int {
        let bytes = parameter.filter { !$0.isHTTPSpace }
        guard bytes.count >= 3, bytes.count <= 7, bytes[0] | 0x20 == UInt8(ascii: "q"), bytes[1] == UInt8(ascii: "="),
            bytes[2] == UInt8(ascii: "0") || bytes[2] == UInt8(ascii: "1"),
            bytes.count == 3 || bytes[3] == UInt8(ascii: ".")
        else { return 0 }
        var weight = bytes[2] == UInt8(ascii: "1") ? 1000 : 0
        var unit = 100
        for byte in bytes.dropFirst(4) {
            guard byte.isASCIIDigit else { return 0 }
            weight += Int(byte - UInt8(ascii: "0")) * unit
            unit /= 10
        }
        return min(1000, weight)
    }
}
