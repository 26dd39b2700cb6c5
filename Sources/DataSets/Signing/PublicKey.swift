import Foundation
import Support

/// A minisign public key. Anybody can verify a data set with it: with this program, or with `minisign -V`.
public struct PublicKey: Sendable {
    /// The eight bytes by which signatures identify their key.
    let id: [UInt8]
    let key: [UInt8]

    /// - Parameter text: the key in base64, or a key file, which has it in the second line.
    public init(_ text: String) throws(DataSetProblem) {
        let bytes = try Minisign.bytes(ofLast: text, "the public key")
        guard bytes.count == 42, bytes.starts(with: Minisign.plain) else {
            throw .signature("the public key is not one of minisign, which begins with RW and has 56 characters")
        }
        id = Array(bytes[2..<10])
        key = Array(bytes[10...])
    }

    init(id: [UInt8], key: [UInt8]) { (self.id, self.key) = (id, key) }

    /// The file that `minisign -G` would write.
    public var file: String {
        "untrusted comment: minisign public key \(Minisign.hexadecimal(id))\n\(Minisign.text(Minisign.plain + id + key))\n"
    }

    /// Verifies a signature of these bytes.
    ///
    /// - Parameter signature: the text of a `.minisig` file.
    /// - Returns: the trusted comment, which the signature covers too.
    @discardableResult
    public func check(_ bytes: [UInt8], against signature: String) throws(DataSetProblem) -> String {
        let signature = try Signature(signature)
        guard signature.keyID == id else {
            throw .signature(
                "it was made with the key \(Minisign.hexadecimal(signature.keyID)), not with \(Minisign.hexadecimal(id))"
            )
        }
        let signed = signature.isOfDigest ? Sodium.digest(bytes) : bytes
        guard Sodium.isSigned(signed, by: signature.signature, of: key) else {
            throw .signature("the bytes are not those that were signed")
        }
        guard
            Sodium.isSigned(
                signature.signature + Array(signature.comment.utf8), by: signature.commentSignature, of: key)
        else { throw .signature("its comment is not the one that was signed") }
        return signature.comment
    }
}

/// A parsed `.minisig` file.
struct Signature {
    let keyID: [UInt8]
    let signature: [UInt8]
    /// Whether the signature covers a digest of the bytes, as minisign's does since 2021, rather than the bytes
    /// themselves.
    let isOfDigest: Bool
    let comment: String
    let commentSignature: [UInt8]

    private static let mark = "trusted comment: "

    init(_ text: String) throws(DataSetProblem) {
        let lines = Minisign.lines(of: text)
        guard lines.count == 4, lines[0].utf8.starts(with: "untrusted comment:".utf8),
            lines[2].utf8.starts(with: Self.mark.utf8), let first = Minisign.bytes(of: lines[1]),
            let last = Minisign.bytes(of: lines[3]), first.count == 74, last.count == 64,
            first.starts(with: Minisign.plain) || first.starts(with: Minisign.hashed)
        else { throw .signature("the file of the signature is not one of minisign") }
        isOfDigest = first.starts(with: Minisign.hashed)
        keyID = Array(first[2..<10])
        signature = Array(first[10...])
        comment = String(decoding: lines[2].utf8.dropFirst(Self.mark.utf8.count), as: UTF8.self)
        commentSignature = last
    }
}

/// What keys and signatures share.
enum Minisign {
    static let plain = Array("Ed".utf8)
    static let hashed = Array("ED".utf8)

    static func text(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

    static func bytes(of base64: String) -> [UInt8]? { Data(base64Encoded: base64).map { [UInt8]($0) } }

    /// The lines that are not empty.
    static func lines(of text: String) -> [String] {
        text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    static func bytes(ofLast text: String, _ name: String) throws(DataSetProblem) -> [UInt8] {
        guard let line = lines(of: text).last, let bytes = bytes(of: line) else {
            throw .signature("\(name) is not in base64")
        }
        return bytes
    }

    /// The id of a key as minisign prints it: with its bytes in reverse order.
    static func hexadecimal(_ id: [UInt8]) -> String {
        id.reversed().map { String($0 >> 4, radix: 16, uppercase: true) + String($0 & 15, radix: 16, uppercase: true) }
            .joined()
    }
}
