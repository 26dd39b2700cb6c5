import CSodium

/// libsodium's functions, with arrays.
enum Sodium {
    /// Initialises the library once; -1 if it cannot find random numbers.
    private static let status = sodium_init()

    /// Whether the signature of these bytes was made with the key (Ed25519, RFC 8032).
    static func isSigned(_ bytes: [UInt8], by signature: [UInt8], of key: [UInt8]) -> Bool {
        guard status >= 0, signature.count == 64, key.count == 32 else { return false }
        return crypto_sign_ed25519_verify_detached(signature, bytes, UInt64(bytes.count), key) == 0
    }

    /// - Parameter key: the 64 bytes of a secret key.
    /// - Returns: the 64 bytes of the signature; nil if the key has another length.
    static func signature(of bytes: [UInt8], by key: [UInt8]) -> [UInt8]? {
        guard status >= 0, key.count == 64 else { return nil }
        var signature = [UInt8](repeating: 0, count: 64)
        return crypto_sign_ed25519_detached(&signature, nil, bytes, UInt64(bytes.count), key) == 0 ? signature : nil
    }

    /// Returns a new pair of keys: 32 and 64 bytes; nil without random numbers.
    static func keys() -> (open: [UInt8], secret: [UInt8])? {
        var (open, secret) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 64))
        return status >= 0 && crypto_sign_ed25519_keypair(&open, &secret) == 0 ? (open, secret) : nil
    }

    /// Returns the digest BLAKE2b of 64 or 32 bytes (RFC 7693).
    static func digest(_ bytes: [UInt8], length: Int = 64) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: length)
        _ = crypto_generichash_blake2b(&digest, length, bytes, UInt64(bytes.count), nil, 0)
        return digest
    }

    static func random(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        _ = status
        randombytes_buf(&bytes, count)
        return bytes
    }
}
