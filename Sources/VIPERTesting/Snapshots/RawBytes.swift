/// How a snapshot of HTML or XML keeps the page's bytes, from which its tree was read. The file of any other page has
/// the bytes themselves.
public enum RawBytes: Hashable, Sendable {
    /// The head has their number and a digest: a change of white space or quotes fails, but cannot be shown.
    case digest
    /// As `digest`, and a file `NAME.raw` has the bytes, so that the first byte that differs can be shown.
    case kept
    /// Only the tree is compared.
    case ignored
}

/// A digest that tells two pages apart. It is no protection against somebody who wants two pages to have the same.
enum Digest {
    /// Returns FNV-1a with 64 bits, in 16 hexadecimal digits.
    static func text(of bytes: some Sequence<UInt8>) -> String {
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
