import Almanac

/// The preferences in `Accept-Encoding` between gzip and identity, the two codings that the site has (RFC 9110, section
/// 12.5.3).
struct AcceptEncoding {
    /// Whether the client accepts gzip and does not prefer identity.
    ///
    /// There is no 406: a client that refuses both codings gets identity, as section 12.5.3 allows in its last
    /// paragraph.
    let prefersGzip: Bool

    init(_ value: HeaderValue?) {
        guard let value else {
            prefersGzip = false
            return
        }
        // A fast path for the values that current browsers send.
        guard !value.matches("gzip, deflate, br, zstd"), !value.matches("gzip, deflate, br"), !value.matches("gzip")
        else {
            prefersGzip = true
            return
        }
        var gzip: Int?
        var identity: Int?
        var others: Int?
        for member in value.members(separatedBy: ",") {
            let halves = member.halves(at: ";")
            let name = (halves?.before ?? member).trimmed
            func weight() -> Int { halves.map { Self.weight($0.after) } ?? 1000 }
            if name.matches("gzip", ignoringCase: true) || name.matches("x-gzip", ignoringCase: true) {
                gzip = weight()
            } else if name.matches("identity", ignoringCase: true) {
                identity = weight()
            } else if name.matches("*") {
                others = weight()
            }
        }
        let gzipWeight = gzip ?? others ?? 0
        // Identity is acceptable if it is not named, but not preferred.
        prefersGzip = gzipWeight > 0 && gzipWeight >= (identity ?? 0)
    }

    /// The weight in thousandths (section 12.4.2): 500 for `q=0.5`. 0 for any other parameter.
    private static func weight(_ parameter: HeaderValue) -> Int {
        let bytes = Array(parameter.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
        guard bytes.count >= 3, bytes.count <= 7, bytes[0] | 0x20 == UInt8(ascii: "q"), bytes[1] == UInt8(ascii: "="),
            bytes[2] == UInt8(ascii: "0") || bytes[2] == UInt8(ascii: "1"),
            bytes.count == 3 || bytes[3] == UInt8(ascii: ".")
        else { return 0 }
        var weight = bytes[2] == UInt8(ascii: "1") ? 1000 : 0
        var unit = 100
        for byte in bytes.dropFirst(4) {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return 0 }
            weight += Int(byte - UInt8(ascii: "0")) * unit
            unit /= 10
        }
        return min(1000, weight)
    }
}
