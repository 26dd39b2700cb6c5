import Support

/// A minisign secret key without a password (`minisign -G -W`), for signing data sets.
///
/// Keys with a password are not supported: sign with `minisign -S` instead.
public struct SecretKey: Sendable {
    private let id: [UInt8]
    private let key: [UInt8]

    /// Makes a new pair.
    public init() throws(DataSetProblem) {
        guard let keys = Sodium.keys() else { throw .signature("this machine has no random numbers for a key") }
        id = Sodium.random(8)
        key = keys.secret
    }

    /// - Parameter text: the text of the key file.
    public init(_ text: String) throws(DataSetProblem) {
        let bytes = try Minisign.bytes(ofLast: text, "the secret key")
        // The algorithm, how the password is used, the checksum, then salt and costs (48 bytes), id, key and checksum.
        guard bytes.count == 158, bytes.starts(with: Minisign.plain) else {
            throw .signature("the secret key is not one of minisign")
        }
        guard bytes[2] == 0, bytes[3] == 0 else {
            throw .signature("the secret key has a password; sign with: minisign -S -s KEY -m FILE")
        }
        id = Array(bytes[54..<62])
        key = Array(bytes[62..<126])
        guard Array(bytes[126...]) == Self.checksum(id, key) else { throw .signature("the secret key is damaged") }
    }

    private static func checksum(_ id: [UInt8], _ key: [UInt8]) -> [UInt8] {
        Sodium.digest(Minisign.plain + id + key, length: 32)
    }

    public var publicKey: PublicKey { PublicKey(id: id, key: Array(key[32...])) }

    /// The file that `minisign -G -W` would write.
    public var file: String {
        let head = Minisign.plain + [0, 0] + Array("B2".utf8) + [UInt8](repeating: 0, count: 48)
        return "untrusted comment: minisign secret key without a password\n"
            + Minisign.text(head + id + key + Self.checksum(id, key)) + "\n"
    }

    /// Returns the text of a file `.minisig` for these bytes.
    ///
    /// - Parameter comment: one line, which the signature covers too.
    public func signature(of bytes: [UInt8], comment: String) throws(DataSetProblem) -> String {
        guard let signature = Sodium.signature(of: Sodium.digest(bytes), by: key),
            let second = Sodium.signature(of: signature + Array(comment.utf8), by: key)
        else { throw .signature("the secret key cannot sign") }
        return """
            untrusted comment: signature of an almanac's data
            \(Minisign.text(Minisign.hashed + id + signature))
            trusted comment: \(comment)
            \(Minisign.text(second))

            """
    }
}
