import PlainBytes

/// CRC-64/XZ (ECMA-182, reflected). Detects every burst of damage of up to 64 bits, and any other damage but one in
/// 2⁶⁴. It does not protect against somebody who can write to the folder.
enum Checksum {
    private static let table: [UInt64] = (0..<256).map { byte in
        (0..<8).reduce(UInt64(byte)) { rest, _ in
            rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xC96C_5795_D787_0F42
        }
    }

    static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        table.withUnsafeBufferPointer { table in
            ~bytes.reduce(~0) { rest, byte in table[Int(truncatingIfNeeded: (rest ^ UInt64(byte)) & 0xFF)] ^ rest >> 8 }
        }
    }

    /// The checksum as sixteen hexadecimal digits.
    static func hexadecimal(_ checksum: UInt64) -> String { String(hexadecimal: checksum, digits: 16) }
}
