/// Encodes bytes as letters that are valid in cookies and addresses (RFC 4648, section 5, without padding).
enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    private static let values: [UInt8: UInt32] = Dictionary(
        uniqueKeysWithValues: alphabet.enumerated().map { ($0.element, UInt32($0.offset)) })

    static func encoded(_ bytes: some Sequence<UInt8>) -> String {
        var letters: [UInt8] = []
        var pending: UInt32 = 0
        var bits = 0
        for byte in bytes {
            pending = pending << 8 | UInt32(byte)
            bits += 8
            while bits >= 6 {
                bits -= 6
                letters.append(alphabet[Int(pending >> bits & 63)])
            }
        }
        if bits > 0 { letters.append(alphabet[Int(pending << (6 - bits) & 63)]) }
        return String(decoding: letters, as: UTF8.self)
    }

    /// Returns the bytes. Nil if a letter is not in the alphabet, or the length is impossible. Spare bits at the end
    /// are ignored.
    static func decoded(_ text: some StringProtocol) -> [UInt8]? {
        guard text.utf8.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        var pending: UInt32 = 0
        var bits = 0
        for letter in text.utf8 {
            guard let value = values[letter] else { return nil }
            pending = pending << 6 | value
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: pending >> bits))
            }
        }
        return bytes
    }
}
